"""How a deal or a match ended: places, what each seat went out with, and points, without a word or a name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.art.canvas import COLOURS, Canvas
from bot.art.cards import card_in
from bot.art.marks import draw_bar, draw_medal, draw_side
from bot.art.palette import FELT, MEDALS, ON_FELT, PALE_ON_FELT, SIDES
from bot.art.subjects import ResultRow, SideRow
from bot.tables.decks import Deck

WIDTH: Final = 720
_MARGIN: Final = 14
_FAN: Final = 6
"""So many cards lie in a fan; more in lines of `_LINE`, smaller."""
_LINE: Final = 7
_FAN_CARD: Final = 63
"""How wide a card in a fan is: half of what it is kept in, so that it is laid as it is."""
_LINE_CARD: Final = (46, 64)
_CARDS_FROM: Final = 118
_CARDS_TO: Final = 470
_POINTS_FROM: Final = 500
_POINTS_TO: Final = WIDTH - 28
_SIDE_HEIGHT: Final = 56


@dataclass(frozen=True, slots=True, kw_only=True)
class _Manner:
    """What all rows of a picture have in common."""

    goal: int
    """The points at which a bar is full."""
    target: int
    deck: Deck
    has_bars: bool


def result_picture(
    rows: tuple[ResultRow, ...], sides: tuple[SideRow, ...], target: int, deck: Deck, *, is_match: bool
) -> bytes:
    """Return a row for each seat, best first, and in two against two one for each side, as a PNG.

    Args:
        rows: The seats.
        sides: The sides; none where everybody plays alone.
        target: What the match is played to; 0 where it is one deal.
        deck: What cards are drawn with.
        is_match: Whether the match is over: it is framed in gold.
    """
    heights = [_height(row) for row in rows]
    height = 2 * _MARGIN + sum(heights) + _SIDE_HEIGHT * len(sides)
    canvas = Canvas(WIDTH, height, fine=2)
    if is_match:
        canvas.panel((0, 0, WIDTH, height), 24, MEDALS[0])
    edge = 5 if is_match else 0
    canvas.panel((edge, edge, WIDTH - edge, height - edge), 24 - edge, FELT)
    goal = target or max(1, *(row.total for row in rows), *(side.total for side in sides))
    manner = _Manner(goal=goal, target=target, deck=deck, has_bars=not sides)
    top = float(_MARGIN)
    for row, taken in zip(rows, heights, strict=True):
        _draw_row(canvas, row, top + taken / 2, manner)
        top += taken
    for side in sides:
        _draw_side(canvas, side, top + _SIDE_HEIGHT / 2, manner)
        top += _SIDE_HEIGHT
    return canvas.png(COLOURS)


def _height(row: ResultRow) -> int:
    return 116 if len(row.cards) <= _FAN else 24 + 70 * -(-len(row.cards) // _LINE)


def _draw_row(canvas: Canvas, row: ResultRow, middle: float, manner: _Manner) -> None:
    draw_medal(canvas, row.place, (56, middle))
    if row.side is not None:
        draw_side(canvas, row.side, (96, middle + 28), 12)
    lay = _lay_fan if len(row.cards) <= _FAN else _lay_lines
    lay(canvas, row, middle, manner.deck)
    level = middle - 16 if manner.has_bars else middle
    if row.gained is not None:
        canvas.write(f"+{row.gained}", (_POINTS_FROM, level), 40, ON_FELT, anchor="lm")
    _write_total(canvas, row.total, manner.target if manner.has_bars else 0, (_POINTS_TO, level))
    if manner.has_bars:
        old = row.total - (row.gained or 0)
        box = (_POINTS_FROM, middle + 20, _POINTS_TO, middle + 36)
        draw_bar(canvas, box, row.total / manner.goal, MEDALS[row.place - 1], old=old / manner.goal)


def _draw_side(canvas: Canvas, side: SideRow, middle: float, manner: _Manner) -> None:
    draw_side(canvas, side.side, (56, middle), 16)
    box = (_CARDS_FROM - 20, middle - 10, _CARDS_TO + 80, middle + 10)
    draw_bar(canvas, box, side.total / manner.goal, SIDES[side.side])
    _write_total(canvas, side.total, manner.target, (_POINTS_TO, middle))


def _write_total(canvas: Canvas, total: int, target: int, right: tuple[float, float]) -> None:
    """Write points, and small behind them those that the match is played to."""
    x, y = right
    if target:
        canvas.write(f"/{target}", (x, y + 5), 26, PALE_ON_FELT, anchor="rm")
        x -= 18 + 15 * len(str(target))
    canvas.write(str(total), (x, y), 40, ON_FELT, anchor="rm")


def _lay_fan(canvas: Canvas, row: ResultRow, middle: float, deck: Deck) -> None:
    """Lay a few cards: what was laid in a fan, what was left in a straight line."""
    width, count = _FAN_CARD, len(row.cards)
    step = min(width - 6, (_CARDS_TO - _CARDS_FROM - width) / max(1, count - 1))
    for number, card in enumerate(row.cards):
        off = 0.0 if row.is_left else number - (count - 1) / 2
        place = (_CARDS_FROM + width / 2 + number * step, middle + 1.4 * off * off)
        canvas.lay(card_in(card, deck, is_faint=row.is_left), place, width, turned=3.0 * off)


def _lay_lines(canvas: Canvas, row: ResultRow, middle: float, deck: Deck) -> None:
    """Lay many cards smaller, in lines."""
    width, height = _LINE_CARD
    lines = [row.cards[at : at + _LINE] for at in range(0, len(row.cards), _LINE)]
    top = middle - (len(lines) - 1) * (height + 6) / 2
    for down, line in enumerate(lines):
        for across, card in enumerate(line):
            place = (_CARDS_FROM + width / 2 + across * (width + 4), top + down * (height + 6))
            canvas.lay(card_in(card, deck, is_faint=row.is_left), place, width)
