"""What a seat sees of each deal before it acts, the same for all its actions.

Nothing here may depend on which of the others holds a card, but by `Field.known`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from murlan.computer.net.bits import Masks, Numbers, pack, sizes_of, suits_of
from murlan.computer.net.field import Field
from murlan.computer.net.groups import THEIR_SUITED, passed_case
from murlan.computer.net.tables import NO_PAIR, NO_SINGLE, STRAIGHTS

_AFTER: Final[Numbers] = (np.arange(4)[:, None] + np.arange(1, 4)) % 4
"""By seat, the others in the order of play."""

_RANKS: Final = np.uint64((1 << 15) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """What one seat of each deal sees; the first axis is the deal."""

    viewers: Numbers
    unseen: Masks
    """The cards of the other three as masks."""
    unseen_hands: Masks
    """The same as hands."""
    left: Numbers
    """By other seat, the case of `groups.LEFT`."""
    passed: Numbers
    """By other seat, the case of `groups.PASSED`."""
    known: Masks
    """By other seat, the ranks of which it is known to hold a card."""
    their_suited: Numbers
    """The case of `groups.THEIR_SUITED`."""


def sight_of(field: Field, viewers: Numbers) -> Sight:
    """Return what a seat of each deal sees.

    Args:
        field: The deals.
        viewers: The seat of each deal that looks.
    """
    rows = np.arange(len(field))
    unseen = np.bitwise_or.reduce(field.masks, axis=1) ^ field.masks[rows, viewers]
    others = _AFTER[viewers]
    column = rows[:, None]
    held = sizes_of(field.hands[column, others])
    singles = np.where(held > 0, field.single_passed[column, others], np.int8(NO_SINGLE))
    pairs = np.where(held > 0, field.pair_passed[column, others], np.int8(NO_PAIR))
    return Sight(
        viewers=viewers,
        unseen=unseen,
        unseen_hands=pack(unseen),
        left=held,
        passed=passed_case(singles, pairs),
        known=_known_ranks(field, viewers, others),
        their_suited=_their_suited(field, unseen),
    )


def _known_ranks(field: Field, viewers: Numbers, others: Numbers) -> Masks:
    known = field.known[np.arange(len(field))[:, None], others]
    if not known.any():
        return known
    knows = field.knowers[others] >> viewers[:, None] & 1
    ranks: Masks = pack(known * knows.astype(np.uint64)) & _RANKS
    return ranks


def _their_suited(field: Field, unseen: Masks) -> Numbers:
    if not field.options.suited_straights:
        return np.full(len(field), len(THEIR_SUITED) - 1)
    suits: Numbers = np.count_nonzero(STRAIGHTS[suits_of(unseen)], axis=1)
    return suits
