"""Interactions that concern another process's tables, handed on to whoever has the first shard.

A letter lies in a table without a log until it is fetched, or for a minute: what Discord tells of a press may be longer
than a notification.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, Self

import asyncpg

from bot.tables.faults import StorageDownError
from db.postgres.connection import CONNECT_SECONDS, SETTINGS, TROUBLE
from db.postgres.sharing import made

CHANNEL: Final = "murlan_letter"
ANSWER_SECONDS: Final = 2.0
"""How long one statement is waited for: whoever pressed waits for three."""

_SETTINGS: Final = SETTINGS | {"application_name": "murlan letters"}
_TABLE: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS letter (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        body text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now()
    )
"""
_SEND: Final = """
    WITH sent AS (INSERT INTO letter (body) VALUES ($2) RETURNING id) SELECT pg_notify($1, id::text) FROM sent
"""
_FETCH: Final = "DELETE FROM letter WHERE id = $1 RETURNING body"
_FORGET: Final = "DELETE FROM letter WHERE sent_at < now() - interval '1 minute'"


class ServerLetters:
    """One process's session for them.

    Args:
        url: Where.
        is_reader: Whether this process has the first shard.
    """

    def __init__(self, url: str, *, is_reader: bool) -> None:
        self.on_letter: Callable[[str], None] = lambda _: None
        """Told of each letter that this process is to read."""
        self._url = url
        self._is_reader = is_reader
        self._session: Any = None  # asyncpg is untyped
        self._turn = asyncio.Lock()
        self._fetching: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, url: str, *, is_reader: bool) -> Self:
        """Begin the first session.

        Raises:
            StorageDownError: The server cannot be reached.
        """
        letters = cls(url, is_reader=is_reader)
        await letters.keep()
        return letters

    async def keep(self) -> None:
        """Begin the session anew where it is over, and forget letters that nobody fetched.

        Raises:
            StorageDownError: The server cannot be reached.
        """
        await self._ask(_FORGET)

    async def send(self, body: str) -> None:
        """Send a letter to whoever has the first shard.

        Raises:
            StorageDownError: The server cannot be reached.
        """
        await self._ask(_SEND, CHANNEL, body)

    async def close(self) -> None:
        """End the session."""
        for task in self._fetching:
            task.cancel()
        await asyncio.gather(*self._fetching, return_exceptions=True)
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*TROUBLE):
                await session.close(timeout=CONNECT_SECONDS)

    async def _ask(self, sql: str, *values: object) -> Any:  # noqa: ANN401 - whatever a statement returns
        async with self._turn:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    if self._session is None or self._session.is_closed():
                        self._session = await self._begun()
                    return await self._session.fetchval(sql, *values)
            except TROUBLE as error:
                raise StorageDownError(str(error) or type(error).__name__) from error

    async def _begun(self) -> Any:  # noqa: ANN401 - asyncpg is untyped
        session = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, server_settings=_SETTINGS)
        await made(session, _TABLE)
        if self._is_reader:
            await session.add_listener(CHANNEL, self._told)
        return session

    def _told(self, _session: object, _pid: int, _channel: str, number: str) -> None:
        task = asyncio.ensure_future(self._fetch(int(number)))
        self._fetching.add(task)
        task.add_done_callback(self._fetching.discard)

    async def _fetch(self, number: int) -> None:
        with contextlib.suppress(StorageDownError):  # whoever pressed presses again
            body = await self._ask(_FETCH, number)
            if body is not None:
                self.on_letter(body)
