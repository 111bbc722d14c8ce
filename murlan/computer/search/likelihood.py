"""How likely what was seen is in each world: every play and pass of the others, had the net played for them.

What a seat does depends on its own hand and on what is public. So the likelihood of a world is a product over seats,
and a seat's share of it has to be worked out once for each of its hands.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.computer.net.bits import pack
from murlan.computer.net.field import Field
from murlan.computer.search.history import Seen, seen_turns
from murlan.computer.search.policy import Policy
from murlan.computer.search.sorts import Masks
from murlan.snapshot import Snapshot

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

TEMPERATURE: Final = 0.06
"""How much better, in points, an action must be to be chosen e times as often as another."""

FLOOR: Final = 0.1
"""How often a choice is taken for one without any reason: nobody plays as the net does all the time."""


@dataclass(frozen=True, slots=True)
class Likelihood:
    """What the others did in a deal, to be asked for in many worlds."""

    policy: Policy
    shares: tuple[tuple[Share, ...], ...]
    """By seat, what it did; nothing for the viewer."""
    counts_suits: bool

    @classmethod
    def of(cls, snapshot: Snapshot, policy: Policy, world: Masks) -> Likelihood:
        """Read what was seen from a snapshot; any one of its worlds helps to put it up."""
        seen = [turn for turn in seen_turns(snapshot) if turn.seat != snapshot.viewer]
        answers = [[turn for turn in seen if turn.seat == seat and turn.before.trick] for seat in range(4)]
        leads = [[turn for turn in seen if turn.seat == seat and not turn.before.trick] for seat in range(4)]
        shares = tuple(
            tuple(Share.of(turns, world) for turns in both if turns) for both in zip(answers, leads, strict=True)
        )
        return cls(policy, shares, snapshot.options.suited_straights)

    def logs(self, worlds: Masks) -> Floats:
        """Return by world and seat the logarithm of the seat's share of the likelihood."""
        logs = np.zeros((len(worlds), 4))
        for seat in range(4):
            hands = worlds[:, seat] if self.counts_suits else pack(worlds[:, seat])
            _, first, which = np.unique(hands, return_index=True, return_inverse=True)
            nothing = np.full(len(first), -np.inf)
            logs[:, seat] = self.logs_of(np.full(len(first), seat), worlds[first], nothing)[which]
        return logs

    def logs_of(self, seats: Numbers, worlds: Masks, least: Floats) -> Floats:
        """Return by world the share of one seat; once it is seen to be less than `least`, any such number."""
        logs = np.zeros(len(worlds))
        for seat, shares in enumerate(self.shares):
            for share in shares:
                rows = np.flatnonzero((seats == seat) & (logs >= least))
                if rows.size:
                    logs[rows] += share.logs(worlds[rows], self.policy)
        return logs


@dataclass(frozen=True, slots=True)
class Share:
    """Some turns of one seat."""

    field: Field
    """A deal for each of the turns, as it stood just before."""
    laid_since: Masks
    """By turn and seat, what has been laid from then on."""
    actions: Numbers
    """By turn, what the seat did."""

    @classmethod
    def of(cls, turns: list[Seen], world: Masks) -> Share:
        """Put up turns of a seat, in any one world."""
        laid_since = np.array([turn.laid_since for turn in turns], np.uint64)
        deals = [Field.of(turn.before, world | laid) for turn, laid in zip(turns, laid_since, strict=True)]
        return cls(Field.joined(deals), laid_since, np.array([turn.action for turn in turns], np.intp))

    def logs(self, worlds: Masks, policy: Policy) -> Floats:
        """Return the logarithm of the chance of all that was done, by world."""
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
