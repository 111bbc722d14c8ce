"""Worlds as likely as what was seen makes them: drawn, weighed, drawn again, and moved about.

Few of the worlds that are drawn explain what was seen. So what was seen is believed little by little: at each step the
likelier worlds are taken several times, and then each goes its own way: cards are swapped between two hands, and the
swap stands as often as the likelihood asks for (Metropolis and others, 1953; Del Moral and others, 2006).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from murlan.computer.search.hidden import Hidden
from murlan.computer.search.likelihood import Likelihood
from murlan.computer.search.sorts import Masks
from murlan.computer.search.worlds import are_possible

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

_CARDS = np.uint64(1) << np.arange(54, dtype=np.uint64)


@dataclass(frozen=True, slots=True)
class Crowd:
    """Worlds on their way, with the logarithms of what was seen in them by seat."""

    worlds: Masks
    logs: Floats

    def resampled(self, belief: float, count: int, generator: np.random.Generator) -> Crowd:
        """Draw worlds in proportion to a power of their likelihoods, evenly spread."""
        logs = belief * self.logs.sum(axis=1)
        weights = np.exp(logs - logs.max())
        marks = (generator.random() + np.arange(count)) / count
        chosen = np.searchsorted(np.cumsum(weights) / weights.sum(), marks).clip(max=len(logs) - 1)
        return Crowd(self.worlds[chosen], self.logs[chosen])

    def moved(self, belief: float, hidden: Hidden, likelihood: Likelihood, generator: np.random.Generator) -> Crowd:
        """Try one swap in each world, where what was seen is believed to this power."""
        tried, mine, yours = swapped(self.worlds, hidden, generator)
        rows = np.arange(len(tried))
        before = self.logs[rows, mine] + self.logs[rows, yours]
        least = before + np.log(generator.random(len(tried))) / belief
        going = np.flatnonzero(are_possible(tried, hidden) & (tried != self.worlds).any(axis=1))
        of_mine = likelihood.logs_of(mine[going], tried[going], least[going])
        is_good = of_mine >= least[going]
        going, of_mine = going[is_good], of_mine[is_good]
        of_yours = likelihood.logs_of(yours[going], tried[going], least[going] - of_mine)
        is_good = of_mine + of_yours >= least[going]
        going = going[is_good]
        worlds, logs = self.worlds.copy(), self.logs.copy()
        worlds[going] = tried[going]
        logs[going, mine[going]], logs[going, yours[going]] = of_mine[is_good], of_yours[is_good]
        return Crowd(worlds, logs)


def swapped(worlds: Masks, hidden: Hidden, generator: np.random.Generator) -> tuple[Masks, Numbers, Numbers]:
    """Swap in each world one or two cards between two hidden hands, where these may hold them; name the seats."""
    rows = np.arange(len(worlds))
    seats = np.array([seat for seat in range(4) if hidden.counts[seat] > hidden.sure[seat].bit_count()])
    if len(seats) < 2:
        return worlds, 0 * rows, 0 * rows
    pairs = np.array([(mine, yours) for mine in seats for yours in seats if mine != yours])
    mine, yours = pairs[generator.integers(len(pairs), size=len(worlds))].T
    sure, barred = np.array(hidden.sure, np.uint64), np.array(hidden.barred, np.uint64)
    from_mine = worlds[rows, mine] & ~sure[mine] & ~barred[yours]
    from_yours = worlds[rows, yours] & ~sure[yours] & ~barred[mine]
    held = np.minimum(np.bitwise_count(from_mine), np.bitwise_count(from_yours))
    count = np.minimum(generator.integers(1, 3, size=len(worlds)), held)
    moving = _picked(from_mine, count, generator) | _picked(from_yours, count, generator)
    after = worlds.copy()
    after[rows, mine] ^= moving
    after[rows, yours] ^= moving
    return after, mine, yours


def _picked(masks: Masks, count: Numbers, generator: np.random.Generator) -> Masks:
    """Pick by row up to two cards at random."""
    keys = generator.random((len(masks), 54))
    keys[masks[:, None] & _CARDS == 0] = 2.0
    cards = _CARDS[np.argsort(keys, axis=1)[:, :2]]
    picked: Masks = np.bitwise_or.reduce(np.where(np.arange(2) < count[:, None], cards, np.uint64(0)), axis=1)
    return picked
