"""Reads on a few connections of the bot's own event loop (`db.ports.Reader`); one that is lost is replaced."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

import asyncpg

from bot.tables.faults import StorageDownError
from db.ports import Row
from db.postgres.connection import CONNECT_SECONDS, SETTINGS, STATEMENT_SECONDS
from db.postgres.dialect import statement

CONNECTIONS: Final = 4
_SETTINGS: Final = SETTINGS | {"default_transaction_read_only": "on", "application_name": "murlan reader"}
_BUGS: Final = ("22", "42")
"""Classes of SQLSTATE that are a fault of ours, and none of the server's."""


class PostgresReader:
    """Reads, one statement at a time."""

    def __init__(self, pool: Any) -> None:  # noqa: ANN401 - asyncpg is untyped
        self._pool = pool

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the first connection.

        Raises:
            Exception: One of `db.postgres.connection.TROUBLE`.
        """
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            timeout=CONNECT_SECONDS,
            command_timeout=STATEMENT_SECONDS,
            statement_cache_size=256,
            server_settings=_SETTINGS,
            reset=_unchanged,
        )
        return cls(pool)

    async def rows(self, sql: str, parameters: Mapping[str, object]) -> Sequence[Row]:
        """Return all rows of one statement, each read by column name.

        Raises:
            StorageDownError: The server cannot be read now, or the database is closed.
        """
        told = statement(sql)
        try:
            found: list[Row] = await self._pool.fetch(told.text, *told.bound(parameters))
        except (OSError, TimeoutError) as error:
            raise StorageDownError(str(error) or "the database does not answer") from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            if isinstance(error, ValueError) or str(getattr(error, "sqlstate", "")).startswith(_BUGS):
                raise  # a fault of ours
            raise StorageDownError(str(error)) from error
        return found

    async def row(self, sql: str, parameters: Mapping[str, object]) -> Row | None:
        """Return the first row of one statement, or ``None``.

        Raises:
            StorageDownError: The server cannot be read now, or the database is closed.
        """
        found = await self.rows(sql, parameters)
        return found[0] if found else None

    async def close(self) -> None:
        """Close all connections, those too that are being read from."""
        self._pool.terminate()


async def _unchanged(_connection: object) -> None:
    """Leave a connection as it is when it goes back: nobody changes anything on it, and to ask takes a turn."""
