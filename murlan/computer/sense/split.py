"""A hand as plays: the cheapest way to split it, by what each play costs."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Final

from murlan.combinations import Kind
from murlan.computer.sense.position import EACH_LAYER
from murlan.packed import left
from murlan.packed.actions import numbers_of
from murlan.packed.hands import LAYER, RUN_RANKS, STRAIGHTS

FIRST_OF_SIZE: Final = (0, *(numbers_of(kind).start for kind in (Kind.SINGLE, Kind.PAIR, Kind.TRIPLE, Kind.QUAD)))
"""By number of cards, the action that lays so many threes; the other ranks follow."""


class Splitter:
    """Splits parts of one hand."""

    def __init__(self, hand: int, unit_cost: Callable[[int], float]) -> None:
        """Reckon with what each play of a hand costs by itself."""
        self._unit_cost = unit_cost
        self._steps = [0.0] * (4 * LAYER)
        self._groups: dict[tuple[int, int], tuple[int, ...]] = {}
        self._straights: dict[int, float] = {}
        self._found: dict[int, tuple[float, int]] = {}
        for rank in range(LAYER):
            if hand >> rank & 1:
                self._reckon(rank, (hand >> rank & EACH_LAYER).bit_count())

    def cost(self, hand: int) -> float:
        """Return what the cheapest split of a part of the hand costs."""
        return self._best(hand)[0]

    def split(self, hand: int) -> tuple[int, ...]:
        """Return the actions of that split."""
        found: list[int] = []
        while straight := self._best(hand)[1]:
            found.append(straight)
            hand = left(hand, straight)
        for rank in range(LAYER):
            if hand >> rank & 1:
                found += self._groups[rank, (hand >> rank & EACH_LAYER).bit_count()]
        return tuple(found)

    def _best(self, hand: int) -> tuple[float, int]:
        """Return the least cost, and the first straight to take for it, or 0."""
        found = self._found.get(hand)
        if found is None:
            found = self._in_groups(hand), 0
            for straight in STRAIGHTS[hand & RUN_RANKS]:
                cost = self._straight(straight) + self._best(left(hand, straight))[0]
                if cost < found[0]:
                    found = cost, straight
            self._found[hand] = found
        return found

    def _in_groups(self, hand: int) -> float:
        """Return what a hand costs without straights."""
        steps, total = self._steps, 0.0
        while hand:
            low = hand & -hand
            total += steps[low.bit_length() - 1]
            hand ^= low
        return total

    def _straight(self, action: int) -> float:
        cost = self._straights.get(action)
        if cost is None:
            cost = self._straights[action] = self._unit_cost(action)
        return cost

    def _reckon(self, rank: int, copies: int) -> None:
        """Note how so many cards of a rank are laid at the least cost, and what each further one adds."""
        ways: list[tuple[float, tuple[int, ...]]] = [(0.0, ())]
        for count in range(1, copies + 1):
            group = FIRST_OF_SIZE[count] + rank
            together = self._unit_cost(group), (group,)
            parted = [
                (ways[part][0] + ways[count - part][0], ways[part][1] + ways[count - part][1])
                for part in range(1, count // 2 + 1)
            ]
            ways.append(min(together, *parted, key=itemgetter(0)) if parted else together)
            self._groups[rank, count] = ways[count][1]
            self._steps[LAYER * (count - 1) + rank] = ways[count][0] - ways[count - 1][0]
