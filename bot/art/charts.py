"""Pictures of numbers, without a word in them: digits and shapes mean the same in every language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.art.canvas import COLOURS, Box, Canvas
from bot.art.palette import MEDALS
from bot.art.shapes import Point
from bot.art.vision import Colour

WIDTH: Final = 640
HEIGHT: Final = 240
GROUND: Final[Colour] = (43, 45, 49)
INK: Final[Colour] = (242, 243, 245)
FAINT: Final[Colour] = (96, 99, 108)
PALE: Final[Colour] = (176, 180, 190)
LINE: Final[Colour] = (102, 178, 255)
_DIGITS: Final = 15
"""How high digits are, in pixels."""
_DIGIT: Final = 10
"""How wide one is."""


def profile_picture(curves: tuple[tuple[int, ...], ...], places: tuple[int, int, int, int]) -> bytes:
    """Return ratings as lines, one below the other, beside how often each place was taken, as a PNG.

    Args:
        curves: The ratings of each kind of match, oldest first; those of one rating or none are left out.
        places: How often the first to the fourth place was taken.
    """
    canvas = Canvas(WIDTH, HEIGHT, fine=2)
    canvas.panel((0, 0, WIDTH, HEIGHT), 18, GROUND)
    shown = [curve for curve in curves if len(curve) > 1]
    share = (HEIGHT - 20) / max(1, len(shown))
    for number, curve in enumerate(shown):
        _draw_curve(canvas, curve, (20, 10 + number * share, 390, 10 + (number + 1) * share))
    _draw_bars(canvas, places, (420, 20, 620, 220) if shown else (20, 20, 620, 220))
    return canvas.png(COLOURS)


def _draw_curve(canvas: Canvas, ratings: Sequence[int], box: Box) -> None:
    """Draw ratings between their lowest and their highest, which stand at the left; the newest stands at its dot."""
    left, top, right, bottom = box
    low, high = min(ratings), max(ratings)
    upper, lower = top + 22, bottom - 22
    first, last = left + 56, right - 56
    span = max(high - low, 1)

    def place(number: int) -> Point:
        part = (ratings[number] - low) / span if high > low else 0.5
        return first + (last - first) * number / (len(ratings) - 1), lower - (lower - upper) * part

    for value, height in {high: upper, low: lower}.items() if high > low else ():
        canvas.line([(first, height), (last, height)], 1, FAINT)
        _write(canvas, str(value), (left + 24, height), PALE if value != ratings[-1] else INK)
    points = [place(number) for number in range(len(ratings))]
    canvas.line(points, 3, LINE)
    canvas.dot(points[-1], 6, LINE)
    _write(canvas, str(ratings[-1]), (right - 22, points[-1][1]), INK)


def _draw_bars(canvas: Canvas, counts: Sequence[int], box: Box) -> None:
    """Draw a bar for each place, with its number below and its count above."""
    left, top, right, bottom = box
    width = (right - left) / len(counts)
    floor, room = bottom - 30, bottom - top - 60
    for number, count in enumerate(counts):
        middle = left + width * (number + 0.5)
        height = max(2.0, room * count / max(1, *counts))
        canvas.panel((middle - width * 0.34, floor - height, middle + width * 0.34, floor), 3, MEDALS[number])
        _write(canvas, str(count), (middle, floor - height - 16), INK)
        _write(canvas, str(number + 1), (middle, bottom - 12), PALE)


def _write(canvas: Canvas, digits: str, middle: Point, colour: Colour) -> None:
    x, y = middle
    half = _DIGIT * len(digits) / 2
    canvas.number(digits, (x - half, y - _DIGITS / 2, x + half, y + _DIGITS / 2), colour)
