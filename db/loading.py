"""Reads open tables: all at start-up, and one where it is in doubt. One that cannot be read is named and left out."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from bot.tables.ports import StoredTable
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from db.codec import decode_event, decode_options, decode_state, replay, unpack_record
from db.errors import BadRecordError
from db.ports import Reader, Row
from murlan.events import Dealt, Event
from murlan.match import Match

# All servers: every table goes on after a start, and each row names its server.
_OPEN_TABLES_EVERYWHERE: Final = """
    SELECT guild_id, table_id, message_id, state, remaining, stored_at FROM open_table
    WHERE set_aside_at IS NULL ORDER BY guild_id, table_id
"""
_OPEN_TABLE: Final = """
    SELECT guild_id, table_id, message_id, state, remaining, stored_at FROM open_table
    WHERE guild_id = :guild_id AND table_id = :table_id AND set_aside_at IS NULL
"""
_MATCH: Final = """
    SELECT options, event_count, record FROM match WHERE guild_id = :guild_id AND match_id = :match_id
"""
_LAST_DEAL: Final = """
    SELECT body FROM event WHERE guild_id = :guild_id AND match_id = :match_id AND deal = (
        SELECT deal FROM event WHERE guild_id = :guild_id AND match_id = :match_id ORDER BY seq DESC LIMIT 1
    ) ORDER BY seq
"""
_NAMES: Final = """
    SELECT user_id, name FROM member_name
    WHERE guild_id = :guild_id AND user_id IN (SELECT value FROM json_each(:user_ids))
"""


class Loader:
    """Reads open tables.

    Args:
        reader: Reads rows.
        owns: Whether a server's tables are this process's.
    """

    def __init__(self, reader: Reader, owns: Callable[[int], bool] = lambda _: True) -> None:
        self._reader = reader
        self._owns = owns

    async def rows(self) -> Sequence[Row]:
        """Return the rows of all open tables of ours that were not set aside; `table` reads one.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        rows = await self._reader.rows(_OPEN_TABLES_EVERYWHERE, {})
        return [row for row in rows if self._owns(row["guild_id"])]

    async def row(self, guild_id: int, table_id: str) -> Row | None:
        """Return the row of one open table, or ``None`` where it is closed or was set aside.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        return await self._reader.row(_OPEN_TABLE, {"guild_id": guild_id, "table_id": table_id})

    async def table(self, row: Row) -> StoredTable:
        """Read one table, with its match folded from the last deal and the names of its people.

        Raises:
            BadRecordError: It cannot be read.
            StorageDownError: The file cannot be read now.
        """
        known = listed(row)
        return replace(
            known,
            state=replace(known.state, match=await self._match(known.state)),
            names=await self._names(known.state),
        )

    async def _match(self, state: TableState) -> Match | None:
        if state.match_id is None:
            return None
        if not state.event_count:
            return state.beginning()  # the first deal is being cut
        keys = {"guild_id": state.guild_id, "match_id": state.match_id}
        rows = await self._reader.rows(_LAST_DEAL, keys)
        found = await self._reader.row(_MATCH, keys)  # after the events: they go only once the record is there
        if found is None or found["event_count"] != state.event_count:
            raise BadRecordError("table.event_count")
        events = tuple(decode_event(row["body"]) for row in rows)
        if not events and found["record"] is not None:
            events = _last_deal(unpack_record(found["record"]))
        return replay(decode_options(found["options"]), events)

    async def _names(self, state: TableState) -> dict[int, str]:
        people = {seat.user_id for seat in state.seats if isinstance(seat, PersonSeat)} | {state.host_id}
        rows = await self._reader.rows(_NAMES, {"guild_id": state.guild_id, "user_ids": json.dumps(sorted(people))})
        return {row["user_id"]: row["name"] for row in rows}


def listed(row: Row) -> StoredTable:
    """Return what the row of an open table tells by itself: all but its match and its people's names.

    Raises:
        BadRecordError: It cannot be read.
    """
    state = decode_state(row["state"])
    if (state.guild_id, state.table_id) != (row["guild_id"], row["table_id"]):
        raise BadRecordError("table.table_id")
    return StoredTable(
        state=state,
        remaining=row["remaining"],
        message_id=row["message_id"],
        names={},
        stored_at=row["stored_at"],
    )


def _last_deal(events: tuple[Event, ...]) -> tuple[Event, ...]:
    start = max(number for number, event in enumerate(events) if isinstance(event, Dealt))
    return events[start:]
