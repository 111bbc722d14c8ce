"""Cards, ranks and suits (R1): the vocabulary of everything else. Knows nothing of combinations or play."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final


class Suit(IntEnum):
    """A suit; the order decides nothing but which of equal ranks is given away (R8.1)."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        """One of ``S C D H`` (R1.3)."""
        return "SCDH"[self]

    @property
    def symbol(self) -> str:
        """One of ``♠ ♣ ♦ ♥``."""
        return "♠♣♦♥"[self]


class Rank(IntEnum):
    """A rank, low to high as R1.2 has it; the two jokers are two ranks."""

    THREE = 0
    FOUR = 1
    FIVE = 2
    SIX = 3
    SEVEN = 4
    EIGHT = 5
    NINE = 6
    TEN = 7
    JACK = 8
    QUEEN = 9
    KING = 10
    ACE = 11
    TWO = 12
    BLACK_JOKER = 13
    RED_JOKER = 14

    @property
    def text(self) -> str:
        """The rank in card notation: ``3`` … ``9 T J Q K A 2 BJ RJ`` (R1.3)."""
        return _RANK_TEXTS[self]

    @property
    def is_joker(self) -> bool:
        """Whether this is one of the two jokers."""
        return self >= Rank.BLACK_JOKER


_RANK_TEXTS: Final = ("3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A", "2", "BJ", "RJ")


class Card(int):
    """One of the 54 cards (R1.1), as its number 0–53: four a rank from 3♠ up, then the two jokers.

    Numbers rise by rank (R1.2) and within a rank by S, C, D, H, so sorting cards sorts them as players do. Being an
    ``int`` makes a card hashable, picklable and fast; two cards of one rank are still different cards.
    """

    __slots__ = ()

    @classmethod
    def of(cls, rank: Rank, suit: Suit | None = None) -> Card:
        """Return the card of a rank and suit; a joker has no suit.

        Raises:
            ValueError: A joker with a suit, or another rank without one.
        """
        if rank.is_joker != (suit is None):
            raise ValueError(f"{rank.name} with suit {suit}")
        return PACK[_FIRST_JOKER + rank - Rank.BLACK_JOKER if suit is None else 4 * rank + suit]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self]

    @property
    def suit(self) -> Suit | None:
        """The card's suit, or ``None`` for a joker."""
        return _SUITS[self]

    def __bool__(self) -> bool:
        return True  # 3♠ is number 0, and a card all the same

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card({_TEXTS[self]})"


_FIRST_JOKER: Final = 52
_RANKS: Final = tuple(Rank(n // 4) if n < _FIRST_JOKER else Rank(n - 39) for n in range(54))
_SUITS: Final = tuple(Suit(n % 4) if n < _FIRST_JOKER else None for n in range(54))
_TEXTS: Final = tuple(
    rank.text + (suit.letter if suit is not None else "") for rank, suit in zip(_RANKS, _SUITS, strict=True)
)

PACK: Final[tuple[Card, ...]] = tuple(Card(n) for n in range(54))
"""All 54 cards, low to high (R1.1)."""

THREE_OF_SPADES: Final = PACK[0]
BLACK_JOKER: Final = PACK[52]
RED_JOKER: Final = PACK[53]


def card_text(cards: Iterable[Card]) -> str:
    """Return cards in notation, parted by spaces: ``"9S 9H"``."""
    return " ".join(map(str, cards))
