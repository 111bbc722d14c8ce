"""A sheet to draw on: shapes, rounded boxes and indices with smooth edges, and the PNG that comes of it.

Everything is drawn several times as large and reduced at the end. The index font is Aileron (CC0), which Pillow brings
along: no font of the system is asked for, so that every machine draws the same.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.art.shapes import Point, Shape, placed
from bot.art.vision import Colour

TILE_FINE: Final = 4
"""How many times as large a tile is drawn: it is looked at closely and small."""
_LETTER: Final = 400
"""The size in pixels at which indices are drawn before they are fitted."""
_STROKES: Final = {False: 22, True: 34}
"""How much wider the strokes of an index are made, in pixels of that size; the more where it has to be squeezed."""
_PLAIN: Final = 8
"""The same for numbers, which are smaller and not to run together."""

COLOURS: Final = 255
"""How many a large picture has: nobody sees that there are no more, and it takes a third of the bytes."""
_BOLD: Final = 24
"""The part of its size that the strokes of a text are widened by."""

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""


class Canvas:
    """A transparent sheet of so many pixels, drawn so many times as large."""

    def __init__(self, width: int, height: int, *, fine: int = TILE_FINE) -> None:
        self._size = (width, height)
        self._fine = fine
        self._sheet = Image.new("RGBA", (width * fine, height * fine), (0, 0, 0, 0))
        self._pen = ImageDraw.Draw(self._sheet)

    def panel(self, box: Box, radius: float, colour: Colour) -> None:
        """Draw a box with round corners."""
        left, top, right, bottom = (edge * self._fine for edge in box)
        self._pen.rounded_rectangle((left, top, right - 1, bottom - 1), radius * self._fine, fill=colour)

    def shape(self, shape: Shape, left: float, top: float, size: float, colour: Colour) -> None:
        """Draw a shape into a square, by its upper left corner and its side."""
        for polygon in placed(shape, left * self._fine, top * self._fine, size * self._fine):
            self._pen.polygon(polygon, fill=colour)

    def line(self, points: Sequence[Point], width: float, colour: Colour) -> None:
        """Draw a line through points, round at its corners."""
        fine = [(x * self._fine, y * self._fine) for x, y in points]
        self._pen.line(fine, fill=colour, width=round(width * self._fine), joint="curve")

    def dot(self, point: Point, radius: float, colour: Colour) -> None:
        """Draw a filled circle."""
        x, y = (part * self._fine for part in point)
        self._pen.circle((x, y), radius * self._fine, fill=colour)

    def index(self, index: str, box: Box, colour: Colour) -> None:
        """Draw an index as high as a box and in its middle, squeezed where it would be wider than that."""
        self._write(_letters(index, _STROKES[len(index) > 1]), box, colour)

    def number(self, digits: str, box: Box, colour: Colour) -> None:
        """Draw a number in a box as `index` does, in thinner strokes."""
        self._write(_letters(digits, _PLAIN), box, colour)

    def write(self, digits: str, place: Point, size: float, colour: Colour, *, anchor: str = "mm") -> None:
        """Write digits in a size of letters.

        Args:
            digits: What to write.
            place: Where.
            size: Of the font, in pixels.
            colour: Of the ink.
            anchor: Which point of the text is at the place, as Pillow says it.
        """
        x, y = (part * self._fine for part in place)
        font = _font(size * self._fine)
        stroke = size * self._fine / _BOLD
        self._pen.text((x, y), digits, colour, font, anchor, stroke_width=stroke, stroke_fill=colour)

    def ring(self, middle: Point, radius: float, width: float, colour: Colour) -> None:
        """Draw a circle that is not filled."""
        x, y = (part * self._fine for part in middle)
        self._pen.circle((x, y), radius * self._fine, outline=colour, width=round(width * self._fine))

    def polygon(self, points: Sequence[Point], colour: Colour) -> None:
        """Draw a filled polygon."""
        self._pen.polygon([(x * self._fine, y * self._fine) for x, y in points], fill=colour)

    def lay(self, image: Image.Image, middle: Point, width: float, *, turned: float = 0.0) -> None:
        """Lay a picture on the sheet, by its middle and its width, turned to the right by so many degrees."""
        wide, small = round(width * self._fine), image
        if wide != image.width:
            small = image.resize((wide, round(image.height * wide / image.width)), Image.Resampling.BICUBIC)
        if turned:
            small = small.rotate(-turned, Image.Resampling.BILINEAR, expand=True)
        x, y = (part * self._fine for part in middle)
        self._sheet.alpha_composite(small, (round(x - small.width / 2), round(y - small.height / 2)))

    def _write(self, letters: Image.Image, box: Box, colour: Colour) -> None:
        left, top, right, bottom = (round(edge * self._fine) for edge in box)
        width = min(right - left, round(letters.width * (bottom - top) / letters.height))
        fitted = letters.resize((width, bottom - top), Image.Resampling.LANCZOS)
        self._sheet.paste(colour, (left + (right - left - width) // 2, top), fitted)

    def png(self, colours: int | None = None) -> bytes:
        """Return the sheet as a PNG; the same release of Pillow always makes the same bytes.

        Args:
            colours: How many it may have: few take a third of the bytes, and all where nothing is said.
        """
        if colours is None:
            return png_of(self.image())
        return png_of(self._sheet.reduce(self._fine).quantize(colours, Image.Quantize.FASTOCTREE))

    def image(self) -> Image.Image:
        """Return the sheet in its own size."""
        return self._sheet.resize(self._size, Image.Resampling.LANCZOS)


def png_of(image: Image.Image) -> bytes:
    """Return a picture as a PNG."""
    file = io.BytesIO()
    image.save(file, "PNG")
    return file.getvalue()


@lru_cache(maxsize=32)
def _font(size: float) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    """Return the font in a size, which takes a while to be read."""
    return ImageFont.load_default(size)


@lru_cache(maxsize=64)
def _letters(index: str, stroke: int) -> Image.Image:
    """Return an index in white on black, without a margin, its strokes widened by so many pixels."""
    font = ImageFont.load_default(_LETTER)
    sheet = Image.new("L", ((len(index) + 1) * _LETTER, 2 * _LETTER), 0)
    place = (_LETTER // 2, _LETTER // 4)
    ImageDraw.Draw(sheet).text(place, index, fill=255, font=font, stroke_width=stroke, stroke_fill=255)
    return sheet.crop(sheet.getbbox())
