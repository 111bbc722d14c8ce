"""The turns of `murlan.packed`, compiled; a law test holds the two together."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit

from murlan.computer.training.bits import lowest_bit
from murlan.computer.training.hands import Ints, left
from murlan.computer.training.tables import NEXT_SEAT, PAIR, SINGLE, SORT, STRENGTH

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


@njit()
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


@njit()
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


@njit()
def _note_pass(deal: Deal) -> None:
    """Remember on what the seat on turn passed, where it is lower than before."""
    seats, table, _ = deal
    seat = table[TURN]
    to_beat = table[TO_BEAT]
    if SORT[to_beat] == SINGLE:
        seats[SINGLE_PASSED, seat] = min(seats[SINGLE_PASSED, seat], STRENGTH[to_beat])
    elif SORT[to_beat] == PAIR:
        seats[PAIR_PASSED, seat] = min(seats[PAIR_PASSED, seat], STRENGTH[to_beat])
