"""Ids of lists of matches and of replays, there and back."""

from __future__ import annotations

import pytest

from bot.league.history import NAME_LENGTH, Cursor
from bot.league.replays import LAST_STEP, Moment
from bot.views.board_presses import parse_board_press
from bot.views.history_presses import HistoryPress, HistoryVerb, parse_history_press
from bot.views.presses import parse_press
from bot.views.replay_presses import ReplayPress, ReplayVerb, parse_replay_press

LONGEST = "w" * NAME_LENGTH


@pytest.mark.parametrize("whose", ["own", "all"])
@pytest.mark.parametrize("verb", HistoryVerb)
def test_list_press_reads_back_as_it_was_written(verb: HistoryVerb, whose: str) -> None:
    """What the router reads is what the message meant, Discord takes it, and it is nobody else's."""
    cursor = Cursor(10**11, LONGEST) if verb in (HistoryVerb.OLDER, HistoryVerb.NEWER) else None
    press = HistoryPress(verb, whose == "own", cursor)
    assert press == parse_history_press(str(press))
    assert len(str(press)) <= 100
    assert [None] * 3 == [parse(str(press)) for parse in (parse_press, parse_board_press, parse_replay_press)]


@pytest.mark.parametrize("verb", ReplayVerb)
def test_replay_press_reads_back_as_it_was_written(verb: ReplayVerb) -> None:
    """Likewise."""
    press = ReplayPress(LONGEST, verb, Moment(LAST_STEP, LAST_STEP))
    assert press == parse_replay_press(str(press))
    assert len(str(press)) <= 100
    assert [None] * 3 == [parse(str(press)) for parse in (parse_press, parse_board_press, parse_history_press)]


@pytest.mark.parametrize(
    "custom_id",
    [
        "h1",
        "h1:own",
        "h1:his:newest",
        "h1:own:older",
        "h1:own:newest:1:match1",
        "h1:own:older:1:",
        "h1:own:older:-1:match1",
        f"h1:own:older:1:{LONGEST}w",
        "h1:own:older:1:match 1",
        "h1:own:sideways",
        "h2:own:newest",
        "p1:match1:on:1",
        "p1:match1:on:1:-1",
        "p1:match1:on:1:10000",
        "p1:match1:on:1:1\n",
        "p1:match1:up:1:1",
        f"p1:{LONGEST}w:on:1:1",
        "p2:match1:on:1:1",
        "x" * 5000,
    ],
)
def test_malformed_id_is_none_of_ours(custom_id: str) -> None:
    """An id of another version is never half understood."""
    assert (None, None) == (parse_history_press(custom_id), parse_replay_press(custom_id))
