"""Hidden cards sorted by who may hold them, and worlds dealt from the sorts: by chance or one after another.

Only the two seats of an exchange can be barred from cards, so these are served first and the third takes from what is
left. How many cards of each sort the first two get is drawn by the exact number of deals that there are of it; which
cards then is left to chance: so every deal is as likely as the others.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

import numpy as np
from numpy.typing import NDArray

from murlan.computer.search.hidden import Hidden

Masks = NDArray[np.uint64]
"""Card masks; of worlds (worlds, 4), by seat."""

Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True, kw_only=True)
class Sorts:
    """The hidden cards, a mask each; the hidden seats are told as first, second and third served."""

    seats: tuple[int, ...]
    counts: tuple[int, ...]
    """By seat served, how many cards it gets besides its sure ones."""
    bases: tuple[int, ...]
    """By seat of the table, what it holds in every world."""
    for_any: tuple[int, ...]
    not_first: tuple[int, ...]
    """Barred from the first alone."""
    not_second: tuple[int, ...]
    """Barred from the second alone."""
    for_third: tuple[int, ...]

    @classmethod
    def of(cls, hidden: Hidden) -> Sorts:
        """Sort the cards; what is barred is forgotten where it leaves no world at all."""
        sorts = cls._sorted(hidden, hidden.barred)
        return sorts if sorts.splits() else cls._sorted(hidden, (0, 0, 0, 0))

    @classmethod
    def _sorted(cls, hidden: Hidden, barred: tuple[int, ...]) -> Sorts:
        others = (seat for seat in range(4) if seat != hidden.viewer)
        seats = first, second, third = sorted(others, key=lambda seat: (not barred[seat], seat))
        assert not barred[third], "only the two seats of an exchange are barred from cards"
        free = hidden.unseen & ~sum(hidden.sure)
        return cls(
            seats=tuple(seats),
            counts=tuple(hidden.counts[seat] - hidden.sure[seat].bit_count() for seat in seats),
            bases=tuple(hidden.own if seat == hidden.viewer else hidden.sure[seat] for seat in range(4)),
            for_any=_cards(free & ~barred[first] & ~barred[second]),
            not_first=_cards(free & barred[first] & ~barred[second]),
            not_second=_cards(free & ~barred[first] & barred[second]),
            for_third=_cards(free & barred[first] & barred[second]),
        )

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards to be dealt."""
        return self.for_any + self.not_first + self.not_second + self.for_third

    @property
    def remaining(self) -> int:
        """How many cards are left for the third; more than it takes where some are in nobody's hand."""
        return len(self.cards) - self.counts[0] - self.counts[1]

    @property
    def size(self) -> int:
        """How many worlds there are."""
        return sum(self.splits().values()) * comb(self.remaining, self.counts[2])

    def splits(self) -> dict[tuple[int, int], int]:
        """Count the deals by how many of `not_second` the first gets and how many of `not_first` the second."""
        first, second, third = self.counts
        if min(self.counts) < 0 or self.remaining < third:
            return {}
        ways = {
            (mine, yours): comb(len(self.not_second), mine)
            * comb(len(self.for_any), first - mine)
            * comb(len(self.not_first), yours)
            * comb(max(len(self.for_any) - first + mine, 0), second - yours)
            for mine in range(min(first, len(self.not_second)) + 1)
            for yours in range(min(second, len(self.not_first)) + 1)
        }
        return {split: count for split, count in ways.items() if count}

    def drawn(self, count: int, generator: np.random.Generator) -> Masks:
        """Draw worlds."""
        mine, yours = self._drawn_splits(count, generator).T
        for_any = _shuffled(self.for_any, count, generator)
        firsts = _dealt(for_any, 0 * mine, self.counts[0] - mine)
        seconds = _dealt(for_any, self.counts[0] - mine, self.counts[0] - mine + self.counts[1] - yours)
        firsts |= _dealt(_shuffled(self.not_second, count, generator), 0 * mine, mine)
        seconds |= _dealt(_shuffled(self.not_first, count, generator), 0 * yours, yours)
        thirds = self._left_over(firsts | seconds, generator)
        worlds = np.tile(np.array(self.bases, np.uint64), (count, 1))
        for seat, masks in zip(self.seats, (firsts, seconds, thirds), strict=True):
            worlds[:, seat] |= masks
        return worlds

    def listed(self) -> Iterator[tuple[int, ...]]:
        """Yield every world once."""
        for for_first in combinations(self.for_any + self.not_second, self.counts[0]):
            first = sum(for_first)
            open_to_second = [card for card in self.for_any + self.not_first if not card & first]
            for for_second in combinations(open_to_second, self.counts[1]):
                second = sum(for_second)
                rest = [card for card in self.cards if not card & (first | second)]
                for for_third in combinations(rest, self.counts[2]):
                    dealt = dict(zip(self.seats, (first, second, sum(for_third)), strict=True))
                    yield tuple(base | dealt.get(seat, 0) for seat, base in enumerate(self.bases))

    def _drawn_splits(self, count: int, generator: np.random.Generator) -> Counts:
        splits = self.splits()
        assert splits, "as many cards are unseen as the others hold"
        every = np.array(list(splits), np.int64)
        if len(every) == 1:
            return np.repeat(every, count, axis=0)
        ways = np.array(list(splits.values()), np.float64)
        return every[generator.choice(len(every), size=count, p=ways / ways.sum())]

    def _left_over(self, taken: Masks, generator: np.random.Generator) -> Masks:
        """Give the third seat all that is left, or so many of it."""
        cards = np.array(self.cards, np.uint64)
        if self.remaining == self.counts[2]:
            all_left: Masks = np.bitwise_or.reduce(cards, initial=np.uint64(0)) & ~taken
            return all_left
        keys = generator.random((len(taken), len(cards)))
        keys[taken[:, None] & cards != 0] = 2.0  # behind all that are left
        nobody = np.zeros(len(taken), np.int64)
        return _dealt(cards[np.argsort(keys, axis=1)], nobody, nobody + self.counts[2])


def _cards(mask: int) -> tuple[int, ...]:
    return tuple(1 << card for card in range(54) if mask >> card & 1)


def _shuffled(cards: tuple[int, ...], count: int, generator: np.random.Generator) -> Masks:
    """Shuffle cards so many times, each time anew: (count, cards)."""
    order = np.argsort(generator.random((count, len(cards))), axis=1)
    return np.array(cards, np.uint64)[order]


def _dealt(shuffled: Masks, start: Counts, stop: Counts) -> Masks:
    """Put together by row the cards from one place to another."""
    places = np.arange(shuffled.shape[1])
    is_dealt = (places >= start[:, None]) & (places < stop[:, None])
    dealt: Masks = np.bitwise_or.reduce(np.where(is_dealt, shuffled, np.uint64(0)), axis=1)
    return dealt
