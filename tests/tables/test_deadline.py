"""The clock of one table by itself: running, standing, going on."""

from __future__ import annotations

import pytest

from bot.clock import ManualClock
from bot.tables.deadline import Deadline
from bot.tables.phases import Due, DueKind, Hold

TURN = Due(DueKind.TURN_RUNS_OUT, 60, 1)
COMPUTER = Due(DueKind.SEAT_DECIDES, 1, 1)
LATE, DOWN = Hold.PICTURE_LATE, Hold.STORAGE_DOWN


class Bell:
    """A deadline with a clock turned by hand, and what rang."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.rung: list[tuple[float, int]] = []
        self.deadline = Deadline(self.clock, self._ring, grace=30)

    def _ring(self, number: int) -> None:
        self.rung.append((self.clock.monotonic(), number))


@pytest.mark.parametrize(
    ("due", "elapsed", "left"),
    [
        pytest.param(TURN, 10, 50, id="as it was, where that is much"),
        pytest.param(TURN, 55, 30, id="with some grace for people"),
        pytest.param(COMPUTER, 0.5, 0.5, id="as it was, for a computer player"),
    ],
)
def test_a_clock_that_stood_goes_on_with_what_was_left(due: Due, elapsed: float, left: float) -> None:
    """Time that passes while it stands is lost to nobody; here it stands until second 100."""
    bell = Bell()
    bell.deadline.set(due)
    bell.clock.advance(elapsed)
    bell.deadline.hold(LATE)
    bell.clock.advance(100 - elapsed)
    assert [] == bell.rung
    bell.deadline.release(LATE)
    bell.clock.advance(1_000)
    assert [(100 + left, 1)] == bell.rung


@pytest.mark.parametrize("due", [TURN, COMPUTER], ids=["a person", "a computer player"])
def test_a_clock_that_is_set_while_it_stands_begins_when_it_goes_on(due: Due) -> None:
    """Whole, without more."""
    bell = Bell()
    bell.deadline.hold(LATE)
    bell.deadline.set(due)
    bell.clock.advance(500)
    assert due.seconds == bell.deadline.remaining()
    bell.deadline.release(LATE)
    bell.clock.advance(1_000)
    assert [(500 + due.seconds, 1)] == bell.rung


def test_a_clock_stands_until_nothing_holds_it() -> None:
    """Reasons come and go in any order, each once."""
    bell = Bell()
    bell.deadline.set(TURN)
    found = [bell.deadline.hold(LATE), bell.deadline.hold(DOWN), bell.deadline.hold(LATE), bell.deadline.release(LATE)]
    assert [True, True, False, True] == found
    bell.clock.advance(500)
    assert ([], frozenset({DOWN})) == (bell.rung, bell.deadline.holds)
    assert (False, True, False) == tuple(map(bell.deadline.release, (LATE, DOWN, DOWN)))
    bell.clock.advance(60)
    assert [(560, 1)] == bell.rung


def test_where_no_clock_is_set_none_begins() -> None:
    """Holding nothing is no error."""
    bell = Bell()
    bell.deadline.hold(LATE)
    bell.deadline.release(LATE)
    bell.clock.advance(500)
    assert ([], None) == (bell.rung, bell.deadline.remaining())


def test_a_clock_that_is_taken_away_while_it_stands_stays_away() -> None:
    """The table closed meanwhile."""
    bell = Bell()
    bell.deadline.set(TURN)
    bell.deadline.hold(LATE)
    bell.deadline.set(None)
    bell.deadline.release(LATE)
    bell.clock.advance(500)
    assert [] == bell.rung


def test_only_the_last_clock_that_was_set_rings() -> None:
    """BB-009: setting one is the end of the one before."""
    bell = Bell()
    bell.deadline.set(TURN)
    bell.deadline.set(Due(DueKind.TABLE_CLOSES, 600, 2), 70)
    bell.clock.advance(500)
    assert [(70, 2)] == bell.rung


def test_a_clock_that_rang_knows_it_until_it_goes_on_again() -> None:
    """A ring that was on its way when the clock was held, and goes on with grace, is void."""
    bell = Bell()
    bell.deadline.set(TURN)
    bell.clock.advance(60)
    rang = bell.deadline.has_rung
    bell.deadline.hold(LATE)
    held = bell.deadline.has_rung
    bell.deadline.release(LATE)
    assert (True, False, False, 30) == (rang, held, bell.deadline.has_rung, bell.deadline.remaining())
