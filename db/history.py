"""A server's finished matches, read a page at a time by their indexes (`bot.league.history.History`)."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from bot.league.history import PAGE_MATCHES, HistoryChoice, HistoryLine, HistoryPage, HistorySeat, RecordedMatch
from db.codec import decode_options
from db.ports import Reader, Row
from db.records import recorded_events
from murlan.computer.levels import Level

# A page begins at a line, not at a number: the last one is as near as the first. Both ends name a match that is there.
_BEFORE: Final = """
    SELECT match_id, result.ended_at, winners, totals, places, computers, is_finished, voided_at, options
    FROM result INDEXED BY result_in_order JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND (result.ended_at, match_id) < (:ended_at, :match_id)
    ORDER BY result.ended_at DESC, match_id DESC LIMIT :limit
"""
_AFTER: Final = """
    SELECT match_id, result.ended_at, winners, totals, places, computers, is_finished, voided_at, options
    FROM result INDEXED BY result_in_order JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND (result.ended_at, match_id) > (:ended_at, :match_id)
    ORDER BY result.ended_at, match_id LIMIT :limit
"""
_OWN_BEFORE: Final = """
    SELECT match_id, result.ended_at, winners, totals, places, computers, is_finished, voided_at, options
    FROM result_person AS own INDEXED BY result_person_by_user
    JOIN result USING (guild_id, match_id) JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND own.user_id = :user_id AND (own.ended_at, match_id) < (:ended_at, :match_id)
    ORDER BY own.ended_at DESC, match_id DESC LIMIT :limit
"""
_OWN_AFTER: Final = """
    SELECT match_id, result.ended_at, winners, totals, places, computers, is_finished, voided_at, options
    FROM result_person AS own INDEXED BY result_person_by_user
    JOIN result USING (guild_id, match_id) JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND own.user_id = :user_id AND (own.ended_at, match_id) > (:ended_at, :match_id)
    ORDER BY own.ended_at, match_id LIMIT :limit
"""
_LINE: Final = """
    SELECT match_id, result.ended_at, winners, totals, places, computers, is_finished, voided_at, options
    FROM result JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND match_id = :match_id
"""
_PEOPLE: Final = """
    SELECT match_id, seat, user_id, coalesce(name, '') AS name, won, is_newcomer
    FROM result_person LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND match_id IN (SELECT value FROM json_each(:match_ids))
"""
_NEVER: Final = 2**62
"""A time after all others, which the newest matches end before."""


class StoredHistory:
    """Reads matches that are over; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def page(self, choice: HistoryChoice) -> HistoryPage:
        """Return a page of the list; where none is left on a side, the page nearest to it."""
        if choice.after is None:
            return await self._older(choice)
        rows = await self._rows(choice, _OWN_AFTER if choice.user_id is not None else _AFTER)
        if len(rows) <= PAGE_MATCHES:  # the newest page, full
            return await self._older(HistoryChoice(guild_id=choice.guild_id, user_id=choice.user_id))
        lines = await self._lines(choice.guild_id, rows[PAGE_MATCHES - 1 :: -1])
        return HistoryPage(lines=lines, has_newer=True, has_older=True)

    async def line(self, guild_id: int, match_id: str) -> HistoryLine | None:
        """Return one match of a server; ``None`` for one that still goes on, is of elsewhere or never was."""
        rows = await self._reader.rows(_LINE, {"guild_id": guild_id, "match_id": match_id})
        return (await self._lines(guild_id, rows))[0] if rows else None

    async def match(self, guild_id: int, match_id: str) -> RecordedMatch | None:
        """Return a match with its events, likewise.

        Raises:
            BadRecordError: What is stored cannot be read.
        """
        line = await self.line(guild_id, match_id)
        events = None if line is None else await recorded_events(self._reader, guild_id, match_id)
        return None if line is None or not events else RecordedMatch(line=line, events=events)

    async def _older(self, choice: HistoryChoice) -> HistoryPage:
        rows = await self._rows(choice, _OWN_BEFORE if choice.user_id is not None else _BEFORE)
        if not rows and choice.before is not None:  # nothing is left before it
            return await self._older(HistoryChoice(guild_id=choice.guild_id, user_id=choice.user_id))
        return HistoryPage(
            lines=await self._lines(choice.guild_id, rows[:PAGE_MATCHES]),
            has_newer=choice.before is not None,
            has_older=len(rows) > PAGE_MATCHES,
        )

    async def _rows(self, choice: HistoryChoice, sql: str) -> Sequence[Row]:
        """Return one row more than a page has, in the order of the statement."""
        cursor = choice.after or choice.before
        bounds = {
            "guild_id": choice.guild_id,
            "user_id": choice.user_id,
            "ended_at": _NEVER if cursor is None else cursor.ended_at,
            "match_id": "" if cursor is None else cursor.match_id,
            "limit": PAGE_MATCHES + 1,
        }
        return await self._reader.rows(sql, bounds)

    async def _lines(self, guild_id: int, rows: Sequence[Row]) -> tuple[HistoryLine, ...]:
        """Return matches with their people."""
        match_ids = json.dumps([row["match_id"] for row in rows])
        people: dict[str, list[Row]] = {}
        for person in await self._reader.rows(_PEOPLE, {"guild_id": guild_id, "match_ids": match_ids}):
            people.setdefault(person["match_id"], []).append(person)
        return tuple(_line(row, people.get(row["match_id"], [])) for row in rows)


def _line(row: Row, people: Sequence[Row]) -> HistoryLine:
    options = decode_options(row["options"])
    winners = json.loads(row["winners"])
    levels = {seat: Level(level) for seat, level in json.loads(row["computers"])}
    seated = {person["seat"]: person for person in sorted(people, key=_came)}
    seats = []
    for seat, points in enumerate(json.loads(row["totals"])):
        person = seated.get(seat)
        seats.append(
            HistorySeat(
                points=points,
                user_id=None if person is None else person["user_id"],
                name="" if person is None else person["name"],
                level=levels.get(seat) if person is None else None,
                won=options.side_of(seat) in winners,
            )
        )
    return HistoryLine(
        match_id=row["match_id"],
        ended_at=row["ended_at"],
        options=options,
        seats=tuple(seats),
        places=tuple(map(tuple, json.loads(row["places"]))),
        is_finished=bool(row["is_finished"]),
        is_void=row["voided_at"] is not None,
    )


def _came(person: Row) -> bool:
    """Return whether somebody took the seat later; so the last one whose seat it was comes last."""
    return bool(person["is_newcomer"])
