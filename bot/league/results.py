"""What a match leaves behind: one line a person, from which ratings, boards and profiles are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from murlan.computer.levels import Level
from murlan.options import Sides
from murlan.scoring import points_of

Pool: TypeAlias = Sides
"""Which matches are rated together: free for all and two against two apart."""

COMEBACK_POINTS: Final = 10
"""So many points behind the first side, and alone in last place, at some deal's end: a win after that is a comeback."""
RATED_PERSONS: Final = 2
"""So many persons must have been in a match from its first deal on for it to be rated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Laid:
    """What a seat laid besides quads, and besides straights of several suits."""

    singles: int = 0
    pairs: int = 0
    triples: int = 0
    suited: int = 0
    """Of its straights those of one suit."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonResult:
    """One person's share of a match."""

    user_id: int
    seat: int
    won: bool
    """Alone or in a tie."""
    deals: int
    deals_won: int
    """The deals in which this seat came first."""
    points: int
    place_sum: int
    """The places of all deals added up, for the average place."""
    has_left: bool
    """Whether the person left before the end; the result still counts (R12.3)."""
    is_newcomer: bool = False
    """Whether the person took the seat in the running match: it is unrated for them (R12.5)."""
    quads: int = 0
    """Quads that the seat laid in the deals that ended."""
    straights: int = 0
    """Straights that the seat laid in the deals that ended."""
    is_comeback: bool = False
    """Whether the person won after their side was far behind (`is_comeback`)."""
    understudy_deals: int = 0
    """The deals at whose end the understudy sat in (R12.2)."""
    laid: Laid | None = None
    """What else the seat laid in the deals that ended; ``None`` where an older release counted none of it."""


@dataclass(frozen=True, slots=True)
class ComputerResult:
    """A seat that a computer player had from the first deal on."""

    seat: int
    level: Level


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """A match that is over, or that closed before its end, for the books."""

    match_id: str
    winners: tuple[int, ...]
    """The sides that won (`murlan.Outcome`); none where the match closed before its end."""
    totals: tuple[int, ...]
    """Points by seat."""
    persons: tuple[PersonResult, ...]
    pool: Pool = Pool.FREE_FOR_ALL
    places: tuple[tuple[int, ...], ...] = ()
    """The seats of each deal that ended, first to last."""
    computers: tuple[ComputerResult, ...] = ()
    is_finished: bool = True
    """Whether it was played to its end; else only leavers are rated."""

    @property
    def persons_at_start(self) -> int:
        """How many persons took part from the first deal on."""
        return sum(not person.is_newcomer for person in self.persons)

    @property
    def is_ratable(self) -> bool:
        """Whether it can be rated: two persons from the first deal on, and a deal that ended."""
        return self.persons_at_start >= RATED_PERSONS and len(self.places) > 0


def tally(places: Sequence[Sequence[int]], seat: int) -> tuple[int, int]:
    """Return how many deals a seat won and the sum of its places, from the seats of each deal, first to last."""
    own = [deal.index(seat) + 1 for deal in places]
    return own.count(1), sum(own)


def side_of(seat: int, pool: Pool) -> int:
    """Return the side that a seat plays for: itself, or 0 and 1 in two against two (R10.1)."""
    return seat % 2 if pool is Pool.TWO_TEAMS else seat


def was_far_behind(places: Sequence[Sequence[int]], seat: int, pool: Pool) -> bool:
    """Return whether a seat's side stood alone in last place, ten points or more behind the first, at a deal's end."""
    own = side_of(seat, pool)
    totals = dict.fromkeys((side_of(number, pool) for number in range(4)), 0)
    for deal in places:
        for number, points in enumerate(points_of(deal)):
            totals[side_of(number, pool)] += points
        others = [total for side, total in totals.items() if side != own]
        if totals[own] < min(others) and totals[own] + COMEBACK_POINTS <= max(others):
            return True
    return False
