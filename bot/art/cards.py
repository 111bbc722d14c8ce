"""Cards large enough to be read from afar, and a hand of them as one picture."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from bot.art.canvas import COLOURS, Canvas, png_of
from bot.art.palette import FAINT, FELT, PAPER, ink_of
from bot.art.shapes import CAP, SUITS
from bot.art.tiles import index_of
from bot.art.vision import Colour
from bot.tables.decks import Deck
from murlan.cards import Card, Rank

WIDTH: Final = 240
HEIGHT: Final = 336
PER_ROW: Final = 7
"""So many cards stand side by side, which leaves each of them a seventh of a phone's width."""
_SHOWN: Final = (126, 176)
"""A card's size in the picture of a hand."""
_GAP: Final = 10
_KEPT: Final = 108
"""Faces that are kept, at a tenth of a megabyte each: the cards of both decks."""


def hand_picture(rows: tuple[tuple[Card, ...], ...], deck: Deck) -> bytes:
    """Return rows of cards as a PNG; a row that is too long goes on in the next one."""
    lines = [row[at : at + PER_ROW] for row in rows for at in range(0, len(row), PER_ROW)]
    width, height = _SHOWN
    columns = max(map(len, lines))
    size = (columns * (width + _GAP) - _GAP, len(lines) * (height + _GAP) - _GAP)
    sheet = Image.new("RGBA", size, (0, 0, 0, 0))
    for down, line in enumerate(lines):
        for across, card in enumerate(line):
            place = (across * (width + _GAP), down * (height + _GAP))
            sheet.paste(_small_face(card, ink_of(card.rank, card.suit, deck)), place)
    return png_of(sheet.quantize(COLOURS, Image.Quantize.FASTOCTREE))


def face(card: Card, ink: Colour) -> Image.Image:
    """Return a card in an ink: the index above, the suit below, both as large as they can be."""
    is_reversed = card.rank is Rank.BLACK_JOKER
    edge, paper = (PAPER, ink) if is_reversed else (ink, PAPER)
    canvas = Canvas(WIDTH, HEIGHT, fine=2)
    canvas.panel((0, 0, WIDTH, HEIGHT), 34, edge)
    canvas.panel((10, 10, WIDTH - 10, HEIGHT - 10), 25, paper)
    if card.suit is None:
        canvas.shape(CAP, 22, 66, 196, edge)
    else:
        canvas.index(index_of(card.rank), (38, 34, WIDTH - 38, 168), ink)
        canvas.shape(SUITS[card.suit], 54, 180, 132, ink)
    return canvas.image()


def card_in(card: Card, deck: Deck, *, is_faint: bool = False) -> Image.Image:
    """Return a card of a deck for a picture that it is laid into; a faint one is greyed, as what is of no use."""
    return _face(card, ink_of(card.rank, card.suit, deck), is_faint=is_faint)


@lru_cache(maxsize=_KEPT)
def _face(card: Card, ink: Colour, *, is_faint: bool) -> Image.Image:
    image = face(card, ink).resize(_SHOWN, Image.Resampling.LANCZOS)
    if is_faint:
        grey = Image.new("RGBA", image.size, (*FELT, 255))
        grey.putalpha(image.getchannel("A"))
        image = Image.blend(image, grey, FAINT)
    return image


@lru_cache(maxsize=_KEPT)
def _small_face(card: Card, ink: Colour) -> Image.Image:
    return face(card, ink).resize(_SHOWN, Image.Resampling.LANCZOS)
