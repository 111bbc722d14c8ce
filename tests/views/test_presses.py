"""Ids of buttons and selects, there and back."""

from __future__ import annotations

from itertools import product

import pytest

from bot.tables.actions import Guard
from bot.views.presses import PressId, Verb, parse_press

GUARDS = (None, Guard(0, 0), Guard(1, 0), Guard(34, 215))
RENDERS = (None, 0, 7, 999_999)
PEOPLE = (None, 7, 2**64 - 1)


@pytest.mark.parametrize("verb", Verb)
def test_press_reads_back_as_it_was_written(verb: Verb) -> None:
    """What the router reads is what the message meant, and Discord takes it."""
    for guard, render, whom, table_id in product(GUARDS, RENDERS, PEOPLE, ("abc123", "0123456789abcdef")):
        press = PressId(table_id, verb, guard, render, whom)
        assert parse_press(str(press)) == press
        assert 1 <= len(str(press)) <= 100


@pytest.mark.parametrize(
    "custom_id",
    [
        "",
        "m1",
        "m1:abc123",
        "m1:abc123:",
        "m1:abc123:dance",
        "m0:abc123:play",
        "m2:abc123:play",
        "m1:abc12:play",
        "m1:ABC123:play",
        "m1:abc123:play:",
        "m1:abc123:play:1",
        "m1:abc123:play:1.",
        "m1:abc123:play:-1.0",
        "m1:abc123:play:12345.0",
        "m1:abc123:play:1.0:r",
        "m1:abc123:play:1.0:r-1",
        "m1:abc123:play:1.0:x",
        "m1:abc123:accept:u",
        "m1:abc123:accept:u-7",
        "m1:abc123:accept:u7:r1",
        "m1:abc123:accept:u٧",
        "m1:abc123:accept:u184467440737095516150",
        "m1:abc123:play\n",
        " m1:abc123:play",
        "m1:abc123:play:١.٠",
        "m1:abc123:PLAY",
        "x" * 5000,
    ],
)
def test_malformed_id_is_none_of_ours(custom_id: str) -> None:
    """An id of another version or from another bot is never half understood."""
    assert parse_press(custom_id) is None
