"""What a hand holds: its groups and straights, listed fast. Which of them may be laid is `murlan.plays`.

A hand is read as one number, its *bits*: four a rank from 3 up, one for each of S, C, D, H; a joker has the first bit
of its rank. Numbers find their combinations in tables, so that a hand is not searched card by card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain, product
from itertools import combinations as subsets
from operator import and_, getitem
from typing import Final

from murlan.cards import PACK, Card
from murlan.combinations import (
    CARDS_OF_RANK,
    GROUPS,
    HIGH_ACE,
    KIND_OF_SIZE,
    MAX_STRAIGHT,
    MIN_STRAIGHT,
    RUN,
    Combination,
    Kind,
    lowest_top,
)

_BITS: Final = tuple(1 << 4 * card.rank + (card.suit or 0) for card in PACK)
_ALL_SPADES: Final = 0x111_1111_1111_1111
_PLACES: Final = (1 << 4 * HIGH_ACE) - 1


def bits_of(hand: Iterable[Card]) -> int:
    """Return the bits of a hand of distinct cards."""
    return sum(map(_BITS.__getitem__, hand))


def all_groups(bits: int) -> list[Combination]:
    """List the singles, pairs, triples and quads of a hand, by kind and then from low to high."""
    return list(chain.from_iterable(map(getitem, _GROUPS_OF_ALL_SIZES, 4 * bits.to_bytes(8, "little"))))


def groups(bits: int, size: int, lowest: int = 0) -> list[Combination]:
    """List the groups of one size in a hand from the rank `lowest` (0–14) up."""
    bits = bits >> 4 * lowest << 4 * lowest
    return list(chain.from_iterable(map(getitem, _GROUPS[size], bits.to_bytes(8, "little"))))


def has_quad(bits: int) -> bool:
    """Return whether a hand holds a quad."""
    return bool(bits & bits >> 1 & bits >> 2 & bits >> 3 & _ALL_SPADES)


def run_of(bits: int) -> int:
    """Return the bits of a hand in the order of the run (R3.3): four for each place 1–14, so that aces stand twice."""
    return bits << 8 & _PLACES | bits >> 44 & 0xFF


def straight_sizes(run: int) -> Iterator[tuple[int, int]]:
    """Yield size and top of the straights that a run holds, by size and then by top."""
    held = (run | run >> 1 | run >> 2 | run >> 3) & _ALL_SPADES
    starts = held & held >> 4 & held >> 8 & held >> 12  # a bit stays where the places after it are held too
    for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1):
        starts &= held >> 4 * (size - 1)
        if not starts:
            return
        for top in range(lowest_top(size), HIGH_ACE + 1):
            if starts >> 4 * (top - size) & 1:
                yield size, top


def straights(run: int, size: int, top: int) -> Iterator[Combination]:
    """Yield the straights of one size and top, whatever their suits."""
    suits = _suits(run, size, top)
    suited = {play.cards for play in suited_straights(run, size, top)} if reduce(and_, suits) else ()
    for cards in product(*map(getitem, _CARDS_OF_PLACE[top - size + 1 : top + 1], suits)):
        yield Combination(Kind.STRAIGHT, cards, top, cards in suited)


def suited_straights(run: int, size: int, top: int) -> Iterator[Combination]:
    """Yield the straights of one size and top that are of one suit (R3.5)."""
    common = reduce(and_, _suits(run, size, top))
    for suit in range(4):
        if common >> suit & 1:
            cards = tuple(CARDS_OF_RANK[rank][suit] for rank in RUN[top - size + 1 : top + 1])
            yield Combination(Kind.STRAIGHT, cards, top, is_suited=True)


def suited_run_cards(hand: Iterable[Card]) -> frozenset[Card]:
    """Return the cards of a hand that belong to a suited straight of five."""
    run = run_of(bits_of(hand))
    if not run & run >> 4 & run >> 8 & run >> 12 & run >> 16:
        return frozenset()
    tops = range(MIN_STRAIGHT, HIGH_ACE + 1)
    return frozenset(card for top in tops for play in suited_straights(run, MIN_STRAIGHT, top) for card in play.cards)


def _suits(run: int, size: int, top: int) -> list[int]:
    """Return the four bits of each place of a straight, from its bottom up."""
    return [run >> 4 * place & 15 for place in range(top - size, top)]


def _cards(of_rank: tuple[Card, ...], suits: int) -> tuple[Card, ...]:
    return tuple(card for card in of_rank if suits >> (card.suit or 0) & 1)


def _group_table(size: int) -> tuple[tuple[tuple[Combination, ...], ...], ...]:
    """Tabulate the groups of a size by a byte of a hand's bits, which is two ranks, and its 256 values."""
    by_rank = [
        [tuple(map(GROUPS.__getitem__, subsets(_cards(of_rank, suits), size))) for suits in range(16)]
        for of_rank in (*CARDS_OF_RANK, ())
    ]
    return tuple(
        tuple(low[value & 15] + high[value >> 4] for value in range(256))
        for low, high in zip(by_rank[::2], by_rank[1::2], strict=True)
    )


_GROUPS: Final = {size: _group_table(size) for size in KIND_OF_SIZE}

_GROUPS_OF_ALL_SIZES: Final = tuple(chain.from_iterable(_GROUPS.values()))

_CARDS_OF_PLACE: Final = tuple(tuple(_cards(CARDS_OF_RANK[rank], suits) for suits in range(16)) for rank in RUN)
"""The cards that the four bits of a place of the run stand for."""
