"""The outlines that cards are drawn with, all our own: four suits and a jester's cap.

A shape is a union of polygons in the unit square, y downwards. Here is no colour and no size.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from murlan.cards import Suit

Point = tuple[float, float]
Polygon = tuple[Point, ...]
Shape = tuple[Polygon, ...]
_Curve = tuple[Point, Point, Point]
"""Two control points and the end of a cubic Bézier curve that begins where the one before ended."""

_STEPS: Final = 24
"""Straight pieces that a curve is made of: more cannot be told apart at the largest size."""


def placed(shape: Shape, left: float, top: float, size: float) -> Shape:
    """Return a shape scaled to a square, with its upper left corner at a place."""
    return tuple(tuple((left + size * x, top + size * y) for x, y in polygon) for polygon in shape)


def circle(x: float, y: float, radius: float) -> Polygon:
    """Return a circle."""
    turns = (2 * math.pi * step / (4 * _STEPS) for step in range(4 * _STEPS))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def curved(start: Point, *curves: _Curve) -> Polygon:
    """Return the outline that curves draw, one after the other."""
    found, here = [start], start
    for first, second, end in curves:
        found += [_at((here, first, second, end), step / _STEPS) for step in range(1, _STEPS + 1)]
        here = end
    return tuple(found)


def _at(points: Sequence[Point], part: float) -> Point:
    rest = 1 - part
    weights = (rest**3, 3 * rest**2 * part, 3 * rest * part**2, part**3)
    across, down = zip(*points, strict=True)
    return _weighed(weights, across), _weighed(weights, down)


def _weighed(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))


def _mirrored(polygon: Polygon) -> Polygon:
    return tuple((1 - x, y) for x, y in polygon)


def _whole(half: Polygon) -> Polygon:
    """Return an outline whose right side is known from top to bottom."""
    return (*half, *reversed(_mirrored(half)))


_STEM: Final = _whole(curved((0.5, 0.55), ((0.53, 0.72), (0.56, 0.88), (0.70, 0.98))))
_HEART: Final = _whole(
    curved(
        (0.5, 0.22),
        ((0.54, 0.10), (0.63, 0.04), (0.74, 0.04)),
        ((0.88, 0.04), (0.99, 0.15), (0.99, 0.32)),
        ((0.99, 0.60), (0.66, 0.78), (0.5, 0.98)),
    )
)
_SPADE: Final = _whole(
    curved(
        (0.5, 0.0),
        ((0.56, 0.16), (0.70, 0.30), (0.83, 0.44)),
        ((0.93, 0.55), (1.0, 0.64), (0.97, 0.74)),
        ((0.92, 0.88), (0.66, 0.90), (0.5, 0.70)),
    )
)
_DIAMOND: Final = _whole(
    curved((0.5, 0.0), ((0.60, 0.19), (0.73, 0.37), (0.90, 0.5)), ((0.73, 0.63), (0.60, 0.81), (0.5, 1.0)))
)
_LEAVES: Final = (
    circle(0.5, 0.215, 0.215),
    circle(0.215, 0.61, 0.215),
    circle(0.785, 0.61, 0.215),
    circle(0.5, 0.54, 0.10),
)

SUITS: Final[dict[Suit, Shape]] = {
    Suit.SPADES: (_SPADE, _STEM),
    Suit.CLUBS: (*_LEAVES, _STEM),
    Suit.DIAMONDS: (_DIAMOND,),
    Suit.HEARTS: (_HEART,),
}

_HORN: Final = curved(
    (0.30, 0.80), ((0.24, 0.60), (0.18, 0.52), (0.02, 0.50)), ((0.10, 0.28), (0.36, 0.26), (0.52, 0.80))
)
_MIDDLE: Final = _whole(curved((0.50, 0.14), ((0.58, 0.36), (0.68, 0.52), (0.72, 0.80))))

CAP: Final[Shape] = (
    _HORN,
    _mirrored(_HORN),
    _MIDDLE,
    ((0.22, 0.80), (0.78, 0.80), (0.75, 0.95), (0.25, 0.95)),
    circle(0.07, 0.54, 0.085),
    circle(0.93, 0.54, 0.085),
    circle(0.50, 0.12, 0.085),
)
"""A jester's cap with three bells."""
