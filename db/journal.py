"""The journal (`bot.tables.ports.Journal`): takes units, and gives the open tables back."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Any, Final

from bot.tables.faults import ConflictError, JournalError
from bot.tables.phases import Phase
from bot.tables.ports import StoredTable, Unit
from db.archive import Archive
from db.errors import BadRecordError
from db.loading import Loader, listed
from db.ports import Connection, Row
from db.storing import UnitWork
from db.writer import Writer

_SET_MESSAGE: Final = """
    UPDATE open_table SET message_id = :message_id WHERE guild_id = :guild_id AND table_id = :table_id
"""
_SET_ASIDE: Final = """
    UPDATE open_table SET set_aside_at = :now WHERE guild_id = :guild_id AND table_id = :table_id
"""
_PROBE: Final = """
    INSERT INTO probe (number, written_at, filling) VALUES (1, :now, :filling)
    ON CONFLICT (number) DO UPDATE SET written_at = excluded.written_at, filling = excluded.filling
"""
PROBE_BYTES: Final = 16_384
"""A few pages, as one press dirties: a full disk that has room for less is still full."""

AT_ONCE: Final = 100
"""How many rows are read between two looks at what else there is to do."""

_log = logging.getLogger(__name__)


class StoredJournal:
    """The durable list of what happened.

    Args:
        writer: Stores units.
        loader: Reads tables.
        archive: Packs matches that ended.
        wall: Unix seconds now.
        owns: Whether a server is this process's: what happens in others' is not its own to store.
    """

    def __init__(
        self,
        writer: Writer,
        loader: Loader,
        archive: Archive,
        wall: Callable[[], float],
        *,
        owns: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self._owns = owns
        self._writer = writer
        self._loader = loader
        self._archive = archive
        self._wall = wall

    async def commit(self, unit: Unit) -> None:
        """Store a unit durably.

        Raises:
            DoublePressError: Its press was stored before.
            ConflictError: It does not follow from what is stored, or its server is another process's.
            StorageDownError: It could not be stored now.
        """
        if not self._owns(unit.state.guild_id):
            raise ConflictError("another process has this server")
        try:
            await self._writer.submit(UnitWork.of(unit, self._now()))
        finally:
            if unit.result is not None or unit.state.phase is Phase.CLOSED:
                self._archive.wake()

    async def remember_message(self, guild_id: int, table_id: str, message_id: int | None) -> None:
        """Store which public message shows a table; without effect where the table is closed by now.

        Raises:
            StorageDownError: It could not be stored now.
        """
        await self._write(_SET_MESSAGE, {"guild_id": guild_id, "table_id": table_id, "message_id": message_id})

    async def open_tables(self) -> list[StoredTable]:
        """Read all open tables; one that cannot be read is set aside, logged and left out.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        tables = [await self._table(row) for row in await self._loader.rows()]
        return [table for table in tables if table is not None]

    async def listed(self) -> list[StoredTable]:
        """Read what is known of all open tables without their matches and names.

        One of which not even that can be read is set aside, logged and left out.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        found = []
        for number, row in enumerate(await self._loader.rows()):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            try:
                found.append(listed(row))
            except BadRecordError as error:
                await self._set_aside(row["guild_id"], row["table_id"], error)
        return found

    async def stored(self, guild_id: int, table_id: str) -> StoredTable | None:
        """Read one open table as it is stored now; ``None`` where it is closed, or cannot be read and is set aside.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        row = await self._loader.row(guild_id, table_id)
        return None if row is None else await self._table(row)

    async def probe(self) -> None:
        """Write something small durably, to see whether that can be done.

        Raises:
            StorageDownError: It cannot.
        """
        await self._write(_PROBE, {"now": self._now(), "filling": os.urandom(PROBE_BYTES)})

    async def _table(self, row: Row) -> StoredTable | None:
        """Read a table from its row; one that cannot be read is set aside and logged."""
        try:
            return await self._loader.table(row)
        except BadRecordError as error:
            await self._set_aside(row["guild_id"], row["table_id"], error)
            return None

    async def _set_aside(self, guild_id: int, table_id: str, error: BadRecordError) -> None:
        _log.error("table %s of server %s is set aside: %s", table_id, guild_id, error)
        try:
            await self._write(_SET_ASIDE, {"guild_id": guild_id, "table_id": table_id, "now": self._now()})
        except JournalError as trouble:
            _log.warning("table %s of server %s is not marked: %s", table_id, guild_id, trouble)

    async def _write(self, sql: str, parameters: dict[str, Any]) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql, parameters)

        await self._writer.submit(work)

    def _now(self) -> int:
        return int(self._wall())
