"""The marks on pictures of tables and boards: medals, sides, bars and arrows. Each has a shape that says what it is."""

from __future__ import annotations

import math

from bot.art.canvas import Box, Canvas
from bot.art.palette import BLACK, GROOVE, MEDALS, ON_FELT, PALE_ON_FELT, SIDES
from bot.art.shapes import Point
from bot.art.vision import Colour


def draw_medal(canvas: Canvas, place: int, middle: Point, *, size: float = 30) -> None:
    """Draw a place: the first a star, the next two a disc on ribbons, whatever comes after a mere ring."""
    x, y = middle
    colour = MEDALS[min(place, len(MEDALS)) - 1]
    if place == 1:
        canvas.polygon(_star(middle, size * 1.22, size * 0.98, 12), colour)
    elif place <= 3:
        for way in (-1, 1):
            ribbon = [(0.1, 0.2), (0.9, 0.2), (0.78, 1.35), (0.5, 1.12), (0.2, 1.3)]
            canvas.polygon([(x + way * part * size, y + down * size) for part, down in ribbon], PALE_ON_FELT)
        canvas.dot(middle, size * 0.96, colour)
    else:
        canvas.ring(middle, size * 0.92, 3, PALE_ON_FELT)
    ink = BLACK if place <= 3 else ON_FELT
    canvas.write(str(place), middle, size * (1.15 if place < 10 else 0.95), ink)


def draw_side(canvas: Canvas, side: int, middle: Point, radius: float) -> None:
    """Draw the mark of a side: a disc or a diamond."""
    x, y = middle
    if side == 0:
        canvas.dot(middle, radius, SIDES[side])
    else:
        wide = 1.2 * radius
        canvas.polygon([(x, y - wide), (x + wide, y), (x, y + wide), (x - wide, y)], SIDES[side])


def draw_bar(canvas: Canvas, box: Box, share: float, colour: Colour, *, old: float | None = None) -> None:
    """Draw a bar that is full at 1.

    Args:
        canvas: Where.
        box: Of the whole bar.
        share: How far it has come.
        colour: Of what it has come to.
        old: How far it had come before, which a notch shows.
    """
    left, top, right, bottom = box
    radius, width = (bottom - top) / 2, right - left
    canvas.panel(box, radius, GROOVE)
    if share > 0:
        reach = max(2 * radius, width * min(1.0, share))
        canvas.panel((left, top, left + reach, bottom), radius, colour)
    if old is not None and 0 < old < min(1.0, share):
        at = left + width * old
        canvas.panel((at - 2, top - 4, at + 2, bottom + 4), 1, ON_FELT)


def draw_arrow(canvas: Canvas, start: Point, end: Point, colour: Colour) -> None:
    """Draw a level arrow."""
    (x, y), (to, _) = start, end
    way = 1 if to > x else -1
    canvas.line([start, (to - way * 14, y)], 6, colour)
    canvas.polygon([(to, y), (to - way * 22, y - 14), (to - way * 22, y + 14)], colour)


def _star(middle: Point, outer: float, inner: float, points: int) -> list[Point]:
    x, y = middle
    turns = [(math.pi * step / points - math.pi / 2, inner if step % 2 else outer) for step in range(2 * points)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn, radius in turns]
