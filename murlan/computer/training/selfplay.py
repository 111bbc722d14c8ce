"""Deals that a net plays against itself, and the samples that they leave: an afterstate and how the deal ended."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from murlan.computer.training.deal import MASKS, OUTS, PLACES, TURN, Deal, act, new_deal
from murlan.computer.training.dealing import JOKERS, begin, deal_cards, draw_rules, leader_of_first, show_jokers
from murlan.computer.training.hands import Ints
from murlan.computer.training.mind import Floats, Mind, decide, exchange_cards

FIRST_DEALS: Final = 0.4
"""The share of deals that are the first of a match."""


class Samples(NamedTuple):
    """Room for samples, a row each."""

    active: NDArray[np.int16]
    """The active features."""
    counts: Ints
    """How many these are."""
    outcomes: Ints
    """How the deal ended for the seat that decided."""
    taken: Ints
    """How many of the first outcomes were impossible by then."""
    deciders: Ints
    """The seat."""


@njit()
def write_sample(samples: Samples, number: int, mind: Mind, count: int, decider: int, taken: int) -> None:
    """Write what is on a mind's desk as a sample, all but its outcome."""
    for place in range(count):
        samples.active[number, place] = mind.desk.active[place]
    samples.counts[number] = count
    samples.deciders[number] = decider
    samples.taken[number] = taken


@njit()
def outcome_of(deal: Deal, seat: int, mind: Mind) -> int:
    """Return how a deal that is over ended for a seat: its place, or 0 for a side's five points to 4 for its one."""
    places = deal.seats[PLACES]
    if mind.worth.shape[0] == 5:
        return places[seat] + places[(seat + 2) & 3] - 1
    return places[seat]


@njit(fastmath=True)
def _play(deals: int, seed: int, deal: Deal, mind: Mind, samples: Samples) -> int:
    np.random.seed(seed)
    is_team = mind.worth.shape[0] == 5
    written = 0
    for _ in range(deals):
        earlier = written
        draw_rules(deal)
        deal_cards(deal)
        if np.random.random() < FIRST_DEALS:
            begin(deal, leader_of_first(deal), 1)
        else:
            first = np.random.randint(0, 4)
            last = (first + 1 + np.random.randint(0, 3)) & 3
            if deal.seats[MASKS, last] & JOKERS == JOKERS:
                show_jokers(deal, last)
                begin(deal, first, 0)
            else:
                count = exchange_cards(deal, mind, first, last)
                write_sample(samples, written, mind, count, first, 0)
                written += 1
                begin(deal, last, 0)
        is_over = False
        while not is_over:
            place, count = decide(deal, mind)
            if count:
                write_sample(samples, written, mind, count, deal.table[TURN], 0 if is_team else deal.table[OUTS])
                written += 1
            is_over = act(deal, mind.desk.listed[place], mind.desk.laid[place])
        for number in range(earlier, written):
            samples.outcomes[number] = outcome_of(deal, samples.deciders[number], mind)
    return written


def play_deals(deals: int, seed: int, mind: Mind, samples: Samples) -> int:
    """Let a net play deals against itself and write down a sample for each of its real decisions.

    Args:
        deals: How many; four in ten are the first of a match (R5.2), the others have an exchange before them (R8).
        seed: Of all chance, 0 to 2**32 - 1.
        mind: Who plays all seats.
        samples: Gets the samples; it needs room for a hundred a deal.

    Returns:
        How many samples were written.
    """
    return int(_play(deals, seed, new_deal(), mind, samples))


@njit(fastmath=True)
def _duel(seed: int, dealt: Deal, deal: Deal, one: Mind, other: Mind, points: Floats) -> None:
    np.random.seed(seed)
    for number in range(points.shape[0]):
        deal_cards(dealt)
        for seat in range(4):
            deal.seats[:] = dealt.seats
            begin(deal, leader_of_first(deal), 1)
            is_over = False
            while not is_over:
                mind = one if deal.table[TURN] == seat else other
                place, _ = decide(deal, mind)
                is_over = act(deal, mind.desk.listed[place], mind.desk.laid[place])
            points[number] += one.worth[outcome_of(deal, seat, one)] / np.float32(4)


def duel(deals: int, seed: int, one: Mind, other: Mind, rules: Ints) -> Floats:
    """Play first deals of matches in duplicate: one on each seat in turn against three of the other.

    In 2v2 its partner is the other too.

    Args:
        deals: How many; each is played four times.
        seed: Of the cards, 0 to 2**32 - 1.
        one: Whose points these are.
        other: Who sits on the other three seats.
        rules: As `Deal.rules`.

    Returns:
        (deals,), mean points of a deal.
    """
    points = np.zeros(deals, dtype=np.float32)
    deal = new_deal()
    deal.rules[:] = rules
    _duel(seed, new_deal(), deal, one, other, points)
    return points
