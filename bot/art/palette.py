"""The colours of the decks, and what they are held to (`python -m bot.art`)."""

from __future__ import annotations

from typing import Final

from bot.art.vision import Colour
from bot.tables.decks import Deck
from murlan.cards import Rank, Suit

PAPER: Final[Colour] = (255, 255, 255)
BLACK: Final[Colour] = (22, 24, 29)
RED: Final[Colour] = (194, 10, 8)
GREEN: Final[Colour] = (10, 130, 112)
"""More blue than grass is: who lacks a cone sees grass and the red of hearts alike."""
BLUE: Final[Colour] = (14, 36, 208)
BACK: Final[Colour] = (122, 20, 36)

DARK_MODE: Final[Colour] = (0x31, 0x33, 0x38)
LIGHT_MODE: Final[Colour] = (255, 255, 255)
"""What Discord shows messages on."""

_FOUR: Final = {Suit.SPADES: BLACK, Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED}
_TWO: Final = {Suit.SPADES: BLACK, Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED}
_JOKERS: Final = {Rank.BLACK_JOKER: BLACK, Rank.RED_JOKER: RED}


def inks(deck: Deck) -> dict[Suit, Colour]:
    """Return the colours of a deck's suits."""
    return dict(_TWO if deck is Deck.TWO_COLOURS else _FOUR)


def ink_of(rank: Rank, suit: Suit | None, deck: Deck) -> Colour:
    """Return the colour that a card's index is printed in; a black joker's is that of its paper."""
    return _JOKERS[rank] if suit is None else inks(deck)[suit]
