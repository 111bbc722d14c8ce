"""The ids of a leaderboard's selects and buttons, there and back: ``l1:<board>:<verb>:<span>:<pool>:<page>``.

An id carries all that is shown, so that nothing about an open leaderboard is kept anywhere. Whose server it is and who
reads it is known from the press alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.league.boards import PAGES, Board
from bot.league.periods import Span
from bot.league.results import Pool

VERSION: Final = "l1"
_ID: Final = re.compile(r"l1:([a-z-]{1,16}):([a-z]{1,8}):([a-z]{1,8}):([a-z-]{1,16}):(\d{1,3})", re.ASCII)


class BoardVerb(StrEnum):
    """What can be pressed on a leaderboard."""

    BOARD = "by"
    """Choose what it goes by."""
    SPAN = "in"
    """Choose a span of time."""
    POOL = "pool"
    """Show the kind of match that the id names."""
    BACK = "back"
    ON = "on"
    OWN = "own"
    """Show the page on which the reader stands; the id names it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardView:
    """What a leaderboard shows."""

    board: Board = Board.POINTS
    span: Span = Span.ALL
    pool: Pool = Pool.FREE_FOR_ALL
    page: int = 0


@dataclass(frozen=True, slots=True)
class BoardPress:
    """One button or select of a leaderboard, and what it shows next; a select's value changes that once more."""

    verb: BoardVerb
    view: BoardView

    def __str__(self) -> str:
        view = self.view
        return f"{VERSION}:{view.board}:{self.verb}:{view.span}:{view.pool}:{view.page}"


def parse_board_press(custom_id: str) -> BoardPress | None:
    """Read an id back; ``None`` for one that is no leaderboard's or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None:
        return None
    board, verb, span, pool, page = found.groups()
    if not (verb in set(BoardVerb) and board in set(Board) and span in set(Span) and pool in set(Pool)):
        return None
    if int(page) >= PAGES or page != str(int(page)):
        return None
    return BoardPress(BoardVerb(verb), BoardView(board=Board(board), span=Span(span), pool=Pool(pool), page=int(page)))
