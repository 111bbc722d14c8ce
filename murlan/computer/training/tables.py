"""The tables of `murlan.packed` as arrays, for compiled code.

A set of straights is 53 bits, bit n for action 55 + n, or 108 + n where they are suited.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from murlan.combinations import Kind
from murlan.options import StraightStep
from murlan.packed.actions import ACTIONS, PLAYS, SUITED_TWIN, numbers_of, straight_answers
from murlan.packed.deal import NEXT, OVER_QUADS
from murlan.packed.hands import RUN_RANKS, STRAIGHTS, TAKING

FIRST_STRAIGHT: Final = numbers_of(Kind.STRAIGHT).start
"""The number of the first plain straight."""
FIRST_SUITED: Final = FIRST_STRAIGHT + SUITED_TWIN
"""The number of the first suited straight."""

SINGLE, PAIR, TRIPLE, QUAD, PLAIN, SUITED = 1, 2, 3, 4, 5, 6
"""What `SORT` says; a group's sort is how many cards it lays."""

_STEPS: Final = (StraightStep.ANY_HIGHER, StraightStep.EXACTLY_ONE)


def _sort(number: int) -> int:
    action = ACTIONS[number]
    if action is None:
        return 0
    if action.kind is Kind.STRAIGHT:
        return SUITED if action.is_suited else PLAIN
    return action.size


def _straight_bits(numbers: frozenset[int] | tuple[int, ...], first: int) -> int:
    return sum(1 << number - first for number in numbers)


def _answers(step: StraightStep, number: int) -> int:
    """Return the set of straights of the same sort that beat an action; empty for what is no straight."""
    if number < FIRST_STRAIGHT:
        return 0
    first = FIRST_SUITED if number >= FIRST_SUITED else FIRST_STRAIGHT
    return _straight_bits(straight_answers(number, step), first)


SORT: Final = np.array([_sort(number) for number in range(len(ACTIONS))], dtype=np.int64)
SIZE: Final = np.array([action.size if action else 0 for action in ACTIONS], dtype=np.int64)
STRENGTH: Final = np.array([action.strength if action else 0 for action in ACTIONS], dtype=np.int64)
RANKS: Final = np.array([action.ranks if action else 0 for action in ACTIONS], dtype=np.int64)
"""By action: what is laid, how many cards, how strong, and of which ranks (a bit each)."""

SHIFT: Final = np.array([shift for shift, _, _ in TAKING], dtype=np.int64)
STAYING: Final = np.array([staying for _, staying, _ in TAKING], dtype=np.int64)
SHIFTED: Final = np.array([shifted for _, _, shifted in TAKING], dtype=np.int64)
"""By action, how its cards are taken from a hand (`murlan.packed.hands.TAKING`)."""

HELD_STRAIGHTS: Final = np.array(
    [_straight_bits(STRAIGHTS[ranks], FIRST_STRAIGHT) for ranks in range(RUN_RANKS + 1)], dtype=np.int64
)
"""By set of ranks, the straights in it."""

ANSWERS: Final = np.array(
    [[_answers(step, number) for number in range(len(ACTIONS))] for step in _STEPS], dtype=np.int64
)
"""By step (any higher, exactly one) and straight, the straights of its sort that beat it (R4.4–R4.6)."""

IS_OVER_QUADS: Final = np.array([number in OVER_QUADS for number in range(len(ACTIONS))])
"""By action, whether a quad does not beat it by being one."""

NEXT_SEAT: Final = np.array(NEXT, dtype=np.int64)
"""By seat and set of seats, the first of the set after the seat."""

SPADES: Final = np.array(
    [
        sum(1 << 4 * rank for rank in range(13) if PLAYS[number].ranks >> rank & 1)
        for number in numbers_of(Kind.STRAIGHT)
    ],
    dtype=np.int64,
)
"""By straight (0–52), the card mask of its ranks in spades."""
