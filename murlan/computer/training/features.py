"""The features of `murlan.computer.net.layout`, compiled; a law test holds them to those of the players."""

from __future__ import annotations

from typing import Final, NamedTuple

from numba import njit

from murlan.computer.net import layout
from murlan.computer.training.bits import count_bits, lowest_bit
from murlan.computer.training.deal import (
    EXACTLY_ONE,
    HANDS,
    KNOWERS,
    KNOWN,
    LOCKED,
    MASKS,
    NO_PAIR,
    NO_SINGLE,
    OWNER,
    PAIR_PASSED,
    SINGLE_PASSED,
    SUITED_EXACTLY_ONE,
    SUITS_COUNT,
    TO_BEAT,
    TURN,
    Deal,
    look_ahead,
)
from murlan.computer.training.hands import (
    LAYER,
    LAYER_BITS,
    RUN_RANKS,
    Ints,
    left,
    pack,
    ranks_of_suit,
    suited_straights,
)
from murlan.computer.training.tables import (
    ANSWERS,
    FIRST_STRAIGHT,
    HELD_STRAIGHTS,
    IS_OVER_QUADS,
    PLAIN,
    SIZE,
    SORT,
    SPADES,
    STRENGTH,
    SUITED,
)

MOST_ACTIVE: Final = 112
"""No afterstate has more features than this."""

_REST, _UNSEEN = layout.REST.start, layout.UNSEEN.start
_LEFT, _KNOWN = layout.LEFT.start, layout.KNOWN.start
_SINGLE_PASSED, _PAIR_PASSED = layout.SINGLE_PASSED.start, layout.PAIR_PASSED.start
_ANSWERING, _NEXT, _OUT = layout.ANSWERING.start, layout.NEXT.start, layout.OUT.start
_MINE, _THEIRS, _OWNER = layout.MINE.start, layout.THEIRS.start, layout.OWNER.start
_COUNT, _TURNS, _UNBEATABLE = layout.COUNT.start, layout.TURNS.start, layout.UNBEATABLE.start
_OPTIONS, _OWN_SUITED, _THEIR_SUITED = layout.OPTIONS.start, layout.OWN_SUITED.start, layout.THEIR_SUITED.start


class Unseen(NamedTuple):
    """The cards that a seat does not see."""

    mask: int
    hand: int
    """The same in the form of a hand."""


@njit()
def _add_cards(hand: int, start: int, active: Ints, count: int) -> int:
    """Add the bits of a hand in unary form."""
    while hand:
        bit = lowest_bit(hand)
        hand &= hand - 1
        layer, rank = bit // LAYER, bit % LAYER
        active[count] = start + (4 * rank + layer if rank < 13 else 39 + rank)
        count += 1
    return count


@njit()
def unseen_by(deal: Deal, viewer: int) -> Unseen:
    """Return what the other three hold."""
    mask = 0
    for seat in range(4):
        if seat != viewer:
            mask |= deal.seats[MASKS, seat]
    return Unseen(mask, pack(mask))


@njit()
def add_common(deal: Deal, viewer: int, unseen: Unseen, active: Ints) -> int:
    """Write the features that do not depend on the viewer's own action, and return how many they are."""
    seats, _, rules = deal
    count = _add_cards(unseen.hand, _UNSEEN, active, 0)
    for distance in range(1, 4):
        seat = (viewer + distance) & 3
        held = count_bits(seats[HANDS, seat])
        active[count] = _LEFT + 15 * (distance - 1) + held
        count += 1
        if not held:
            continue
        if seats[SINGLE_PASSED, seat] != NO_SINGLE:
            active[count] = _SINGLE_PASSED + 15 * (distance - 1) + seats[SINGLE_PASSED, seat]
            count += 1
        if seats[PAIR_PASSED, seat] != NO_PAIR:
            active[count] = _PAIR_PASSED + 13 * (distance - 1) + seats[PAIR_PASSED, seat]
            count += 1
        if seats[KNOWN, seat] and seats[KNOWERS, seat] >> viewer & 1:
            ranks = pack(seats[KNOWN, seat]) & LAYER_BITS
            while ranks:
                active[count] = _KNOWN + 15 * (distance - 1) + lowest_bit(ranks)
                count += 1
                ranks &= ranks - 1
    for option, place in ((0, EXACTLY_ONE), (1, SUITS_COUNT), (2, SUITED_EXACTLY_ONE), (3, LOCKED)):
        if rules[place]:
            active[count] = _OPTIONS + option
            count += 1
    if rules[SUITS_COUNT]:
        suits = 0
        for suit in range(4):
            suits += HELD_STRAIGHTS[ranks_of_suit(unseen.mask, suit)] != 0
        active[count] = _THEIR_SUITED + suits
        count += 1
    return count


