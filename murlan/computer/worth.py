"""What each end of a deal is worth to a seat at the score as it stands (R9): the match is to be won, not the deal.

The worth of an outcome is the chance of winning the match after it, from the tables of `murlan.computer.race`, with a
share of the deal's plain points mixed in: where the match is as good as decided a place still matters.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import numpy as np
import numpy.typing as npt

from murlan.computer.race import SEAT_ORDERS, SIDE_ORDERS, Floats, Ints, chance, tables
from murlan.options import LADDERS, ONE_DEAL, RuleOptions, Sides
from murlan.scoring import POINTS, side_totals
from murlan.snapshot import Snapshot

POINTS_SHARE: Final = 0.1
"""How much of a worth is plain points where a match begins; the rest is the chance of winning it."""

_POINTS_OF_PLACE: Final = np.array((-1, *POINTS))


def worths(snapshot: Snapshot) -> Floats:
    """Return for each seat what each outcome of the present deal is worth to it, shaped (4, outcomes).

    The outcomes are the seat's place 1–4, or in 2v2 its side's points 5, 4, 3, 2, 1. The unit is the point: before any
    place is taken the dearest and the cheapest outcome lie as far apart as in plain points, from the same least value.
    An outcome stands for the mean of the orders of places that bring it, as far as they keep the places taken already.
    A lower place may be worth more: where it makes two others reach the target at once, the match goes on (R9.2).
    """
    by_order, points = worths_by_order(snapshot), _points(snapshot.options.sides)
    taken = _POINTS_OF_PLACE[[seat.place or 0 for seat in snapshot.seats]]
    is_open: npt.NDArray[np.bool_] = ((taken < 0) | (taken == SEAT_ORDERS)).all(axis=1)
    return np.stack([_by_outcome(by_order[:, seat], points[:, seat], is_open) for seat in range(4)])


def worths_by_order(snapshot: Snapshot) -> Floats:
    """Return what each of the 24 orders of places in `race.SEAT_ORDERS` is worth to each seat, shaped (24, 4).

    The unit is that of `worths`. This says more: what it means who of the others takes which place.
    """
    totals = tuple(seat.total for seat in snapshot.seats)
    return _worths_by_order(totals, snapshot.target, snapshot.options)


@lru_cache(maxsize=1024)
def _worths_by_order(totals: tuple[int, ...], target: int, options: RuleOptions) -> Floats:
    points = _points(options.sides)
    mixed = (1 - POINTS_SHARE) * _points_of_chance(options) * _chances(totals, target, options) + POINTS_SHARE * points
    stretched = np.empty_like(mixed)
    for seat in range(4):
        means = _by_outcome(mixed[:, seat], points[:, seat])
        stretch = (points.max() - points.min()) / (means.max() - means.min())
        stretched[:, seat] = (mixed[:, seat] - means.min()) * stretch + points.min()
    stretched.setflags(write=False)
    return stretched


@cache
def _points_of_chance(options: RuleOptions) -> float:
    """Return how many points the certainty of winning is worth where a match begins."""
    points = _points(options.sides)[:, 0]
    means = _by_outcome(_chances((0, 0, 0, 0), options.target, options)[:, 0], points)
    return float((points.max() - points.min()) / (means[0] - means[-1]))


def _chances(totals: tuple[int, ...], target: int, options: RuleOptions) -> Floats:
    """Return by order of places and seat the chance that its side wins the match after this deal."""
    after = np.array(side_totals(totals, options)) + _points(options.sides)[:, : options.side_count]
    if options.target == ONE_DEAL:
        is_most = after == after.max(axis=1, keepdims=True)
        by_side = is_most / is_most.sum(axis=1, keepdims=True)
    else:
        rungs = sum(rung > target for rung in LADDERS[options.target])
        table = tables()[options.sides]
        firsts = [np.roll(target - after, -side, axis=1) for side in range(options.side_count)]
        by_side = np.stack([chance(needs, table, rungs) for needs in firsts], axis=1)
    by_seat: Floats = by_side[:, [options.side_of(seat) for seat in range(4)]]
    return by_seat


def _points(sides: Sides) -> Ints:
    """Return by order of places and seat the points of its side (R7.1, R10.2)."""
    return np.tile(SIDE_ORDERS, 2) if sides is Sides.TWO_TEAMS else SEAT_ORDERS


def _by_outcome(values: Floats, points: Ints, is_open: npt.NDArray[np.bool_] | None = None) -> Floats:
    """Return one seat's mean value by outcome, best first; an outcome with no open order is the mean of all of its."""
    outcomes = [points == made for made in range(points.max(), points.min() - 1, -1)]
    if is_open is not None:
        outcomes = [wanted & is_open if (wanted & is_open).any() else wanted for wanted in outcomes]
    return np.array([values[wanted].mean() for wanted in outcomes])
