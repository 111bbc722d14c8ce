"""A journal that is watched: once nothing can be stored it says so, and tries until something can."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable
from typing import Final

from bot.tables.faults import JournalError, StorageDownError
from bot.tables.ports import Journal, StoredTable, Unit
from bot.tables.timing import Alarm, Clock

log = logging.getLogger(__name__)

PROBE_SECONDS: Final = 5.0
"""How long after each failure the storage is tried again."""


class WatchedJournal:
    """A journal over another one. Close it before that one.

    Args:
        journal: What stores.
        clock: Time.
        on_down: Called once when something could not be stored.
        on_up: Called once when something could again.
    """

    def __init__(
        self, journal: Journal, clock: Clock, *, on_down: Callable[[], None], on_up: Callable[[], None]
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._on_down = on_down
        self._on_up = on_up
        self._is_closed = False
        self._alarm: Alarm | None = None
        self._probing: asyncio.Task[None] | None = None
        self.is_down = False
        """Whether the last thing that was tried could not be stored."""

    async def commit(self, unit: Unit) -> None:
        """Store a unit durably.

        Raises:
            DoublePressError: Its press was stored before.
            ConflictError: It does not follow from what is stored.
            StorageDownError: It could not be stored now.
        """
        async with self._watched():
            await self._journal.commit(unit)

    async def remember_message(self, guild_id: int, table_id: str, message_id: int | None) -> None:
        """Store which public message shows a table.

        Raises:
            StorageDownError: It could not be stored now.
        """
        async with self._watched():
            await self._journal.remember_message(guild_id, table_id, message_id)

    async def open_tables(self) -> list[StoredTable]:
        """Read all open tables; one that cannot be read is set aside, logged and left out.

        Raises:
            StorageDownError: The storage cannot be read now.
        """
        return await self._journal.open_tables()

    async def listed(self) -> list[StoredTable]:
        """Read what is known of all open tables without their matches and names.

        Raises:
            StorageDownError: The storage cannot be read now.
        """
        return await self._journal.listed()

    async def stored(self, guild_id: int, table_id: str) -> StoredTable | None:
        """Read one open table as it is stored now; ``None`` where it is closed, or cannot be read.

        Raises:
            StorageDownError: The storage cannot be read now.
        """
        return await self._journal.stored(guild_id, table_id)

    async def probe(self) -> None:
        """Write something small durably, to see whether that can be done.

        Raises:
            StorageDownError: It cannot.
        """
        await self._journal.probe()

    async def settled(self) -> None:
        """Wait until nothing is being tried."""
        if self._probing is not None:
            await asyncio.wait([self._probing])

    async def close(self) -> None:
        """Try no more."""
        self._is_closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        if self._probing is not None:
            self._probing.cancel()
            await asyncio.gather(self._probing, return_exceptions=True)

    @contextlib.asynccontextmanager
    async def _watched(self) -> AsyncIterator[None]:
        try:
            yield
        except StorageDownError as error:
            if not self.is_down and not self._is_closed:
                log.error("nothing can be stored: %s", error)  # noqa: TRY400 - the writer tells where
                self.is_down = True
                self._probe_later()
                self._on_down()
            raise

    def _probe_later(self) -> None:
        self._alarm = self._clock.alarm(self._clock.monotonic() + PROBE_SECONDS, self._begin_probe)

    def _begin_probe(self) -> None:
        self._probing = asyncio.create_task(self._try(), name="storage probe")

    async def _try(self) -> None:
        try:
            await self._journal.probe()
        except JournalError:
            if not self._is_closed:
                self._probe_later()
            return
        log.warning("what is to be stored can be stored again")
        self.is_down = False
        self._on_up()
