"""The deals of matches that are over (`bot.league.fairness.FairDeals`). A match that goes on reveals nothing."""

from __future__ import annotations

from typing import Final

from db.errors import BadRecordError
from db.ports import Reader
from db.records import recorded_events
from murlan.fairness import RevealedMatch

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
        try:
            events = await recorded_events(self._reader, guild_id, match_id)
        except BadRecordError:
            return None
        return None if events is None else RevealedMatch.of(match_id, events)

    async def last_of(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of the last match of a channel that is over; ``None`` where there was none.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        row = await self._reader.row(_LAST, {"guild_id": guild_id, "channel_id": channel_id})
        return None if row is None else str(row["match_id"])
