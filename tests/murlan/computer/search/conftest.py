"""Deals in play, and a searching player that takes little time."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from murlan.computer.search.champion import SearchingPlayer
from murlan.computer.search.search import Effort
from murlan.match import Match
from murlan.options import RuleOptions
from murlan.snapshot import Stage

QUICK = SearchingPlayer(effort=Effort(pool=24, particles=8, sweeps=3, steps=2, block=16, margin=2.0))
"""It searches wherever there is a choice, but not far."""


def begun(options: RuleOptions, seed: int, *, is_first: bool = False) -> Match:
    """Deal by seed: the first deal of a match, or a later one with its exchange."""
    rng = Random(f"begun {seed}")
    match = Match.start(options, dealer=rng.randrange(4))
    if not is_first:
        match = replace(match, deal_number=3, last_places=tuple(rng.sample(range(4), 4)))
    return match.apply(match.next_deal(seed=rng.randbytes(32), cut=rng.randrange(1, 54))).after


def going_on(match: Match) -> Iterator[Match]:
    """Let the net play a deal, and yield it before each turn."""
    while match.stage in (Stage.EXCHANGE, Stage.PLAY):
        yield match
        assert match.deal is not None
        snapshot = match.snapshot(match.deal.turn)
        match = match.apply(QUICK.choose(snapshot, rng=Random(1), time_left=lambda: 0.0)).after
