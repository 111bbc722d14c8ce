"""The writer: batches, refusals, cancelled callers, a full disk, foreign locks, closing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.tables.faults import ConflictError, DoublePressError, StorageDownError
from db import Database
from db.ports import Connection
from db.writer import BATCH_LIMIT, QUEUE_LIMIT, Work
from tests.db.conftest import Plug
from tests.support.engines import Place, only_files
from tests.support.stored import query

INSERT = "INSERT INTO press (interaction_id, pressed_at) VALUES (:number, 0)"
PRESSES = "SELECT interaction_id FROM press ORDER BY interaction_id"


def press(number: int) -> Callable[[Connection], None]:
    """Return a work that stores one row."""

    def work(connection: Connection) -> None:
        connection.execute(INSERT, {"number": number})

    return work


def pragma(text: str) -> Callable[[Connection], None]:
    """Return a work that sets something on the writer's connection."""

    def work(connection: Connection) -> None:
        connection.execute(f"PRAGMA {text}")

    return work


def stored(place: Place) -> list[int]:
    """Return the rows that `press` stored."""
    return [number for (number,) in place.query(PRESSES)]


async def test_works_that_wait_together_are_stored_in_one_transaction(database: Database, plug: Plug) -> None:
    """Group commit: one wait for the disk for all of them."""
    let_go = await plug(database.writer)
    tasks = [asyncio.create_task(database.writer.submit(press(number))) for number in range(100)]
    await asyncio.sleep(0)
    let_go()
    await asyncio.gather(*tasks)
    writer = database.writer
    assert (2, 101, 100, 100) == (
        writer.batch_count,
        writer.work_count,
        writer.last_batch_size,
        writer.largest_batch_size,
    )


async def test_ten_conflicts_among_a_hundred_units_fail_alone(database: Database, place: Place, plug: Plug) -> None:
    """Each unit has its own savepoint, so a rollback in one wipes nothing of another."""
    let_go = await plug(database.writer)
    numbers = [number - number % 10 if number % 10 == 5 else number for number in range(100)]
    tasks = [asyncio.create_task(database.writer.submit(press(number))) for number in numbers]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [ConflictError] * 10 == [type(outcome) for outcome in outcomes if outcome is not None]
    assert sorted(set(numbers)) == stored(place)
    assert database.writer.refused_count == 10
    assert database.writer.last_batch_size == 100


async def test_bug_in_one_work_reaches_its_caller_and_undoes_only_it(
    database: Database, place: Place, plug: Plug
) -> None:
    """One table's bug must not take the other tables' plays with it."""

    def buggy(connection: Connection) -> None:
        connection.execute(INSERT, {"number": 7})
        raise ZeroDivisionError

    let_go = await plug(database.writer)
    tasks = [asyncio.create_task(database.writer.submit(work)) for work in (press(1), buggy, press(2))]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(None), ZeroDivisionError, type(None)] == [type(outcome) for outcome in outcomes]
    assert [1, 2] == stored(place)


async def test_refusal_of_the_work_itself_is_raised_to_its_caller(database: Database) -> None:
    """A unit says best why it is refused."""

    def refuse(_connection: Connection) -> None:
        raise DoublePressError(5)

    with pytest.raises(DoublePressError):
        await database.writer.submit(refuse)


async def test_cancelled_caller_leaves_no_transaction_open_and_its_work_is_stored(
    database: Database, place: Place, plug: Plug
) -> None:
    """Trap: with awaits between execute and commit, a cancellation left the transaction open for all who came after."""
    let_go = await plug(database.writer)
    cancelled = asyncio.create_task(database.writer.submit(press(1)))
    await asyncio.sleep(0)
    cancelled.cancel()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    let_go()
    await database.writer.submit(press(2))
    assert [1, 2] == stored(place)


async def test_more_works_than_the_queue_holds_wait_before_it_and_none_is_lost(
    database: Database, place: Place, plug: Plug
) -> None:
    """Back-pressure: the queue is bounded; a caller cancelled before it still has its work stored."""
    let_go = await plug(database.writer)
    count = QUEUE_LIMIT + 50
    tasks = [asyncio.create_task(database.writer.submit(press(number))) for number in range(count)]
    await asyncio.sleep(0)
    tasks[-1].cancel()
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    await database.writer.submit(press(count))
    assert [asyncio.CancelledError] == [type(outcome) for outcome in outcomes if outcome is not None]
    assert list(range(count + 1)) == stored(place)
    assert database.writer.largest_batch_size == BATCH_LIMIT


