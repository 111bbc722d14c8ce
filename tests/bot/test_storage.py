"""A disk that is slow or full: whoever presses is answered in time, and nothing is half done."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator

import pytest

from bot.tables.phases import Hold
from bot.tables.watching import PROBE_SECONDS
from bot.texts import text
from db.languages import StoredLanguages
from db.ports import Connection
from tests.bot.test_presence import until
from tests.bot.test_strange_presses import first_option
from tests.support.live import Live, Person, controls_of, is_ephemeral
from tests.support.live_fixtures import Records

NOT_STORED = ("was not stored", "nothing can be stored")


@pytest.fixture
async def slow_disk(live: Live) -> AsyncIterator[threading.Event]:
    """Every commit waits until this is set."""
    goes_on = threading.Event()
    yield goes_on
    goes_on.set()


async def block(live: Live, goes_on: threading.Event) -> asyncio.Task[None]:
    """Let the writer's thread stand."""

    def stand(_connection: Connection) -> None:
        goes_on.wait(10)

    return asyncio.create_task(live.database.writer.submit(stand))


async def break_disk(live: Live, *, is_broken: bool = True) -> None:
    """Let SQLite refuse every change, as it does where the disk is full or has become read-only."""
    await live.pragma(f"query_only = {is_broken:d}")


async def test_hand_that_comes_late_after_a_public_press_is_private(
    live: Live, ana: Person, besa: Person, slow_disk: threading.Event
) -> None:
    """BB-033: what follows the promise on a public message would be public if it replaced that promise."""
    await ana.command("start")
    await ana.press("fill")
    await live.settled()
    for _ in range(2):
        await live.advance(61)
    message = ana.public()
    assert live.table().public().seats[live.table().hand(ana.user_id).seat].is_away
    blocked = await block(live, slow_disk)
    assert (await ana.press("hand", message)).is_success
    slow_disk.set()
    await blocked
    await ana.sees(text("hand-title", "en", count=0).split("0")[0], is_private=True)
    await live.answered()
    assert [] == [shown for shown in besa.shown.values() if "plays" in controls_of(shown) or is_ephemeral(shown)]
    assert "hand" in controls_of(ana.public())


@pytest.mark.parametrize("act", ["play", "public press", "end", "leave", "start"])
async def test_act_on_a_slow_disk_is_promised_and_then_answered(
    act: str, live: Live, ana: Person, slow_disk: threading.Event
) -> None:
    """BB-066: after a second and a half Discord is promised an answer; it comes with the commit."""
    if act != "start":
        await ana.command("start")
    if act == "play":
        await ana.press("fill")
        await live.settled()
        await ana.press("hand")
        await ana.choose("plays", first_option(ana, "plays"))
    blocked = await block(live, slow_disk)
    match act:
        case "play":
            outcome = await ana.press("play")
        case "public press":
            outcome = await ana.press("add")
        case _:
            outcome = await ana.command(act)
    assert (True, False) == (outcome.is_success, blocked.done())
    slow_disk.set()
    await blocked
    match act:
        case "play":
            await live.settled()
            await ana.take_turn()
        case "public press":
            await ana.sees("🖥️", is_private=False)
        case "end":
            await ana.sees(text("note-ended", "en"), is_private=True)
        case "leave":
            await ana.sees(text("note-left", "en"), is_private=True)
        case _:
            await ana.sees(text("lobby-title", "en"), is_private=False)
            await ana.sees(text("note-done", "en"), is_private=True)


async def test_start_on_a_full_disk_is_refused_and_taken_later(live: Live, ana: Person, records: Records) -> None:
    """Nothing was opened; once there is room the same command opens a table."""
    await break_disk(live)
    outcome = await ana.command("start")
    assert (text("refusal-storage-down", "en"), True) == (outcome.text, outcome.is_private)
    assert 0 == len(live.app.registry)
    await break_disk(live, is_broken=False)
    assert not (await ana.command("start")).is_private
    expect_batches_to_fail(records)


async def test_play_on_a_full_disk_is_refused_and_taken_later(live: Live, seated: Person, records: Records) -> None:
    """The hand says so, and keeps what was chosen; a second press plays it."""
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state
    await break_disk(live)
    outcome = await seated.press("play")
    assert (True, before) == (text("refusal-storage-down", "en") in outcome.text, live.table().state)
    await break_disk(live, is_broken=False)
    assert (await seated.press("play")).is_success
    assert live.table().state.event_count > before.event_count
    expect_batches_to_fail(records)


async def test_press_on_the_table_on_a_full_disk_is_refused(live: Live, ana: Person, records: Records) -> None:
    """A private sentence; the table stays as it is, and its message says that nothing can be saved now."""
    await ana.command("start")
    before = live.table().state
    await break_disk(live)
    outcome = await ana.press("add")
    assert (text("refusal-storage-down", "en"), True) == (outcome.text, outcome.is_private)
    assert (before, frozenset({Hold.STORAGE_DOWN})) == (live.table().state, live.table().holds)
    await ana.sees(text("hold-storage-down", "en"), is_private=False)
    await break_disk(live, is_broken=False)
    expect_batches_to_fail(records)


async def test_clock_that_rings_on_a_full_disk_rings_again(live: Live, seated: Person, records: Records) -> None:
    """The understudy's play waits for the disk; the match does not stand still for good."""
    before = live.table().state.event_count
    await break_disk(live)
    await live.advance(61)
    assert before == live.table().state.event_count
    await break_disk(live, is_broken=False)
    await live.advance(PROBE_SECONDS + 1)
    await until(lambda: not live.table().holds)
    await live.advance(31)
    assert live.table().state.event_count > before
    expect_batches_to_fail(records)


async def test_language_on_a_full_disk_is_refused(live: Live, ana: Person, records: Records) -> None:
    """What cannot be kept is not said to be kept."""
    await break_disk(live)
    outcome = await ana.command("language", language="sq")
    assert text("refusal-storage-down", "en") == outcome.text
    await break_disk(live, is_broken=False)
    assert text("note-language", "sq") == (await ana.command("language", language="sq")).text
    expect_batches_to_fail(records)


async def test_reader_that_is_down_does_not_stop_the_game(live: Live, seated: Person, besa: Person) -> None:
    """Languages that cannot be read are taken from Discord, and every press is answered all the same."""
    languages = live.database.languages
    assert isinstance(languages, StoredLanguages)
    await languages._reader.close()
    assert text("help-title", "en") in (await besa.command("help")).text
    await seated.take_turn()


def expect_batches_to_fail(records: Records) -> None:
    """Take out the errors that a broken disk is logged with."""
    assert [line for line in records.faults if not any(text in line for text in NOT_STORED)] == []
    records.faults.clear()
