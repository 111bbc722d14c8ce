"""A sheet to draw on: shapes, rounded boxes and indices with smooth edges, and the PNG that comes of it.

Everything is drawn several times as large and reduced at the end. The index font is Aileron (CC0), which Pillow brings
along: no font of the system is asked for, so that every machine draws the same.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.art.shapes import Shape, placed
from bot.art.vision import Colour

_FINE: Final = 4
"""How many times as large everything is drawn."""
_LETTER: Final = 400
"""The size in pixels at which indices are drawn before they are fitted."""
_THIN, _THICK = 22, 34
"""How much wider strokes are made, in pixels of that size; the thicker for what is squeezed."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Canvas:
    """A transparent sheet of so many pixels."""

    def __init__(self, width: int, height: int) -> None:
        self._size = (width, height)
        self._sheet = Image.new("RGBA", (width * _FINE, height * _FINE), (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self._sheet)

    def panel(self, box: Box, radius: float, colour: Colour) -> None:
        """Draw a box with round corners."""
        left, top, right, bottom = (edge * _FINE for edge in box)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius * _FINE, fill=colour)

    def shape(self, shape: Shape, left: float, top: float, size: float, colour: Colour) -> None:
        """Draw a shape into a square, by its upper left corner and its side."""
        for polygon in placed(shape, left * _FINE, top * _FINE, size * _FINE):
            self._pen.polygon(polygon, fill=colour)

    def index(self, index: str, box: Box, colour: Colour) -> None:
        """Draw an index as high as a box and in its middle, squeezed where it would be wider than that."""
        left, top, right, bottom = (round(edge * _FINE) for edge in box)
        letters = _letters(index)
        width = min(right - left, round(letters.width * (bottom - top) / letters.height))
        fitted = letters.resize((width, bottom - top), Image.Resampling.LANCZOS)
        self._sheet.paste(colour, (left + (right - left - width) // 2, top), fitted)

    def png(self) -> bytes:
        """Return the sheet as a PNG; the same release of Pillow always makes the same bytes."""
        file = io.BytesIO()
        self.image().save(file, "PNG")
        return file.getvalue()

    def image(self) -> Image.Image:
        """Return the sheet in its own size."""
        return self._sheet.resize(self._size, Image.Resampling.LANCZOS)


@cache
def _letters(index: str) -> Image.Image:
    """Return an index in white on black, without a margin."""
    font = ImageFont.load_default(_LETTER)
    sheet = Image.new("L", (3 * _LETTER, 2 * _LETTER), 0)
    place = (_LETTER // 2, _LETTER // 4)
    wide = _THICK if len(index) > 1 else _THIN
    ImageDraw.Draw(sheet).text(place, index, fill=255, font=font, stroke_width=wide, stroke_fill=255)
    return sheet.crop(sheet.getbbox())
