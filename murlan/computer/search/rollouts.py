"""Deals played on by the net, many at once, and what they come to for one seat.

Every seat is played by what it could know: so a rollout shows how a deal goes, not how it could go for who sees all.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.field import Field
from murlan.computer.search.policy import Floats, Policy
from murlan.options import Sides
from murlan.scoring import POINTS

TO_THE_END: Final = 99
"""More decisions than a seat can have in a deal."""

_POINTS: Final = np.array(POINTS)


def rolled_out(field: Field, policy: Policy, viewer: int, *, decisions: int = TO_THE_END) -> Floats:
    """Play deals on and return by deal what that is worth to a seat.

    Args:
        field: Deals in play; they are changed.
        policy: Who plays, all four seats.
        viewer: The seat.
        decisions: At which of its next decisions the net is asked for the value instead of playing on.
    """
    worth = np.zeros(len(field), np.float32)
    rows = np.arange(len(field))
    made = np.zeros(len(field), np.intp)
    while len(rows):
        ended = _has_ended(field, viewer)
        if ended.any():
            worth[rows[ended]] = policy.worths[viewer, _outcomes(field, viewer)[ended]]
            rows, made, field = rows[~ended], made[~ended], field.take(np.flatnonzero(~ended))
            continue
        values = policy.values(field)
        decides = (field.turn == viewer) & (np.isfinite(values).sum(axis=1) > 1)
        made += decides
        is_leaf = decides & (made == decisions)
        if is_leaf.any():
            worth[rows[is_leaf]] = values[is_leaf].max(axis=1)
            going = np.flatnonzero(~is_leaf)
            rows, made, field, values = rows[going], made[going], field.take(going), values[going]
        field.act(values.argmax(axis=1))
    return worth


def _has_ended(field: Field, viewer: int) -> NDArray[np.bool_]:
    """Return in which deals a seat's outcome is certain."""
    if field.options.sides is Sides.TWO_TEAMS:
        return field.is_over
    return field.places[:, viewer] >= 0


def _outcomes(field: Field, viewer: int) -> NDArray[np.intp]:
    """Return the outcome for a seat where it is certain."""
    own: NDArray[np.intp] = field.places[:, viewer].astype(np.intp)
    if field.options.sides is Sides.TWO_TEAMS:
        own = 5 - _POINTS[own] - _POINTS[field.places[:, viewer ^ 2]]
    return own
