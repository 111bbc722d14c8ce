"""A net that decides, compiled: what an afterstate is worth, what a seat does, which card it gives back."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit
from numpy.typing import NDArray

from murlan.computer.training.deal import HANDS, KNOWERS, KNOWN, MASKS, OPEN_EXCHANGE, OPENING, OUTS, TURN, Deal
from murlan.computer.training.dealing import allowed_gifts, highest_card, move_card
from murlan.computer.training.features import MOST_ACTIVE, add_action, add_common, add_gift, unseen_by
from murlan.computer.training.hands import Ints, left
from murlan.computer.training.laying import cards_for
from murlan.computer.training.listing import list_actions

Floats = NDArray[np.float32]


class Weights(NamedTuple):
    """A net: two hidden layers of ReLU, and the logits of the outcomes."""

    w1: Floats
    """(features, first)."""
    b1: Floats
    w2: Floats
    """(first, second)."""
    b2: Floats
    w3: Floats
    """(second, outcomes)."""
    b3: Floats


class Desk(NamedTuple):
    """Room to work in, so that nothing is allocated while deals are played."""

    listed: Ints
    """The actions that a seat may do, and beside them the cards that each lays."""
    laid: Ints
    active: Ints
    """The features of what was considered last; after a decision, of what was chosen."""
    common: Floats
    sums: Floats
    second: Floats


class Mind(NamedTuple):
    """Whoever decides."""

    weights: Weights
    worth: Floats
    """What each outcome is worth; their number tells the family."""
    temperature: float
    """Of the Gumbel noise that is added to each value, in points."""
    whims: float
    """How often a decision is left to plain chance."""
    desk: Desk


def new_desk(weights: Weights) -> Desk:
    """Return a desk for nets of this size."""
    first, second = weights.b1.size, weights.b2.size
    common, sums, last = (np.zeros(size, dtype=np.float32) for size in (first, first, second))
    listed, laid, active = (np.zeros(size, dtype=np.int64) for size in (192, 192, MOST_ACTIVE))
    return Desk(listed, laid, active, common, sums, last)


@njit(fastmath=True)
def _add_rows(w1: Floats, active: Ints, start: int, stop: int, sums: Floats) -> None:
    """Add the rows of the active features to the sums of the first layer."""
    for place in range(start, stop):
        row = w1[active[place]]
        for unit in range(sums.shape[0]):
            sums[unit] += row[unit]


@njit(fastmath=True)
def _value(mind: Mind, sums: Floats, taken: int) -> float:
    """Return what an afterstate is worth, from its first sums; the first `taken` outcomes are impossible."""
    weights, worth, second = mind.weights, mind.worth, mind.desk.second
    second[:] = weights.b2
    for unit in range(sums.shape[0]):
        strength = sums[unit]
        if strength > 0:
            row = weights.w2[unit]
            for other in range(second.shape[0]):
                second[other] += strength * row[other]
    total = np.float32(0)
    value = np.float32(0)
    for outcome in range(taken, worth.shape[0]):
        logit = weights.b3[outcome]
        for other in range(second.shape[0]):
            if second[other] > 0:
                logit += second[other] * weights.w3[other, outcome]
        chance = np.exp(min(logit, np.float32(30)))
        total += chance
        value += chance * worth[outcome]
    return value / total


@njit(fastmath=True)
def _noise(temperature: float) -> float:
    """Draw Gumbel noise: with it the highest value is a draw from the softmax at this temperature."""
    return np.float32(temperature * -np.log(-np.log(np.random.random() + 1e-12) + 1e-12))


@njit(fastmath=True)
def _gift_features(deal: Deal, mind: Mind, giver: int, leader: int) -> int:
    count = add_common(deal, giver, unseen_by(deal, giver), mind.desk.active)
    return add_gift(deal, giver, leader, mind.desk.active, count)


@njit(fastmath=True)
def exchange_cards(deal: Deal, mind: Mind, first: int, last: int) -> int:
    """Exchange cards (R8.1, R8.2); return how many features the gift has that was chosen, which are on the desk."""
    desk = mind.desk
    received = highest_card(deal.seats[MASKS, last])
    move_card(deal, received, last, first)
    gifts = allowed_gifts(deal.seats[MASKS, first], received)
    given, highest = 0, np.float32(-1e9)
    while gifts:
        card = gifts & -gifts
        gifts &= gifts - 1
        move_card(deal, card, first, last)
        count = _gift_features(deal, mind, first, last)
        desk.sums[:] = mind.weights.b1
        _add_rows(mind.weights.w1, desk.active, 0, count, desk.sums)
        value = _value(mind, desk.sums, 0) + _noise(mind.temperature)
        if value > highest:
            highest, given = value, card
        move_card(deal, card, last, first)
        deal.seats[KNOWN, first] = received
        deal.seats[KNOWERS, first] = 15 if deal.rules[OPEN_EXCHANGE] else 1 << last
    move_card(deal, given, first, last)
    return _gift_features(deal, mind, first, last)


@njit(fastmath=True)
def decide(deal: Deal, mind: Mind) -> tuple[int, int]:
    """Choose for the seat on turn: return the place on the desk of what it does, and how many features that has.

    Features are counted only for a real decision: none where there is one choice, or where a seat that plays for itself
    can go out, which nothing beats.
    """
    desk = mind.desk
    seat, opening = deal.table[TURN], deal.table[OPENING]
    number = list_actions(deal, desk.listed)
    is_team = mind.worth.shape[0] == 5
    for place in range(number):
        action = desk.listed[place]
        desk.laid[place] = cards_for(deal.seats[MASKS, seat], action, deal.rules, opening) if action else 0
        if action and not is_team and left(deal.seats[HANDS, seat], action) == 0:
            return place, 0
    if number == 1:
        return 0, 0
    unseen = unseen_by(deal, seat)
    shared = add_common(deal, seat, unseen, desk.active)
    chosen = 0
    if np.random.random() < mind.whims:
        chosen = np.random.randint(0, number)
    else:
        desk.common[:] = mind.weights.b1
        _add_rows(mind.weights.w1, desk.active, 0, shared, desk.common)
        highest = np.float32(-1e9)
        for place in range(number):
            count = add_action(deal, desk.listed[place], desk.laid[place], unseen, desk.active, shared)
            desk.sums[:] = desk.common
            _add_rows(mind.weights.w1, desk.active, shared, count, desk.sums)
            value = _value(mind, desk.sums, 0 if is_team else deal.table[OUTS]) + _noise(mind.temperature)
            if value > highest:
                highest, chosen = value, place
    return chosen, add_action(deal, desk.listed[chosen], desk.laid[chosen], unseen, desk.active, shared)
