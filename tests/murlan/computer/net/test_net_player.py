"""The player that asks the value net plays by all rules, sees nothing hidden, and errs as it is told to."""

from __future__ import annotations

import pickle
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import numpy as np
import pytest

from murlan.computer.net.layout import Family, family_of
from murlan.computer.net.net import Net
from murlan.computer.net.net_player import NetPlayer
from murlan.computer.net.prospects import prospects_of
from murlan.computer.worth import worths
from murlan.events import CardGiven, Passed, Played
from murlan.match import Match
from murlan.options import PRESETS, Sides
from murlan.snapshot import Snapshot, Stage
from tests.murlan.computer.net.conftest import chance_weights
from tests.support.walks import random_options, table_deal_walk

SEEDS = range(6)
NETS = {family: Net.of(chance_weights(family)) for family in Family}


def nets(family: Family) -> Net:
    """Return a net of chance weights."""
    return NETS[family]


BEST = NetPlayer(nets=nets)
HUMAN = NetPlayer(nets=nets, temperature=0.2, margin=0.5)


@pytest.mark.parametrize("player", [BEST, HUMAN], ids=["best", "human"])
@pytest.mark.parametrize("seed", SEEDS)
def test_net_players_by_any_rules_play_a_deal_to_its_end(player: NetPlayer, seed: int) -> None:
    """Every option, the exchange and 2v2: the engine refuses nothing."""
    rng = Random(f"net player {seed}")
    match = replace(
        Match.start(random_options(rng)),
        deal_number=1,
        last_places=None if seed == 0 else tuple(rng.sample(range(4), 4)),
    )
    match = match.apply(match.next_deal(seed=rng.randbytes(32), cut=20)).after
    while match.stage in (Stage.PLAY, Stage.EXCHANGE):
        assert match.deal is not None
        match = match.apply(player.choose(match.snapshot(match.deal.turn), rng=rng)).after
    assert match.last_places is not None


@pytest.mark.parametrize("sides", Sides)
@pytest.mark.parametrize("preset", PRESETS)
def test_prospects_are_one_play_a_shape_as_choices_has_them(preset: str, sides: Sides) -> None:
    """A pass where there is one, and the cards that keep most; each is worth what its outcomes are."""
    for snapshot in _turns(preset, sides, seeds=2):
        prospects = prospects_of(snapshot, nets(family_of(snapshot.options)))
        seat = snapshot.viewer
        assert seat is not None
        if snapshot.stage is Stage.EXCHANGE:
            assert [CardGiven(seat, card) for card in snapshot.gifts] == [prospect.event for prospect in prospects]
        else:
            plays = {Played(seat, play.cards) for play in snapshot.choices()}
            assert plays | ({Passed(seat)} if snapshot.may_pass else set()) == {one.event for one in prospects}
        for one in prospects:
            assert 1 == pytest.approx(sum(one.outcomes))
            assert np.dot(one.outcomes, worths(snapshot)[seat]) == pytest.approx(one.value)


@pytest.mark.parametrize("preset", PRESETS)
def test_best_prospect_is_chosen_whatever_the_chance(preset: str) -> None:
    """The master's level: the same snapshot brings the same choice."""
    for snapshot in _turns(preset, Sides.FREE_FOR_ALL, seeds=1):
        best = max(prospects_of(snapshot, nets(Family.FREE_FOR_ALL)), key=lambda one: one.value)
        assert best.event == BEST.choose(snapshot, rng=Random(1)) == BEST.choose(snapshot, rng=Random(2))


def test_human_choice_comes_from_the_given_chance_alone() -> None:
    """The same snapshot and the same chance bring the same choice, in another process too."""
    copy = pickle.loads(pickle.dumps(HUMAN))  # noqa: S301 - our own bytes
    for snapshot in _turns("rrethi", Sides.FREE_FOR_ALL, seeds=1):
        assert HUMAN.choose(snapshot, rng=Random(3)) == copy.choose(snapshot, rng=Random(3))


def test_temperature_prefers_what_is_worth_more_within_the_margin() -> None:
    """What is out of the margin is never done; within it, better comes more often than worse."""
    turns = _turns("classic", Sides.FREE_FOR_ALL, seeds=1)
    snapshot = next(turn for turn in turns if turn.stage is Stage.PLAY and len(turn.choices()) > 10)
    prospects = sorted(prospects_of(snapshot, nets(Family.FREE_FOR_ALL)), key=lambda one: -one.value)
    margin = prospects[0].value - prospects[3].value + 1e-9
    player = replace(HUMAN, temperature=margin, margin=margin)
    rng = Random(4)
    drawn = Counter(player.choose(snapshot, rng=rng) for _ in range(400))
    assert {one.event for one in prospects[:4]} == set(drawn)
    assert drawn[prospects[0].event] > drawn[prospects[3].event]


def test_player_is_small_when_it_is_sent_to_another_process() -> None:
    """Nets are read where they are first asked for."""
    assert len(pickle.dumps(NetPlayer())) < 1_000


def _turns(preset: str, sides: Sides, *, seeds: int) -> Iterator[Snapshot]:
    """Yield what the seats on turn saw in some deals."""
    for seed in range(seeds):
        for moment in table_deal_walk(seed, preset, sides).moments:
            if moment.before.stage in (Stage.PLAY, Stage.EXCHANGE):
                assert moment.before.deal is not None
                yield moment.before.snapshot(moment.before.deal.turn)
