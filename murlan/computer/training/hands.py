"""Hands and card masks of `murlan.packed`, compiled. Nothing here, or in what builds on it, allocates."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from murlan.computer.training.bits import count_bits
from murlan.computer.training.tables import HELD_STRAIGHTS, SHIFT, SHIFTED, STAYING

Ints = NDArray[np.int64]

LAYER: Final = 15
"""The width of a hand's layer in bits."""
LAYER_BITS: Final = (1 << 15) - 1
RUN_RANKS: Final = (1 << 13) - 1
"""The ranks that can run, a bit each: all but the jokers."""


@njit()
def pack(mask: int) -> int:
    """Return the hand of a card mask."""
    hand = 0
    for rank in range(13):
        count = count_bits(mask >> 4 * rank & 15)
        for layer in range(count):
            hand |= 1 << LAYER * layer + rank
    return hand | (mask >> 52 & 3) << 13


@njit()
def left(hand: int, action: int) -> int:
    """Return the hand that is left after an action."""
    return hand & STAYING[action] | hand >> SHIFT[action] & SHIFTED[action]


@njit()
def ranks_of_suit(mask: int, suit: int) -> int:
    """Return the ranks 3–2 that a card mask holds in one suit, a bit each."""
    ranks = 0
    for rank in range(13):
        ranks |= (mask >> 4 * rank + suit & 1) << rank
    return ranks


@njit()
def suited_straights(mask: int) -> int:
    """Return the set of suited straights among the cards of a mask."""
    found = 0
    for suit in range(4):
        found |= HELD_STRAIGHTS[ranks_of_suit(mask, suit)]
    return found
