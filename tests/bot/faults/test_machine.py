"""The fault matrix of the machine: a full disk, a locked file, a clock that is set, a computer player that fails."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import pytest

from bot.tables.phases import Hold, Phase
from bot.tables.ports import Question
from bot.tables.seating import PersonSeat
from bot.tables.thinking import LIMIT_SECONDS
from bot.texts import text
from murlan.events import Passed, SeatEvent
from tests.bot.test_discord_trouble import picture_is_true
from tests.bot.test_presence import until
from tests.bot.test_storage import expect_batches_to_fail
from tests.bot.test_strange_presses import first_option
from tests.support.live import Live, Person
from tests.support.live_fixtures import Records

HOUR: Final = 3600.0
TURN: Final = 61.0
PROBE: Final = 6.0
"""Seconds after which a disk that came back has been asked."""


@contextmanager
def locked(live: Live) -> Iterator[None]:
    """Hold the database's write lock, as a backup that was left running does."""
    connection = sqlite3.connect(live.path, isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.rollback()
        connection.close()


async def test_play_while_the_file_is_locked_is_refused_and_taken_later(
    live: Live, seated: Person, records: Records
) -> None:
    """The table waits, its clock stands, and the same press plays once the lock is gone."""
    await live.pragma("busy_timeout = 50")
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state
    with locked(live):
        outcome = await seated.press("play")
        assert (True, before) == (text("refusal-storage-down", "en") in outcome.text, live.table().state)
        await live.advance(2 * TURN)
        assert [0] == missed(live)
    await live.advance(PROBE)
    await until(lambda: not live.table().holds)
    assert (await seated.press("play")).is_success
    assert live.table().state.event_count > before.event_count
    expect_batches_to_fail(records)


async def test_play_on_a_disk_without_a_free_page_is_refused_and_taken_later(
    live: Live, seated: Person, records: Records
) -> None:
    """SQLITE_FULL in the middle of writing, as ENOSPC comes: the play is not half there, and is made again."""
    await live.pragma("max_page_count = 1")  # no less than the file has
    while Hold.STORAGE_DOWN not in live.table().holds:
        assert live.table().state.phase is Phase.PLAYING
        await seated.take_turn()
        await live.settled()
    refused = live.table().state.event_count
    await live.advance(2 * TURN)
    assert (refused, [0]) == (live.table().state.event_count, missed(live))
    await live.pragma("max_page_count = 4294967294")
    await live.advance(PROBE)
    await until(lambda: not live.table().holds)
    await live.settled()
    kept = live.table().state
    await live.restart_bot()
    assert (kept.event_count, kept.match) == (live.table().state.event_count, live.table().state.match)
    expect_batches_to_fail(records)


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
async def test_clock_of_the_machine_that_is_set_ends_no_turn_and_no_token(
    jump: float, live: Live, seated: Person
) -> None:
    """Deadlines count on the monotonic clock: an hour more or less on the wall is nobody's absence."""
    before = live.table().state
    live.clock._start += jump
    await live.advance(TURN / 2)
    assert before == live.table().state
    await seated.take_turn()
    await live.settled()
    await picture_is_true(live, seated)
    await live.advance(TURN)
    await live.settled()
    assert [1] == missed(live)


@pytest.mark.parametrize("jump", [HOUR, -HOUR], ids=["forward", "back"])
async def test_clock_that_is_set_while_the_bot_is_down_takes_no_turn(jump: float, live: Live, seated: Person) -> None:
    """What was left of the turn is stored as seconds, so the time of day has no say after a restart."""
    before = live.table().state
    await live.stop_bot()
    live.clock._start += jump
    await live.start_bot()
    await live.heard()
    assert before.event_count == live.table().state.event_count
    await live.advance(20)
    assert (before.event_count, [0]) == (live.table().state.event_count, missed(live))


class Broken:
    """A computer player that fails, says nothing, or does what the rules do not allow."""

    def __init__(self, how: str) -> None:
        self.how = how
        self.asked = 0

    async def choose(self, question: Question) -> SeatEvent:
        """Fail."""
        self.asked += 1
        match self.how:
            case "hangs":
                await asyncio.Event().wait()
            case "crashes":
                raise ZeroDivisionError
            case "is cancelled":  # as by a pool that closes under it
                raise asyncio.CancelledError
            case _:
                pass
        return Passed((question.snapshot.turn or 0) + 1)  # for somebody else


@pytest.mark.parametrize("how", ["hangs", "crashes", "is cancelled", "cheats"])
async def test_computer_player_that_fails_is_replaced_for_its_turn(
    how: str, live: Live, ana: Person, records: Records
) -> None:
    """The understudy plays, whatever the player does; one line in the log a turn, and the match goes on."""
    broken = Broken(how)
    live.app.registry._computers = broken
    await ana.command("start")
    await ana.press("fill")
    await goes_on(live, lambda: is_turn_of(live, ana))
    await ana.press("hand", ana.public())
    await ana.take_turn()
    await goes_on(live, lambda: is_turn_of(live, ana))
    assert broken.asked == len(records.faults) > 0
    assert [] == [line for line in records.faults if "computer player" not in line]
    records.faults.clear()


async def goes_on(live: Live, is_so: Callable[[], bool]) -> None:
    """Let the time pass that slow players are given, turn by turn, until something is so."""
    for _ in range(30):
        await until(lambda: not live.clock.is_hurrying)
        await live.table()._mailbox.emptied()
        if is_so():
            return
        live.clock.advance(LIMIT_SECONDS + 1)
    raise AssertionError(live.table().state)


def is_turn_of(live: Live, person: Person) -> bool:
    """Return whether the table waits for a person."""
    table = live.table()
    snapshot = table.public().snapshot
    turn = None if snapshot is None else snapshot.turn
    seat = table.state.seats[turn] if turn is not None else None
    return isinstance(seat, PersonSeat) and seat.user_id == person.user_id


def missed(live: Live) -> list[int]:
    """Return how many turns in a row each person has missed."""
    return [seat.missed for seat in live.table().state.seats if isinstance(seat, PersonSeat)]
