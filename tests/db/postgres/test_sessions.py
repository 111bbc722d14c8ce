"""A writer whose session is lost, taken or in another's way: nothing that was answered is lost, nothing comes twice."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from bot.clock import ManualClock
from bot.league.settings import PersonSettings
from bot.tables.faults import ConflictError, DoublePressError, StorageDownError
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from db import Database, DatabaseInUseError
from db.errors import ShardsTakenError, UnreachableServerError
from db.ports import Connection
from db.postgres.claims import claim_together
from db.postgres.connection import SETTINGS, PostgresConnection
from db.storing import UnitWork
from db.writer import Work
from tests.db.conftest import Plug
from tests.support.engines import SERVER, Place, ServerPlace
from tests.support.stored import lobby

pytestmark = pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")

INSERT: Final = "INSERT INTO press (interaction_id, pressed_at) VALUES (:number, 0)"
PRESSES: Final = "SELECT interaction_id FROM press ORDER BY interaction_id"
END: Final = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'murlan%' AND pid <> pg_backend_pid()
"""


def press(number: int) -> Work:
    """Return a work that stores one row."""
    return lambda connection: connection.execute(INSERT, {"number": number})


def stored(place: Place) -> list[int]:
    """Return the rows that `press` stored."""
    return [number for (number,) in place.query(PRESSES)]


def shards(*numbers: int) -> Callable[[PostgresConnection], None]:
    """Return a claim of some shards, as simple as can be."""

    def claim(session: PostgresConnection) -> None:
        claim_together(session)
        for number in numbers:
            (is_ours,) = session.execute("SELECT pg_try_advisory_lock(19794, :number)", {"number": number}).fetchone()
            if not is_ours:
                raise ShardsTakenError(frozenset({number}))

    return claim


async def test_session_that_ended_between_two_batches_is_replaced_unnoticed(database: Database, place: Place) -> None:
    """Nothing stood in it: the batch begins anew in another one, with its claim."""
    await database.writer.submit(press(1))
    place.query(END)
    await database.writer.submit(press(2))
    assert [1, 2] == stored(place)
    assert [(True,)] == place.query(
        "SELECT count(*) = 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = (-1)::int::oid "
        "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )


async def test_session_that_ends_in_mid_batch_stores_nothing_of_it_and_goes_on(
    database: Database, place: Place, plug: Plug
) -> None:
    """All of the batch is refused, as nobody can say what of it was stored; the next one goes through."""

    def ended(connection: Connection) -> None:
        connection.execute(INSERT, {"number": 2})
        place.query(END)
        connection.execute(INSERT, {"number": 3})

    await database.writer.submit(press(1))
    let_go = await plug(database.writer)
    tasks = [asyncio.create_task(database.writer.submit(work)) for work in (press(4), ended, press(5))]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [StorageDownError] * 3 == [type(outcome) for outcome in outcomes]
    assert [1] == stored(place)
    await database.writer.submit(press(6))
    assert [1, 6] == stored(place)
    assert [] == await database.journal.open_tables()


async def test_conflict_and_double_press_undo_their_units_alone(database: Database, place: Place, plug: Plug) -> None:
    """On PostgreSQL a failed statement ends its transaction, unless it stands under a savepoint."""

    def double(connection: Connection) -> None:
        connection.execute(INSERT, {"number": 9})
        raise DoublePressError(9)

    let_go = await plug(database.writer)
    works = [press(1), press(1), double, press(2)]
    tasks = [asyncio.create_task(database.writer.submit(work)) for work in works]
    await asyncio.sleep(0)
    let_go()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(None), ConflictError, DoublePressError, type(None)] == [type(outcome) for outcome in outcomes]
    assert [1, 2] == stored(place)


async def test_second_process_is_refused_by_the_session_of_the_first(database: Database, place: Place) -> None:
    """Two bots that both write everything would each think themselves right."""
    with pytest.raises(DatabaseInUseError) as caught:
        await place.open(wall=ManualClock().wall)
    assert "session" in str(caught.value)
    assert "secret" not in str(caught.value)
    await database.journal.commit(Unit(state=lobby()))


