"""What a finished match leaves behind: one line a person, from which the boards are made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonResult:
    """One person's share of a finished match."""

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


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchResult:
    """A finished match, for the books."""

    match_id: str
    winners: tuple[int, ...]
    """The sides that won (`murlan.Outcome`)."""
    totals: tuple[int, ...]
    """Points by seat."""
    persons: tuple[PersonResult, ...]


def tally(places: Sequence[Sequence[int]], seat: int) -> tuple[int, int]:
    """Return how many deals a seat won and the sum of its places, from the seats of each deal, first to last."""
    own = [deal.index(seat) + 1 for deal in places]
    return own.count(1), sum(own)
