"""What several processes tell each other: who lives, who takes over what, who asks for what, whose turn it is.

All but the turns are advisory locks of one session of each process beside its writer's. Where that session breaks it is
begun anew, with the locks that it had; meanwhile others see less of us than there is, and never more.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Final, Self

import asyncpg

from bot.shards.dealing import Sight
from bot.shards.shards import Shards
from bot.tables.faults import StorageDownError
from db.postgres.claims import NAMESPACE
from db.postgres.connection import CONNECT_SECONDS, SETTINGS, TROUBLE

TAKEN: Final = 19795
"""The first number of the locks of shards that a process has taken over; the second is the shard."""
ASKED: Final = 19796
"""Of those that their rightful process asks for."""
ALIVE: Final = 19797
"""Of the lock of a process that has its own shards; the second is the lowest of them."""
DEALING: Final = 19798
"""Of the lock that a process has while it chooses what it takes over."""
ANSWER_SECONDS: Final = 5.0
"""How long one statement is waited for."""
LONGEST_QUEUE: Final = timedelta(minutes=10)
"""By how much a turn is put off at most: a clock that was set may not stop everything."""

_SETTINGS: Final = SETTINGS | {"application_name": "murlan shards"}
_TURNS: Final = """
    CREATE UNLOGGED TABLE IF NOT EXISTS identify_turn (bucket integer PRIMARY KEY, next_at timestamptz NOT NULL)
"""
_TURN: Final = """
    INSERT INTO identify_turn AS turn (bucket, next_at) VALUES ($1, clock_timestamp() + $2)
    ON CONFLICT (bucket) DO UPDATE SET next_at =
        greatest(least(turn.next_at, clock_timestamp() + $3), clock_timestamp()) + $2
    RETURNING extract(epoch FROM next_at - $2 - clock_timestamp())::float8
"""
_LOCKS: Final = """
    SELECT classid::bigint AS kind, objid::bigint AS number, pid, pid = pg_backend_pid() AS is_own
    FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database() AND granted AND objsubid = 2
    AND classid::bigint BETWEEN $1 AND $2
