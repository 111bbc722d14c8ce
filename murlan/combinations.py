"""Combinations (R3): which cards may be laid together. What beats what is `murlan.plays`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations as subsets
from typing import Final

from murlan.cards import PACK, Card, Rank, card_text

MIN_STRAIGHT: Final = 5
MAX_STRAIGHT: Final = 13
HIGH_ACE: Final = 14
"""The top of a straight that ends in an ace; an ace at the bottom counts 1, a two 2 (R3.3)."""


class Kind(StrEnum):
    """The kinds of combination (R3.1–R3.3)."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    QUAD = "quad"
    STRAIGHT = "straight"


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards laid together. Two with the same cards are equal, whatever the order they were named in (R3.7)."""

    kind: Kind
    cards: tuple[Card, ...]
    """From low to high; those of a straight in the order of the run, an ace or two at the bottom first."""
    strength: int
    """The rank's number 0–14; for a straight its top, 5 (A-2-3-4-5) to 14 (ten to ace) (R4.1)."""
    is_suited: bool = False
    """Whether this is a straight of one suit (R3.5); it matters only where R4.6 is on."""

    @property
    def top(self) -> Rank:
        """The rank that names the combination: that of its cards, or the top of the straight."""
        return RUN[self.strength] if self.kind is Kind.STRAIGHT else Rank(self.strength)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def __str__(self) -> str:
        return card_text(self.cards)


RUN: Final[tuple[Rank, ...]] = (
    Rank.ACE,  # never a top: it pads the tuple so that a top is its own index
    Rank.ACE,
    Rank.TWO,
    *(Rank(n) for n in range(Rank.THREE, Rank.ACE)),
    Rank.ACE,
)
"""The ranks of the run A 2 3 … K A by their place 1–14 in it (R3.3)."""

KIND_OF_SIZE: Final = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE, 4: Kind.QUAD}
"""The kind of so many cards of one rank (R3.1, R3.2)."""

CARDS_OF_RANK: Final[tuple[tuple[Card, ...], ...]] = tuple(
    tuple(card for card in PACK if card.rank is rank) for rank in Rank
)
"""The cards of each rank by its number 0–14, in the order S, C, D, H."""

GROUPS: Final[dict[tuple[Card, ...], Combination]] = {
    cards: Combination(kind, cards, rank)
    for size, kind in KIND_OF_SIZE.items()
    for rank in Rank
    for cards in subsets(CARDS_OF_RANK[rank], size)
}
"""Every single, pair, triple and quad by its cards, low to high: there are only 197, so each is made once."""


def lowest_top(size: int) -> int:
    """Return the lowest top of a straight: its length, but thirteen ranks are read ace-high (R3.6)."""
    return HIGH_ACE if size == MAX_STRAIGHT else size


_TOPS: Final = {
    tuple(sorted(RUN[top - size + 1 : top + 1])): top
    for size in range(MIN_STRAIGHT, MAX_STRAIGHT + 1)
    for top in range(lowest_top(size), HIGH_ACE + 1)
}
"""The top of every straight by its ranks from low to high; plain ``int`` ranks find their equals too."""


def classify(cards: Iterable[Card]) -> Combination | None:
    """Return the combination that these cards are, or ``None`` (R3).

    The cards are taken as a set of distinct cards: naming one twice is no combination.
    """
    held = tuple(sorted(cards))
    group = GROUPS.get(held)
    return _straight(held) if group is None else group


def straight_of(cards_by_place: Iterable[Card], top: int) -> Combination:
    """Build the straight of cards already in the order of the run, ending at `top` (5–14)."""
    cards = tuple(cards_by_place)
    return Combination(Kind.STRAIGHT, cards, top, is_suited=len({card.suit for card in cards}) == 1)


def _straight(held: tuple[Card, ...]) -> Combination | None:
    """Return the straight of these cards, sorted, read ace-high where both readings exist (R3.6)."""
    top = _TOPS.get(tuple([card.rank for card in held]))
    if top is None:
        return None
    from_three = min(len(held), top - 2)  # an ace in place 1 and a two in place 2 of the run are sorted last as cards
    return straight_of(held[from_three:] + held[:from_three], top)
