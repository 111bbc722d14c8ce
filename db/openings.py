"""Who wants to be told when a table opens in a channel (`bot.league.openings.OpeningWishes`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.league.openings import Listener
from db.ports import Reader
from db.writer import Writer

_IS_TOLD: Final = """
    SELECT 1 FROM opening_wish WHERE guild_id = :guild_id AND user_id = :user_id AND channel_id = :channel_id
"""
_WANT: Final = """
    INSERT INTO opening_wish (guild_id, user_id, channel_id, known_at)
    VALUES (:guild_id, :user_id, :channel_id, :now)
    ON CONFLICT (guild_id, user_id, channel_id) DO UPDATE SET known_at = excluded.known_at
"""
_WANT_NO_MORE: Final = """
    DELETE FROM opening_wish WHERE guild_id = :guild_id AND user_id = :user_id AND channel_id = :channel_id
"""
_OF_CHANNEL: Final = """
    SELECT user_id, known_at FROM opening_wish WHERE guild_id = :guild_id AND channel_id = :channel_id
"""
_OF_PERSON: Final = "SELECT channel_id FROM opening_wish WHERE guild_id = :guild_id AND user_id = :user_id"
_SEEN: Final = "UPDATE opening_wish SET known_at = :now WHERE guild_id = :guild_id AND user_id = :user_id"
FORGET_WISHES: Final = "DELETE FROM opening_wish WHERE guild_id = :guild_id AND user_id = :user_id"


class StoredOpeningWishes:
    """Remembers them; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def is_told(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Return whether somebody wants to be told of a channel."""
        keys = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id}
        return await self._reader.row(_IS_TOLD, keys) is not None

    async def tell(self, guild_id: int, channel_id: int, user_id: int, *, is_wanted: bool) -> None:
        """Note that somebody wants to be told of a channel, or does not any more."""
        keys = {"guild_id": guild_id, "channel_id": channel_id, "user_id": user_id}
        await self._do(_WANT if is_wanted else _WANT_NO_MORE, keys)

    async def of_channel(self, guild_id: int, channel_id: int) -> tuple[Listener, ...]:
        """Return who wants to be told of a channel."""
        rows = await self._reader.rows(_OF_CHANNEL, {"guild_id": guild_id, "channel_id": channel_id})
        return tuple(Listener(row["user_id"], row["known_at"]) for row in rows)

    async def of_person(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Return the channels of a server that somebody wants to be told of."""
        rows = await self._reader.rows(_OF_PERSON, {"guild_id": guild_id, "user_id": user_id})
        return tuple(row["channel_id"] for row in rows)

    async def saw(self, guild_id: int, user_id: int, *, is_member: bool) -> None:
        """Note that somebody is in a server; of who is not any more no wish is kept there."""
        await self._do(_SEEN if is_member else FORGET_WISHES, {"guild_id": guild_id, "user_id": user_id})

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Strike off all wishes of somebody in a server."""
        await self._do(FORGET_WISHES, {"guild_id": guild_id, "user_id": user_id})

    async def _do(self, statement: str, keys: dict[str, Any]) -> None:
        now = int(self._wall())
        await self._writer.submit(lambda connection: connection.execute(statement, keys | {"now": now}))