@njit()
def least_turns(hand: int) -> int:
    """Return the least number of plays that lay a hand, with at most one straight among them."""
    ranks = hand & LAYER_BITS
    alone = ranks & ~(hand >> LAYER)
    least = groups = count_bits(ranks)
    straights = HELD_STRAIGHTS[hand & RUN_RANKS]
    while straights:
        number = lowest_bit(straights)
        straights &= straights - 1
        laid = _straight_ranks(number)
        least = min(least, 1 + groups - count_bits(laid & alone))
    return least


@njit()
def _straight_ranks(straight: int) -> int:
    return ranks_of_suit(SPADES[straight], 0)


@njit()
def is_unbeatable(action: int, unseen: Unseen, rules: Ints) -> bool:
    """Return whether nothing among the unseen cards beats a play."""
    sort = SORT[action]
    if rules[SUITS_COUNT]:
        suited = suited_straights(unseen.mask)
        if sort == SUITED:
            return suited & ANSWERS[rules[SUITED_EXACTLY_ONE], action] == 0
        if suited:
            return False
    elif sort == SUITED:
        return True
    if not IS_OVER_QUADS[action] and unseen.hand >> 3 * LAYER:
        return False
    if sort == PLAIN:
        return HELD_STRAIGHTS[unseen.hand & RUN_RANKS] & ANSWERS[rules[EXACTLY_ONE], action] == 0
    higher = LAYER_BITS & ~((2 << STRENGTH[action]) - 1)
    return unseen.hand >> LAYER * (sort - 1) & higher == 0


@njit()
def _add_rest(hand: int, mask: int, rules: Ints, active: Ints, count: int) -> int:
    """Add what the own hand is after the action."""
    count = _add_cards(hand, _REST, active, count)
    active[count] = _COUNT + count_bits(hand)
    active[count + 1] = _TURNS + min(least_turns(hand), 9)
    count += 2
    if rules[SUITS_COUNT] and HELD_STRAIGHTS[hand & RUN_RANKS]:
        straights = suited_straights(mask)
        top, is_long = 0, False
        while straights:
            number = FIRST_STRAIGHT + lowest_bit(straights)
            straights &= straights - 1
            top = max(top, STRENGTH[number])
            is_long |= SIZE[number] >= 6
        if top:
            active[count] = _OWN_SUITED + top - 5
            count += 1
        if is_long:
            active[count] = _OWN_SUITED + 10
            count += 1
    return count


@njit()
def add_action(deal: Deal, action: int, cards: int, unseen: Unseen, active: Ints, count: int) -> int:
    """Add the features that depend on the action of the seat on turn to `count` others; return how many in all."""
    seats, table, rules = deal
    viewer = table[TURN]
    ahead = look_ahead(deal, action)
    count = _add_rest(left(seats[HANDS, viewer], action), seats[MASKS, viewer] & ~cards, rules, active, count)
    for distance in range(1, 4):
        if ahead.waiting >> ((viewer + distance) & 3) & 1:
            active[count] = _ANSWERING + distance - 1
            count += 1
    if ahead.turn >= 0:
        active[count] = _NEXT + (ahead.turn - viewer & 3)
        active[count + 1] = _OUT + ahead.outs
        count += 2
    if action:
        active[count] = _MINE + action - 1
        count += 1
        if is_unbeatable(action, unseen, rules):
            active[count] = _UNBEATABLE
            count += 1
    else:
        active[count] = _THEIRS + table[TO_BEAT] - 1
        active[count + 1] = _OWNER + (table[OWNER] - viewer & 3) - 1
        count += 2
    return count


@njit()
def add_gift(deal: Deal, viewer: int, leader: int, active: Ints, count: int) -> int:
    """Add the features of a card given back, once it is; the one that got it leads (R8.2, R8.5)."""
    seats, _, rules = deal
    count = _add_rest(seats[HANDS, viewer], seats[MASKS, viewer], rules, active, count)
    active[count] = _NEXT + (leader - viewer & 3)
    active[count + 1] = _OUT
    return count + 2
