"""What the lock-step engine looks up by action or by set of ranks, made from the tables of `murlan.packed`.

Sets of actions are three words: the pass and the groups in the first, by their numbers; the straights in the second and
the suited straights in the third, from bit 0.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from murlan.combinations import HIGH_ACE, MIN_STRAIGHT, RUN, Kind
from murlan.computer.net.bits import Masks, Numbers
from murlan.options import RuleOptions, StraightStep
from murlan.packed.actions import ACTIONS, PASS, PLAYS, SUITED_TWIN, numbers_of, straight_answers
from murlan.packed.deal import NEXT as NEXT_SEAT
from murlan.packed.deal import OVER_QUADS
from murlan.packed.hands import STRAIGHTS as STRAIGHT_LISTS
from murlan.packed.hands import TAKING

FIRST_STRAIGHT: Final = numbers_of(Kind.STRAIGHT).start
FIRST_SUITED: Final = numbers_of(Kind.STRAIGHT, is_suited=True).start
_EVERY_STRAIGHT: Final = (1 << SUITED_TWIN) - 1

OTHERS: Final[Numbers] = np.array([0b1111 & ~(1 << seat) for seat in range(4)], np.intp)
"""By seat, the set of the other seats."""

NEXT: Final[Numbers] = np.array(NEXT_SEAT, np.intp)
"""By seat and set of seats, the first of the set clockwise after the seat."""

SHIFT: Final[Masks] = np.array([shift for shift, _, _ in TAKING], np.uint64)
STAYING: Final[Masks] = np.array([staying & 0xFFFFFFFFFFFFFFFF for _, staying, _ in TAKING], np.uint64)
SHIFTED: Final[Masks] = np.array([shifted for _, _, shifted in TAKING], np.uint64)
"""By action, how its cards are taken from a hand; see `murlan.packed.hands.TAKING`."""


def _passed_on(kind: Kind, none: int) -> Numbers:
    return np.array([action.strength if action and action.kind is kind else none for action in ACTIONS], dtype=np.intp)


SIZE: Final[Numbers] = np.array([action.size if action else 0 for action in ACTIONS], np.intp)
"""By action, how many cards it lays."""

NO_SINGLE: Final = 15
NO_PAIR: Final = 13
SINGLE_STRENGTH: Final = _passed_on(Kind.SINGLE, NO_SINGLE)
PAIR_STRENGTH: Final = _passed_on(Kind.PAIR, NO_PAIR)
"""By action, its strength where it is a single or a pair, else what stands for none."""

STRAIGHTS: Final[Masks] = np.array(
    [sum(1 << number - FIRST_STRAIGHT for number in listed) for listed in STRAIGHT_LISTS], np.uint64
)
"""By set of the ranks 3–2, the straights in it, a bit each in the order of their numbers."""


_QUADS: Final = frozenset(numbers_of(Kind.QUAD))
_SUITED: Final = frozenset(numbers_of(Kind.STRAIGHT, is_suited=True))


def _words(numbers: frozenset[int]) -> tuple[int, int, int]:
    bits = sum(1 << number for number in numbers)
    return bits & (1 << FIRST_STRAIGHT) - 1, bits >> FIRST_STRAIGHT & _EVERY_STRAIGHT, bits >> FIRST_SUITED


WITH_THREE: Final[Masks] = np.array(_words(frozenset(n for n, action in PLAYS.items() if action.ranks & 1)), np.uint64)
"""The plays that lay a 3."""


def answers(options: RuleOptions) -> Masks:
    """Return by what lies on the table the words of the actions that rules allow then (R4, R5.1)."""
    return _answers(options.straight_step, options.suited_step)


@cache
def _answers(step: StraightStep, suited_step: StraightStep) -> Masks:
    by_lying = [frozenset(PLAYS), *(_beating(number, step, suited_step) | {PASS} for number in PLAYS)]
    return np.array([_words(numbers) for numbers in by_lying], np.uint64)


def _beating(number: int, step: StraightStep, suited_step: StraightStep) -> frozenset[int]:
    """Return the plays that beat one."""
    action = PLAYS[number]
    if action.is_suited:
        return straight_answers(number, suited_step)
    if action.kind is Kind.STRAIGHT:
        found = straight_answers(number, step)
    else:
        found = frozenset(range(number + 1, numbers_of(action.kind).stop))
    return found | _SUITED | (frozenset() if number in OVER_QUADS else _QUADS)


def _runs_of(ranks: int) -> list[int]:
    """Return the longest straights among ranks, a set of ranks each; there are two at most."""
    places = [place for place in range(1, HIGH_ACE + 1) if ranks >> RUN[place] & 1]
    runs: list[list[int]] = []
    for place in places:
        if runs and runs[-1][-1] == place - 1:
            runs[-1].append(place)
        else:
            runs.append([place])
    sets = [sum({1 << RUN[place] for place in run}) for run in runs if len(run) >= MIN_STRAIGHT]
    return sets + [0] * (2 - len(sets))


RUNS: Final[Masks] = np.array([_runs_of(ranks) for ranks in range(len(STRAIGHT_LISTS))], np.uint64)
"""By set of ranks, its longest straights: two sets of ranks, empty where there are fewer."""

TOP: Final[Numbers] = np.array(
    [max((PLAYS[n].strength for n in listed), default=0) for listed in STRAIGHT_LISTS], np.intp
)
"""By set of ranks, the highest top of a straight in it, 0 for none."""

LONGEST: Final[Numbers] = np.array(
    [max((PLAYS[n].size for n in listed), default=0) for listed in STRAIGHT_LISTS], np.intp
)
"""By set of ranks, how long the longest straight in it is, 0 for none."""
