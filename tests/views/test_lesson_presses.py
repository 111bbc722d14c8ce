"""Ids of a lesson's selects and buttons, there and back."""

from __future__ import annotations

from itertools import product

import pytest

from bot.lessons.lesson import STEPS
from bot.views.lesson_presses import LessonPress, LessonVerb, parse_lesson_press
from bot.views.presses import parse_press


@pytest.mark.parametrize("verb", LessonVerb)
def test_lesson_press_reads_back_as_it_was_written(verb: LessonVerb) -> None:
    """What the router reads is what the message meant, Discord takes it, and it is no table's."""
    for step, chosen, render in product((1, STEPS), (0, 1, (1 << 14) - 1), (0, 999)):
        press = LessonPress(step, verb, chosen, render)
        assert press == parse_lesson_press(str(press))
        assert None is parse_press(str(press))


@pytest.mark.parametrize(
    "custom_id",
    ["", "g1", "g1:1:play", "g1:0:play:0:0", "g1:10:play:0:0", "g1:1:fly:0:0", "g1:1:play:00:0", "g1:1:play:0:1000",
     "g1:1:play:fffff:0", "g1:1:play:G:0", "g1:1:play:0:0\n", "g1:1:play:0:١", "g2:1:play:0:0", "g1:1:play:0:-1"],
)  # fmt: skip
def test_id_of_nothing_in_a_lesson_is_not_read(custom_id: str) -> None:
    """It falls to whoever knows what to say of old buttons."""
    assert None is parse_lesson_press(custom_id)


def test_renders_go_round() -> None:
    """Nobody presses a thousand times in one lesson."""
    assert (1, 0) == (LessonPress(1, LessonVerb.PASS).next_render, LessonPress(1, LessonVerb.PASS, 0, 999).next_render)
