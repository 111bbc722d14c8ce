"""A server's seasons (`bot.league.seasons.Seasons`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.league.folding import PodiumLine
from bot.league.periods import Season, SeasonMode
from db.calendar import begun_season, ended_season, newest_season, season_of, turned_season
from db.ledger import podium_line
from db.ports import Connection, Reader
from db.writer import Writer

# A moment that is after every result of the server, and that none of them will have.
_TAKE_MOMENT: Final = """
    INSERT INTO league (guild_id, newest_at) VALUES (:guild_id, :now)
    ON CONFLICT (guild_id) DO UPDATE SET newest_at = CASE
        WHEN league.newest_at < excluded.newest_at THEN excluded.newest_at ELSE league.newest_at + 1
    END
    RETURNING newest_at, season_mode
"""
_CHOOSE_MODE: Final = "UPDATE league SET season_mode = :mode WHERE guild_id = :guild_id"
_NEWEST: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season
    WHERE guild_id = :guild_id ORDER BY number DESC LIMIT 1
"""
_ENDED: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season
    WHERE guild_id = :guild_id AND ended_at IS NOT NULL ORDER BY number DESC LIMIT :limit
"""
_PODIUM: Final = """
    SELECT season, pool, line, rank, user_id, points, wins, matches FROM podium
    WHERE guild_id = :guild_id AND season = :number ORDER BY pool, line
"""
NAME_LENGTH: Final = 40
"""The most characters of a season's name."""


def moment_after_all(connection: Connection, guild_id: int, now: int) -> tuple[int, SeasonMode]:
    """Return a second of its own after every result of a server, and who begins its seasons."""
    moment, mode = connection.execute(_TAKE_MOMENT, {"guild_id": guild_id, "now": now}).fetchone()
    return moment, SeasonMode(mode)


class StoredSeasons:
    """Begins, ends and remembers seasons; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def current(self, guild_id: int) -> Season | None:
        """Return the season that goes on, or ``None`` between two."""
        row = await self._reader.row(_NEWEST, {"guild_id": guild_id})
        season = season_of(row) if row is not None else None
        return season if season is not None and season.ended_at is None else None

    async def ended(self, guild_id: int, *, limit: int = 12) -> list[Season]:
        """Return the last seasons that ended, newest first."""
        return [season_of(row) for row in await self._reader.rows(_ENDED, {"guild_id": guild_id, "limit": limit})]

    async def podium(self, guild_id: int, number: int) -> tuple[PodiumLine, ...]:
        """Return who stands on the podium of a season that ended, pool by pool."""
        rows = await self._reader.rows(_PODIUM, {"guild_id": guild_id, "number": number})
        return tuple(podium_line(tuple(row)) for row in rows)

    async def start(self, guild_id: int, name: str) -> Season:
        """End the season that goes on and start another; from now on the server's owner starts and ends them."""
        begun: list[Season] = []

        def work(connection: Connection) -> None:
            moment = self._ended_now(connection, guild_id, SeasonMode.OWNER)[0]
            begun.append(begun_season(connection, guild_id, name=name[:NAME_LENGTH], started_at=moment))

        await self._writer.submit(work)
        return begun[-1]

    async def end(self, guild_id: int) -> Season | None:
        """End the season that goes on, and return it; the calendar starts none any more."""
        return await self._end(guild_id, SeasonMode.OWNER)

    async def follow_calendar(self, guild_id: int) -> None:
        """End an owner's season; from now on each month is one."""
        await self._end(guild_id, SeasonMode.MONTHLY)

    async def stop(self, guild_id: int) -> None:
        """End the season that goes on; there are none any more until somebody wants them again."""
        await self._end(guild_id, SeasonMode.OFF)

    async def turn(self, guild_id: int) -> Season | None:
        """End a season of the calendar whose month is over, and return it."""
        turned: list[Season | None] = []

        def work(connection: Connection) -> None:
            moment, mode = moment_after_all(connection, guild_id, int(self._wall()))
            turned.append(turned_season(connection, guild_id, moment, mode))

        await self._writer.submit(work)
        return turned[-1]

    async def _end(self, guild_id: int, mode: SeasonMode) -> Season | None:
        ended: list[Season | None] = []

        def work(connection: Connection) -> None:
            ended.append(self._ended_now(connection, guild_id, mode)[1])

        await self._writer.submit(work)
        return ended[-1]

    def _ended_now(self, connection: Connection, guild_id: int, mode: SeasonMode) -> tuple[int, Season | None]:
        """End the season that goes on, where one does, and say who begins the next; return when that was."""
        moment, before = moment_after_all(connection, guild_id, int(self._wall()))
        turned = turned_season(connection, guild_id, moment, before)
        newest = newest_season(connection, guild_id)
        connection.execute(_CHOOSE_MODE, {"guild_id": guild_id, "mode": mode.value})
        if newest is None or newest.ended_at is not None:
            return moment, turned
        if before is mode is SeasonMode.MONTHLY:  # it goes on as before
            return moment, None
        return moment, ended_season(connection, guild_id, newest, moment)
