"""How safe a play is: the chance that other seats *can* beat it, from the cards that nobody has shown (R4).

Every way in which the unseen cards may lie in the other hands is taken to be equally likely.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from math import comb, prod
from typing import Final

from murlan.combinations import MIN_STRAIGHT, Kind
from murlan.computer.sense.position import EACH_LAYER, Position
from murlan.packed import PLAYS
from murlan.packed.actions import numbers_of, straight_answers
from murlan.packed.hands import LAYER, RUN_RANKS, STRAIGHTS, TO_QUADS
from murlan.packed.suits import SPADES_OF, suited_straights

_LAYER_BITS: Final = (1 << LAYER) - 1
_SHORT_SUITED: Final = [n for n in numbers_of(Kind.STRAIGHT, is_suited=True) if PLAYS[n].size == MIN_STRAIGHT]
_answers: Final = cache(straight_answers)

ABOVE: Final = tuple((_LAYER_BITS & -(2 << rank)) * EACH_LAYER for rank in range(LAYER))
"""By rank, the bits of a packed hand that stand for higher cards."""


class Outlook:
    """What some other seats may hold at one moment, and so what they can beat."""

    def __init__(self, position: Position, seats: Iterable[int]) -> None:
        """Look at the hands of these relative seats."""
        self._hand = position.unseen_hand
        self._mask = position.unseen
        self._options = position.options
        self._count = position.unseen.bit_count()
        self._held = [position.left[seat] for seat in seats if position.left[seat]]
        self._found: dict[int, float] = {}

    def safety(self, action: int) -> float:
        """Return the chance that none of the seats can beat a play; it is 1 only where that is certain."""
        found = self._found.get(action)
        if found is None:
            found = self._found[action] = self._no_higher(action) * self._no_bomb(action)
        return found

    def singles_above(self, rank: int) -> int:
        """Return how many unseen cards are higher."""
        return (self._hand & ABOVE[rank]).bit_count()

    def groups_above(self, size: int, rank: int) -> int:
        """Return how many higher ranks have so many unseen cards."""
        return (self._hand >> LAYER * (size - 1) & ABOVE[rank] & _LAYER_BITS).bit_count()

    def _no_higher(self, action: int) -> float:
        """Return the chance that nobody has a higher combination of the same kind."""
        play = PLAYS[action]
        match play.kind:
            case Kind.SINGLE:
                return 1 - self._somebody(self.singles_above(play.strength), 1)
            case Kind.STRAIGHT if play.is_suited:
                higher = _answers(action, self._options.suited_step)
                return prod(self._no_suited(n) for n in suited_straights(self._mask) if n in higher)
            case Kind.STRAIGHT:
                higher = _answers(action, self._options.straight_step)
                return prod(self._no_straight(n) for n in STRAIGHTS[self._hand & RUN_RANKS] if n in higher)
            case _:
                return self._no_group(play.size, self._hand & ABOVE[play.strength])

    def _no_bomb(self, action: int) -> float:
        """Return the chance that nobody has a quad or a suited straight that beats another kind (R4.2, R4.6)."""
        play = PLAYS[action]
        safe = 1.0
        if self._hand >> TO_QUADS and play.kind is not Kind.QUAD and not play.is_suited:
            safe = self._no_group(4, self._hand)
        if self._options.suited_straights and not play.is_suited:
            safe *= prod(self._no_suited(n) for n in _SHORT_SUITED)
        return safe

    def _no_group(self, size: int, cards: int) -> float:
        """Return the chance that nobody has so many of one rank among these cards."""
        safe = 1.0
        for copies in range(size, 5):
            ranks = cards >> LAYER * (copies - 1) & ~(cards >> LAYER * copies) & _LAYER_BITS
            if ranks:
                safe *= (1 - self._somebody(copies, size)) ** ranks.bit_count()
        return safe

    def _no_straight(self, action: int) -> float:
        play = PLAYS[action]
        copies = [(self._hand >> rank & EACH_LAYER).bit_count() for rank in range(LAYER) if play.ranks >> rank & 1]
        found = sum(prod(_chance(n, 1, held, self._count) for n in copies) for held in self._held if held >= play.size)
        return 1 - min(1.0, found)

    def _no_suited(self, action: int) -> float:
        spades, size = SPADES_OF[action], PLAYS[action].size
        suits = sum(self._mask >> suit & spades == spades for suit in range(4))
        return (1 - self._somebody(size, size)) ** suits if suits else 1.0

    def _somebody(self, copies: int, wanted: int) -> float:
        """Return the chance that one of the seats has so many of certain unseen cards, or a little more than it."""
        if copies < wanted:
            return 0.0
        return min(1.0, sum([_chance(copies, wanted, held, self._count) for held in self._held]))


@cache
def _chance(copies: int, wanted: int, held: int, unseen: int) -> float:
    """Return the chance that `held` of the unseen cards have at least `wanted` of certain `copies` among them."""
    rest = unseen - copies
    numbers = range(max(wanted, held - rest), min(copies, held) + 1)
    return sum(comb(copies, n) * comb(rest, held - n) for n in numbers) / comb(unseen, held)
