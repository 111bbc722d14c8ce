"""Human habits: what weaker players do instead of what their cards ask for, and when there is an occasion for it.

A habit looks at what the seat may do and at what each would cost it, and names another action or none. None of them
keeps a seat from going out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Final

from murlan.combinations import Kind
from murlan.computer.sense.position import Position
from murlan.packed import PASS, PLAYS

_TWO: Final = 12
_NEAR: Final = 4


class Habit(StrEnum):
    """What a person is prone to."""

    FORGETS = "forgets"
    """Remembers nothing that was played before the present trick."""
    MINDS_OWN_CARDS = "minds-own-cards"
    """Does not look how few cards a foe has left."""
    PASSES_READILY = "passes-readily"
    """Passes although an answer costs little."""
    SPENDS_HIGH = "spends-high"
    """Answers a single with a two or a joker although nobody is near to going out."""
    BREAKS_PAIRS = "breaks-pairs"
    """Answers a single with a card of a pair or triple."""
    LEADS_HIGH = "leads-high"
    """Leads the highest of a kind below the twos instead of one that is better got rid of."""
    KEEPS_QUADS = "keeps-quads"
    """Does not lay a quad or suited straight when it is time."""
    OVERLOOKS_STRAIGHTS = "overlooks-straights"
    """Leads something else instead of a straight."""
    OVERTAKES_PARTNER = "overtakes-partner"
    """Beats a partner that would better be left the trick, and has more than one card."""


Costs = Mapping[int, float]
Lapse = Callable[[Position, Costs, int], int | None]


def _passes_readily(_position: Position, costs: Costs, best: int) -> int | None:
    return PASS if best != PASS and PASS in costs else None


def _spends_high(position: Position, costs: Costs, best: int) -> int | None:
    if not _answers_single(position) or _is_high(best) or min(position.left) <= _NEAR:
        return None
    return _cheapest(costs, filter(_is_high, costs))


def _breaks_pairs(position: Position, costs: Costs, best: int) -> int | None:
    if not _answers_single(position):
        return None
    broken = [
        action
        for action in costs
        if PASS != action != best
        and PLAYS[action].strength < _TWO
        and position.copies(PLAYS[action].strength) in (2, 3)
    ]
    return min((action for action in broken if PLAYS[action].kind is Kind.SINGLE), default=None)


def _leads_high(position: Position, costs: Costs, best: int) -> int | None:
    if position.to_beat != PASS or (position.friend and position.left[position.friend] == 1):
        return None
    kind, size = PLAYS[best].kind, PLAYS[best].size
    same = [n for n in costs if PLAYS[n].kind is kind and PLAYS[n].size == size and PLAYS[n].strength < _TWO]
    return max(same) if kind not in (Kind.QUAD, Kind.STRAIGHT) and same and max(same) > best else None


def _keeps_quads(_position: Position, costs: Costs, best: int) -> int | None:
    return _cheapest(costs, (n for n in costs if not _is_bomb(n))) if _is_bomb(best) else None


def _overlooks_straights(position: Position, costs: Costs, best: int) -> int | None:
    if position.to_beat != PASS or PLAYS[best].kind is not Kind.STRAIGHT:
        return None
    return _cheapest(costs, (n for n in costs if PLAYS[n].kind is not Kind.STRAIGHT))


def _overtakes_partner(position: Position, costs: Costs, best: int) -> int | None:
    if not position.friend or position.owner != position.friend or position.left[position.friend] == 1 or best != PASS:
        return None
    return _cheapest(costs, (n for n in costs if n != PASS and not _is_bomb(n)))


LAPSES: Final[Mapping[Habit, Lapse]] = {
    Habit.OVERTAKES_PARTNER: _overtakes_partner,
    Habit.KEEPS_QUADS: _keeps_quads,
    Habit.OVERLOOKS_STRAIGHTS: _overlooks_straights,
    Habit.LEADS_HIGH: _leads_high,
    Habit.SPENDS_HIGH: _spends_high,
    Habit.BREAKS_PAIRS: _breaks_pairs,
    Habit.PASSES_READILY: _passes_readily,
}
"""The habits of the hand, in the order in which they are given a chance; the two others are of the head."""


def _answers_single(position: Position) -> bool:
    return position.to_beat != PASS and PLAYS[position.to_beat].kind is Kind.SINGLE


def _is_high(action: int) -> bool:
    return action != PASS and PLAYS[action].kind is Kind.SINGLE and PLAYS[action].strength >= _TWO


def _is_bomb(action: int) -> bool:
    return action != PASS and (PLAYS[action].kind is Kind.QUAD or PLAYS[action].is_suited)


def _cheapest(costs: Costs, actions: Iterable[int]) -> int | None:
    return min(actions, key=costs.__getitem__, default=None)
