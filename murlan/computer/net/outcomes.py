"""From a net's output to the chances of a deal's outcomes, as far as they are not certain (R6, R7, R10.2)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.bits import Bools, Numbers, sizes_of
from murlan.computer.net.field import Field
from murlan.computer.net.tables import SIZE
from murlan.options import Sides

Floats = NDArray[np.float32]


def softmax(logits: Floats) -> Floats:
    """Return chances along the last axis."""
    powers = np.exp(logits - logits.max(axis=-1, keepdims=True))
    chances: Floats = powers / powers.sum(axis=-1, keepdims=True)
    return chances


def probabilities(logits: Floats, field: Field, deals: Numbers, actions: Numbers) -> Floats:
    """Return the chances of the outcomes for the seats on turn after actions.

    A place that is taken is out of reach. Who lays its last cards has its place for certain, which in free for all is
    its outcome; in 2v2 the outcome is certain once the deal has ended.

    Args:
        logits: What the net says, (afterstates, outcomes).
        field: The deals before the actions.
        deals: The deal of each afterstate.
        actions: What the seat on turn does there.
    """
    out = 4 - sizes_of(field.holders.astype(np.uint64))
    if field.options.sides is Sides.TWO_TEAMS:
        chances, outcome = softmax(logits), _of_third(field)
        is_certain = _are_last(field, deals, actions) & (out == 2)[deals]
    else:
        is_taken = np.arange(logits.shape[1]) < out[:, None]
        chances, outcome = softmax(np.where(is_taken[deals], -np.inf, logits)), out
        is_certain = _are_last(field, deals, actions)
    certain = np.flatnonzero(is_certain)
    chances[certain] = 0
    chances[certain, outcome[deals[certain]]] = 1
    return chances


def _are_last(field: Field, deals: Numbers, actions: Numbers) -> Bools:
    """Return whether actions lay the last cards of the seat on turn."""
    held = sizes_of(field.hands[np.arange(len(field)), field.turn])
    are_last: Bools = held[deals] == SIZE[actions]
    return are_last


def _of_third(field: Field) -> Numbers:
    """Return the outcome for the side of the seat on turn where it takes the third place, which ends the deal."""
    partner = field.places[np.arange(len(field)), field.turn ^ 2]
    return np.where(partner < 0, 3, partner).astype(np.intp) + 1
