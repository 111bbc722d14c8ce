"""Actions: what a seat does on its turn, as a number 0–160 that knows ranks and lengths but no suits.

0        pass
1–15     singles, 3 to red joker        16–28   pairs, 3 to 2
29–41    triples, 3 to 2                42–54   quads, 3 to 2
55–107   straights, by length (5–13) and then by top; 13 ranks are read ace-high (R3.6)
108–160  suited straights in the same order, where suits count (R4.6)
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from murlan.combinations import HIGH_ACE, MAX_STRAIGHT, MIN_STRAIGHT, RUN, Combination, Kind, lowest_top
from murlan.options import RuleOptions, StraightStep

PASS: Final = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """A combination without its suits; what `murlan.plays.Shape` is to people."""

    kind: Kind
    size: int
    """How many cards it lays."""
    strength: int
    """The rank's number 0–14; for a straight its top, 5–14 (R4.1)."""
    is_suited: bool = False
    ranks: int
    """The ranks that it takes cards of, a bit each."""


def _groups(kind: Kind, size: int, ranks: int) -> tuple[Action, ...]:
    return tuple(Action(kind=kind, size=size, strength=rank, ranks=1 << rank) for rank in range(ranks))


def _straights(*, is_suited: bool) -> tuple[Action, ...]:
    return tuple(
        Action(
            kind=Kind.STRAIGHT,
            size=size,
            strength=top,
            is_suited=is_suited,
            ranks=sum(1 << rank for rank in RUN[top - size + 1 : top + 1]),
        )
        for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1)
        for top in range(lowest_top(size), HIGH_ACE + 1)
    )


ACTIONS: Final[tuple[Action | None, ...]] = (
    None,
    *_groups(Kind.SINGLE, 1, 15),
    *_groups(Kind.PAIR, 2, 13),
    *_groups(Kind.TRIPLE, 3, 13),
    *_groups(Kind.QUAD, 4, 13),
    *_straights(is_suited=False),
    *_straights(is_suited=True),
)
"""What each number means; ``None`` is the pass."""

PLAYS: Final[dict[int, Action]] = {number: action for number, action in enumerate(ACTIONS) if action is not None}
"""The actions that lay cards, by number."""

SUITED_TWIN: Final = 53
"""A straight's number and this is the number of the suited straight of the same ranks."""

_NUMBERS: Final = {
    (action.kind, action.size, action.strength, action.is_suited): number for number, action in PLAYS.items()
}


def numbers_of(kind: Kind, *, is_suited: bool = False) -> range:
    """Return the numbers of a kind's actions."""
    found = [number for number, action in PLAYS.items() if action.kind is kind and action.is_suited == is_suited]
    return range(found[0], found[-1] + 1)


def action_of(combination: Combination, options: RuleOptions) -> int:
    """Return the action that lays a combination, under these rules."""
    is_suited = options.suited_straights and combination.is_suited
    return _NUMBERS[combination.kind, len(combination.cards), combination.strength, is_suited]


def straight_answers(straight: int, step: StraightStep) -> frozenset[int]:
    """Return the straights that beat one of their own sort, plain or suited (R4.4, R4.5)."""
    lower = PLAYS[straight]
    return frozenset(
        number
        for number in numbers_of(Kind.STRAIGHT, is_suited=lower.is_suited)
        if PLAYS[number].size == lower.size and _is_up(PLAYS[number].strength - lower.strength, step)
    )


def _is_up(rise: int, step: StraightStep) -> bool:
    return rise == 1 or (rise > 0 and step is StraightStep.ANY_HIGHER)
