"""Profiles, read from a person's newest results and their standings (`bot.league.profiles.Profiles`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from bot.league.boards import Board, BoardChoice, Boards, Standing
from bot.league.profiles import NEWEST, Profile, ProfileLine, head_to_head, own_places
from bot.league.results import Pool
from db.books import laid_of
from db.ports import Reader, Row

# What counts is told apart afterwards, so that no more than this is ever looked at.
_NEWEST: Final = """
    SELECT match_id, pool, seat, won, has_left, points, persons, places, deals, quads, straights, is_comeback,
        rating_after, singles, pairs, triples, suited, is_rated = 1 AND voided_at IS NULL AND is_newcomer = 0 AS counts
    FROM result_person AS own INDEXED BY result_person_by_user JOIN result USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND own.user_id = :user_id
    ORDER BY own.ended_at DESC, match_id DESC LIMIT :limit
"""
_SHARED: Final = """
    SELECT match_id, pool, seat, won, has_left, points, persons, places, deals, quads, straights, is_comeback,
        rating_after, singles, pairs, triples, suited, is_newcomer = 0 AS counts
    FROM result_person AS own JOIN result USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND match_id IN (SELECT value FROM json_each(:match_ids)) AND own.user_id = :user_id
"""
_NAME: Final = "SELECT name FROM member_name WHERE guild_id = :guild_id AND user_id = :user_id"


class StoredProfiles:
    """Reads profiles; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, boards: Boards) -> None:
        self._reader = reader
        self._boards = boards

    async def of(self, guild_id: int, user_id: int, *, reader_id: int) -> Profile:
        """Return somebody's profile in a server, as one reader sees it; empty for who has played no rated match."""
        keys = {"guild_id": guild_id, "user_id": user_id}
        lines = _lines(await self._reader.rows(_NEWEST, keys | {"limit": NEWEST}))
        name = await self._reader.row(_NAME, keys)
        shared = None
        if reader_id != user_id:
            match_ids = json.dumps([line.match_id for line in lines])
            reader = {"guild_id": guild_id, "user_id": reader_id, "match_ids": match_ids}
            shared = head_to_head(lines, _lines(await self._reader.rows(_SHARED, reader)))
        return Profile(
            user_id=user_id,
            name="" if name is None else name["name"],
            lines=lines,
            standings=await self._standings(guild_id, user_id),
            head_to_head=shared,
        )

    async def _standings(self, guild_id: int, user_id: int) -> tuple[tuple[Pool, Standing], ...]:
        found = []
        for pool in Pool:
            choice = BoardChoice(guild_id=guild_id, board=Board.RATING, pool=pool)
            if (own := await self._boards.own(choice, user_id)) is not None:
                found.append((pool, own))
        return tuple(found)


def _lines(rows: Sequence[Row]) -> tuple[ProfileLine, ...]:
    return tuple(_line(row) for row in rows if row["counts"])


def _line(row: Row) -> ProfileLine:
    return ProfileLine(
        match_id=row["match_id"],
        pool=Pool(row["pool"]),
        seat=row["seat"],
        won=bool(row["won"]),
        has_left=bool(row["has_left"]),
        points=row["points"],
        persons=row["persons"],
        places=own_places(json.loads(row["places"])[: row["deals"]], row["seat"]),
        quads=row["quads"],
        straights=row["straights"],
        is_comeback=bool(row["is_comeback"]),
        rating_after=row["rating_after"],
        laid=laid_of(row),
    )
