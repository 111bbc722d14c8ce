"""The rules of `murlan.packed`, compiled; a law test holds the two together. Nothing here allocates."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from murlan.computer.training.bits import count_bits, lowest_bit
from murlan.computer.training.tables import (
    ANSWERS,
    FIRST_STRAIGHT,
    FIRST_SUITED,
    HELD_STRAIGHTS,
    IS_OVER_QUADS,
    NEXT_SEAT,
    PAIR,
    PLAIN,
    RANKS,
    SHIFT,
    SHIFTED,
    SINGLE,
    SIZE,
    SORT,
    SPADES,
    STAYING,
    STRENGTH,
    SUITED,
    TRIPLE,
)

Ints = NDArray[np.int64]

HANDS, MASKS, SINGLE_PASSED, PAIR_PASSED, KNOWN, KNOWERS, PLACES = range(7)
"""Rows of `Deal.seats`: hand and card mask as in `murlan.packed`, the lowest single and pair passed on (15 and 13 for
none), the cards that a seat is known to hold from the exchange, who knows it, the place taken (0–3; -1 for none)."""

TURN, OWNER, TO_BEAT, WAITING, HOLDERS, ANSWERING, OPENING, OUTS = range(8)
"""Places of `Deal.table`, as the attributes of `PackedDeal`; `OUTS` counts the seats that went out."""

EXACTLY_ONE, SUITS_COUNT, SUITED_EXACTLY_ONE, LOCKED, OPEN_EXCHANGE = range(5)
"""Places of `Deal.rules`, each 0 or 1."""


class Deal(NamedTuple):
    """A deal in play; it changes in place."""

    seats: Ints
    """(7, 4), a row each by seat."""
    table: Ints
    """(8,), what all share."""
    rules: Ints
    """(5,), the options."""


class Ahead(NamedTuple):
    """What an action leads to."""

    waiting: int
    """The set of seats that may still answer; empty where the trick has ended."""
    turn: int
    """The seat that acts next; -1 where the deal has ended."""
    outs: int
    """How many seats are out then."""


def new_deal() -> Deal:
    """Return room for a deal."""
    return Deal(np.zeros((7, 4), dtype=np.int64), np.zeros(8, dtype=np.int64), np.zeros(5, dtype=np.int64))


NO_SINGLE: Final = 15
NO_PAIR: Final = 13

_LAYER: Final = 15
_LAYER_BITS: Final = (1 << 15) - 1
_RUN_RANKS: Final = (1 << 13) - 1
_PAIRS, _TRIPLES, _QUADS = 16, 29, 42


@njit(cache=True)
def pack(mask: int) -> int:
    """Return the hand of a card mask."""
    hand = 0
    for rank in range(13):
        count = count_bits(mask >> 4 * rank & 15)
        for layer in range(count):
            hand |= 1 << _LAYER * layer + rank
    return hand | (mask >> 52 & 3) << 13


@njit(cache=True)
def left(hand: int, action: int) -> int:
    """Return the hand that is left after an action."""
    return hand & STAYING[action] | hand >> SHIFT[action] & SHIFTED[action]


@njit(cache=True)
def ranks_of_suit(mask: int, suit: int) -> int:
    """Return the ranks 3–2 that a card mask holds in one suit, a bit each."""
    ranks = 0
    for rank in range(13):
        ranks |= (mask >> 4 * rank + suit & 1) << rank
    return ranks


@njit(cache=True)
def suited_straights(mask: int) -> int:
    """Return the set of suited straights among the cards of a mask."""
    found = 0
    for suit in range(4):
        found |= HELD_STRAIGHTS[ranks_of_suit(mask, suit)]
    return found


@njit(cache=True)
def _list(bits: int, first: int, listed: Ints, count: int) -> int:
    while bits:
        listed[count] = first + lowest_bit(bits)
        count += 1
        bits &= bits - 1
    return count


@njit(cache=True)
def _has_mixed(mask: int, straight: int, opening: int) -> bool:
    spades = SPADES[straight]
    held = mask & 15 * spades
    if opening:
        return held & ~spades & ~15 != 0
    return count_bits(held) > SIZE[FIRST_STRAIGHT + straight]


@njit(cache=True)
def _list_plain(hand: int, to_beat: int, step: int, listed: Ints) -> int:
    """List a pass and what beats an action without regard to suits."""
    listed[0] = 0
    count = 1
    sort = SORT[to_beat]
    if sort == SUITED:
        return count
    if sort == PLAIN:
        count = _list(HELD_STRAIGHTS[hand & _RUN_RANKS] & ANSWERS[step, to_beat], FIRST_STRAIGHT, listed, count)
    else:
        higher = _LAYER_BITS & ~((2 << STRENGTH[to_beat]) - 1)
        first = 1 if sort == SINGLE else _PAIRS if sort == PAIR else _TRIPLES if sort == TRIPLE else _QUADS
        count = _list(hand >> _LAYER * (sort - 1) & higher, first, listed, count)
    if not IS_OVER_QUADS[to_beat]:
        count = _list(hand >> 3 * _LAYER, _QUADS, listed, count)
    return count


@njit(cache=True)
def _list_leads(hand: int, opening: int, listed: Ints) -> int:
    count = _list(hand & _LAYER_BITS, 1, listed, 0)
    count = _list(hand >> _LAYER & _LAYER_BITS, _PAIRS, listed, count)
    count = _list(hand >> 2 * _LAYER & _LAYER_BITS, _TRIPLES, listed, count)
    count = _list(hand >> 3 * _LAYER, _QUADS, listed, count)
    count = _list(HELD_STRAIGHTS[hand & _RUN_RANKS], FIRST_STRAIGHT, listed, count)
    if opening:
        kept = 0
        for place in range(count):
            if RANKS[listed[place]] & 1:
                listed[kept] = listed[place]
                kept += 1
        count = kept
    return count


@njit(cache=True)
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
    if not rules[SUITS_COUNT] or not HELD_STRAIGHTS[hand & _RUN_RANKS]:
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


@njit(cache=True)
def _guarded(mask: int) -> int:
    """Return the cards of a mask that belong to a suited straight."""
    guarded = 0
    for suit in range(4):
        straights = HELD_STRAIGHTS[ranks_of_suit(mask, suit)]
        while straights:
            guarded |= SPADES[lowest_bit(straights)] << suit
            straights &= straights - 1
    return guarded


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True)
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


@njit(cache=True)
def look_ahead(deal: Deal, action: int) -> Ahead:
    """Return what an action of the seat on turn leads to."""
    seats, table, _ = deal
    seat = table[TURN]
    bit = 1 << seat
    holders, outs, owner = table[HOLDERS], table[OUTS], table[OWNER]
    waiting = table[WAITING] & ~bit
    if action:
        waiting = table[ANSWERING] & ~bit
        owner = seat
        if left(seats[HANDS, seat], action) == 0:
            holders &= ~bit
            outs += 1
    if holders & holders - 1 == 0:
        return Ahead(0, -1, outs)
    if waiting:
        return Ahead(waiting, NEXT_SEAT[seat, waiting], outs)
    return Ahead(0, owner if holders >> owner & 1 else NEXT_SEAT[owner, holders], outs)


@njit(cache=True)
def act(deal: Deal, action: int, cards: int) -> bool:
    """Do an action with these cards (a mask), and return whether the deal is over."""
    seats, table, rules = deal
    seat = table[TURN]
    bit = 1 << seat
    if action:
        seats[MASKS, seat] &= ~cards
        seats[KNOWN, seat] &= ~cards
        hand = left(seats[HANDS, seat], action)
        seats[HANDS, seat] = hand
        table[TO_BEAT] = action
        table[OWNER] = seat
        table[OPENING] = 0
        if not hand:
            seats[PLACES, seat] = table[OUTS]
            table[OUTS] += 1
            table[HOLDERS] &= ~bit
            table[ANSWERING] &= ~bit
            if table[HOLDERS] & table[HOLDERS] - 1 == 0:
                seats[PLACES, lowest_bit(table[HOLDERS])] = 3
                return True
        table[WAITING] = table[ANSWERING] & ~bit
    else:
        _note_pass(deal)
        table[WAITING] &= ~bit
        if rules[LOCKED]:
            table[ANSWERING] &= ~bit
    if table[WAITING]:
        table[TURN] = NEXT_SEAT[seat, table[WAITING]]
        return False
    owner = table[OWNER]
    table[TURN] = owner if table[HOLDERS] >> owner & 1 else NEXT_SEAT[owner, table[HOLDERS]]
    table[TO_BEAT] = 0
    table[ANSWERING] = table[HOLDERS]
    return False


@njit(cache=True)
def _note_pass(deal: Deal) -> None:
    """Remember on what the seat on turn passed, where it is lower than before."""
    seats, table, _ = deal
    seat = table[TURN]
    to_beat = table[TO_BEAT]
    if SORT[to_beat] == SINGLE:
        seats[SINGLE_PASSED, seat] = min(seats[SINGLE_PASSED, seat], STRENGTH[to_beat])
    elif SORT[to_beat] == PAIR:
        seats[PAIR_PASSED, seat] = min(seats[PAIR_PASSED, seat], STRENGTH[to_beat])
