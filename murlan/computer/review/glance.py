"""The master's glance at the decisions of a deal, all at once: how far what was done is from the best other choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.field import Field
from murlan.computer.net.net import Net
from murlan.computer.net.prospects import field_of, prospects_of
from murlan.computer.review.decisions import Decision, key_of
from murlan.computer.worth import worths
from murlan.events import CardGiven
from murlan.snapshot import Snapshot, Stage

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

BLOCK = 24
"""How many decisions are looked at in one go: it must take no longer than others can wait."""


def differences(decisions: Sequence[Decision], net: Net) -> Iterator[float]:
    """Yield for each decision of one deal what it is worth more than the best other choice; 0 where there is none.

    Args:
        decisions: All of the same deal, in any stage of it.
        net: The net of its rules' family.
    """
    in_play = [one for one in decisions if one.snapshot.stage is Stage.PLAY]
    found = dict(zip(map(id, in_play), _in_play(in_play, net), strict=True))
    for one in decisions:
        yield found[id(one)] if id(one) in found else _of_gift(one, net)


def _in_play(decisions: Sequence[Decision], net: Net) -> list[float]:
    if not decisions:
        return []
    field = Field.joined([field_of(one.snapshot) for one in decisions])
    deals, actions = np.nonzero(field.legal())
    worth = np.array([_own_worths(one.snapshot) for one in decisions])
    values = (net.outcomes(field, deals, actions) * worth[deals]).sum(axis=1)
    done = np.array([one.key for one in decisions], np.intp)
    return [_difference(values[deals == row], actions[deals == row], done[row]) for row in range(len(decisions))]


def _own_worths(snapshot: Snapshot) -> Floats:
    assert snapshot.viewer is not None, "whoever decides sits on a seat"
    own: Floats = worths(snapshot)[snapshot.viewer]
    return own


def _of_gift(decision: Decision, net: Net) -> float:
    prospects = prospects_of(decision.snapshot, net)
    cards = np.array([key_of(one.event, decision.snapshot.options) for one in prospects], np.intp)
    values = np.array([one.value for one in prospects])
    assert isinstance(decision.done, CardGiven), "in an exchange a card is given"
    is_same = np.array([is_same_gift(one.event, decision) for one in prospects])
    cards[is_same] = decision.key
    return _difference(values, cards, decision.key)


def is_same_gift(event: object, decision: Decision) -> bool:
    """Return whether an event is as good as the gift that was made: of the same rank, where suits do not count."""
    if not (isinstance(event, CardGiven) and isinstance(decision.done, CardGiven)):
        return False
    if decision.snapshot.options.suited_straights:
        return event.card == decision.done.card
    return event.card.rank == decision.done.card.rank


def _difference(values: Floats, keys: Numbers, done: int) -> float:
    own, others = values[keys == done], values[keys != done]
    return float(own.max() - others.max()) if own.size and others.size else 0.0
