"""The two connections: one that writes, owned by the writer's thread, and one that only reads.

They are two so that no reading task ever stands in the middle of the writer's transaction.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Self, TypeVar

import aiosqlite

from bot.tables.faults import StorageDownError

BUSY_SECONDS: Final = 2.0
"""How long a foreign lock (an operator's shell, a backup tool) is waited for."""

_Read = TypeVar("_Read")

_WRITER_PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an answered play survives a power cut
    "PRAGMA secure_delete = ON",  # what was deleted is overwritten, so a copy of the file holds no old hands
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_size_limit = 33554432",  # the -wal file shrinks to 32 MiB after a checkpoint
)


def connect_writer(path: Path, factory: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """Open the writing connection; it stays in the thread that calls this.

    `isolation_level=None` because Python's own transactions begin deferred: one that reads first and writes then fails
    at once with ``SQLITE_BUSY_SNAPSHOT`` where another connection wrote in between.

    Args:
        path: The file.
        factory: The class of the connection; measurements put a slower one in.

    Raises:
        sqlite3.Error: The file cannot be used.
    """
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS, factory=factory)
    try:
        for pragma in _WRITER_PRAGMAS:
            connection.execute(pragma)
    except BaseException:
        connection.close()
        raise
    return connection


def read_beside(path: Path, read: Callable[[sqlite3.Connection], _Read]) -> _Read:
    """Read on a connection of its own; all of it sees the file as it was at one moment.

    Raises:
        sqlite3.Error: The file cannot be read now.
    """
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("BEGIN")
        return read(connection)
    finally:
        connection.close()


class Reader:
    """Reads, one statement at a time: each sees all that was committed before it began."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the reading connection.

        Raises:
            sqlite3.Error: The file cannot be used.
        """
        connection = await aiosqlite.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
        try:
            connection.row_factory = sqlite3.Row
            await connection.execute_fetchall("PRAGMA query_only = ON")
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def rows(self, sql: str, parameters: Mapping[str, object]) -> list[sqlite3.Row]:
        """Return all rows of one statement, each read by column name.

        It is one call into the connection's thread, so a cancelled caller leaves no half-read statement behind.

        Raises:
            StorageDownError: The file cannot be read now, or the database is closed.
        """
        try:
            return list(await self._connection.execute_fetchall(sql, dict(parameters)))
        except sqlite3.DatabaseError as error:
            if not isinstance(error, sqlite3.OperationalError) and type(error) is not sqlite3.DatabaseError:
                raise  # a fault of ours; a broken file is a plain `DatabaseError`
            raise StorageDownError(str(error)) from error
        except ValueError as error:  # aiosqlite's way to say that the connection is closed
            raise StorageDownError("the database is closed") from error

    async def row(self, sql: str, parameters: Mapping[str, object]) -> sqlite3.Row | None:
        """Return the first row of one statement, or ``None``.

        Raises:
            StorageDownError: The file cannot be read now, or the database is closed.
        """
        found = await self.rows(sql, parameters)
        return found[0] if found else None

    async def close(self) -> None:
        """Close; an aiosqlite connection that is left open hangs the process at its exit."""
        await self._connection.close()
