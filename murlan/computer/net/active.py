"""The features of afterstates written out, one by one: what `murlan.computer.net.net` adds up without listing it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from murlan.computer.net import groups
from murlan.computer.net.features import Afterstates, afterstates, gifts
from murlan.computer.net.field import Field
from murlan.options import RuleOptions


def active(field: Field, deal: int, action: int) -> tuple[int, ...]:
    """Return the features that hold after an action of the seat on turn, in ascending order."""
    return _listed(afterstates(field, np.array([deal]), np.array([action])), field.options)


def active_after_gift(field: Field, deal: int, card: int, *, to: int) -> tuple[int, ...]:
    """Return the features that hold after a card was given back (R8.2), in ascending order; see `features.gifts`."""
    return _listed(gifts(field, np.array([deal]), np.array([card]), to=to), field.options)


def _listed(states: Afterstates, options: RuleOptions) -> tuple[int, ...]:
    """Return the features of the first of some afterstates."""
    return tuple(sorted([*_of_deal(states), *_of_action(states), *groups.option_features(options)]))


def _of_deal(states: Afterstates) -> Iterator[int]:
    sight, deal = states.sight, states.deals[0]
    yield from _in_hand(int(sight.unseen_hands[deal]), groups.UNSEEN)
    for seat in groups.SEATS:
        yield from groups.LEFT[seat][sight.left[deal, seat]]
        yield from groups.PASSED[seat][sight.passed[deal, seat]]
        yield from _in_hand(int(sight.known[deal, seat]), groups.KNOWN[seat])
    yield from groups.THEIR_SUITED[sight.their_suited[deal]]


def _of_action(states: Afterstates) -> Iterator[int]:
    yield from _in_hand(int(states.rest[0]), groups.REST)
    yield from groups.LAID[states.laid[0]]
    yield from groups.COURSE[states.course[0]]
    yield from groups.SHAPE[states.shape[0]]
    yield from groups.OWN_SUITED[states.own_suited[0]]


def _in_hand(hand: int, by_bit: groups.Cases) -> Iterator[int]:
    for bit, features in enumerate(by_bit):
        if hand >> bit & 1:
            yield from features
