"""The two connections: one that writes, owned by the writer's thread, and one that only reads.

They are two so that no reading task ever stands in the middle of the writer's transaction.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, Self, TypeVar

import aiosqlite

from bot.tables.faults import StorageDownError
from db.forgetting import leaves_traces
from db.ports import Connection

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


def read_beside(path: Path, read: Callable[[Connection], _Read]) -> _Read:
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


class FileSession:
    """The writer's connection to a file (`db.ports.Session`)."""

    errors: tuple[type[Exception], ...] = (sqlite3.Error, MemoryError)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def begin(self) -> None:
        """Take the write lock at once: a deferred transaction that reads first may fail as it comes to write."""
        self.roll_back()
        self.connection.execute("BEGIN IMMEDIATE")

    def begin_unit(self) -> None:
        """Set a savepoint."""
        self.connection.execute("SAVEPOINT unit")

    def end_unit(self) -> None:
        """Let it go."""
        self.connection.execute("RELEASE unit")

    def undo_unit(self) -> None:
        """Undo what was done since."""
        self.connection.execute("ROLLBACK TO unit")
        self.connection.execute("RELEASE unit")

    def commit(self) -> None:
        """Commit."""
        self.connection.execute("COMMIT")

    def roll_back(self) -> None:
        """End what a failed batch left open; where even that fails, the next `begin` tries again."""
        if self.connection.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self.connection.execute("ROLLBACK")

    def is_trouble(self, error: Exception) -> bool:
        """Return whether the disk, a lock or the file is at fault, and not the work's own SQL (``SQLITE_ERROR``)."""
        if isinstance(error, sqlite3.OperationalError):
            return getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_ERROR
        return isinstance(error, MemoryError) or type(error) is sqlite3.DatabaseError  # the latter: a broken file

    def is_conflict(self, error: Exception) -> bool:
        """Return whether a key or a reference was broken."""
        return isinstance(error, sqlite3.IntegrityError)

    def is_passing(self, _error: Exception) -> bool:
        """Return false: nobody else writes, and a foreign lock was waited for already."""
        return False

    def empty_log(self) -> bool:
        """Write the write-ahead log back into the file and empty it."""
        self.roll_back()
        (is_busy, *_) = self.connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not is_busy

    def write_anew(self) -> None:
        """Write the whole file anew."""
        self.roll_back()
        self.connection.execute("VACUUM")

    def close(self) -> None:
        """Close the connection."""
        self.connection.close()


class FileSource:
    """A file, read beside the writer (`db.ports.Source`)."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def read(self, read: Callable[[Connection], _Read]) -> _Read:
        """Read on a connection of its own.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        try:
            return read_beside(self._path, read)
        except sqlite3.OperationalError as error:
            raise StorageDownError(str(error)) from error

    def has_traces(self, user_id: int) -> bool:
        """Return whether a number still stands somewhere in the file.

        Raises:
            OSError: It cannot be read.
        """
        return leaves_traces(self._path, user_id)

    def take_back(self) -> None:
        """Nothing is to be done: SQLite writes over what it deletes (`PRAGMA secure_delete`)."""

    def size(self) -> int:
        """Return the size of the file.

        Raises:
            OSError: It is not there.
        """
        return self._path.stat().st_size


class FileReader:
    """Reads, one statement at a time (`db.ports.Reader`)."""

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
