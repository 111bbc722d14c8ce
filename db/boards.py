"""A server's board, read from its standings by their index (`bot.league.boards.Boards`)."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.league.boards import Standing
from db.books import ALL_TIME
from db.connection import Reader

_TOP: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum
    FROM standing LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period
    ORDER BY points DESC, wins DESC, average_place, user_id
    LIMIT :limit
"""
_OWN: Final = """
    SELECT user_id, coalesce(name, '') AS name, matches, wins, deals, deals_won, points, place_sum
    FROM standing LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND period = :period AND user_id = :user_id
"""
_COUNT_AHEAD: Final = """
    SELECT count(*) AS ahead FROM standing
    WHERE guild_id = :guild_id AND period = :period AND (points, wins) > (:points, :wins)
"""


class StoredBoards:
    """Reads boards."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def top(self, guild_id: int, *, limit: int = 10) -> list[Standing]:
        """Return the first lines of a server's board.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        rows = await self._reader.rows(_TOP, {"guild_id": guild_id, "period": ALL_TIME, "limit": limit})
        lines: list[Standing] = []
        for number, row in enumerate(rows, start=1):
            last = lines[-1] if lines else None
            is_tied = last is not None and (last.points, last.wins) == (row["points"], row["wins"])
            lines.append(_standing(row, last.rank if last and is_tied else number))
        return lines

    async def own(self, guild_id: int, user_id: int) -> Standing | None:
        """Return one person's line, or ``None`` before their first finished match.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        keys = {"guild_id": guild_id, "period": ALL_TIME, "user_id": user_id}
        row = await self._reader.row(_OWN, keys)
        if row is None:
            return None
        score = {"points": row["points"], "wins": row["wins"]}
        (ahead,) = await self._reader.rows(_COUNT_AHEAD, keys | score)
        return _standing(row, ahead["ahead"] + 1)


def _standing(row: sqlite3.Row, rank: int) -> Standing:
    return Standing(rank=rank, **{key: row[key] for key in row.keys()})  # noqa: SIM118 - a Row iterates its values
