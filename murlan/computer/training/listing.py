"""What a seat may do, compiled: the `actions` of `murlan.packed`."""

from __future__ import annotations

from numba import njit

from murlan.computer.training.bits import count_bits, lowest_bit
from murlan.computer.training.deal import (
    EXACTLY_ONE,
    HANDS,
    MASKS,
    OPENING,
    SUITED_EXACTLY_ONE,
    SUITS_COUNT,
    TO_BEAT,
    TURN,
    Deal,
)
from murlan.computer.training.hands import LAYER, LAYER_BITS, RUN_RANKS, Ints, ranks_of_suit, suited_straights
from murlan.computer.training.tables import (
    ANSWERS,
    FIRST_STRAIGHT,
    FIRST_SUITED,
    HELD_STRAIGHTS,
    IS_OVER_QUADS,
    PAIR,
    PLAIN,
    RANKS,
    SINGLE,
    SIZE,
    SORT,
    SPADES,
    STRENGTH,
    SUITED,
    TRIPLE,
)

_PAIRS, _TRIPLES, _QUADS = 16, 29, 42


@njit()
def _list(bits: int, first: int, listed: Ints, count: int) -> int:
    while bits:
        listed[count] = first + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count


@njit()
def _has_mixed(mask: int, straight: int, opening: int) -> bool:
    spades = SPADES[straight]
    held = mask & 15 * spades
    if opening:
        return held & ~spades & ~15 != 0
    return count_bits(held) > SIZE[FIRST_STRAIGHT + straight]


@njit()
def _list_plain(hand: int, to_beat: int, step: int, listed: Ints) -> int:
    """List a pass and what beats an action without regard to suits."""
    listed[0] = 0
    count = 1
    sort = SORT[to_beat]
    if sort == SUITED:
        return count
    if sort == PLAIN:
        count = _list(HELD_STRAIGHTS[hand & RUN_RANKS] & ANSWERS[step, to_beat], FIRST_STRAIGHT, listed, count)
    else:
        higher = LAYER_BITS & ~((2 << STRENGTH[to_beat]) - 1)
        first = 1 if sort == SINGLE else _PAIRS if sort == PAIR else _TRIPLES if sort == TRIPLE else _QUADS
        count = _list(hand >> LAYER * (sort - 1) & higher, first, listed, count)
    if not IS_OVER_QUADS[to_beat]:
        count = _list(hand >> 3 * LAYER, _QUADS, listed, count)
    return count


@njit()
def _list_leads(hand: int, opening: int, listed: Ints) -> int:
    count = _list(hand & LAYER_BITS, 1, listed, 0)
    count = _list(hand >> LAYER & LAYER_BITS, _PAIRS, listed, count)
    count = _list(hand >> 2 * LAYER & LAYER_BITS, _TRIPLES, listed, count)
    count = _list(hand >> 3 * LAYER, _QUADS, listed, count)
    count = _list(HELD_STRAIGHTS[hand & RUN_RANKS], FIRST_STRAIGHT, listed, count)
    if opening:
        kept = 0
        for place in range(count):
            if RANKS[listed[place]] & 1:
                listed[kept] = listed[place]
                kept += 1
        count = kept
    return count


@njit()
def list_actions(deal: Deal, listed: Ints) -> int:
    """Write into `listed` what the seat on turn may do, as `PackedDeal.actions` has it, and return how much."""
    seats, table, rules = deal
    seat = table[TURN]
    hand = seats[HANDS, seat]
    to_beat = table[TO_BEAT]
    opening = table[OPENING]
    if not to_beat:
        count = _list_leads(hand, opening, listed)
    else:
        count = _list_plain(hand, to_beat, rules[EXACTLY_ONE], listed)
    if not rules[SUITS_COUNT] or not HELD_STRAIGHTS[hand & RUN_RANKS]:
        return count
    mask = seats[MASKS, seat]
    suited = suited_straights(mask)
    if opening:
        suited = HELD_STRAIGHTS[ranks_of_suit(mask, 0)] if suited else 0
        kept = 0
        while suited:
            straight = lowest_bit(suited)
            if SPADES[straight] & 1:
                kept |= 1 << straight
            suited &= suited - 1
        suited = kept
    if not suited:
        return count
    if SORT[to_beat] == SUITED:
        return _list(suited & ANSWERS[rules[SUITED_EXACTLY_ONE], to_beat], FIRST_SUITED, listed, count)
    kept = 0
    for place in range(count):
        straight = listed[place] - FIRST_STRAIGHT
        if straight < 0 or not suited >> straight & 1 or _has_mixed(mask, straight, opening):
            listed[kept] = listed[place]
            kept += 1
    return _list(suited, FIRST_SUITED, listed, kept)
