"""The champion's closer look at one decision: what was done and the best others, played on in the same worlds.

Unlike a champion at a table it gives none of them up and is never in a hurry, so the same decision always comes to the
same figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from random import Random
from typing import Final

import numpy as np

from murlan.computer.net.net import Net
from murlan.computer.net.prospects import Prospect, prospects_of
from murlan.computer.reasons import reasons_for
from murlan.computer.review.decisions import Decision, key_of
from murlan.computer.review.glance import is_same_gift
from murlan.computer.review.points import Pause, TurningPoint
from murlan.computer.search.policy import Policy
from murlan.computer.search.search import Effort, Search
from murlan.computer.search.trial import Trial
from murlan.computer.worth import worths

EFFORT: Final = Effort(block=64, chunk=48)
"""A champion's, in smaller pieces: whoever waits for the same process waits for no more than one of them."""
OTHERS: Final = 3
"""How many other choices are played on."""
_NEVER: Final = 1e9
"""So many standard deviations behind a candidate is given up."""


def looked_closer(decision: Decision, net: Net, pause: Pause, *, effort: Effort = EFFORT) -> TurningPoint:
    """Return a decision beside the best other choice, which it must have."""
    snapshot = decision.snapshot
    own, others = _candidates(decision, prospects_of(snapshot, net))
    policy = Policy(net, worths(snapshot).astype(np.float32))
    values = _Comparison(snapshot, policy, (own, *others), effort).values(_chance(decision), pause)
    best = int(values[1:].argmax())
    difference = -float(values[1 + best])
    better = decision.done if difference > 0 else others[best].event
    return TurningPoint(
        deal=decision.deal,
        step=decision.step,
        done=decision.done,
        other=others[best].event,
        difference=difference,
        reasons=reasons_for(snapshot, better),
    )


def _candidates(decision: Decision, prospects: tuple[Prospect, ...]) -> tuple[Prospect, list[Prospect]]:
    """Return what was done and the best of the rest, as the net expects."""
    options = decision.snapshot.options
    keys = [key_of(one.event, options) for one in prospects]
    own = prospects[keys.index(decision.key)]
    rest = [
        one
        for one, key in zip(prospects, keys, strict=True)
        if key != decision.key and not is_same_gift(one.event, decision)
    ]
    return own, sorted(rest, key=lambda one: -one.value)[:OTHERS]


def _chance(decision: Decision) -> Random:
    """Return chance that depends on nothing that the seat did not know."""
    return Random(f"review {decision.deal}.{decision.step}")


@dataclass(frozen=True, slots=True)
class _Comparison(Search):
    """All candidates in all worlds, the first one being what the others are held against."""

    def values(self, rng: Random, pause: Pause) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
        """Return by candidate how many points it is worth more than the first."""

        def time_left() -> float:
            pause()
            return inf

        generator = np.random.default_rng(rng.getrandbits(64))
        worlds, counts = self._likely(generator, time_left)
        trial = Trial(np.array([one.value for one in self.prospects]), self.effort.prior, _NEVER)
        for part in self._chunks(trial, len(worlds), time_left):
            trial.add(self._played_on(worlds[part], np.sort(trial.alive)), counts[part])
        means, _ = trial.differences(0)
        values = np.empty(len(means))
        values[trial.alive] = means
        return values
