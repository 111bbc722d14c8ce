"""The events of matches that are over, whether they are rows still or one record already."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from db.codec import decode_event, unpack_record
from db.ports import Reader
from murlan.events import Event

_EVENTS: Final = "SELECT body FROM event WHERE guild_id = :guild_id AND match_id = :match_id ORDER BY seq"
_RECORD: Final = "SELECT record FROM match WHERE guild_id = :guild_id AND match_id = :match_id AND ended_at IS NOT NULL"


async def recorded_events(reader: Reader, guild_id: int, match_id: str) -> tuple[Event, ...] | None:
    """Return all events of a match of a server; ``None`` where it has none of that name that is over.

    Raises:
        BadRecordError: What is stored cannot be read.
        StorageDownError: The file cannot be read now.
    """
    keys = {"guild_id": guild_id, "match_id": match_id}
    bodies = [row["body"] for row in await reader.rows(_EVENTS, keys)]
    found = await reader.row(_RECORD, keys)  # after the events: they go only once the record is there
    if found is None:
        return None
    if found["record"] is not None:
        return await asyncio.to_thread(unpack_record, found["record"])
    return await asyncio.to_thread(_decoded, bodies)


def _decoded(bodies: Iterable[str]) -> tuple[Event, ...]:
    return tuple(map(decode_event, bodies))