"""
_TAKE: Final = "SELECT pg_try_advisory_lock($1, $2)"
_GIVE_BACK: Final = "SELECT pg_advisory_unlock($1, $2)"
_DEALING: Final = "SELECT pg_advisory_xact_lock($1, 0)"


class ServerLocks:
    """One process's session for all of this (`bot.shards.watching.Locks`, `bot.client.identifying.Turns`)."""

    def __init__(self, url: str, shards: Shards) -> None:
        self._url = url
        self._shards = shards
        self._session: Any = None  # asyncpg is untyped
        self._turn = asyncio.Lock()
        """One statement at a time."""
        self._wanted: set[tuple[int, int]] = set()
        """The locks that we are to have."""

    @classmethod
    async def open(cls, url: str, shards: Shards) -> Self:
        """Begin the first session.

        Raises:
            StorageDownError: The server cannot be reached.
        """
        locks = cls(url, shards)
        async with locks._connected():
            return locks
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """End the session, and with it all its locks."""
        self._wanted.clear()
        session, self._session = self._session, None
        if session is not None:
            with contextlib.suppress(*TROUBLE):
                await session.close(timeout=CONNECT_SECONDS)

    async def look(self) -> Sight:
        """Return who has what.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        async with self._connected() as session:
            return await self._sight(session)

    async def live(self) -> None:
        """Tell that this process has its own shards, and can take over others.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        await self._want((ALIVE, self._shards.ids[0]))

    async def ask(self) -> bool:
        """Ask for the own shards, and return whether they can be had: nobody has one, and nobody asked before us.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        for shard in self._shards.ids:
            await self._want((ASKED, shard))
        is_first = self._wanted >= {(ASKED, shard) for shard in self._shards.ids}
        return is_first and (await self.look()).held.isdisjoint(self._shards.ids)

    async def ask_no_more(self) -> None:
        """Ask for nothing any more."""
        for shard in self._shards.ids:
            await self._want_no_more((ASKED, shard))

    async def take(self, choose: Callable[[Sight], Iterable[int]]) -> tuple[int, ...]:
        """Take over what is chosen while nobody else chooses; return what was still there to be taken.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        async with self._connected() as session:
            async with session.transaction():
                await session.execute(_DEALING, DEALING)
                chosen = tuple(choose(await self._sight(session)))
                taken = tuple([shard for shard in chosen if await session.fetchval(_TAKE, TAKEN, shard)])
            self._wanted |= {(TAKEN, shard) for shard in taken}
            return taken

    async def give_back(self, ids: Iterable[int]) -> None:
        """Have taken over some shards no more.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        for shard in ids:
            await self._want_no_more((TAKEN, shard))

    async def take_turn(self, bucket: int, *, apart: float) -> float:
        """Take the next turn of a bucket, and return in how many seconds it comes.

        Raises:
            StorageDownError: The server cannot be asked now.
        """
        async with self._connected() as session:
            seconds = await session.fetchval(_TURN, bucket, timedelta(seconds=apart), LONGEST_QUEUE)
            return max(0.0, float(seconds))

    async def _want(self, lock: tuple[int, int]) -> None:
        async with self._connected() as session:
            if lock not in self._wanted and await session.fetchval(_TAKE, *lock):
                self._wanted.add(lock)

    async def _want_no_more(self, lock: tuple[int, int]) -> None:
        if lock in self._wanted:
            self._wanted.discard(lock)
            async with self._connected() as session:
                await session.execute(_GIVE_BACK, *lock)

    async def _sight(self, session: Any) -> Sight:  # noqa: ANN401 - asyncpg is untyped
        return seen(await session.fetch(_LOCKS, NAMESPACE, ALIVE), self._shards.count)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """Give the session, begun anew where it is over.

        Raises:
            StorageDownError: The server cannot be reached, or does not answer.
        """
        async with self._turn:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    if self._session is None or self._session.is_closed():
                        self._session = await self._begun()
                    yield self._session
            except TROUBLE as error:
                if self._session is not None:
                    self._session.terminate()  # with locks that were taken halfway: the next session has what is wanted
                raise StorageDownError(str(error) or type(error).__name__) from error

    async def _begun(self) -> Any:  # noqa: ANN401 - asyncpg is untyped
        session = await asyncpg.connect(self._url, timeout=CONNECT_SECONDS, server_settings=_SETTINGS)
        await made(session, _TURNS)
        for lock in tuple(self._wanted):
            await session.fetchval(_TAKE, *lock)
        return session


async def made(session: Any, table: str) -> None:  # noqa: ANN401 - asyncpg is untyped
    """Make a table where it is missing; "if not exists" does not see what another session makes in the same moment.

    Raises:
        Exception: One of `db.postgres.connection.TROUBLE`.
    """
    with contextlib.suppress(asyncpg.UniqueViolationError, asyncpg.DuplicateObjectError, asyncpg.DuplicateTableError):
        await session.execute(table)


def seen(rows: Iterable[Any], count: int) -> Sight:
    """Return what the locks of all sessions tell.

    Args:
        rows: What kind each is of, its number, its session, and whether that is our own.
        count: How many shards there are.
    """
    found = [(row["kind"], row["number"], row["pid"], row["is_own"]) for row in rows]
    held: dict[int, int] = {number: pid for kind, number, pid, _ in found if kind == NAMESPACE and number < count}
    taken = {number: pid for kind, number, pid, _ in found if kind == TAKEN}
    alive = {pid: number for kind, number, pid, _ in found if kind == ALIVE}

    def load(pid: int) -> int:
        writer = held.get(alive[pid], 0)
        return [*held.values()].count(writer) + [*taken.values()].count(pid)

    return Sight(
        held=frozenset(held),
        taken=frozenset(taken),
        asked=frozenset(number for kind, number, _, _ in found if kind == ASKED),
        loads={number: load(pid) for pid, number in alive.items()},
        own=next((number for kind, number, _, is_own in found if kind == ALIVE and is_own), None),
    )
