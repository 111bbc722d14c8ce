"""The training of one family's net, from nothing to the weights that are shipped; it goes on where it was stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from murlan.computer.net.layout import Family
from murlan.computer.training.features import MOST_ACTIVE
from murlan.computer.training.hands import Ints
from murlan.computer.training.learning import BATCH, Learner, fresh_weights
from murlan.computer.training.mind import Floats, Mind, Weights, new_desk
from murlan.computer.training.selfplay import Samples, duel, play_deals

HIDDEN: Final = (192, 64)
DEALS: Final = 1000
"""Deals of self-play between two looks at the learner."""

_ROOM: Final = 100
"""No deal leaves more samples."""
_NAMES: Final = Weights._fields
_FASTEST, _SLOWEST = 2e-3, 2e-5
_WARMEST, _COOLEST = 0.06, 0.01
_MOST_WHIMS, _FEWEST_WHIMS = 0.04, 0.01
_DUEL_DEALS: Final = 400


@dataclass(frozen=True, slots=True)
class Plan:
    """What a training is: the same plan gives the same weights."""

    family: Family
    rounds: int
    seed: int
    hidden: tuple[int, int] = HIDDEN


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a training stands."""

    round: int
    samples: int
    loss: float
    """Mean cross-entropy of the last round, in nats."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How boldly a training goes on."""

    rate: float
    """How far a step goes: half a cosine from the longest to the shortest."""
    temperature: float
    """See `Mind`."""
    whims: float

    @classmethod
    def at(cls, done: float) -> Pace:
        """Return the pace where this share of a training is done."""
        rate = _SLOWEST + (_FASTEST - _SLOWEST) * 0.5 * (1 + float(np.cos(np.pi * done)))
        return cls(rate, _between(_WARMEST, _COOLEST, done), _between(_MOST_WHIMS, _FEWEST_WHIMS, done))


def worth_of(family: Family) -> Floats:
    """Return the points of each outcome (R7.1, R10.2)."""
    points = (5, 4, 3, 2, 1) if family is Family.TWO_TEAMS else (3, 2, 1, 0)
    return np.array(points, dtype=np.float32)


def room_for(deals: int) -> Samples:
    """Return room for the samples of so many deals."""
    room = _ROOM * deals
    active = np.zeros((room, MOST_ACTIVE), dtype=np.int16)
    return Samples(active, *(np.zeros(room, dtype=np.int64) for _ in range(4)))


def learn_all(learner: Learner, samples: Samples, order: Ints, rate: float) -> float:
    """Learn from samples in this order, as far as they fill batches; return the mean loss."""
    starts = range(0, order.size - BATCH + 1, BATCH)
    return float(np.mean([learner.learn(samples, order[start : start + BATCH], rate=rate) for start in starts]))


class Training:
    """A training in progress."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        chance = np.random.default_rng([plan.seed, 0])
        self.learner = Learner(fresh_weights(chance, plan.hidden, plan.family.outcomes))
        self.round = 0
        self.samples = 0
        self._worth = worth_of(plan.family)
        self._desk = new_desk(self.learner.weights)
        self._samples = room_for(DEALS)

    def rounds(self) -> Iterator[Progress]:
        """Play and learn, round after round, until the plan is done."""
        while self.round < self.plan.rounds:
            loss = self._play_and_learn(self.round / self.plan.rounds)
            self.round += 1
            yield Progress(self.round, self.samples, loss)

    def _play_and_learn(self, done: float) -> float:
        pace = Pace.at(done)
        mind = Mind(self.learner.weights, self._worth, pace.temperature, pace.whims, self._desk)
        seed = int(np.random.default_rng([self.plan.seed, 1, self.round]).integers(2**32))
        written = play_deals(DEALS, seed, mind, self._samples)
        self.samples += written
        order = np.random.default_rng([self.plan.seed, 2, self.round]).permutation(written)
        return learn_all(self.learner, self._samples, order, pace.rate)

    def save(self, path: Path) -> None:
        """Write all that is needed to go on."""
        state = {
            "round": np.array(self.round),
            "samples": np.array(self.samples),
            "steps": np.array(self.learner.steps),
        }
        for name, weight, mean, square in zip(
            _NAMES, self.learner.weights, self.learner.means, self.learner.squares, strict=True
        ):
            state |= {name: weight, f"mean_{name}": mean, f"square_{name}": square}
        _write(path, state)

    def resume(self, path: Path) -> None:
        """Go on from what `save` wrote."""
        with np.load(path) as state:
            self.round, self.samples = int(state["round"]), int(state["samples"])
            self.learner.steps = int(state["steps"])
            for name, weight, mean, square in zip(
                _NAMES, self.learner.weights, self.learner.means, self.learner.squares, strict=True
            ):
                weight[:], mean[:], square[:] = state[name], state[f"mean_{name}"], state[f"square_{name}"]


def points_against(one: Weights, other: Weights, plan: Plan, rules: Ints) -> tuple[float, float]:
    """Return the mean points of one net against three of another, and their standard error."""
    minds = [Mind(weights, worth_of(plan.family), 0.0, 0.0, new_desk(weights)) for weights in (one, other)]
    points = duel(_DUEL_DEALS, plan.seed, minds[0], minds[1], rules)
    return float(points.mean()), float(points.std(ddof=1) / np.sqrt(points.size))


def write_weights(path: Path, weights: Weights) -> None:
    """Write the weights as the players read them, in half precision."""
    _write(path, {name: weight.astype(np.float16) for name, weight in zip(_NAMES, weights, strict=True)})


def read_weights(path: Path) -> Weights:
    """Read weights that `write_weights` or `Training.save` wrote."""
    with np.load(path) as state:
        return Weights(*(state[name].astype(np.float32) for name in _NAMES))


def _write(path: Path, arrays: dict[str, np.ndarray]) -> None:
    """Write arrays to a file that is there whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half_done = path.with_suffix(".part.npz")
    np.savez_compressed(half_done, allow_pickle=False, **arrays)
    half_done.replace(path)


def _between(first: float, last: float, done: float) -> float:
    return first + (last - first) * done
