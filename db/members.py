"""Who has left a server (`bot.league.members.Members`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from db.openings import FORGET_WISHES
from db.ports import Connection, Reader
from db.writer import Writer

_DEPARTED_EVERYWHERE: Final = "SELECT guild_id, user_id FROM member_name WHERE has_left = 1"
_HIDING_EVERYWHERE: Final = "SELECT guild_id FROM league WHERE hide_leavers = 1 ORDER BY guild_id"
_TO_ASK: Final = """
    SELECT user_id FROM member_name WHERE guild_id = :guild_id AND asked_at < :before
    ORDER BY asked_at, user_id LIMIT :most
"""
_NOTE: Final = """
    UPDATE member_name SET has_left = :has_left, asked_at = :now WHERE guild_id = :guild_id AND user_id = :user_id
"""


class StoredMembers:
    """Remembers who has left; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def departed(self) -> set[tuple[int, int]]:
        """Return who is known to have left, as servers with user ids."""
        return {(row["guild_id"], row["user_id"]) for row in await self._reader.rows(_DEPARTED_EVERYWHERE, {})}

    async def hiding(self) -> tuple[int, ...]:
        """Return the servers whose boards hide who left."""
        return tuple(row["guild_id"] for row in await self._reader.rows(_HIDING_EVERYWHERE, {}))

    async def to_ask(self, guild_id: int, *, before: int, most: int) -> tuple[int, ...]:
        """Return people of a server of whom it was last known before a time, the longest ago first."""
        keys = {"guild_id": guild_id, "before": before, "most": most}
        return tuple(row["user_id"] for row in await self._reader.rows(_TO_ASK, keys))

    async def note(self, guild_id: int, user_id: int, *, has_left: bool) -> None:
        """Note whether somebody has left; whose name is not stored stays unknown; who left is told of no table."""
        keys = {"guild_id": guild_id, "user_id": user_id, "has_left": int(has_left), "now": int(self._wall())}

        def work(connection: Connection) -> None:
            connection.execute(_NOTE, keys)
            if has_left:
                connection.execute(FORGET_WISHES, keys)

        await self._writer.submit(work)
