"""A card as an emoji: a tile of 128 × 128 that is readable at 22, on dark and on light.

The index is as high as the tile lets it be and the suit stands beside it; the edge has the suit's colour. The red joker
is a cap on paper, the black one the same in reverse: whoever sees no colours tells them apart.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.art.canvas import Canvas
from bot.art.palette import BACK, PAPER, ink_of
from bot.art.shapes import CAP, SUITS
from bot.art.vision import Colour
from bot.tables.decks import Deck
from murlan.cards import Card, Rank, Suit

SIDE: Final = 128
"""Of an emoji, in pixels: Discord keeps no more."""
_EDGE: Final = 7
_CORNER: Final = 24


def tile(card: Card, deck: Deck) -> bytes:
    """Return a card's tile as a PNG."""
    return drawn(card, ink_of(card.rank, card.suit, deck))


@cache
def drawn(card: Card, ink: Colour) -> bytes:
    """Return a card's tile in an ink."""
    is_reversed = card.rank is Rank.BLACK_JOKER
    edge, paper = (PAPER, ink) if is_reversed else (ink, PAPER)
    canvas = _blank(edge, paper)
    if card.suit is None:
        canvas.shape(CAP, 13, 9, 102, edge)
    else:
        _print(canvas, index_of(card.rank), card.suit, ink)
    return canvas.png()


def back_tile() -> bytes:
    """Return the back of a card as a PNG."""
    canvas = _blank(BACK, PAPER)
    canvas.panel((14, 14, 114, 114), 12, BACK)
    for row in range(3):
        for column in range(3):
            canvas.shape(SUITS[Suit.DIAMONDS], 21 + 30 * column, 21 + 30 * row, 26, PAPER)
    return canvas.png()


def index_of(rank: Rank) -> str:
    """Return what is printed in a card's corner."""
    return "10" if rank is Rank.TEN else rank.text


def _blank(edge: Colour, paper: Colour) -> Canvas:
    canvas = Canvas(SIDE, SIDE)
    canvas.panel((0, 0, SIDE, SIDE), _CORNER, edge)
    canvas.panel((_EDGE, _EDGE, SIDE - _EDGE, SIDE - _EDGE), _CORNER - _EDGE, paper)
    return canvas


def _print(canvas: Canvas, index: str, suit: Suit, ink: Colour) -> None:
    """Print index and suit side by side; the index of two digits takes some of the suit's room."""
    if len(index) > 1:
        canvas.index(index, (12, 20, 74, 108), ink)
        canvas.shape(SUITS[suit], 74, 40, 46, ink)
    else:
        canvas.index(index, (12, 20, 66, 108), ink)
        canvas.shape(SUITS[suit], 67, 37, 53, ink)
