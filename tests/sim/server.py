"""The simulator's disk as a PostgreSQL server: real sessions, driven from a thread, for no loop runs within another."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar, cast

from db.ports import Row, Session
from db.postgres.claims import claim_whole
from db.postgres.connection import PostgresConnection, connect
from db.postgres.dialect import statement
from db.postgres.migrating import known_migrations, migrate
from db.postgres.session import PostgresSession

_Done = TypeVar("_Done")


class ServerConnection:
    """A session whose every statement is carried out in a thread of its own, and waited for."""

    def __init__(self, url: str, wall: int) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="simulated disk")
        self._session: PostgresConnection = self._do(lambda: connect(url))
        self._do(lambda: migrate(self._session, "", known_migrations(), wall))

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._session.in_transaction

    @property
    def is_lost(self) -> bool:
        """Whether the session is over."""
        return self._session.is_lost

    def execute(self, sql: str, parameters: Any = None, /) -> Any:
        """Carry out one statement."""
        return self._do(lambda: self._session.execute(sql, parameters))

    def executemany(self, sql: str, parameters: Any, /) -> Any:
        """Carry out one statement for each of many parameters."""
        return self._do(lambda: self._session.executemany(sql, parameters))

    def script(self, text: str, *, seconds: float | None = None) -> None:
        """Carry out statements without parameters."""
        self._do(lambda: self._session.script(text, seconds=seconds))

    def rows(self, sql: str, parameters: Mapping[str, object]) -> Sequence[Row]:
        """Return all rows of one statement, each read by column name."""
        told = statement(sql)
        found: Sequence[Row] = self._do(
            lambda: self._session.run(lambda asyncpg: asyncpg.fetch(told.text, *told.bound(parameters)))
        )
        return found

    def session(self) -> Session:
        """Return what a writer takes."""
        return PostgresSession(self._url, claim_whole, cast("PostgresConnection", self))

    def close(self) -> None:
        """End the session and its thread."""
        self._do(self._session.close)
        self._thread.shutdown()

    def _do(self, do: Callable[[], _Done]) -> _Done:
        return self._thread.submit(do).result()
