"""What a hand holds: its groups and straights, listed fast. Which of them may be laid is `murlan.plays`.

A hand is read as one number, its *bits*: four a rank from 3 up, one for each of S, C, D, H; a joker has the first bit
of its rank. Numbers find their combinations in tables, so that a hand is not searched card by card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, product
from itertools import combinations as subsets
from operator import getitem
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


def has_suited_straight(run: int) -> bool:
    """Return whether a run holds five cards of one suit in a row."""
    return bool(run & run >> 4 & run >> 8 & run >> 12 & run >> 16)


def straight_spans(run: int) -> Iterator[tuple[int, int, int]]:
    """Yield size, top and suits of the straights that a run holds, by size and then by top.

    The suits are four bits, for those in which the straight is held suited.
    """
    held = (run | run >> 1 | run >> 2 | run >> 3) & _ALL_SPADES
    starts = held & held >> 4 & held >> 8 & held >> 12  # a bit stays where the places after it are held too
    suited = run & run >> 4 & run >> 8 & run >> 12
    for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1):
        starts &= held >> 4 * (size - 1)
        suited &= run >> 4 * (size - 1)
        if not starts:
            return
        for top in range(lowest_top(size), HIGH_ACE + 1):
            if starts >> 4 * (top - size) & 1:
                yield size, top, suited >> 4 * (top - size) & 15


def columns_of(run: int) -> tuple[tuple[Card, ...], ...]:
    """Return the cards of each place 1–14 of a run."""
    return tuple(cards[run >> 4 * place & 15] for place, cards in enumerate(_CARDS_OF_PLACE))


def straights(columns: Sequence[tuple[Card, ...]], size: int, top: int, suits: int) -> list[Combination]:
    """List the straights of one size and top; `suits` are those in which it is held suited."""
    found = product(*columns[top - size : top])
    if not suits:
        return [Combination(Kind.STRAIGHT, cards, top) for cards in found]
    suited = {play.cards for play in suited_straights(size, top, suits)}
    return [Combination(Kind.STRAIGHT, cards, top, cards in suited) for cards in found]


def suited_straights(size: int, top: int, suits: int) -> list[Combination]:
    """List the straights of one size and top in each of these suits (R3.5)."""
    ranks = RUN[top - size + 1 : top + 1]
    return [
        Combination(Kind.STRAIGHT, tuple(CARDS_OF_RANK[rank][suit] for rank in ranks), top, is_suited=True)
        for suit in range(4)
        if suits >> suit & 1
    ]


def suited_run_cards(hand: Iterable[Card]) -> frozenset[Card]:
    """Return the cards of a hand that belong to a suited straight of five."""
    run = run_of(bits_of(hand))
    if not has_suited_straight(run):
        return frozenset()
    return frozenset(
        card
        for size, top, suits in straight_spans(run)
        for play in suited_straights(size, top, suits)
        for card in play.cards
    )


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

_CARDS_OF_PLACE: Final = tuple(tuple(_cards(CARDS_OF_RANK[rank], suits) for suits in range(16)) for rank in RUN[1:])
"""By place of the run from 1, the cards that its four bits stand for."""
