"""Card masks and hands of many deals at once: `murlan.packed.hands`, on numpy arrays.

All functions take arrays of any shape; masks and hands are 64-bit as `murlan.packed` has them.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

Masks = NDArray[np.uint64]
"""Card masks, hands, or other sets of bits."""

Numbers = NDArray[np.intp]
"""Seats, actions, sets of seats."""

Bools = NDArray[np.bool_]

_SPADES: Final = np.uint64(0x1111111111111)
"""The lowest bit of each of the thirteen ranks that have suits."""

_FIFTEEN: Final = np.uint64(15)

_SUITS: Final = np.arange(4, dtype=np.uint64)
_FIRST_JOKER: Final = np.uint64(52)
_LAYERS: Final = np.array([0, 15, 30, 45], np.uint64)


def suits_of(masks: Masks) -> Masks:
    """Return for each suit, S to H along a last axis, the set of the ranks held in it; jokers have none."""
    ranks = masks[..., None] >> _SUITS & _SPADES
    for step, kept in ((3, 0x0303030303030303), (6, 0x000F000F000F000F), (12, 0x000000FF000000FF), (24, 0xFFFF)):
        ranks |= ranks >> np.uint64(step)
        ranks &= np.uint64(kept)
    return ranks


def pack(masks: Masks) -> Masks:
    """Return the hands of card masks."""
    spades, clubs, diamonds, hearts = np.moveaxis(suits_of(masks), -1, 0)
    black, both_black, red, both_red = spades | clubs, spades & clubs, diamonds | hearts, diamonds & hearts
    one_each, a_pair = black & red, both_black | both_red
    singles = black | red | masks >> _FIRST_JOKER << np.uint64(13)
    layers = (singles, one_each | a_pair, one_each & a_pair, both_black & both_red)
    packed: Masks = layers[0]
    for shift, layer in zip(_LAYERS[1:], layers[1:], strict=True):
        packed |= layer << shift
    return packed


def lowest_of_ranks(masks: Masks) -> Masks:
    """Return of each rank that has suits the lowest card, in the order S, C, D, H."""
    chosen = masks & _SPADES
    taken = chosen.copy()
    for suit in _SUITS[1:]:
        card = masks >> suit & _SPADES & ~taken
        taken |= card
        chosen |= card << suit
    return chosen


def whole_ranks(masks: Masks) -> Masks:
    """Return all four cards of each rank that has suits and of which a card is held."""
    held: Masks = (masks | masks >> np.uint64(1) | masks >> np.uint64(2) | masks >> np.uint64(3)) & _SPADES
    held *= _FIFTEEN
    return held


def sizes_of(hands: Masks) -> Numbers:
    """Return how many cards masks or hands have."""
    return np.bitwise_count(hands).astype(np.intp)