@only_files
async def test_full_disk_fails_the_batch_and_the_same_works_go_through_later(
    database: Database, place: Place, path: Path, plug: Plug
) -> None:
    """SQLITE_FULL may end SQLite's transaction by itself; the writer must go on all the same."""
    big = "INSERT INTO guild_setting (guild_id, language) VALUES (1, zeroblob(0) || hex(zeroblob(100000)))"
    await database.writer.submit(pragma("max_page_count = 1"))  # SQLite makes of it the pages that there are
    let_go = await plug(database.writer)
    works = [press(1), lambda connection: connection.execute(big), press(2)]
    tasks = [asyncio.create_task(database.writer.submit(work)) for work in works]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [StorageDownError] * 3 == [type(outcome) for outcome in outcomes]
    assert [] == stored(place)
    assert database.writer.failed_batch_count == 1

    await database.writer.submit(pragma("max_page_count = 100000"))
    for work in works:
        await database.writer.submit(work)
    assert [1, 2] == stored(place)
    assert [("ok",)] == query(path, "PRAGMA integrity_check")


@only_files
async def test_failed_batch_lets_the_file_go_at_once(database: Database, place: Place, path: Path) -> None:
    """A transaction left open would lock out everybody until the next press. A broken disk cannot be had in a test."""

    def broken(connection: Connection) -> None:
        connection.execute(INSERT, {"number": 1})
        raise sqlite3.OperationalError("disk I/O error")

    with pytest.raises(StorageDownError):
        await database.writer.submit(broken)
    foreign = sqlite3.connect(path, isolation_level=None, timeout=0)
    foreign.execute(INSERT, {"number": 2})
    foreign.close()
    assert [2] == stored(place)


async def test_fault_in_the_sql_of_one_work_is_no_trouble_of_the_storage(
    database: Database, place: Place, plug: Plug
) -> None:
    """Such a work would otherwise fail its whole batch each time it is tried again."""
    let_go = await plug(database.writer)
    works: list[Work] = [press(1), lambda connection: connection.execute("SELECT nothing"), press(2)]
    tasks = [asyncio.create_task(database.writer.submit(work)) for work in works]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [False, True, False] == [isinstance(outcome, database.writer._session.errors) for outcome in outcomes]
    assert [1, 2] == stored(place)


@only_files
async def test_lock_held_by_somebody_else_fails_the_batch_until_it_is_gone(
    database: Database, place: Place, path: Path
) -> None:
    """An operator's shell may hold the file for a while."""
    await database.writer.submit(pragma("busy_timeout = 0"))
    foreign = sqlite3.connect(path, isolation_level=None)
    foreign.execute("BEGIN IMMEDIATE")
    with pytest.raises(StorageDownError, match="locked"):
        await database.writer.submit(press(1))
    foreign.execute("ROLLBACK")
    foreign.close()
    await database.writer.submit(press(1))
    assert [1] == stored(place)


@only_files
async def test_batch_holds_the_write_lock_before_its_first_statement(
    database: Database, place: Place, path: Path
) -> None:
    """Trap: a deferred BEGIN that reads, then writes, fails with SQLITE_BUSY_SNAPSHOT if another wrote in between."""
    refusals: list[str] = []

    def work(connection: Connection) -> None:
        connection.execute(PRESSES).fetchall()
        foreign = sqlite3.connect(path, isolation_level=None, timeout=0)
        try:
            foreign.execute(INSERT, {"number": 9})
        except sqlite3.OperationalError as error:
            refusals.append(str(error))
        finally:
            foreign.close()
        connection.execute(INSERT, {"number": 1})

    await database.writer.submit(work)
    assert ["database is locked"] == refusals
    assert [1] == stored(place)


async def test_reading_tasks_see_committed_rows_only_and_never_enter_the_writers_transaction(
    database: Database, plug: Plug
) -> None:
    """Trap: two tasks on one aiosqlite connection stand in one transaction. Reads have a connection of their own."""
    let_go = await plug(database.writer)
    choosing = asyncio.create_task(database.languages.choose_for_guild(1, "sq"))
    assert None is await database.languages.of_guild(1)
    let_go()
    await choosing
    assert "sq" == await database.languages.of_guild(1)


async def test_close_stores_and_answers_what_waits_and_refuses_what_comes(
    database: Database, place: Place, plug: Plug
) -> None:
    """A stop of the bot loses no play that was taken."""
    let_go = await plug(database.writer)
    count = QUEUE_LIMIT + 50
    tasks = [asyncio.create_task(database.writer.submit(press(number))) for number in range(count)]
    await asyncio.sleep(0)
    closing = asyncio.create_task(database.writer.close())
    await asyncio.sleep(0)
    with pytest.raises(StorageDownError):
        await database.writer.submit(press(count))
    let_go()
    await closing
    await asyncio.gather(*tasks)
    assert list(range(count)) == stored(place)


@only_files
async def test_connections_are_set_to_keep_what_was_answered_and_to_wipe_what_was_deleted(database: Database) -> None:
    """Durable at each commit; deleted hands are overwritten; references are held."""
    found: list[object] = []

    def work(connection: Connection) -> None:
        for name in ("journal_mode", "synchronous", "secure_delete", "foreign_keys"):
            found.extend(connection.execute(f"PRAGMA {name}").fetchone())

    await database.writer.submit(work)
    assert ["wal", 2, 1, 1] == found
