"""Features that are told together: in an afterstate one *case* of each group holds, which stands for some features.

Weights of the first layer are summed once for each case, so that an afterstate costs one look-up a group. The two sets
of cards, the rest and the unseen ones, are told by the bits of a hand instead.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net import layout
from murlan.computer.net.bits import Bools, Numbers
from murlan.computer.net.layout import Block
from murlan.options import Passing, RuleOptions, StraightStep
from murlan.packed.actions import PLAYS

Cases = tuple[tuple[int, ...], ...]
"""By case, the features that it stands for."""

SEATS: Final = range(3)
"""The other seats, in the order of play after the one that acted."""


def _by_bit(block: Block) -> Cases:
    first_joker, ranks = 13, range(15)
    layers = [(4 * rank + layer if rank < first_joker else 39 + rank) for layer in range(4) for rank in ranks]
    has_bit = [layer == 0 or rank < first_joker for layer in range(4) for rank in ranks]
    return tuple((block.start + place,) if kept else () for place, kept in zip(layers, has_bit, strict=True))


def _of(block: Block, place: int) -> tuple[int, ...]:
    """Return a feature of a block by its place, nothing where it has no such place."""
    return (block.start + place,) if 0 <= place < block.size else ()


def _part(block: Block, seat: int) -> Block:
    """Return what of a block is one of the other seats'."""
    size = block.size // len(SEATS)
    return Block(block.start + seat * size, size)


REST: Final = _by_bit(layout.REST)
UNSEEN: Final = _by_bit(layout.UNSEEN)
"""By bit of a hand, its feature."""

_COUNTS: Final = layout.COUNT.size
_TURNS: Final = layout.TURNS.size
_SINGLES: Final = _part(layout.SINGLE_PASSED, 0).size + 1
_PAIRS: Final = _part(layout.PAIR_PASSED, 0).size + 1
_TOPS: Final = layout.OWN_SUITED.size

LEFT: Final = tuple(tuple(_of(_part(layout.LEFT, seat), count) for count in range(_COUNTS)) for seat in SEATS)
"""By other seat: how many cards it holds."""

KNOWN: Final = tuple(tuple(_of(_part(layout.KNOWN, seat), rank) for rank in range(15)) for seat in SEATS)
"""By other seat: no case but the ranks it is known to hold, of which several are possible."""

PASSED: Final = tuple(
    tuple(
        _of(_part(layout.SINGLE_PASSED, seat), single) + _of(_part(layout.PAIR_PASSED, seat), pair)
        for single, pair in product(range(_SINGLES), range(_PAIRS))
    )
    for seat in SEATS
)
"""By other seat: `passed_case`."""


def passed_case(singles: NDArray[np.int8], pairs: NDArray[np.int8]) -> Numbers:
    """Return the case of the lowest single and pair that a seat passed on; one past the highest for none."""
    return singles.astype(np.intp) * _PAIRS + pairs


THEIR_SUITED: Final = (*((feature,) for feature in range(layout.THEIR_SUITED.start, layout.THEIR_SUITED.stop)), ())
"""In how many suits the unseen cards hold a suited straight; the last case where suits do not count."""

COURSE: Final = (
    *(
        tuple(layout.ANSWERING.start + seat for seat in SEATS if answering >> seat & 1)
        + _of(layout.NEXT, following)
        + _of(layout.OUT, out)
        for answering, following, out in product(range(8), range(4), range(3))
    ),
    (),
)
"""How play goes on: `course_case`."""


def course_case(answering: Numbers, following: Numbers, out: Numbers) -> Numbers:
    """Return the case of how play goes on.

    Args:
        answering: The set of the other seats that may answer, bit 0 for the next clockwise.
        following: Which seat acts next, by its distance clockwise.
        out: How many seats are out; 3 where the deal has ended.
    """
    course: Numbers = (answering * 4 + following) * 3 + out
    course[out == 3] = len(COURSE) - 1
    return course


LAID: Final = (
    *((feature,) for feature in range(layout.MINE.start, layout.MINE.stop)),
    *((layout.THEIRS.start + lying, layout.OWNER.start + owner) for lying, owner in product(range(len(PLAYS)), SEATS)),
    (),
)
"""What was laid: by an action less one; after a pass, `passed_on_case`; after a gift `NOTHING_LAID`."""

NOTHING_LAID: Final = len(LAID) - 1


def passed_on_case(lying: Numbers, owner: Numbers) -> Numbers:
    """Return the case of a pass, from the action that lies on the table and its owner's distance clockwise."""
    return len(PLAYS) + (lying - 1) * 3 + owner - 1


SHAPE: Final = tuple(
    _of(layout.COUNT, count) + _of(layout.TURNS, turns) + ((layout.UNBEATABLE.start,) if unbeatable else ())
    for count, turns, unbeatable in product(range(_COUNTS), range(_TURNS), range(2))
)
"""The rest's size and the turns it takes, and whether the play is unbeatable: `shape_case`."""


def shape_case(count: Numbers, turns: Numbers, unbeatable: Bools) -> Numbers:
    """Return the case of a rest of so many cards that takes so many turns."""
    shape: Numbers = (count * _TURNS + turns.clip(max=_TURNS - 1)) * 2 + unbeatable
    return shape


OWN_SUITED: Final = (
    (),
    *(
        (layout.OWN_SUITED.start + top, *([layout.OWN_SUITED.stop - 1] if is_long else []))
        for top, is_long in product(range(_TOPS - 1), range(2))
    ),
)
"""Which suited straights the rest holds: `own_suited_case`; case 0 for none."""


def own_suited_case(top: Numbers, longest: Numbers) -> Numbers:
    """Return the case of the highest top, 5–14 or 0 for none, and the length of the longest suited straight."""
    return (2 * (top - 5) + (longest >= 6) + 1) * (top > 0)


def option_features(options: RuleOptions) -> tuple[int, ...]:
    """Return the features of the rules."""
    holds = (
        options.straight_step is StraightStep.EXACTLY_ONE,
        options.suited_straights,
        options.suited_straights and options.suited_step is StraightStep.EXACTLY_ONE,
        options.passing is Passing.LOCKED,
    )
    return tuple(layout.OPTIONS.start + place for place, is_on in enumerate(holds) if is_on)
