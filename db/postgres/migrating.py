"""Brings a server's database to this release's schema, step by numbered step, in one transaction.

There is no copy of it before: that is `pg_dump`'s business (docs/HOSTING.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from db.errors import NewerDatabaseError
from db.migrating import Migration, migrations_in
from db.postgres.connection import PostgresConnection

_CREATE_LIST: Final = """
    CREATE TABLE IF NOT EXISTS migration (
        number bigint PRIMARY KEY,
        name text COLLATE "C" NOT NULL,
        applied_at bigint NOT NULL
    )
"""
_LOCK: Final = "SELECT pg_advisory_xact_lock(19794, -2)"
_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"
_RECORD: Final = "INSERT INTO migration (number, name, applied_at) VALUES (:number, :name, :applied_at)"


def known_migrations() -> tuple[Migration, ...]:
    """Return the steps of this release, in order; the first one stands for all of SQLite's up to its number."""
    return migrations_in("db.postgres.migrations")


def migrate(
    connection: PostgresConnection, shown: str, steps: Sequence[Migration], now: int, *, seconds: float | None = None
) -> int:
    """Apply the steps that are missing; processes that start at once do so one after another.

    Args:
        connection: The writing session.
        shown: The address, for errors.
        steps: All steps of this release.
        now: Unix seconds.
        seconds: How long one step may take; no limit unless given.

    Returns:
        How many were missing.

    Raises:
        NewerDatabaseError: The database has a step that this release does not know.
        Exception: A step failed; all are undone.
    """
    connection.script("BEGIN")
    try:
        connection.execute(_LOCK)
        connection.script(_CREATE_LIST)
        missing = _missing(connection, shown, steps)
        for step in missing:
            connection.script(step.script, seconds=seconds)
            connection.execute(_RECORD, {"number": step.number, "name": step.name, "applied_at": now})
        connection.script("COMMIT")
    except BaseException:
        if not connection.is_lost and connection.in_transaction:
            connection.script("ROLLBACK")
        raise
    return len(missing)


def _missing(connection: PostgresConnection, shown: str, steps: Sequence[Migration]) -> list[Migration]:
    (found,) = connection.execute(_NEWEST).fetchone()
    if found > steps[-1].number:
        raise NewerDatabaseError(shown, found, steps[-1].number)
    return [step for step in steps if step.number > found]