async def test_processes_with_shards_of_their_own_write_together_and_keep_the_whole_one_out(place: ServerPlace) -> None:
    """Each has its own shards alone; who wants everything waits until both are gone."""
    wall = ManualClock().wall
    async with (
        await Database.connect(place.where, wall=wall, claim=shards(0, 1)) as one,
        await Database.connect(place.where, wall=wall, claim=shards(2, 3)) as other,
    ):
        await asyncio.gather(*(base.writer.submit(press(number)) for number, base in enumerate([one, other] * 20)))
        with pytest.raises(ShardsTakenError):
            await Database.connect(place.where, wall=wall, claim=shards(3))
        with pytest.raises(DatabaseInUseError):
            await Database.connect(place.where, wall=wall)
    assert list(range(40)) == stored(place)
    async with await Database.connect(place.where, wall=wall):
        """Nobody is left."""


async def test_process_whose_shards_were_taken_stores_nothing_any_more(place: ServerPlace) -> None:
    """It lost its session, and another process has its tables: it must not write on without its locks."""
    wall = ManualClock().wall
    async with await Database.connect(place.where, wall=wall, claim=shards(0)) as late:
        await late.writer.submit(press(1))
        taken = asyncio.create_task(_take_over(place))
        with pytest.raises(StorageDownError, match="shards"):
            await _write_on(late, place)
        before = stored(place)
        with pytest.raises(StorageDownError):
            await late.writer.submit(press(1000))
        assert before == stored(place)
        heir = await taken
        await heir.close()
        await late.writer.submit(press(1001))
    assert [*before, 1001] == stored(place)


async def _write_on(late: Database, place: ServerPlace) -> None:
    while True:
        await late.writer.submit(press(2 + len(stored(place))))
        await asyncio.sleep(0.01)


async def _take_over(place: ServerPlace) -> Database:
    while True:
        place.query(END)
        try:
            return await Database.connect(place.where, wall=ManualClock().wall, claim=shards(0))
        except ShardsTakenError:
            await asyncio.sleep(0)


async def test_transactions_of_two_processes_that_wait_for_each_other_both_go_through(place: ServerPlace) -> None:
    """The server breaks one of the two off, and that is done once more, as a whole."""
    wall = ManualClock().wall
    both = threading.Barrier(2)
    tries: list[int] = []

    def work(first: int, second: int) -> Work:
        def write(connection: Connection) -> None:
            tries.append(first)
            connection.execute("UPDATE press SET pressed_at = pressed_at + 1 WHERE interaction_id = :n", {"n": first})
            if len(tries) <= 2:
                both.wait(10)
            connection.execute("UPDATE press SET pressed_at = pressed_at + 1 WHERE interaction_id = :n", {"n": second})

        return write

    async with (
        await Database.connect(place.where, wall=wall, claim=shards(0)) as one,
        await Database.connect(place.where, wall=wall, claim=shards(1)) as other,
    ):
        await one.writer.submit(press(1))
        await one.writer.submit(press(2))
        await asyncio.gather(one.writer.submit(work(1, 2)), other.writer.submit(work(2, 1)))
    assert 3 == len(tries)
    assert [(1, 2), (2, 2)] == place.query("SELECT interaction_id, pressed_at FROM press ORDER BY interaction_id")


