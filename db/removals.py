"""Servers that removed the bot, and what is deleted in time (`bot.league.privacy.Removals`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from bot.league.privacy import KEPT_SECONDS
from bot.tables.state import NOWHERE
from db.forgetting import PIECE, forget_names, forget_old_asides, forget_piece, forget_strays
from db.ports import Connection, Reader
from db.writer import Writer

_SERVERS_EVERYWHERE: Final = """
    SELECT guild_id FROM league UNION SELECT guild_id FROM guild_setting
    UNION SELECT guild_id FROM member_name UNION SELECT guild_id FROM open_table
"""
_REMOVED_EVERYWHERE: Final = "SELECT guild_id, removed_at FROM removal"
_NOTE: Final = """
    INSERT INTO removal (guild_id, removed_at) VALUES (:guild_id, :now) ON CONFLICT (guild_id) DO NOTHING
"""
_CANCEL: Final = "DELETE FROM removal WHERE guild_id = :guild_id"
# Names of people who never ended a match there, and are at no table now.
_STRAY_NAMES: Final = """
    SELECT n.user_id FROM member_name AS n WHERE n.guild_id = :guild_id
    AND NOT EXISTS (SELECT 1 FROM result_person AS p WHERE p.guild_id = :guild_id AND p.user_id = n.user_id)
    AND NOT EXISTS (SELECT 1 FROM open_table AS t WHERE t.guild_id = :guild_id AND t.state LIKE '%' || n.user_id || '%')
    LIMIT :piece
"""

_log = logging.getLogger(__name__)


class StoredRemovals:
    """Remembers removals; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def servers(self) -> set[int]:
        """Return the servers of which something is stored."""
        return {row["guild_id"] for row in await self._reader.rows(_SERVERS_EVERYWHERE, {})} - {NOWHERE}

    async def removed(self) -> dict[int, int]:
        """Return the servers that removed the bot, and when, in Unix seconds."""
        return {row["guild_id"]: row["removed_at"] for row in await self._reader.rows(_REMOVED_EVERYWHERE, {})}

    async def note(self, guild_id: int) -> None:
        """Note that a server removed the bot; what was noted before stays."""
        keys = {"guild_id": guild_id, "now": int(self._wall())}
        await self._writer.submit(lambda connection: connection.execute(_NOTE, keys))

    async def cancel(self, guild_id: int) -> None:
        """Strike off a server that has the bot again."""
        await self._writer.submit(lambda connection: connection.execute(_CANCEL, {"guild_id": guild_id}))

    async def forget_server(self, guild_id: int) -> None:
        """Delete all that is stored of a server, in bounded pieces; others are served in between."""
        await self._in_pieces(lambda connection: forget_piece(connection, guild_id))
        await self._writer.empty_log()
        _log.info("server %s was forgotten", guild_id)

    async def tidy(self) -> None:
        """Delete what nobody needs: unreadable tables of old, names of people who never ended a match."""
        before = int(self._wall()) - KEPT_SECONDS
        await self._in_pieces(lambda connection: forget_old_asides(connection, before=before))
        await self._writer.submit(forget_strays)
        for guild_id in await self.servers() | {NOWHERE}:
            await self._forget_stray_names(guild_id)
        await self._writer.empty_log()

    async def _forget_stray_names(self, guild_id: int) -> None:
        keys = {"guild_id": guild_id, "piece": PIECE}
        while people := [row["user_id"] for row in await self._reader.rows(_STRAY_NAMES, keys)]:
            await self._writer.submit(_names_forgotten(guild_id, people))

    async def _in_pieces(self, delete: Callable[[Connection], bool]) -> None:
        is_done = False

        def work(connection: Connection) -> None:
            nonlocal is_done
            is_done = not delete(connection)

        while not is_done:
            await self._writer.submit(work)


def _names_forgotten(guild_id: int, people: list[int]) -> Callable[[Connection], None]:
    return lambda connection: forget_names(connection, guild_id, people)
