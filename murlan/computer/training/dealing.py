"""Deals to begin with: cards, house rules, and the two cards of the exchange."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from murlan.computer.training.bits import lowest_bit
from murlan.computer.training.deal import (
    ANSWERING,
    EXACTLY_ONE,
    HANDS,
    HOLDERS,
    KNOWERS,
    KNOWN,
    LOCKED,
    MASKS,
    NO_PAIR,
    NO_SINGLE,
    OPEN_EXCHANGE,
    OPENING,
    OUTS,
    OWNER,
    PAIR_PASSED,
    PLACES,
    SINGLE_PASSED,
    SUITED_EXACTLY_ONE,
    SUITS_COUNT,
    TO_BEAT,
    TURN,
    WAITING,
    Deal,
)
from murlan.computer.training.hands import pack

JOKERS: Final = 3 << 52
_THREE_TO_TEN: Final = (1 << 32) - 1


@njit()
def deal_cards(deal: Deal) -> None:
    """Deal all cards (R2.3)."""
    seats = deal.seats
    pack_ = np.arange(54)
    for place in range(53, 0, -1):
        other = np.random.randint(0, place + 1)
        pack_[place], pack_[other] = pack_[other], pack_[place]
    dealer = np.random.randint(0, 4)
    seats[:] = 0
    for place in range(54):
        seats[MASKS, (dealer + 1 + place) & 3] |= np.int64(1) << pack_[place]
    for seat in range(4):
        seats[HANDS, seat] = pack(seats[MASKS, seat])
    seats[SINGLE_PASSED] = NO_SINGLE
    seats[PAIR_PASSED] = NO_PAIR
    seats[PLACES] = -1


@njit()
def begin(deal: Deal, leader: int, opening: int) -> None:
    """Begin the play of a deal."""
    table = deal.table
    table[TURN] = table[OWNER] = leader
    table[TO_BEAT] = table[OUTS] = 0
    table[WAITING] = table[HOLDERS] = table[ANSWERING] = 15
    table[OPENING] = opening


@njit()
def leader_of_first(deal: Deal) -> int:
    """Return the seat that holds 3♠ (R5.2)."""
    for seat in range(4):
        if deal.seats[MASKS, seat] & 1:
            return seat
    return 0


@njit()
def draw_rules(deal: Deal) -> None:
    """Draw house rules: mostly those of the presets, and now and then any (R11)."""
    rules = deal.rules
    rules[:] = 0
    chance = np.random.random()
    rules[EXACTLY_ONE] = chance > 0.36
    rules[SUITS_COUNT] = chance > 0.58
    if np.random.random() < 0.06:
        rules[EXACTLY_ONE] = np.random.randint(0, 2)
    if rules[SUITS_COUNT] and np.random.random() < 0.08:
        rules[SUITED_EXACTLY_ONE] = 1
    rules[LOCKED] = np.random.random() < 0.12
    rules[OPEN_EXCHANGE] = np.random.random() < 0.85


@njit()
def highest_card(mask: int) -> int:
    """Return the mask of a hand's highest card, among equals the first of S, C, D, H (R8.1)."""
    for rank in range(14, -1, -1):
        held = mask & (15 << 4 * rank if rank < 13 else 1 << 39 + rank)
        if held:
            return held & -held
    return 0


@njit()
def allowed_gifts(mask: int, received: int) -> int:
    """Return the mask of the cards that may be given back (R8.2, R8.3)."""
    own = mask & ~received
    if own & _THREE_TO_TEN:
        return own & _THREE_TO_TEN
    rank = lowest_bit(own) // 4
    return own & 15 << 4 * rank if rank < 13 else own & -own


@njit()
def move_card(deal: Deal, card: int, giver: int, receiver: int) -> None:
    """Move a card of the exchange, and remember who knows of it (R8.6)."""
    seats = deal.seats
    seats[MASKS, giver] &= ~card
    seats[MASKS, receiver] |= card
    seats[HANDS, giver] = pack(seats[MASKS, giver])
    seats[HANDS, receiver] = pack(seats[MASKS, receiver])
    seats[KNOWN, giver] &= ~card
    seats[KNOWN, receiver] |= card
    seats[KNOWERS, receiver] = 15 if deal.rules[OPEN_EXCHANGE] else 1 << giver


@njit()
def show_jokers(deal: Deal, seat: int) -> None:
    """Let everybody know who holds both jokers (R8.4)."""
    deal.seats[KNOWN, seat] = JOKERS
    deal.seats[KNOWERS, seat] = 15
