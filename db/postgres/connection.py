"""A plain, synchronous connection to PostgreSQL (`db.ports.Connection`), for the writer's thread and for errands.

It is one asyncpg connection with an event loop of its own, which runs only while a statement does: works stay the plain
functions that they are, and no task of the bot's can step between two of their statements.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Coroutine, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, TypeVar

import asyncpg
import uvloop

from db.postgres.dialect import statement

CONNECT_SECONDS: Final = 5.0
"""How long a server is waited for when a session begins."""
STATEMENT_SECONDS: Final = 15.0
"""How long one statement is waited for: a server that is gone without a word is given up then."""
GIVE_UP_SECONDS: Final = 2.0
"""And how long it is then waited for to say that it has broken it off."""
LOCK_SECONDS: Final = 2.0
"""How long a foreign lock (an operator's shell, another process) is waited for."""
IDLE_SECONDS: Final = 60.0
"""How long a transaction may stand still before the server ends it, and lets its locks go."""

SETTINGS: Final = {
    "application_name": "murlan",
    "synchronous_commit": "on",  # an answered play survives a power cut
    "default_transaction_isolation": "read committed",
    "lock_timeout": f"{LOCK_SECONDS:.0f}s",
    "idle_in_transaction_session_timeout": f"{IDLE_SECONDS:.0f}s",
    "tcp_keepalives_idle": "10",  # a machine that is gone without a word lets its locks go within half a minute
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
    "client_connection_check_interval": "5s",  # so does a statement whose client is gone
    "jit": "off",  # statements are short; compiling them takes longer than they do
}

TROUBLE: Final = (
    OSError,
    TimeoutError,
    MemoryError,
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""All that a server, the way to it or a statement can raise."""
_COUNT: Final = re.compile(r"(\d+)$")
_Done = TypeVar("_Done")


class PostgresCursor:
    """What a statement found or did (`db.ports.Cursor`)."""

    def __init__(self, rows: Sequence[Any], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Any:  # noqa: ANN401 - a row as a tuple, or `None`
        """Return the next row."""
        return next(self, None)

    def fetchall(self) -> list[Any]:
        """Return the rows that are left."""
        return list(self)

    def __iter__(self) -> Iterator[Any]:
        return self

    def __next__(self) -> tuple[Any, ...]:
        return tuple(next(self._rows))


class PostgresConnection:
    """One session. Statements are prepared once and kept."""

    def __init__(self, loop: asyncio.AbstractEventLoop, session: Any) -> None:  # noqa: ANN401 - asyncpg is untyped
        self._loop = loop
        self._session = session
        self._prepared: dict[str, Any] = {}

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return bool(self._session.is_in_transaction())

    @property
    def is_lost(self) -> bool:
        """Whether the session is over, with all its locks."""
        return bool(self._session.is_closed())

    def execute(self, sql: str, parameters: Mapping[str, Any] | None = None, /) -> PostgresCursor:
        """Carry out one statement.

        Raises:
            Exception: One of `TROUBLE`.
        """
        return self._run(self._execute(sql, parameters or {}))

    def executemany(self, sql: str, parameters: Iterable[Mapping[str, Any]], /) -> PostgresCursor:
        """Carry out one statement for each of many parameters, all in one turn.

        Raises:
            Exception: One of `TROUBLE`.
        """
        many = list(parameters)
        if len(many) == 1:
            return self.execute(sql, many[0])
        if many:
            told = statement(sql)
            values = [told.bound(one) for one in many]
            self._run(self._session.executemany(told.text, values, timeout=STATEMENT_SECONDS))
        return PostgresCursor((), -1)

    def script(self, text: str, *, seconds: float | None = STATEMENT_SECONDS) -> None:
        """Carry out statements without parameters, one after another, in one turn.

        Raises:
            Exception: One of `TROUBLE`.
        """
        self._run(self._session.execute(text, timeout=seconds))

    def run(self, do: Callable[[Any], Coroutine[Any, Any, _Done]]) -> _Done:
        """Do something with asyncpg's own connection, such as copying a whole table.

        Raises:
            Exception: One of `TROUBLE`.
        """
        return self._run(do(self._session))

    def close(self) -> None:
        """End the session; one that is lost, or does not answer, is dropped."""
        if self._loop.is_closed():
            return
        try:
            self._run(self._session.close(timeout=CONNECT_SECONDS))
        except TROUBLE:
            self._session.terminate()
        finally:
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()

    async def _execute(self, sql: str, parameters: Mapping[str, Any]) -> PostgresCursor:
        told = statement(sql)
        prepared = self._prepared.get(sql)
        if prepared is None:
            prepared = self._prepared[sql] = await self._session.prepare(told.text, timeout=STATEMENT_SECONDS)
        rows = await prepared.fetch(*told.bound(parameters), timeout=STATEMENT_SECONDS)
        count = _COUNT.search(prepared.get_statusmsg())
        return PostgresCursor(rows, int(count[1]) if count else -1)

    def _run(self, work: Coroutine[Any, Any, _Done]) -> _Done:
        if self._loop.is_closed():
            work.close()
            raise asyncpg.InterfaceError("the session is closed")
        try:
            return self._loop.run_until_complete(work)
        except TimeoutError:
            self._give_up()
            raise

    def _give_up(self) -> None:
        """End a session of which nobody knows what it does; the server breaks the statement off, if it hears us."""
        with contextlib.suppress(*TROUBLE):
            self._loop.run_until_complete(self._session.close(timeout=GIVE_UP_SECONDS))
        self._session.terminate()


def connect(url: str, settings: Mapping[str, str] = SETTINGS) -> PostgresConnection:
    """Begin a session; it stays in the thread that calls this.

    Raises:
        Exception: One of `TROUBLE`, or `ValueError` where the address cannot be read.
    """
    loop = uvloop.new_event_loop()
    try:
        session = loop.run_until_complete(asyncpg.connect(url, timeout=CONNECT_SECONDS, server_settings=dict(settings)))
    except BaseException:
        loop.close()
        raise
    return PostgresConnection(loop, session)


def connect_writer(url: str, *, claim: Callable[[PostgresConnection], None]) -> PostgresConnection:
    """Begin a session that may write: it has claimed what it writes to before anybody gets it.

    Args:
        url: Where.
        claim: Takes the session's locks, which end with it; it raises where another process has them.

    Raises:
        ShardsTakenError: What `claim` raised.
        Exception: One of `TROUBLE`.
    """
    connection = connect(url)
    try:
        claim(connection)
    except BaseException:
        connection.close()
        raise
    return connection
