"""One of several processes: how it comes by its shards, keeps them, loses them, and what it does for the others'.

asks for its shards ─▶ has them ─▶ serves ─▶ told to stop           it ends, and its children with it
                                      └────▶ another has one        it ends at once: nothing more is its own to do
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bot.clock import SystemClock
from bot.settings import Settings
from bot.shards.children import Nursery
from bot.shards.shards import Shards
from bot.shards.watching import Takeovers
from bot.tables.faults import JournalError, StorageDownError
from db import Database
from db.errors import MissingDriverError, ShardsTakenError, UnreachableServerError, url_without_secrets
from db.ports import Connection

if TYPE_CHECKING:  # an extra, which may be missing
    from db.postgres.letters import ServerLetters
    from db.postgres.sharing import ServerLocks

log = logging.getLogger(__name__)

AGAIN: Final = 0.5
"""Seconds between two tries to have the own shards."""
TRIES: Final = 10
"""How often a child tries: they were free when it was begun."""
BEAT: Final = 1.0
"""Seconds after which a session that had nothing to do looks whether it still stands."""


class ShardsLostError(Exception):
    """Another process has shards of this one; it carries which were ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """What one of several processes has of the bot."""

    shards: Shards
    database: Database
    locks: ServerLocks
    letters: ServerLetters
    takeovers: Takeovers | None = None
    """What it does for the shards of others, if it does."""

    @property
    def taken(self) -> tuple[Shards, ...]:
        """What its children have."""
        return self.takeovers.taken if self.takeovers else ()


Serve = Callable[[Part], Coroutine[None, None, None]]
"""Runs the bot until it is told to stop."""


async def run_part(
    settings: Settings, shards: Shards, stopping: asyncio.Event, serve: Serve, *, is_child: bool
) -> None:
    """Have some shards and serve them.

    Args:
        settings: Of this process.
        shards: Which.
        stopping: Set by whoever wants an end, at any time.
        serve: Runs the bot; cancelled where the shards are lost.
        is_child: Whether another process began this one, for shards of a third: it takes over no more, and ends when
            its standard input does.

    Raises:
        ShardsLostError: Another process has some of them.
        db.OpeningError: The database cannot be used.
        StorageDownError: The server cannot be reached.
    """
    url = settings.murlan_database_url.get_secret_value()
    async with AsyncExitStack() as stack:
        locks, letters = await stack.enter_async_context(_sessions(url, shards))
        takeovers = None
        if is_child:
            stack.enter_context(_ends_with_the_input(stopping))
        else:
            nursery = Nursery()
            takeovers = Takeovers(shards, locks, nursery.bear, SystemClock())
            await stack.enter_async_context(_watching(takeovers, nursery, stopping))
        lost = asyncio.Event()
        database = await _claimed(url, shards, locks, lost, stopping, tries=TRIES if is_child else 0)
        if database is None:
            return
        stack.push_async_callback(database.close)
        await locks.ask_no_more()
        if not is_child:
            await locks.live()
            nursery.prepare()
        part = Part(shards=shards, database=database, locks=locks, letters=letters, takeovers=takeovers)
        await _served(serve(part), part, lost)


@asynccontextmanager
async def _sessions(url: str, shards: Shards) -> AsyncIterator[tuple[ServerLocks, ServerLetters]]:
    """Begin the sessions beside the database's own."""
    try:
        from db.postgres.letters import ServerLetters
        from db.postgres.sharing import ServerLocks
    except ImportError as error:
        raise MissingDriverError(url_without_secrets(url)) from error
    async with AsyncExitStack() as stack:
        locks = await ServerLocks.open(url, shards)
        stack.push_async_callback(locks.close)
        letters = await ServerLetters.open(url, is_reader=shards.has_first)
        stack.push_async_callback(letters.close)
        yield locks, letters


@asynccontextmanager
async def _watching(takeovers: Takeovers, nursery: Nursery, stopping: asyncio.Event) -> AsyncIterator[None]:
    """Watch the shards of all; children end as soon as we are told to, while we ourselves do."""
    watching = asyncio.create_task(takeovers.run(), name="shards of all")
    watching.add_done_callback(_log_the_end)

    async def end() -> None:
        await stopping.wait()
        watching.cancel()
        await asyncio.gather(takeovers.close(), nursery.close())

    ending = asyncio.create_task(end(), name="end of the children")
    try:
        yield
    finally:
        watching.cancel()
        ending.cancel()
        await asyncio.gather(watching, ending, return_exceptions=True)
        await asyncio.gather(takeovers.close(), nursery.close())


def _log_the_end(watching: asyncio.Task[None]) -> None:
    """Say that nobody watches any more, where that is a fault of ours: it would be noticed only when it matters."""
    if not watching.cancelled() and (fault := watching.exception()) is not None:
        log.error("the shards of others are not watched any more", exc_info=fault)


async def _claimed(
    url: str, shards: Shards, locks: ServerLocks, lost: asyncio.Event, stopping: asyncio.Event, *, tries: int
) -> Database | None:
    """Open the database once the shards can be had; ``None`` where we are told to stop before.

    Raises:
        ShardsLostError: They could not be had in so many tries, where these are counted.
    """
    from db.postgres.shards import ShardsClaim

    loop = asyncio.get_running_loop()
    claim = ShardsClaim(shards, on_taken=lambda: loop.call_soon_threadsafe(lost.set))
    tried = 0
    while not stopping.is_set():
        tried += 1
        with contextlib.suppress(ShardsTakenError, StorageDownError, UnreachableServerError):  # it was there just now
            if tries or await locks.ask():
                return await Database.connect(url, wall=SystemClock().wall, claim=claim, owns=shards.owns)
        if tried == tries:
            raise ShardsLostError(shards)
        if tried == 1:
            log.warning("waiting for shards %s: another process has some of them", shards)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AGAIN):
                await stopping.wait()
    return None


async def _served(serving: Coroutine[None, None, None], part: Part, lost: asyncio.Event) -> None:
    """Serve until that ends, or the shards are lost.

    Raises:
        ShardsLostError: They are lost: serving was broken off.
    """
    served = asyncio.create_task(serving, name="bot")
    losing = asyncio.create_task(lost.wait(), name="loss of the shards")
    beating = asyncio.create_task(_beat(part), name="beat of the sessions")
    try:
        await asyncio.wait({served, losing}, return_when=asyncio.FIRST_COMPLETED)
        if losing.done() and not served.done():
            log.error("shards %s are another process's now: this one ends", part.shards)
            served.cancel()
            await asyncio.wait({served})
            raise ShardsLostError(part.shards)
        await served
    finally:
        for task in (served, losing, beating):
            task.cancel()
        await asyncio.gather(served, losing, beating, return_exceptions=True)


async def _beat(part: Part) -> None:
    """Use the sessions from time to time, though for nothing: one that broke is begun anew by that."""
    writer = part.database.writer
    while True:
        before = writer.batch_count
        await asyncio.sleep(BEAT)
        with contextlib.suppress(JournalError):
            if writer.batch_count == before:
                await writer.submit(_nothing)
            await part.letters.keep()


def _nothing(_connection: Connection) -> None:
    """Write nothing."""


@contextlib.contextmanager
def _ends_with_the_input(stopping: asyncio.Event) -> Iterator[None]:
    """Stop when the standard input ends: whoever began this process holds it open as long as it lives."""
    loop = asyncio.get_running_loop()

    def ended() -> None:
        loop.remove_reader(sys.stdin)
        stopping.set()

    loop.add_reader(sys.stdin, ended)
    try:
        yield
    finally:
        loop.remove_reader(sys.stdin)
