"""A server's seasons in the writer's thread: which one a moment lies in, and how one ends and another begins."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from bot.league.folding import PODIUM_LINES, podium
from bot.league.periods import Season, SeasonMode, month_bounds, month_of
from bot.league.results import Pool
from db.ledger import tally_of, write_podium
from db.ports import Connection

_SEASONS: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season WHERE guild_id = :guild_id ORDER BY number
"""
_NEWEST: Final = """
    SELECT number, name, started_at, ended_at, counts_from FROM season
    WHERE guild_id = :guild_id ORDER BY number DESC LIMIT 1
"""
_INSERT: Final = """
    INSERT INTO season (guild_id, number, name, started_at) VALUES (:guild_id, :number, :name, :started_at)
"""
_END: Final = "UPDATE season SET ended_at = :ended_at WHERE guild_id = :guild_id AND number = :number"
# Whether it is wanted, and who stands on it, is looked at when it is posted.
_OWE_PODIUM: Final = """
    INSERT INTO podium_owed (guild_id, season, owed_at) VALUES (:guild_id, :number, :ended_at)
    ON CONFLICT (guild_id, season) DO NOTHING
"""
_FIRST_LINES: Final = """
    SELECT user_id, matches, wins, deals, deals_won, points, place_sum, streak, best_streak, rating, is_provisional
    FROM standing WHERE guild_id = :guild_id AND period = :period AND pool = :pool
    ORDER BY points DESC, wins DESC, average_place, user_id LIMIT :limit
"""


def season_of(row: Iterable[Any]) -> Season:
    """Return a season from its columns, in the order of its fields."""
    number, name, started_at, ended_at, counts_from = row
    return Season(number=number, name=name, started_at=started_at, ended_at=ended_at, counts_from=counts_from)


def all_seasons(connection: Connection, guild_id: int) -> list[Season]:
    """Return a server's seasons, oldest first."""
    return [season_of(row) for row in connection.execute(_SEASONS, {"guild_id": guild_id})]


def newest_season(connection: Connection, guild_id: int) -> Season | None:
    """Return a server's last season, over or not."""
    row = connection.execute(_NEWEST, {"guild_id": guild_id}).fetchone()
    return None if row is None else season_of(row)


def season_at_result(connection: Connection, guild_id: int, moment: int, mode: SeasonMode) -> Season | None:
    """Return the season that a match counts in which ends now; the calendar's begin with their first match."""
    turned_season(connection, guild_id, moment, mode)
    newest = newest_season(connection, guild_id)
    if mode is SeasonMode.MONTHLY and (newest is None or newest.ended_at is not None):
        began = max(month_bounds(moment)[0], newest.ended_at or 0 if newest else 0)
        newest = begun_season(connection, guild_id, name=month_of(moment).partition(":")[2], started_at=began)
    return newest if newest is not None and newest.holds(moment) else None


def turned_season(connection: Connection, guild_id: int, moment: int, mode: SeasonMode) -> Season | None:
    """End a season of the calendar whose month is over, and return it."""
    newest = newest_season(connection, guild_id)
    if mode is not SeasonMode.MONTHLY or newest is None or newest.ended_at is not None:
        return None
    _, following = month_bounds(newest.started_at)
    return ended_season(connection, guild_id, newest, following) if moment >= following else None


def begun_season(connection: Connection, guild_id: int, *, name: str, started_at: int) -> Season:
    """Begin a season."""
    newest = newest_season(connection, guild_id)
    season = Season(number=1 + (newest.number if newest else 0), name=name, started_at=started_at)
    keys = {"guild_id": guild_id, "number": season.number, "name": name, "started_at": started_at}
    connection.execute(_INSERT, keys)
    return season


def ended_season(connection: Connection, guild_id: int, season: Season, ended_at: int) -> Season:
    """End a season, keep its podium and note that it is to be posted; what the season is then is returned."""
    ended = replace(season, ended_at=ended_at)
    connection.execute(_END, {"guild_id": guild_id, "number": season.number, "ended_at": ended_at})
    connection.execute(_OWE_PODIUM, {"guild_id": guild_id, "number": season.number, "ended_at": ended_at})
    for pool in Pool:
        keys = {"guild_id": guild_id, "period": season.period, "pool": pool.value, "limit": PODIUM_LINES}
        rows = connection.execute(_FIRST_LINES, keys).fetchall()
        write_podium(connection, guild_id, podium(season.number, pool, [(row[0], tally_of(row[1:])) for row in rows]))
    return ended
