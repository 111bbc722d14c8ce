"""What a search has found out about its candidates, and whether it may end.

A candidate's estimate is its difference to the best one: the net's own, as a prior of a certain precision, and the mean
over the worlds tried, with the precision that these show. All were tried in the same worlds, so what a world is good
for by itself falls out.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

_LEAST_VARIANCE = 1e-6
"""Of a mean, in square points: a few worlds that agree prove nothing."""


@dataclass(slots=True)
class Trial:
    """Candidates, the best of them first by what the net says."""

    values: Floats
    """What the net expects of each, in points."""
    prior: float
    """The standard deviation of the net's error in a difference of two values."""
    sure: float
    """How many standard deviations a candidate must be behind to be given up."""
    alive: Numbers = field(init=False)
    """The candidates that may still be the best, the best one first."""
    results: Floats = field(init=False)
    """By candidate and world, what it came to."""
    weights: Floats = field(init=False)
    """By world, how much it counts."""

    def __post_init__(self) -> None:
        self.alive = np.arange(len(self.values))
        self.results = np.empty((len(self.values), 0))
        self.weights = np.empty(0)

    @property
    def best(self) -> int:
        """The candidate to choose as things stand."""
        return int(self.alive[0])

    @property
    def is_decided(self) -> bool:
        """Whether no candidate can be expected to overtake the best one."""
        return len(self.alive) == 1

    def add(self, results: Floats, weights: Floats) -> None:
        """Take what the candidates that are alive came to in further worlds, (alive, worlds)."""
        further = np.full((len(self.values), len(weights)), np.nan)
        further[self.alive] = results
        self.results = np.concatenate([self.results, further], axis=1)
        self.weights = np.concatenate([self.weights, weights])
        means, _ = self.differences(self.best)
        best = self.alive[means.argmax()]
        means, deviations = self.differences(int(best))
        may_win = (means + self.sure * deviations > 0) & (self.alive != best)
        order = np.argsort(-means[may_win], kind="stable")
        self.alive = np.concatenate([[best], self.alive[may_win][order]])

    def differences(self, other: int) -> tuple[Floats, Floats]:
        """Return how much better than another the candidates that are alive are, and the standard deviation of that."""
        expected = self.values[self.alive] - self.values[other]
        tried = self.results[self.alive] - self.results[other]
        shares = self.weights / self.weights.sum()
        worlds = 1 / (shares**2).sum()
        means = tried @ shares
        spread = ((tried - means[:, None]) ** 2) @ shares
        precision = 1 / (spread / max(worlds - 1, 0.5) + _LEAST_VARIANCE)
        total = self.prior**-2 + precision
        found = (expected * self.prior**-2 + means * precision) / total
        return found, np.where(self.alive == other, 0, total**-0.5)
