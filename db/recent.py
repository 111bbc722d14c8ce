"""A server's last results (`bot.league.recent.RecentResults`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from bot.league.recent import MOST, RecentResult
from db.ports import Reader, Row

_NEWEST: Final = """
    SELECT match_id, ended_at, totals, voided_at FROM result WHERE guild_id = :guild_id
    ORDER BY ended_at DESC, match_id DESC LIMIT :limit
"""
_ONE: Final = """
    SELECT match_id, ended_at, totals, voided_at FROM result WHERE guild_id = :guild_id AND match_id = :match_id
"""
_PEOPLE: Final = """
    SELECT match_id, seat, name FROM result_person LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND match_id IN (SELECT value FROM json_each(:match_ids))
"""


class StoredRecent:
    """Reads the last results; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def newest(self, guild_id: int) -> tuple[RecentResult, ...]:
        """Return a server's last results, newest first, at most `MOST`."""
        rows = await self._reader.rows(_NEWEST, {"guild_id": guild_id, "limit": MOST})
        return await self._results(guild_id, rows)

    async def find(self, guild_id: int, match_id: str) -> RecentResult | None:
        """Return one result of a server."""
        rows = await self._reader.rows(_ONE, {"guild_id": guild_id, "match_id": match_id})
        return next(iter(await self._results(guild_id, rows)), None)

    async def _results(self, guild_id: int, rows: Sequence[Row]) -> tuple[RecentResult, ...]:
        match_ids = json.dumps([row["match_id"] for row in rows])
        people: dict[str, list[tuple[int, str]]] = {}
        for line in await self._reader.rows(_PEOPLE, {"guild_id": guild_id, "match_ids": match_ids}):
            people.setdefault(line["match_id"], []).append((line["seat"], line["name"] or ""))
        return tuple(_result(row, sorted(people.get(row["match_id"], ()))) for row in rows)


def _result(row: Row, people: Sequence[tuple[int, str]]) -> RecentResult:
    totals = json.loads(row["totals"])
    return RecentResult(
        match_id=row["match_id"],
        ended_at=row["ended_at"],
        names=tuple(name for _, name in people),
        totals=tuple(totals[seat] for seat, _ in people),
        is_void=row["voided_at"] is not None,
    )
