"""All that is stored on a server, read beside the writer (`db.ports.Source`)."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeVar

import asyncpg

from bot.tables.faults import StorageDownError
from db.inventory import TABLES
from db.ports import Connection, Reader
from db.postgres.connection import SETTINGS, TROUBLE, connect

_SETTINGS: Final = SETTINGS | {"application_name": "murlan beside"}
_VACUUMING: Final = SETTINGS | {"application_name": "murlan vacuum"}
_BEGIN: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_SIZE: Final = "SELECT pg_database_size(current_database())"
SIZE_SECONDS: Final = 60.0
"""How often the size is asked for."""
_Read = TypeVar("_Read")


class PostgresSource:
    """A server's database, read on a connection of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._size = 0

    def read(self, read: Callable[[Connection], _Read]) -> _Read:
        """Read; all of it sees the database as it was at one moment.

        Raises:
            StorageDownError: The server cannot be read now.
        """
        try:
            return read_beside(self._url, read)
        except TROUBLE as error:
            if isinstance(error, ValueError) or (isinstance(error, asyncpg.PostgresError) and _is_ours(error)):
                raise
            raise StorageDownError(str(error) or "the database does not answer") from error

    def has_traces(self, _user_id: int) -> bool:
        """Return false: what is left in a server's files and log is its operator's to wipe (docs/PRIVACY.md)."""
        return False

    def take_back(self) -> None:
        """Vacuum our tables; the server's log, its copies and its backups are its operator's.

        Raises:
            StorageDownError: That cannot be done now.
        """
        try:
            connection = connect(self._url, _VACUUMING)
            try:
                tables = ", ".join(name for (name,) in connection.execute(TABLES))
                connection.script(f"VACUUM {tables}", seconds=None)
            finally:
                connection.close()
        except TROUBLE as error:
            raise StorageDownError(str(error) or "the database does not answer") from error

    def size(self) -> int:
        """Return how many bytes the database took when that was last asked."""
        return self._size

    async def ask_size(self, reader: Reader) -> None:
        """Ask the server how many bytes the database takes.

        Raises:
            StorageDownError: It cannot be read now.
        """
        (row,) = await reader.rows(_SIZE, {})
        self._size = row[0]


async def keep_size(source: PostgresSource, reader: Reader) -> None:
    """Ask for the size now and then, until cancelled: whoever wants to see it does not wait for a server."""
    while True:
        with contextlib.suppress(StorageDownError):
            await source.ask_size(reader)
        await asyncio.sleep(SIZE_SECONDS)


def read_beside(url: str, read: Callable[[Connection], _Read]) -> _Read:
    """Read on a connection of its own, as of one moment.

    Raises:
        Exception: One of `TROUBLE`.
    """
    connection = connect(url, _SETTINGS)
    try:
        connection.script(_BEGIN)
        return read(connection)
    finally:
        connection.close()


def _is_ours(error: asyncpg.PostgresError) -> bool:
    return str(error.sqlstate)[:2] in ("22", "42")
