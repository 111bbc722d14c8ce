"""The two schemas are one: the same tables, columns, keys, references and steps."""

from __future__ import annotations

import asyncio
import sqlite3

import asyncpg
import pytest

from bot.clock import ManualClock
from db import Database, NewerDatabaseError, migrating
from db.inventory import COLUMNS, Table, inventory
from db.postgres import migrating as postgres_migrating
from db.postgres.connection import PostgresConnection, connect
from db.recomputing import recompute
from tests.support.engines import SERVER, Place, new_server_place

KINDS = {"bigint": "INTEGER", "text": "TEXT", "double precision": "REAL", "bytea": "BLOB"}
INDEXES = "SELECT indexname::text FROM pg_indexes WHERE schemaname = current_schema() AND indexname NOT LIKE '%_pkey'"
FACTS = """
    SELECT table_name::text, column_name::text, data_type::text, is_nullable = 'NO', collation_name::text
    FROM information_schema.columns WHERE table_schema = current_schema()
"""


def test_both_have_the_same_newest_step() -> None:
    """A step that one of them lacks would be found at the first start of a release, by an operator."""
    (first, *more) = postgres_migrating.known_migrations()
    ours = migrating.known_migrations()
    assert [(step.number, step.name) for step in ours[first.number :]] == [(step.number, step.name) for step in more]


@pytest.fixture
def session() -> PostgresConnection:
    """A session on a database of this release."""
    if not SERVER:
        pytest.skip("it asks a server: MURLAN_TEST_POSTGRES names none")
    connection = connect(new_server_place().where)
    assert postgres_migrating.migrate(connection, "", postgres_migrating.known_migrations(), 0)
    assert not postgres_migrating.migrate(connection, "", postgres_migrating.known_migrations(), 0)
    return connection


def test_tables_columns_keys_and_references_are_the_same(session: PostgresConnection) -> None:
    """In the same order too: rows are read and copied by it."""
    file = _file()
    assert _by_name(inventory(file)) == _by_name(inventory(session))
    kinds = {
        (table, column): (kind.upper(), bool(is_needed or place))
        for table in _by_name(inventory(file))
        for _, column, kind, is_needed, _, place in file.execute(f"PRAGMA table_info({table})")
    }
    facts = session.execute(FACTS).fetchall()
    assert kinds == {(table, column): (KINDS[kind], is_needed) for table, column, kind, is_needed, _ in facts}
    assert {"C"} == {collation for *_, kind, _, collation in facts if kind == "text"}
    session.close()
    file.close()


def test_indexes_are_the_same(session: PostgresConnection) -> None:
    """Each is there for a statement that both carry out."""
    file = _file()
    ours = {name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'index' AND sql NOT NULL")}
    assert ours == {name for (name,) in session.execute(INDEXES)}
    session.close()
    file.close()


def _file() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute(migrating._CREATE_LIST)
    for step in migrating.known_migrations():
        connection.executescript(step.script)
    assert connection.execute(COLUMNS, {"table": "match"}).fetchone()
    return connection


def _by_name(tables: tuple[Table, ...]) -> dict[str, Table]:
    return {table.name: table for table in tables}


@pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")
async def test_database_of_a_newer_release_is_refused_and_left_as_it_is(
    database: Database, place: Place, clock: ManualClock
) -> None:
    """Going back to an older release must not write into a schema that it does not know."""
    await database.close()
    place.query("INSERT INTO migration (number, name, applied_at) VALUES (9999, 'from_the_future', 0)")
    with pytest.raises(NewerDatabaseError) as caught:
        await place.open(wall=clock.wall)
    assert (9999, migrating.known_migrations()[-1].number) == (caught.value.found, caught.value.known)
    with pytest.raises(NewerDatabaseError):
        await asyncio.to_thread(recompute, place.where)
    assert [(9999,)] == place.query("SELECT max(number) FROM migration")


@pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")
async def test_step_that_fails_leaves_nothing_behind_and_the_database_free(place: Place) -> None:
    """All steps of a start are one transaction; whoever mends it can start again at once."""
    known = postgres_migrating.known_migrations()
    step = migrating.Migration(
        known[-1].number + 1, "broken", "CREATE TABLE more (a bigint); INSERT INTO nowhere VALUES (1)"
    )

    def fail() -> None:
        connection = connect(str(place.where))
        try:
            postgres_migrating.migrate(connection, "", (*known, step), 0)
        finally:
            connection.close()

    with pytest.raises(asyncpg.UndefinedTableError):
        await asyncio.to_thread(fail)
    assert [(None,)] == place.query("SELECT to_regclass('more')::text")
    async with await place.open(wall=ManualClock().wall):
        """Nobody has it."""
