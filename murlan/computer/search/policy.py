"""The net as a policy: what each action of each seat on turn is worth to that seat, in many deals at once."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.field import Field
from murlan.computer.net.net import Net

Floats = NDArray[np.float32]
Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True)
class Policy:
    """A net, and what the outcomes are worth to each seat."""

    net: Net
    worths: Floats
    """(4, outcomes)"""

    def values(self, field: Field) -> Floats:
        """Return by deal and action what it is worth to the seat on turn; -inf where it is not legal.

        Where there is no choice the one action has the value 0, for nobody asks.
        """
        legal = field.legal()
        values = np.where(legal, np.float32(0), np.float32(-np.inf))
        deals, actions = np.nonzero(legal & (legal.sum(axis=1) > 1)[:, None])
        if len(deals):
            outcomes = self.net.outcomes(field, deals, actions)
            values[deals, actions] = (outcomes * self.worths[field.turn[deals]]).sum(axis=1)
        return values

    def best(self, field: Field) -> Numbers:
        """Return by deal the action that is worth most to the seat on turn."""
        best: Numbers = self.values(field).argmax(axis=1)
        return best
