"""A small net that learns from samples: sparse binary input, two layers of ReLU, cross-entropy, Adam."""

from __future__ import annotations

from typing import Final

import numpy as np
from numba import njit

from murlan.computer.net.layout import FEATURES
from murlan.computer.training.hands import Ints
from murlan.computer.training.mind import Floats, Weights
from murlan.computer.training.selfplay import Samples

BATCH: Final = 1024
_TYPICALLY_ACTIVE: Final = 60
_FADING, _SQUARES_FADING, _TINY = np.float32(0.9), np.float32(0.999), np.float32(1e-8)


def fresh_weights(chance: np.random.Generator, hidden: tuple[int, int], outcomes: int) -> Weights:
    """Return weights by He's rule, so that the first layers neither blow up nor die; the last ones are small."""
    first, second = hidden

    def drawn(rows: int, columns: int, spread: float) -> Floats:
        return (chance.standard_normal((rows, columns)) * spread).astype(np.float32)

    return Weights(
        drawn(FEATURES, first, np.sqrt(2 / _TYPICALLY_ACTIVE)),
        np.zeros(first, dtype=np.float32),
        drawn(first, second, np.sqrt(2 / first)),
        np.zeros(second, dtype=np.float32),
        drawn(second, outcomes, 0.1 * np.sqrt(1 / second)),
        np.zeros(outcomes, dtype=np.float32),
    )


@njit(fastmath=True)
def _first_layer(weights: Weights, samples: Samples, chosen: Ints, sums: Floats) -> None:
    for row in range(chosen.shape[0]):
        sample = chosen[row]
        sums[row] = weights.b1
        for place in range(samples.counts[sample]):
            added = weights.w1[samples.active[sample, place]]
            for unit in range(sums.shape[1]):
                sums[row, unit] += added[unit]


@njit(fastmath=True)
def _first_gradient(slopes: Floats, samples: Samples, chosen: Ints, gradient: Floats) -> None:
    gradient[:] = 0
    for row in range(chosen.shape[0]):
        sample = chosen[row]
        for place in range(samples.counts[sample]):
            added = gradient[samples.active[sample, place]]
            for unit in range(slopes.shape[1]):
                added[unit] += slopes[row, unit]


@njit(fastmath=True)
def _step(weight: Floats, gradient: Floats, mean: Floats, square: Floats, rate: float) -> None:
    """Take one step of Adam on flat arrays; `rate` has its corrections in it."""
    for place in range(weight.shape[0]):
        slope = gradient[place]
        mean[place] = _FADING * mean[place] + (1 - _FADING) * slope
        square[place] = _SQUARES_FADING * square[place] + (1 - _SQUARES_FADING) * slope * slope
        weight[place] -= np.float32(rate) * mean[place] / (np.sqrt(square[place]) + _TINY)


class Learner:
    """Weights, and what Adam remembers of their gradients."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.means = tuple(np.zeros_like(weight) for weight in weights)
        self.squares = tuple(np.zeros_like(weight) for weight in weights)
        self.steps = 0
        self._sums = np.zeros((BATCH, weights[1].size), dtype=np.float32)
        self._gradient = np.zeros_like(weights[0])

    def learn(self, samples: Samples, chosen: Ints, *, rate: float) -> float:
        """Take one step towards the outcomes of a batch, and return its mean cross-entropy in nats.

        Args:
            samples: Samples, of which
            chosen: these are the batch, `BATCH` of them.
            rate: How far a step goes.
        """
        _, _, w2, b2, w3, b3 = self.weights
        _first_layer(self.weights, samples, chosen, self._sums)
        first = np.maximum(self._sums, 0)
        second = np.maximum(first @ w2 + b2, 0)
        logits = second @ w3 + b3
        logits[np.arange(logits.shape[1]) < samples.taken[chosen, None]] = -np.inf
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        rows, wanted = np.arange(BATCH), samples.outcomes[chosen]
        loss = -float(np.log(chances[rows, wanted] + 1e-9).mean())
        chances[rows, wanted] -= 1
        slopes = chances / np.float32(BATCH)
        second_slopes = (slopes @ w3.T) * (second > 0)
        first_slopes = (second_slopes @ w2.T) * (first > 0)
        _first_gradient(first_slopes, samples, chosen, self._gradient)
        self._take_step(
            Weights(
                self._gradient,
                first_slopes.sum(axis=0),
                first.T @ second_slopes,
                second_slopes.sum(axis=0),
                second.T @ slopes,
                slopes.sum(axis=0),
            ),
            rate,
        )
        return loss

    def _take_step(self, gradients: Weights, rate: float) -> None:
        self.steps += 1
        corrected = rate * np.sqrt(1 - _SQUARES_FADING**self.steps) / (1 - _FADING**self.steps)
        for weight, gradient, mean, square in zip(self.weights, gradients, self.means, self.squares, strict=True):
            _step(weight.ravel(), gradient.ravel(), mean.ravel(), square.ravel(), float(corrected))
