"""Podiums that are to be posted (`bot.league.podiums.Podiums`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.league.boards import PodiumPlace
from bot.league.periods import Season, SeasonMode, month_bounds
from bot.league.podiums import CHANNELS, Attempt, EndedSeason, OwedPodium, PoolPodium, Posting
from bot.league.results import Pool
from db.calendar import season_of
from db.ports import Reader, Row
from db.writer import Writer

_DUE_EVERYWHERE: Final = """
    SELECT guild_id FROM season INDEXED BY season_going_on JOIN league USING (guild_id)
    WHERE ended_at IS NULL AND started_at < :month AND season_mode = 'monthly' ORDER BY started_at, guild_id
"""
_OWED_EVERYWHERE: Final = """
    SELECT guild_id, season, owed_at, channel_id, nonce, tried_at FROM podium_owed ORDER BY owed_at, guild_id, season
"""
_WISHES: Final = """
    SELECT posts_podiums, podium_channel, season_mode, counts_from FROM league WHERE guild_id = :guild_id
"""
_ENDED: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season
    WHERE guild_id = :guild_id AND number = :season AND ended_at IS NOT NULL
"""
_PLACES: Final = """
    SELECT rank, user_id, coalesce(name, '') AS name, points, wins, matches,
        coalesce(has_left, 0) = 1 AND (SELECT hide_leavers FROM league WHERE guild_id = :guild_id) = 1 AS is_hidden
    FROM podium LEFT JOIN member_name USING (guild_id, user_id)
    WHERE guild_id = :guild_id AND season = :season AND pool = :pool ORDER BY line
"""
_MATCHES: Final = """
    SELECT count(*) FROM result WHERE guild_id = :guild_id AND ended_at >= :since AND ended_at < :until
    AND pool = :pool AND is_rated = 1 AND voided_at IS NULL
"""
_LAST_CHANNELS: Final = """
    SELECT channel_id FROM result JOIN match USING (guild_id, match_id)
    WHERE guild_id = :guild_id AND is_rated = 1 AND voided_at IS NULL AND channel_id IS NOT NULL
    ORDER BY result.ended_at DESC, result.match_id DESC LIMIT 100
"""
_TRY: Final = """
    UPDATE podium_owed SET channel_id = :channel_id, nonce = :nonce, tried_at = :tried_at
    WHERE guild_id = :guild_id AND season = :season
"""
_SETTLE: Final = "DELETE FROM podium_owed WHERE guild_id = :guild_id AND season = :season"


class StoredPodiums:
    """Remembers which podiums are to be posted; every method may raise `StorageDownError`."""

    def __init__(self, reader: Reader, writer: Writer, wall: Callable[[], float]) -> None:
        self._reader = reader
        self._writer = writer
        self._wall = wall

    async def due(self) -> tuple[int, ...]:
        """Return the servers in which a season of the calendar goes on though its month is over."""
        month, _ = month_bounds(int(self._wall()))
        return tuple(row["guild_id"] for row in await self._reader.rows(_DUE_EVERYWHERE, {"month": month}))

    async def owed(self) -> tuple[OwedPodium, ...]:
        """Return the podiums that are not known to be posted, the oldest first."""
        return tuple(_owed(row) for row in await self._reader.rows(_OWED_EVERYWHERE, {}))

    async def posting(self, guild_id: int, season: int) -> Posting | None:
        """Return what is to be posted of a season that ended, or ``None`` where nothing is."""
        keys = {"guild_id": guild_id, "season": season}
        wishes = await self._reader.row(_WISHES, keys)
        row = await self._reader.row(_ENDED, keys)
        if row is None or wishes is None or not wishes["posts_podiums"] or wishes["season_mode"] == SeasonMode.OFF:
            return None
        ended = season_of(row)
        pools = [await self._pool(pool, ended, keys, wishes["counts_from"]) for pool in Pool]
        if not any(place.user_id > 0 for pool in pools for place in pool.places):  # nobody is left to be honoured
            return None
        shown = EndedSeason(season=ended, pools=tuple(pool for pool in pools if pool.places))
        return Posting(ended=shown, channels=await self._channels(guild_id, wishes["podium_channel"]))

    async def tries(self, guild_id: int, season: int, attempt: Attempt) -> None:
        """Note that a podium is about to be posted."""
        keys = {
            "guild_id": guild_id,
            "season": season,
            "channel_id": attempt.channel_id,
            "nonce": attempt.nonce,
            "tried_at": attempt.tried_at,
        }
        await self._writer.submit(lambda connection: connection.execute(_TRY, keys))

    async def settle(self, guild_id: int, season: int) -> None:
        """Strike off a podium that is posted, or is not to be."""
        keys = {"guild_id": guild_id, "season": season}
        await self._writer.submit(lambda connection: connection.execute(_SETTLE, keys))

    async def _pool(self, pool: Pool, season: Season, keys: dict[str, int], counts_from: int) -> PoolPodium:
        named = keys | {"pool": pool.value}
        until = season.ended_at or 0
        since = max(season.started_at, season.counts_from, counts_from if counts_from < until else 0)
        (count,) = await self._reader.rows(_MATCHES, named | {"since": since, "until": until})
        places = tuple(podium_place(row) for row in await self._reader.rows(_PLACES, named))
        return PoolPodium(pool=pool, matches=int(count[0]), places=places)

    async def _channels(self, guild_id: int, chosen: int | None) -> tuple[int, ...]:
        rows = await self._reader.rows(_LAST_CHANNELS, {"guild_id": guild_id})
        found = dict.fromkeys([*([] if chosen is None else [chosen]), *(row["channel_id"] for row in rows)])
        return tuple(found)[:CHANNELS]


def podium_place(row: Row) -> PodiumPlace:
    """Return a place on a podium from its columns."""
    fields: dict[str, Any] = {key: row[key] for key in row.keys()}  # noqa: SIM118 - a Row iterates its values
    return PodiumPlace(**fields | {"is_hidden": bool(row["is_hidden"])})


def _owed(row: Row) -> OwedPodium:
    guild_id, season, owed_at, channel_id, nonce, tried_at = row
    attempt = None if nonce is None else Attempt(channel_id, nonce, tried_at)
    return OwedPodium(guild_id=guild_id, season=season, owed_at=owed_at, attempt=attempt)
