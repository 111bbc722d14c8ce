"""The deals of matches that are over (`bot.league.fairness.FairDeals`). A match that goes on reveals nothing."""

from __future__ import annotations

import asyncio
from typing import Final

from db.codec import decode_event, unpack_record
from db.connection import Reader
from db.errors import BadRecordError
from murlan.events import Event
from murlan.fairness import RevealedMatch

_RECORD: Final = """
    SELECT record FROM match WHERE guild_id = :guild_id AND match_id = :match_id AND ended_at IS NOT NULL
"""
_EVENTS: Final = """
    SELECT body FROM event WHERE guild_id = :guild_id AND match_id = :match_id ORDER BY seq
"""
_LAST: Final = """
    SELECT match_id FROM match
    WHERE guild_id = :guild_id AND channel_id = :channel_id AND ended_at IS NOT NULL
    ORDER BY ended_at DESC, match_id DESC LIMIT 1
"""


class StoredFairDeals:
    """Reads the deals of matches that are over."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def revealed(self, guild_id: int, match_id: str) -> RevealedMatch | None:
        """Return the deals of a server's match; ``None`` where it has none of that name that is over and readable.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        keys = {"guild_id": guild_id, "match_id": match_id}
        bodies = [row["body"] for row in await self._reader.rows(_EVENTS, keys)]
        found = await self._reader.row(_RECORD, keys)  # after the rows: a match is packed from one to the other
        if found is None:
            return None
        try:
            events = await asyncio.to_thread(_events, bodies, found["record"])
        except BadRecordError:
            return None
        return RevealedMatch.of(match_id, events)

    async def last_of(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of the last match of a channel that is over; ``None`` where there was none.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        row = await self._reader.row(_LAST, {"guild_id": guild_id, "channel_id": channel_id})
        return None if row is None else str(row["match_id"])


def _events(bodies: list[str], record: bytes | None) -> tuple[Event, ...]:
    return tuple(map(decode_event, bodies)) if record is None else unpack_record(record)
