"""Matches between computer players, and what came of them. Knows no terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Final

from murlan.computer import CautiousPlayer, ComputerPlayer, RandomPlayer, understudy_event
from murlan.computer.player import TimeLeft, plenty
from murlan.dealing import cut_place
from murlan.events import Event, SeatEvent
from murlan.match import Match
from murlan.notices import DealEnded
from murlan.options import RuleOptions
from murlan.snapshot import Snapshot, Stage


class _UnderstudyPlayer:
    """Does as an understudy does (R12.1)."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Pass, or play the lowest card."""
        del rng, time_left
        return understudy_event(snapshot)


PLAYERS: Final[dict[str, ComputerPlayer]] = {
    "cautious": CautiousPlayer(),
    "random": RandomPlayer(),
    "understudy": _UnderstudyPlayer(),
}
"""The computer players by name."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that was played to its end."""

    events: tuple[Event, ...]
    final: Match
    ends: tuple[DealEnded, ...]
    """How each of its deals ended."""


def play_match(options: RuleOptions, players: Sequence[str], seeds: Iterator[bytes]) -> PlayedMatch:
    """Play one match to its end.

    Args:
        options: The rules.
        players: A name of `PLAYERS` for each seat; seat 0 deals first.
        seeds: 32 bytes each: one for the players' chance, then two for each deal (the shuffle and the cut).
    """
    seated = [PLAYERS[name] for name in players]
    rng = Random(next(seeds))
    match = Match.start(options)
    events: list[Event] = []
    ends: list[DealEnded] = []
    while match.stage is not Stage.OVER:
        events.append(_next_event(match, seated, seeds, rng))
        step = match.apply(events[-1])
        match = step.after
        ends += [notice for notice in step.notices if isinstance(notice, DealEnded)]
    return PlayedMatch(tuple(events), match, tuple(ends))


def _next_event(match: Match, seated: Sequence[ComputerPlayer], seeds: Iterator[bytes], rng: Random) -> Event:
    if match.stage is Stage.DEALING:
        return match.next_deal(next(seeds), cut_place(next(seeds)))
    assert match.deal is not None, "a live deal"
    seat = match.deal.turn
    return seated[seat].choose(match.snapshot(seat), rng=rng)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error, which is ``None`` where one match is too little to tell."""

    mean: float
    error: float | None


@dataclass(slots=True)
class Tally:
    """What one player did in all its matches."""

    player: str
    firsts: int = 0
    lasts: int = 0
    won: int = 0
    """Matches won; a tie counts for nobody."""
    _deals: list[int] = field(default_factory=list)
    _places: list[int] = field(default_factory=list)
    _points: list[int] = field(default_factory=list)

    def count(self, match: PlayedMatch, seat: int) -> None:
        """Count a match that the player played on this seat."""
        places = [ended.places.index(seat) + 1 for ended in match.ends]
        self.firsts += places.count(1)
        self.lasts += places.count(4)
        outcome = match.final.outcome
        self.won += outcome is not None and outcome.winners == (match.final.options.side_of(seat),)
        self._deals.append(len(places))
        self._places.append(sum(places))
        self._points.append(sum(ended.points[seat] for ended in match.ends))

    @property
    def deals(self) -> int:
        """The deals played."""
        return sum(self._deals)

    def place(self) -> Estimate:
        """Return the mean place of a deal, 1–4."""
        return ratio(self._places, self._deals)

    def points(self) -> Estimate:
        """Return the mean points of a deal (R7.1)."""
        return ratio(self._points, self._deals)


def ratio(sums: Sequence[int], counts: Sequence[int]) -> Estimate:
    """Return the mean over all deals, and its standard error from match to match.

    Deals of one match hang together (R8), so matches are what is independent: with sums y and counts n of m matches,
    the mean is r = Σy / Σn and its standard error √(m / (m - 1) · Σ(y - r·n)²) / Σn (Cochran, Sampling Techniques,
    chapter 6).
    """
    total, matches = sum(counts), len(counts)
    mean = sum(sums) / total
    if matches < 2:
        return Estimate(mean, None)
    spread = sum((value - mean * count) ** 2 for value, count in zip(sums, counts, strict=True))
    return Estimate(mean, sqrt(spread * matches / (matches - 1)) / total)
