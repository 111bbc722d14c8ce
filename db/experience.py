"""Whether somebody has played before (`bot.league.experience.Experience`).

Results are kept by server, so each is looked up by its own key: with five hundred servers that are a thousand steps
down an index, once for a person who is new; an index over all servers would cost every result that is stored.
"""

from __future__ import annotations

from typing import Final

from db.ports import Reader

_HAS_PLAYED_EVERYWHERE: Final = """
    WITH RECURSIVE server (id) AS (
        SELECT min(guild_id) FROM result_person
        UNION ALL
        SELECT (SELECT min(guild_id) FROM result_person WHERE guild_id > server.id) FROM server WHERE id IS NOT NULL
    )
    SELECT EXISTS (
        SELECT 1 FROM server CROSS JOIN result_person AS own INDEXED BY result_person_by_user
        WHERE own.guild_id = server.id AND own.user_id = :user_id
    ) AS has_played
"""


class StoredExperience:
    """Reads who has played; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def has_played(self, user_id: int) -> bool:
        """Return whether a match that somebody was in is stored as over, in whichever server."""
        row = await self._reader.row(_HAS_PLAYED_EVERYWHERE, {"user_id": user_id})
        return row is not None and bool(row["has_played"])