async def test_person_who_changes_two_things_in_two_processes_at_once_has_both(place: ServerPlace) -> None:
    """Their settings belong to no server: whichever process is second reads what the first one has stored."""
    wall = ManualClock().wall
    has_read, may_store = threading.Event(), threading.Event()

    def slowly(settings: PersonSettings) -> PersonSettings:
        has_read.set()
        may_store.wait(10)
        return replace(settings, confirms=True)

    async with (
        await Database.connect(place.where, wall=wall, claim=shards(0)) as one,
        await Database.connect(place.where, wall=wall, claim=shards(1)) as other,
    ):
        first = asyncio.create_task(one.settings.change_person(7, slowly))
        await asyncio.to_thread(has_read.wait, 10)
        second = asyncio.create_task(other.settings.change_person(7, lambda own: replace(own, large_hand=True)))
        while not place.query("SELECT 1 FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
        may_store.set()
        await asyncio.gather(first, second)
        assert replace(PersonSettings(), confirms=True, large_hand=True) == await one.settings.of_person(7)


async def test_person_is_forgotten_only_while_no_other_process_opens_a_table_with_them(place: ServerPlace) -> None:
    """What is in a transaction elsewhere is waited for: else they would be stored again behind our back."""
    wall = ManualClock().wall
    is_in, may_store = threading.Event(), threading.Event()
    seated = replace(lobby(), seats=(PersonSeat(7),), host_id=7)
    work = UnitWork.of(Unit(state=seated), 0)

    def slowly(connection: Connection) -> None:
        work(connection)
        is_in.set()
        may_store.wait(10)

    async with (
        await Database.connect(place.where, wall=wall, claim=shards(0)) as one,
        await Database.connect(place.where, wall=wall, claim=shards(1)) as other,
    ):
        await one.languages.choose_for_person(7, "sq")
        opening = asyncio.create_task(one.writer.submit(slowly))
        await asyncio.to_thread(is_in.wait, 10)
        forgetting = asyncio.create_task(other.upkeep.forget_person(7))
        while not place.query("SELECT 1 FROM pg_locks WHERE NOT granted"):
            await asyncio.sleep(0.01)
        may_store.set()
        await opening
        assert ("table1",) == await forgetting
    assert [(7,)] == place.query("SELECT user_id FROM person_setting")


@pytest.mark.parametrize(
    ("url", "told"),
    [
        (SERVER.replace("not%20a%20secret", "wrong"), "password authentication failed"),
        (SERVER.rpartition("/")[0] + "/nowhere", '"nowhere" does not exist'),
        ("postgresql://murlan:secret@127.0.0.1:9/murlan", "refused"),
        ("postgresql://murlan:secret@127.0.0.1:port/murlan", "postgresql://"),
    ],
    ids=["password", "database", "server", "address"],
)
async def test_server_that_cannot_be_used_is_told_without_a_password(url: str, told: str) -> None:
    """An operator reads why; a log keeps no secret."""
    with pytest.raises(UnreachableServerError) as caught:
        await Database.connect(url, wall=ManualClock().wall)
    assert told in str(caught.value).lower() or told in str(caught.value)
    assert not any(secret in str(caught.value) for secret in ("secret", "wrong@", ":wrong"))


async def test_server_that_does_not_answer_is_given_up_and_another_session_begun(
    database: Database, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it does with the statement nobody knows: its session ends, and with it what it has not committed."""

    def sleepy(connection: Connection) -> None:
        connection.execute(INSERT, {"number": 1})
        connection.execute("SELECT pg_sleep(30)")

    monkeypatch.setattr("db.postgres.connection.STATEMENT_SECONDS", 0.5)
    with pytest.raises(StorageDownError):
        await database.writer.submit(sleepy)
    monkeypatch.undo()
    await database.writer.submit(press(2))
    assert [2] == stored(place)


async def test_writers_session_is_set_to_keep_what_was_answered_and_to_let_go_in_time(database: Database) -> None:
    """Durable at each commit; no lock is waited for long, none is held by somebody who is gone."""
    found: dict[str, str] = {}

    def work(connection: Connection) -> None:
        for name in SETTINGS:
            (found[name],) = connection.execute("SELECT current_setting(:name)", {"name": name}).fetchone()

    await database.writer.submit(work)
    durable = {"synchronous_commit": "on", "default_transaction_isolation": "read committed", "lock_timeout": "2s"}
    assert durable.items() <= found.items()
    assert ("1min", "10", "5s") == (
        found["idle_in_transaction_session_timeout"],
        found["tcp_keepalives_idle"],
        found["client_connection_check_interval"],
    )


async def test_readers_sessions_cannot_write(database: Database) -> None:
    """No reading task can change anything, whatever a statement says."""
    with pytest.raises(StorageDownError, match="read-only"):
        await database.archive._reader.rows("DELETE FROM press", {})
