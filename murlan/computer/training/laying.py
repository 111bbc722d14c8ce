"""Which cards stand for an action, compiled: `cards_for` of `murlan.packed`."""

from __future__ import annotations

from numba import njit

from murlan.computer.training.bits import count_bits, lowest_bit
from murlan.computer.training.deal import SUITS_COUNT
from murlan.computer.training.hands import Ints, ranks_of_suit
from murlan.computer.training.tables import (
    FIRST_STRAIGHT,
    FIRST_SUITED,
    HELD_STRAIGHTS,
    PLAIN,
    RANKS,
    SIZE,
    SORT,
    SPADES,
    STRENGTH,
    SUITED,
)


@njit()
def _guarded(mask: int) -> int:
    """Return the cards of a mask that belong to a suited straight."""
    guarded = 0
    for suit in range(4):
        straights = HELD_STRAIGHTS[ranks_of_suit(mask, suit)]
        while straights:
            guarded |= SPADES[lowest_bit(straights)] << suit
            straights &= straights - 1
    return guarded


@njit()
def _cards_of_rank(mask: int, rank: int, count: int, guarded: int, opening: int) -> int:
    """Choose cards of one rank: 3♠ where the lead asks for it, then those not guarded, then S, C, D, H."""
    chosen = 0
    held = mask & 15 << 4 * rank if rank < 13 else mask & 1 << 39 + rank
    if opening and held & 1:
        chosen = 1
    for wanted_guarded in range(2):
        for suit in range(4):
            card = 1 << 4 * rank + suit if rank < 13 else 1 << 39 + rank
            if count_bits(chosen) < count and held & card & ~chosen and (guarded & card != 0) == (wanted_guarded == 1):
                chosen |= card
    return chosen


@njit()
def cards_for(mask: int, action: int, rules: Ints, opening: int) -> int:
    """Return the card mask that an action lays, as `SuitedPackedDeal.cards_for` has it; else the lowest suits."""
    sort = SORT[action]
    if sort == SUITED:
        spades = SPADES[action - FIRST_SUITED]
        for suit in range(4):
            if mask & spades << suit == spades << suit:
                return spades << suit
    guarded = _guarded(mask) if rules[SUITS_COUNT] else 0
    if sort != PLAIN:
        return _cards_of_rank(mask, STRENGTH[action], SIZE[action], guarded, opening)
    ranks = RANKS[action]
    chosen = 0
    for rank in range(13):
        if ranks >> rank & 1:
            chosen |= _cards_of_rank(mask, rank, 1, guarded, opening)
    if guarded:
        spades = SPADES[action - FIRST_STRAIGHT]
        for suit in range(4):
            if chosen == spades << suit:
                return _mixed(mask, action, chosen, opening)
    return chosen


@njit()
def _mixed(mask: int, action: int, chosen: int, opening: int) -> int:
    """Let the last card of a straight of one suit of which another is held give way to that."""
    top = STRENGTH[action]
    for back in range(SIZE[action]):
        place = top - back  # 14 and 1 are the ace, 2 the two, 3 the three …
        rank = 11 if place in (1, 14) else 12 if place == 2 else place - 3
        own = chosen & 15 << 4 * rank
        others = mask & 15 << 4 * rank & ~own
        if others and not (opening and own & 1):
            return chosen & ~own | others & -others
    return chosen
