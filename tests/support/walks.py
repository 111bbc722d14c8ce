"""Seeded play for the laws: deals and matches as lists of steps, by policies from wild to sensible."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from murlan.computer import Level, player_of, understudy_event
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match, Step
from murlan.options import LADDERS, PRESETS, Passing, RuleOptions, Sides, StraightStep
from murlan.snapshot import Snapshot, Stage

SCALE: Final = float(os.environ.get("MURLAN_LAWS_SCALE", "0.4"))
"""How many thousand deals of each preset, with and without partners, the laws are tried on; 20 matches a thousand."""

Policy = Callable[[Snapshot, Random], SeatEvent]


@dataclass(frozen=True, slots=True)
class Moment:
    """One event of a walk and what it led to."""

    before: Match
    event: Event
    step: Step


@dataclass(frozen=True, slots=True)
class Walk:
    """A deal or a match, played to its end."""

    name: str
    moments: tuple[Moment, ...]

    @property
    def options(self) -> RuleOptions:
        """The rules it was played by."""
        return self.moments[0].before.options

    @property
    def events(self) -> tuple[Event, ...]:
        """Its events, in order."""
        return tuple(moment.event for moment in self.moments)

    @property
    def final(self) -> Match:
        """The match at its end."""
        return self.moments[-1].step.after

    @property
    def states(self) -> Iterable[Match]:
        """The match before the first event and after each."""
        return (self.moments[0].before, *(moment.step.after for moment in self.moments))


def random_policy(snapshot: Snapshot, rng: Random) -> SeatEvent:
    """Lay any legal card set, or pass three times in ten where that is allowed."""
    seat = _seat(snapshot)
    if snapshot.stage is Stage.EXCHANGE:
        return CardGiven(seat, rng.choice(snapshot.gifts))
    plays = snapshot.legal_plays()
    if snapshot.may_pass and (not plays or rng.random() < 0.3):
        return Passed(seat)
    return Played(seat, rng.choice(plays).cards)


def long_policy(snapshot: Snapshot, rng: Random) -> SeatEvent:
    """Lay the longest card set there is, so that straights, quads and early ends come up often."""
    seat = _seat(snapshot)
    if snapshot.stage is Stage.EXCHANGE or not (plays := snapshot.legal_plays()):
        return random_policy(snapshot, rng)
    return Played(seat, max(plays, key=lambda play: (len(play), rng.random())).cards)


def casual_policy(snapshot: Snapshot, rng: Random) -> SeatEvent:
    """Do as a computer player of good sense does, and now and then not."""
    return player_of(Level.CASUAL).choose(snapshot, rng=rng)


def understudy_policy(snapshot: Snapshot, _rng: Random) -> SeatEvent:
    """Do as an understudy does."""
    return understudy_event(snapshot)


POLICIES: Final[tuple[Policy, ...]] = (random_policy, long_policy, casual_policy, understudy_policy)


def random_options(rng: Random) -> RuleOptions:
    """Draw a preset and change some single options (R11)."""
    options = rng.choice(tuple(PRESETS.values()))
    return replace(
        options,
        passing=rng.choice((Passing.OPEN, Passing.OPEN, Passing.LOCKED)),
        sides=rng.choice(tuple(Sides)),
        open_exchange=rng.random() < 0.7,
        suited_step=rng.choice(tuple(StraightStep)) if options.suited_straights else StraightStep.ANY_HIGHER,
        target=rng.choice(tuple(LADDERS)),
    )


def table_options(rng: Random, preset: RuleOptions, sides: Sides) -> RuleOptions:
    """Return a preset with these sides: every other time as it stands, else with single options changed (R11)."""
    if rng.random() < 0.5:
        return replace(preset, sides=sides)
    return replace(
        preset,
        passing=rng.choice(tuple(Passing)),
        sides=sides,
        open_exchange=rng.random() < 0.5,
        suited_step=rng.choice(tuple(StraightStep)) if preset.suited_straights else StraightStep.ANY_HIGHER,
        target=rng.choice(tuple(LADDERS)),
    )


def table_deal_walk(seed: int, preset: str, sides: Sides) -> Walk:
    """Play one deal of a preset, with partners or without."""
    rng = Random(f"{preset} {sides} deal {seed}")
    return _deal_walk(f"{preset} {sides} deal {seed}", table_options(rng, PRESETS[preset], sides), rng)


def table_match_walk(seed: int, preset: str, sides: Sides) -> Walk:
    """Play one match of a preset to its end, with partners or without."""
    rng = Random(f"{preset} {sides} match {seed}")
    options = replace(table_options(rng, PRESETS[preset], sides), target=(21, 11, 21, 0)[seed % 4])
    return _walk(f"{preset} {sides} match {seed}", Match.start(options, dealer=rng.randrange(4)), rng, deals=1000)


def deal_walk(seed: int) -> Walk:
    """Play one deal: the first of a match, or a later one with its exchange."""
    rng = Random(f"deal {seed}")
    return _deal_walk(f"deal {seed}", random_options(rng), rng)


def match_walk(seed: int) -> Walk:
    """Play one match to its end."""
    rng = Random(f"match {seed}")
    options = replace(random_options(rng), target=(21, 11, 21, 0)[seed % 4])
    return _walk(f"match {seed}", Match.start(options, dealer=rng.randrange(4)), rng, deals=1000)


def _deal_walk(name: str, options: RuleOptions, rng: Random) -> Walk:
    start = Match.start(options)
    if rng.random() < 0.7:
        places = tuple(rng.sample(range(4), 4))
        start = replace(start, deal_number=1, dealer=rng.randrange(4), last_places=places)
    return _walk(name, start, rng, deals=1)


def _walk(name: str, match: Match, rng: Random, *, deals: int) -> Walk:
    """Play until so many deals have ended or the match is over."""
    policies = [rng.choice(POLICIES) for _ in range(4)]
    moments: list[Moment] = []
    last = match.deal_number + deals
    while match.stage is not Stage.OVER and not (match.stage is Stage.DEALING and match.deal_number == last):
        event = _next_event(match, policies, rng)
        step = match.apply(event)
        moments.append(Moment(match, event, step))
        match = step.after
    return Walk(name, tuple(moments))


def _next_event(match: Match, policies: list[Policy], rng: Random) -> Event:
    if match.stage is Stage.DEALING:
        return _next_deal(match, rng)
    assert match.deal is not None
    return policies[match.deal.turn](match.snapshot(match.deal.turn), rng)


def _next_deal(match: Match, rng: Random) -> Dealt:
    return match.next_deal(seed=rng.randbytes(32), cut=rng.randrange(1, 54))


def _seat(snapshot: Snapshot) -> int:
    assert snapshot.viewer is not None
    return snapshot.viewer
