"""How likely what was seen is in each world: every play and pass of the others, had the net played for them.

What a seat does depends on its own hand and on what is public. So the likelihood of a world is a product over seats,
and a seat's share has to be worked out once for each of its hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.bits import pack
from murlan.computer.net.field import Field
from murlan.computer.search.history import Seen, seen_turns
from murlan.computer.search.policy import Policy, joined
from murlan.computer.search.sorts import Masks
from murlan.snapshot import Snapshot

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

TEMPERATURE: Final = 0.03
"""How much better, in points, an action must be to be chosen e times as often as another."""

FLOOR: Final = 0.03
"""How often a choice is taken for one without any reason: nobody plays as the net does all the time."""


@dataclass(frozen=True, slots=True)
class Likelihood:
    """What the others did in a deal, to be asked for in many worlds."""

    policy: Policy
    shares: tuple[Share | None, ...]
    """By seat; ``None`` where nothing was seen, and for the viewer."""

    @classmethod
    def of(cls, snapshot: Snapshot, policy: Policy, world: Masks) -> Likelihood:
        """Read what was seen from a snapshot; any one of its worlds helps to put it up."""
        seen = seen_turns(snapshot)
        by_seat = [[turn for turn in seen if turn.seat == seat != snapshot.viewer] for seat in range(4)]
        return cls(policy, tuple(Share.of(turns, world) if turns else None for turns in by_seat))

    def logs(self, worlds: Masks) -> Floats:
        """Return by world and seat the logarithm of the seat's share of the likelihood."""
        logs = np.zeros((len(worlds), 4))
        for seat, share in enumerate(self.shares):
            if share is not None:
                logs[:, seat] = self._of_seat(share, seat, worlds)
        return logs

    def _of_seat(self, share: Share, seat: int, worlds: Masks) -> Floats:
        """Work it out once for each hand."""
        hands = worlds[:, seat] if share.field.options.suited_straights else pack(worlds[:, seat])
        _, first, which = np.unique(hands, return_index=True, return_inverse=True)
        logs: Floats = share.logs(worlds[first], self.policy)[which]
        return logs


@dataclass(frozen=True, slots=True)
class Share:
    """What one seat did."""

    field: Field
    """A deal for each of its turns, as it stood just before."""
    laid_since: Masks
    """By turn and seat, what has been laid from then on."""
    actions: Numbers
    """By turn, what it did."""

    @classmethod
    def of(cls, turns: list[Seen], world: Masks) -> Share:
        """Put up the turns of a seat, in any one world."""
        laid_since = np.array([turn.laid_since for turn in turns], np.uint64)
        deals = [Field.of(turn.before, world | laid) for turn, laid in zip(turns, laid_since, strict=True)]
        return cls(joined(deals), laid_since, np.array([turn.action for turn in turns], np.intp))

    def logs(self, worlds: Masks, policy: Policy) -> Floats:
        """Return the logarithm of the chance of all it did, by world."""
        turns = len(self.actions)
        field = self.field.take(np.repeat(np.arange(turns), len(worlds)))
        field.masks = (worlds | self.laid_since[:, None]).reshape(-1, 4)
        field.hands = pack(field.masks)
        chances = _chosen(policy.values(field), np.repeat(self.actions, len(worlds)))
        logs: Floats = np.log(chances).reshape(turns, len(worlds)).sum(axis=0)
        return logs


def _chosen(values: NDArray[np.float32], actions: Numbers) -> Floats:
    """Return by deal the chance that the seat on turn does this, where actions have these values."""
    powers = np.exp((values - values.max(axis=1, keepdims=True)) / TEMPERATURE)
    reasoned = powers[np.arange(len(actions)), actions] / powers.sum(axis=1)
    choices = np.isfinite(values).sum(axis=1)
    chances: Floats = (1 - FLOOR) * reasoned.astype(np.float64) + FLOOR / choices
    return chances
