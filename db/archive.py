"""Packs the events of ended matches: many rows become one compressed record, checked by replay before they go.

It works from what the file says, not from a list in memory, so a match that a crash left unpacked is found again.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Final

from bot.tables.faults import StorageDownError
from db.codec import decode_event, decode_options, pack_record, replay, unpack_record
from db.errors import BadRecordError
from db.ports import Connection, Reader, Row
from db.writer import Writer

# All servers: this is the keeper of the whole file, and each row names its server.
_TO_PACK_EVERYWHERE: Final = """
    SELECT guild_id, match_id, options, event_count FROM match WHERE ended_at IS NOT NULL AND record IS NULL
"""
_EVENTS: Final = "SELECT body FROM event WHERE guild_id = :guild_id AND match_id = :match_id ORDER BY seq"
_TOTALS: Final = "SELECT totals FROM result WHERE guild_id = :guild_id AND match_id = :match_id"
_KEEP_RECORD: Final = """
    UPDATE match SET record = :record WHERE guild_id = :guild_id AND match_id = :match_id AND record IS NULL
"""
_DELETE_EVENTS: Final = "DELETE FROM event WHERE guild_id = :guild_id AND match_id = :match_id"

_log = logging.getLogger(__name__)


class Archive:
    """A task that packs ended matches, one at a time, whenever it is woken.

    Args:
        reader: Reads rows.
        writer: Stores the records.
        owns: Whether a server's matches are this process's.
    """

    def __init__(self, reader: Reader, writer: Writer, owns: Callable[[int], bool] = lambda _: True) -> None:
        self._reader = reader
        self._owns = owns
        self._writer = writer
        self._woken = asyncio.Event()
        self._sweeping = asyncio.Lock()
        self._unreadable: set[tuple[int, str]] = set()
        self._settled = asyncio.Event()
        self.wake()  # for what the last process left over
        self._task = asyncio.create_task(self._run(), name="match archive")

    def wake(self) -> None:
        """Say that a match ended."""
        self._settled.clear()
        self._woken.set()

    async def settled(self) -> None:
        """Wait until nothing is left to pack for which it was woken."""
        await self._settled.wait()

    async def sweep(self) -> None:
        """Pack all ended matches; one that cannot be read keeps its rows, and is logged once a process.

        Raises:
            StorageDownError: The file cannot be read or written now; a later sweep goes on.
        """
        async with self._sweeping:
            for row in await self._reader.rows(_TO_PACK_EVERYWHERE, {}):
                key = (row["guild_id"], row["match_id"])
                if key not in self._unreadable and self._owns(key[0]):
                    await self._pack(row, key)

    async def close(self) -> None:
        """Stop; a match that is not packed yet is so after the next start."""
        self._task.cancel()
        await asyncio.wait([self._task])

    async def _run(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                await self.sweep()
            except StorageDownError as error:
                _log.warning("ended matches were not packed now: %s", error)
            if not self._woken.is_set():
                self._settled.set()

    async def _pack(self, row: Row, key: tuple[int, str]) -> None:
        keys = {"guild_id": key[0], "match_id": key[1]}
        bodies = [entry["body"] for entry in await self._reader.rows(_EVENTS, keys)]
        result = await self._reader.row(_TOTALS, keys)
        totals = tuple(json.loads(result["totals"])) if result else None
        try:
            record = await asyncio.to_thread(_checked_record, row["options"], bodies, row["event_count"], totals)
        except BadRecordError as error:
            self._unreadable.add(key)
            _log.error("match %s of server %s is not packed: %s", key[1], key[0], error)
            return

        def work(connection: Connection) -> None:
            connection.execute(_KEEP_RECORD, keys | {"record": record})
            connection.execute(_DELETE_EVENTS, keys)

        await self._writer.submit(work)


def _checked_record(options: str, bodies: list[str], count: int, totals: tuple[int, ...] | None) -> bytes:
    """Pack a match, read the record back and replay it.

    Raises:
        BadRecordError: The record is not the match that was played.
    """
    events = tuple(map(decode_event, bodies))
    record = pack_record(events)
    unpacked = unpack_record(record)
    if unpacked != events or len(events) != count:
        raise BadRecordError("number of events")
    match = replay(decode_options(options), unpacked)
    if totals is not None and match.totals != totals:
        raise BadRecordError("totals")
    return record
