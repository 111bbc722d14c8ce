"""Points and the end of a match (R7, R9)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from murlan.options import ONE_DEAL, RuleOptions

POINTS: Final = (3, 2, 1, 0)
"""Points of the places 1st to 4th (R7.1)."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    winners: tuple[int, ...]
    """The sides that won; several share a tie. In free for all a side is a seat."""

    @property
    def is_tie(self) -> bool:
        """Whether several sides share the match (R9.3)."""
        return len(self.winners) > 1


@dataclass(frozen=True, slots=True)
class Raise:
    """The match goes on to a higher target (R9.2)."""

    target: int


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points by seat of one deal, from its seats in the order of their places (R7.1)."""
    return tuple(POINTS[places.index(seat)] for seat in range(4))


def side_totals(totals: Sequence[int], options: RuleOptions) -> tuple[int, ...]:
    """Add up the points of the seats of each side (R10.2)."""
    return tuple(
        sum(total for seat, total in enumerate(totals) if options.side_of(seat) == side)
        for side in range(options.side_count)
    )


def judge(totals: Sequence[int], target: int, options: RuleOptions) -> Outcome | Raise | None:
    """Judge the totals after a deal (R9): over, on to a higher target, or ``None`` for the next deal.

    Args:
        totals: Points by side.
        target: The target in force.
        options: The rules of the match.
    """
    if options.target == ONE_DEAL:
        most = max(totals)
        return Outcome(tuple(side for side, total in enumerate(totals) if total == most))
    there = tuple(side for side, total in enumerate(totals) if total >= target)
    if len(there) < 2:
        return Outcome(there) if there else None
    higher = next((rung for rung in options.ladder if rung > target), None)
    return Outcome(there) if higher is None else Raise(higher)
