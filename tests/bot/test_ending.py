"""How long the end may take: what comes later gets what is left."""

from __future__ import annotations

from typing import Final

from bot.client.client import AT_ONCE
from bot.computers.process import END_SECONDS
from bot.lifecycle import ANSWERED_BY, ENDED_BY, FINISH_SECONDS, SHOWN_BY, STEPS, Ending

SUPERVISOR: Final = 8.0
"""Seconds after which the bot promises to be gone."""


def test_each_step_of_the_end_gets_what_those_before_it_left() -> None:
    """Presses that took three seconds leave two for the messages."""
    times = iter([100.0, 103.0, 104.5])
    end = Ending(lambda: next(times))
    assert [SHOWN_BY - 3.0, ENDED_BY - 4.5] == [end.left(SHOWN_BY), end.left(ENDED_BY)]


def test_step_of_the_end_that_is_late_is_tried_all_the_same() -> None:
    """What is done at once is done."""
    times = iter([0.0, 60.0])
    assert AT_ONCE == Ending(lambda: next(times)).left(SHOWN_BY)


def test_whole_end_is_over_before_a_supervisor_kills() -> None:
    """Where everything hangs that can: presses, messages, connections, a process that thinks."""
    assert FINISH_SECONDS < SHOWN_BY < ANSWERED_BY < ENDED_BY
    assert ENDED_BY + END_SECONDS < SUPERVISOR
    assert (ENDED_BY - ANSWERED_BY) / STEPS > AT_ONCE
