"""Worlds: deals of the hidden cards that agree with all that is certain, each as likely as the others.

A world is four card masks by seat, so that many of them are an array of uint64 (worlds, 4). What was played makes some
likelier than others; that is `murlan.computer.search.likelihood`'s concern.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.computer.search.hidden import Hidden
from murlan.computer.search.sorts import Masks, Sorts

_ROUNDS: Final = 8
"""How often worlds are drawn that a secret exchange may rule out, before some are taken twice."""

_LOWEST_SUIT: Final = np.array([0, *(min(suit for suit in range(4) if held >> suit & 1) for held in range(1, 16))])


def sample(hidden: Hidden, count: int, generator: np.random.Generator) -> Masks:
    """Draw so many worlds."""
    sorts = Sorts.of(hidden)
    if hidden.secret_exchange is None:
        return sorts.drawn(count, generator)
    kept = np.empty((0, 4), np.uint64)
    for _ in range(_ROUNDS):
        drawn = sorts.drawn(count, generator)
        kept = np.concatenate([kept, drawn[are_possible(drawn, hidden)]])
        if len(kept) >= count:
            return kept[:count]
    return np.resize(kept, (count, 4)) if len(kept) else drawn


def number_of(hidden: Hidden) -> int:
    """Count the worlds, with those that only a secret exchange rules out."""
    return Sorts.of(hidden).size


def all_of(hidden: Hidden) -> Masks:
    """List every world once; ask `number_of` first."""
    worlds = np.array(list(Sorts.of(hidden).listed()), np.uint64)
    possible = worlds[are_possible(worlds, hidden)]
    return possible if len(possible) else worlds


def are_possible(worlds: Masks, hidden: Hidden) -> NDArray[np.bool_]:
    """Tell by world whether the seat that was first has the highest card of the one that was last (R8.1).

    That is a question only of an exchange that the viewer was not shown. The card that went back is low where nothing
    very strange was dealt (R8.3), so it is not asked for.
    """
    if hidden.secret_exchange is None:
        return np.ones(len(worlds), np.bool_)
    last, first = (_worth_giving(worlds[:, seat] | np.uint64(hidden.played[seat])) for seat in hidden.secret_exchange)
    return first > last


def _worth_giving(hands: Masks) -> NDArray[np.int64]:
    """Return by hand a number that orders the cards that would have to be given: by rank, then S, C, D, H (R8.1)."""
    highest = np.frexp(hands.astype(np.float64))[1].astype(np.int64) - 1
    is_joker = highest >= 52
    start = np.where(is_joker, highest, highest // 4 * 4)
    suits = _LOWEST_SUIT[(hands >> start.astype(np.uint64)).astype(np.int64) & 15]
    return np.where(is_joker, 4 * highest, start + 3 - suits)
