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

FELT: Final[Colour] = (22, 54, 44)
"""The ground that pictures of tables and boards lie on: their own, so that they look the same on dark and on light."""
ON_FELT: Final[Colour] = (242, 243, 245)
"""Numbers on it."""
PALE_ON_FELT: Final[Colour] = (168, 190, 180)
"""Numbers that matter less, and what nothing has come into yet."""
GROOVE: Final[Colour] = (44, 84, 70)
"""Where a bar has not come to."""
SIDES: Final[tuple[Colour, ...]] = ((102, 178, 255), (255, 166, 77))
"""The sides of two against two: blue and orange, with a shape each besides."""
MEDALS: Final[tuple[Colour, ...]] = ((255, 206, 77), (201, 206, 214), (222, 148, 92), (140, 145, 156))
"""Gold, silver, bronze, and none."""

DARK_MODE: Final[Colour] = (0x31, 0x33, 0x38)
LIGHT_MODE: Final[Colour] = (255, 255, 255)
"""What Discord shows messages on."""

_FOUR: Final = {Suit.SPADES: BLACK, Suit.CLUBS: GREEN, Suit.DIAMONDS: BLUE, Suit.HEARTS: RED}
_TWO: Final = {Suit.SPADES: BLACK, Suit.CLUBS: BLACK, Suit.DIAMONDS: RED, Suit.HEARTS: RED}
_JOKERS: Final = {Rank.BLACK_JOKER: BLACK, Rank.RED_JOKER: RED}


FAINT: Final = 0.35
"""How much of the ground shows through what is of no use any more."""


def faint(colour: Colour) -> Colour:
    """Return a colour through which the ground shows."""
    red, green, blue = (round(own * (1 - FAINT) + below * FAINT) for own, below in zip(colour, FELT, strict=True))
    return red, green, blue


def inks(deck: Deck) -> dict[Suit, Colour]:
    """Return the colours of a deck's suits."""
    return dict(_TWO if deck is Deck.TWO_COLOURS else _FOUR)


def ink_of(rank: Rank, suit: Suit | None, deck: Deck) -> Colour:
    """Return the colour that a card's index is printed in; a black joker's is that of its paper."""
    return _JOKERS[rank] if suit is None else inks(deck)[suit]
