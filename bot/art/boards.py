"""A page of a board: ranks, bars and numbers, to be read beside the lines of text that say who they are."""

from __future__ import annotations

from typing import Final

from bot.art.canvas import COLOURS, Canvas
from bot.art.marks import draw_bar, draw_medal
from bot.art.palette import FELT, MEDALS, ON_FELT, PALE_ON_FELT
from bot.art.results import WIDTH
from bot.art.subjects import BoardRow

_MARGIN: Final = 14
_ROW: Final = 54
_MEDALS: Final = 3


def board_picture(rows: tuple[BoardRow, ...]) -> bytes:
    """Return a bar for each line, best first, as a PNG."""
    height = 2 * _MARGIN + _ROW * len(rows)
    canvas = Canvas(WIDTH, height, fine=2)
    canvas.panel((0, 0, WIDTH, height), 24, FELT)
    for number, row in enumerate(rows):
        _draw_row(canvas, row, _MARGIN + _ROW * (number + 0.5))
    return canvas.png(COLOURS)


def _draw_row(canvas: Canvas, row: BoardRow, middle: float) -> None:
    is_medal = row.rank <= _MEDALS
    if is_medal:
        draw_medal(canvas, row.rank, (56, middle - 2), size=18)
    else:
        canvas.write(str(row.rank), (56, middle), 28, ON_FELT)
    colour = MEDALS[row.rank - 1] if is_medal else PALE_ON_FELT
    draw_bar(canvas, (108, middle - 10, 560, middle + 10), row.share, colour)
    canvas.write(row.value, (WIDTH - 28, middle), 32, ON_FELT, anchor="rm")
