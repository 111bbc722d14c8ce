"""Worlds as likely as what was seen makes them: drawn, weighed, drawn again, and moved about.

Few of the worlds that are drawn explain what was seen. So the likely ones are taken several times, and then each goes
its own way: cards are swapped between two hands, and the swap stands as often as the likelihoods ask for (Metropolis
and others, 1953).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from murlan.computer.search.hidden import Hidden
from murlan.computer.search.likelihood import Likelihood
from murlan.computer.search.sorts import Masks
from murlan.computer.search.worlds import are_possible

Floats = NDArray[np.float64]
Numbers = NDArray[np.intp]

_CARDS = np.uint64(1) << np.arange(54, dtype=np.uint64)


def resampled(logs: Floats, count: int, generator: np.random.Generator) -> Numbers:
    """Draw indices in proportion to likelihoods, evenly spread: the likely ones come up several times."""
    weights = np.exp(logs - logs.max())
    marks = (generator.random() + np.arange(count)) / count
    return np.searchsorted(np.cumsum(weights) / weights.sum(), marks).clip(max=len(logs) - 1)


def moved(
    worlds: Masks, logs: Floats, hidden: Hidden, likelihood: Likelihood, generator: np.random.Generator
) -> tuple[Masks, Floats]:
    """Try one swap in each world, and return the worlds and their logarithms after it."""
    tried = swapped(worlds, hidden, generator)
    logs_then = likelihood.logs(tried)
    is_better = np.log(generator.random(len(worlds))) < (logs_then - logs).sum(axis=1)
    stands = is_better & are_possible(tried, hidden)
    return np.where(stands[:, None], tried, worlds), np.where(stands[:, None], logs_then, logs)


def swapped(worlds: Masks, hidden: Hidden, generator: np.random.Generator) -> Masks:
    """Swap in each world one or two cards between two hidden hands, where these may hold them."""
    free = np.array([hidden.counts[seat] - hidden.sure[seat].bit_count() for seat in range(4)])
    seats = np.flatnonzero(free > 0)
    if len(seats) < 2:
        return worlds.copy()
    pairs = np.array([(mine, yours) for mine in seats for yours in seats if mine < yours])
    mine, yours = pairs[generator.integers(len(pairs), size=len(worlds))].T
    count = generator.integers(1, 3, size=len(worlds))
    sure, barred = np.array(hidden.sure, np.uint64), np.array(hidden.barred, np.uint64)
    rows = np.arange(len(worlds))
    from_mine = worlds[rows, mine] & ~sure[mine] & ~barred[yours]
    from_yours = worlds[rows, yours] & ~sure[yours] & ~barred[mine]
    count = np.minimum(count, np.minimum(np.bitwise_count(from_mine), np.bitwise_count(from_yours)))
    given, taken = _picked(from_mine, count, generator), _picked(from_yours, count, generator)
    after = worlds.copy()
    after[rows, mine] ^= given | taken
    after[rows, yours] ^= given | taken
    return after


def _picked(masks: Masks, count: Numbers, generator: np.random.Generator) -> Masks:
    """Pick by row so many cards at random."""
    keys = generator.random((len(masks), 54))
    keys[masks[:, None] & _CARDS == 0] = 2.0
    two = np.argpartition(keys, 1, axis=1)[:, :2]
    two = np.take_along_axis(two, np.argsort(np.take_along_axis(keys, two, 1), axis=1), 1)
    cards = np.where(np.arange(2) < count[:, None], _CARDS[two], np.uint64(0))
    picked: Masks = np.bitwise_or.reduce(cards, axis=1)
    return picked
