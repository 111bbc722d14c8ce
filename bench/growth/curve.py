"""The curve as a picture: plain SVG, both axes by powers of ten."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import log10
from pathlib import Path
from typing import Final, NamedTuple

WIDTH: Final = 360
HEIGHT: Final = 240
MARGIN: Final = 48


class Curve(NamedTuple):
    """One figure at each size."""

    title: str
    colour: str
    points: Sequence[tuple[float, float]]
    """Tables, and the figure there; both above 0."""


def save(path: Path, curves: Sequence[Curve]) -> None:
    """Write the curves beside one another into a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    size = f'width="{WIDTH * len(curves)}" height="{HEIGHT}"'
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">']
    parts.append('<rect width="100%" height="100%" fill="white"/>')
    for number, curve in enumerate(curves):
        parts += [f'<g transform="translate({number * WIDTH},0)">', *_drawn(curve), "</g>"]
    path.write_text("\n".join([*parts, "</svg>"]) + "\n", encoding="utf-8")


def _drawn(curve: Curve) -> Iterator[str]:
    """Yield the parts of one curve."""
    low, high = _decades([value for _, value in curve.points])
    left, right = _decades([tables for tables, _ in curve.points])

    def at(tables: float, value: float) -> tuple[float, float]:
        x = MARGIN + (log10(tables) - left) / (right - left) * (WIDTH - 2 * MARGIN)
        return x, HEIGHT - MARGIN - (log10(value) - low) / (high - low) * (HEIGHT - 2 * MARGIN)

    yield f'<text x="{MARGIN}" y="{MARGIN / 2}" font-weight="bold">{curve.title}</text>'
    for power in range(low, high + 1):
        _, y = at(10**left, 10.0**power)
        yield f'<line x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>'
        yield f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end">{10.0**power:g}</text>'
    for power in range(left, right + 1):
        x, _ = at(10.0**power, 10.0**low)
        yield f'<text x="{x:.1f}" y="{HEIGHT - MARGIN + 16}" text-anchor="middle">{10**power:,}</text>'
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in curve.points))
    yield f'<polyline points="{line}" fill="none" stroke="{curve.colour}" stroke-width="2"/>'
    for tables, value in curve.points:
        x, y = at(tables, value)
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{curve.colour}"/>'
        yield f'<text x="{x:.1f}" y="{y - 8:.1f}" text-anchor="middle">{value:.3g}</text>'


def _decades(values: Sequence[float]) -> tuple[int, int]:
    """Return the powers of ten that hold all values."""
    low, high = int(log10(min(values)) // 1), int(-(-log10(max(values)) // 1))
    return low, max(high, low + 1)
