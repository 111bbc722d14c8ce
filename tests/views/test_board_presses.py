"""Ids of a leaderboard's selects and buttons, there and back."""

from __future__ import annotations

from itertools import product

import pytest

from bot.league.boards import PAGES, Board
from bot.league.periods import Span
from bot.league.results import Pool
from bot.views.board_presses import BoardPress, BoardVerb, BoardView, parse_board_press
from bot.views.presses import parse_press


@pytest.mark.parametrize("verb", BoardVerb)
def test_board_press_reads_back_as_it_was_written(verb: BoardVerb) -> None:
    """What the router reads is what the message meant, Discord takes it, and it is no table's."""
    for board, span, pool, page in product(Board, Span, Pool, (0, 7, PAGES - 1)):
        press = BoardPress(verb, BoardView(board=board, span=span, pool=pool, page=page))
        assert press == parse_board_press(str(press))
        assert len(str(press)) <= 100
        assert None is parse_press(str(press))


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "l1",
        "l1:points:on:all:free-for-all:",
        "l1:points:on:all:free-for-all:100",
        "l1:points:on:all:free-for-all:-1",
        "l1:points:on:all:free-for-all:07",
        "l1:points:on:all:free-for-all:1\n",
        "l1:points:on:all:free-for-all:١",
        "l1:points:on:ever:free-for-all:1",
        "l1:honour:on:all:free-for-all:1",
        "l1:points:on:all:alone:1",
        "l1:points:off:all:free-for-all:1",
        "l2:points:on:all:free-for-all:1",
        "m1:abc123:play",
        "x" * 5000,
    ],
)
def test_malformed_board_id_is_none_of_ours(custom_id: str) -> None:
    """An id of another version, or with a page beyond the last, is never half understood."""
    assert None is parse_board_press(custom_id)
