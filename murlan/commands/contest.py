"""Matches between computer players, and what came of them. Knows no terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from murlan.arena.estimates import Estimate, Sums
from murlan.arena.playing import Seated, course
from murlan.dealing import cut_place
from murlan.events import Event
from murlan.match import Match
from murlan.notices import DealEnded
from murlan.options import RuleOptions


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
        players: A player's name for each seat (`murlan.arena.players`); seat 0 deals first.
        seeds: 32 bytes each: one for the players' chance, then two for each deal (the shuffle and the cut).

    Raises:
        PlayerFailed: A player raised, or answered what the rules refuse.
    """
    rng = Random(next(seeds))
    seated = [Seated(name, rng) for name in players]
    match = Match.start(options)
    events: list[Event] = []
    ends: list[DealEnded] = []
    for event, step in course(match, seated, lambda _: (next(seeds), cut_place(next(seeds)))):
        match = step.after
        events.append(event)
        ends += [notice for notice in step.notices if isinstance(notice, DealEnded)]
    return PlayedMatch(tuple(events), match, tuple(ends))


@dataclass(slots=True)
class Tally:
    """What one player did in all its matches."""

    player: str
    firsts: int = 0
    lasts: int = 0
    won: int = 0
    """Matches won; a tie counts for nobody."""
    _places: Sums = field(default_factory=Sums)
    _points: Sums = field(default_factory=Sums)

    def count(self, match: PlayedMatch, seat: int) -> None:
        """Count a match that the player played on this seat."""
        places = [ended.places.index(seat) + 1 for ended in match.ends]
        self.firsts += places.count(1)
        self.lasts += places.count(4)
        outcome = match.final.outcome
        self.won += outcome is not None and outcome.winners == (match.final.options.side_of(seat),)
        self._places.add(sum(places), len(places))
        self._points.add(sum(ended.points[seat] for ended in match.ends), len(places))

    @property
    def deals(self) -> int:
        """The deals played."""
        return self._points.count

    def place(self) -> Estimate:
        """Return the mean place of a deal, 1–4, and its standard error from match to match."""
        return self._places.mean()

    def points(self) -> Estimate:
        """Return the mean points of a deal (R7.1), likewise."""
        return self._points.mean()
