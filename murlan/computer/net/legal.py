"""Which actions hands have (R3, R4), for many at once, as words of `murlan.computer.net.tables`."""

from __future__ import annotations

from typing import Final

import numpy as np

from murlan.computer.net.bits import Bools, Masks, Numbers, suits_of
from murlan.computer.net.tables import FIRST_STRAIGHT, STRAIGHTS, WITH_THREE, answers
from murlan.options import RuleOptions
from murlan.packed.actions import ACTIONS, SUITED_TWIN
from murlan.packed.hands import RUN_RANKS

_RUN_RANKS: Final = np.uint64(RUN_RANKS)
_SINGLES: Final = np.uint64((1 << 15) - 1)
_LAYER: Final = np.uint64(15)
_NON_SPADES: Final = np.uint64(0xEEEEEEEEEEEEE)
_PASS: Final = np.uint64(1)
_THREE: Final = np.uint64(1)


def plays_in(hands: Masks, masks: Masks | None) -> Masks:
    """Return the words of all that hands could lay, the pass among it, each straight both plain and suited.

    Args:
        hands: One dimension.
        masks: The same hands as cards, where suits count (R4.6).
    """
    words = np.zeros((len(hands), 3), np.uint64)
    layers = hands >> _LAYER
    groups = _PASS | (hands & _SINGLES) << np.uint64(1) | (layers & _RUN_RANKS) << np.uint64(16)
    groups |= (layers >> _LAYER & _RUN_RANKS) << np.uint64(29)
    words[:, 0] = groups | (layers >> np.uint64(30)) << np.uint64(42)
    words[:, 1] = STRAIGHTS[hands & _RUN_RANKS]
    if masks is not None:
        words[:, 2] = np.bitwise_or.reduce(STRAIGHTS[suits_of(masks)], axis=-1)
    return words


def allowed(hands: Masks, masks: Masks, to_beat: Numbers, opening: Bools, options: RuleOptions) -> Masks:
    """Return the words of what seats may do: exactly the `actions` of `murlan.packed`.

    Args:
        hands: Of the seats on turn, one dimension.
        masks: The same as cards.
        to_beat: What lies before each.
        opening: Where the lead must contain 3♠ (R5.2).
        options: The rules.
    """
    words = plays_in(hands, masks if options.suited_straights else None)
    first = np.flatnonzero(opening)
    if first.size:
        words[first] &= WITH_THREE
    if options.suited_straights and words[:, 2].any():
        words[first, 2] &= STRAIGHTS[suits_of(masks[first])[:, 0]]
        words[:, 1] &= ~(words[:, 2] & _in_one_suit(hands, masks, first))
    words &= answers(options)[to_beat]
    return words


def _in_one_suit(hands: Masks, masks: Masks, first: Numbers) -> Masks:
    """Return the straights that cannot be laid in several suits, among those that can be laid in one."""
    ranks = hands & ~(hands >> _LAYER) & _RUN_RANKS
    if first.size:
        others = suits_of(masks[first])[:, 1:]  # beside 3♠ the rest must not all be spades
        ranks[first] = ~np.bitwise_or.reduce(others, axis=-1) & _RUN_RANKS | _THREE
    straights: Masks = STRAIGHTS[ranks]
    return straights


def spread(words: Masks) -> Bools:
    """Return words of actions as truth values by number, 161 along the last axis."""
    bits = np.unpackbits(words.astype("<u8", copy=False).view(np.uint8).reshape(len(words), 3, 8), 2, bitorder="little")
    listed = np.empty((len(words), len(ACTIONS)), np.bool_)
    listed[:, :FIRST_STRAIGHT] = bits[:, 0, :FIRST_STRAIGHT]
    listed[:, FIRST_STRAIGHT:] = bits[:, 1:, :SUITED_TWIN].reshape(len(words), -1)
    return listed
