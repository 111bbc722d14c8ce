"""Ratings and standings as rows: read for some people or for a whole server, and written. Decides nothing."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from bot.league.folding import PodiumLine, Tally, TallyKey
from bot.league.periods import Horizon
from bot.league.ratings import Rating
from bot.league.results import Pool
from db.ports import Connection

_RATINGS: Final = """
    SELECT user_id, mean, deviation, matches FROM rating
    WHERE guild_id = :guild_id AND pool = :pool AND user_id IN (SELECT value FROM json_each(:user_ids))
"""
_TALLIES: Final = """
    SELECT period, user_id, matches, wins, deals, deals_won, points, place_sum, streak, best_streak, rating,
        is_provisional
    FROM standing
    WHERE guild_id = :guild_id AND pool = :pool AND period IN (SELECT value FROM json_each(:periods))
    AND user_id IN (SELECT value FROM json_each(:user_ids))
"""
_UPSERT_RATING: Final = """
    INSERT INTO rating (guild_id, pool, user_id, mean, deviation, matches)
    VALUES (:guild_id, :pool, :user_id, :mean, :deviation, :matches)
    ON CONFLICT (guild_id, pool, user_id) DO UPDATE SET
        mean = excluded.mean, deviation = excluded.deviation, matches = excluded.matches
"""
_UPSERT_TALLY: Final = """
    INSERT INTO standing (
        guild_id, period, pool, user_id, matches, wins, deals, deals_won, points, place_sum, streak, best_streak,
        rating, is_provisional, average_place, win_rate
    )
    VALUES (
        :guild_id, :period, :pool, :user_id, :matches, :wins, :deals, :deals_won, :points, :place_sum, :streak,
        :best_streak, :rating, :is_provisional, :average_place, :win_rate
    )
    ON CONFLICT (guild_id, period, pool, user_id) DO UPDATE SET
        matches = excluded.matches, wins = excluded.wins, deals = excluded.deals, deals_won = excluded.deals_won,
        points = excluded.points, place_sum = excluded.place_sum, streak = excluded.streak,
        best_streak = excluded.best_streak, rating = excluded.rating, is_provisional = excluded.is_provisional,
        average_place = excluded.average_place, win_rate = excluded.win_rate
"""
_SET_SHOWN: Final = """
    UPDATE result_person SET rating_after = :shown
    WHERE guild_id = :guild_id AND match_id = :match_id AND user_id = :user_id
"""
_UPSERT_PODIUM: Final = """
    INSERT INTO podium (guild_id, season, pool, line, rank, user_id, points, wins, matches)
    VALUES (:guild_id, :season, :pool, :line, :rank, :user_id, :points, :wins, :matches)
    ON CONFLICT (guild_id, season, pool, line) DO UPDATE SET
        rank = excluded.rank, user_id = excluded.user_id, points = excluded.points, wins = excluded.wins,
        matches = excluded.matches
"""
_FORGET_KIND: Final = """
    DELETE FROM standing WHERE guild_id = :guild_id AND period >= :lowest AND period < :oldest
"""
_FORGET_SEASONS: Final = """
    DELETE FROM standing WHERE guild_id = :guild_id AND period IN (
        SELECT 'season:' || number FROM season WHERE guild_id = :guild_id AND number < :oldest
    )
"""
_DELETE_RATING: Final = "DELETE FROM rating WHERE guild_id = :guild_id AND pool = :pool AND user_id = :user_id"
_DELETE_TALLY: Final = """
    DELETE FROM standing
    WHERE guild_id = :guild_id AND period = :period AND pool = :pool AND user_id = :user_id
"""
_DELETE_PODIUM: Final = """
    DELETE FROM podium WHERE guild_id = :guild_id AND season = :season AND pool = :pool AND line = :line
"""
_ALL_RATINGS: Final = "SELECT pool, user_id, mean, deviation, matches FROM rating WHERE guild_id = :guild_id"
_ALL_TALLIES: Final = """
    SELECT period, pool, user_id, matches, wins, deals, deals_won, points, place_sum, streak, best_streak, rating,
        is_provisional
    FROM standing WHERE guild_id = :guild_id
"""
_ALL_SHOWN: Final = """
    SELECT match_id, user_id, rating_after FROM result_person WHERE guild_id = :guild_id
"""
_ALL_PODIUMS: Final = """
    SELECT season, pool, line, rank, user_id, points, wins, matches FROM podium WHERE guild_id = :guild_id
"""


def load_ratings(connection: Connection, guild_id: int, pool: Pool, user_ids: Sequence[int]) -> dict[int, Rating]:
    """Return the ratings of some people in a pool."""
    keys = {"guild_id": guild_id, "pool": pool.value, "user_ids": json.dumps(user_ids)}
    return {row[0]: Rating(*row[1:]) for row in connection.execute(_RATINGS, keys)}


def load_tallies(
    connection: Connection, guild_id: int, pool: Pool, periods: Sequence[str], user_ids: Sequence[int]
) -> dict[TallyKey, Tally]:
    """Return what some people's matches of some periods add up to."""
    keys = {
        "guild_id": guild_id,
        "pool": pool.value,
        "periods": json.dumps(periods),
        "user_ids": json.dumps(user_ids),
    }
    return {(row[0], row[1]): tally_of(row[2:]) for row in connection.execute(_TALLIES, keys)}


def tally_of(row: Sequence[Any]) -> Tally:
    """Return a tally from its columns, in the order of its fields."""
    names = Tally.__slots__
    return Tally(**dict(zip(names, row[:-1], strict=False)), is_provisional=bool(row[-1]))


def write_ratings(connection: Connection, guild_id: int, ratings: Iterable[tuple[Pool, int, Rating]]) -> None:
    """Write ratings, by pool and user id."""
    rows = [
        {
            "guild_id": guild_id,
            "pool": pool.value,
            "user_id": user_id,
            "mean": own.mean,
            "deviation": own.deviation,
            "matches": own.matches,
        }
        for pool, user_id, own in ratings
    ]
    connection.executemany(_UPSERT_RATING, rows)


def write_tallies(connection: Connection, guild_id: int, tallies: Iterable[tuple[str, Pool, int, Tally]]) -> None:
    """Write standings, by period, pool and user id."""
    rows = [
        {
            "guild_id": guild_id,
            "period": period,
            "pool": pool.value,
            "user_id": user_id,
            "matches": own.matches,
            "wins": own.wins,
            "deals": own.deals,
            "deals_won": own.deals_won,
            "points": own.points,
            "place_sum": own.place_sum,
            "streak": own.streak,
            "best_streak": own.best_streak,
            "rating": own.rating,
            "is_provisional": int(own.is_provisional),
            "average_place": own.average_place,
            "win_rate": own.win_rate,
        }
        for period, pool, user_id, own in tallies
    ]
    connection.executemany(_UPSERT_TALLY, rows)


def write_shown(connection: Connection, guild_id: int, shown: Iterable[tuple[str, int, int | None]]) -> None:
    """Write the ratings after lines of results, as people see them, by match and user id."""
    rows = [
        {"guild_id": guild_id, "match_id": match_id, "user_id": user_id, "shown": number}
        for match_id, user_id, number in shown
    ]
    connection.executemany(_SET_SHOWN, rows)


def write_podium(connection: Connection, guild_id: int, lines: Iterable[PodiumLine]) -> None:
    """Write lines of podiums."""
    rows = [
        {
            "guild_id": guild_id,
            "season": line.season,
            "pool": line.pool.value,
            "line": line.line,
            "rank": line.rank,
            "user_id": line.user_id,
            "points": line.points,
            "wins": line.wins,
            "matches": line.matches,
        }
        for line in lines
    ]
    connection.executemany(_UPSERT_PODIUM, rows)


def forget_old(connection: Connection, guild_id: int, kept: Horizon) -> None:
    """Delete the standings of weeks, months and seasons that are not kept any more."""
    for lowest, oldest in (("week:", kept.week), ("month:", kept.month)):
        connection.execute(_FORGET_KIND, {"guild_id": guild_id, "lowest": lowest, "oldest": oldest})
    connection.execute(_FORGET_SEASONS, {"guild_id": guild_id, "oldest": kept.season})


def delete_ratings(connection: Connection, guild_id: int, keys: Iterable[tuple[Pool, int]]) -> None:
    """Delete ratings, by pool and user id."""
    rows = [{"guild_id": guild_id, "pool": pool.value, "user_id": user_id} for pool, user_id in keys]
    connection.executemany(_DELETE_RATING, rows)


def delete_tallies(connection: Connection, guild_id: int, keys: Iterable[tuple[str, Pool, int]]) -> None:
    """Delete standings, by period, pool and user id."""
    rows = [
        {"guild_id": guild_id, "period": period, "pool": pool.value, "user_id": user_id}
        for period, pool, user_id in keys
    ]
    connection.executemany(_DELETE_TALLY, rows)


def delete_podium(connection: Connection, guild_id: int, lines: Iterable[PodiumLine]) -> None:
    """Delete lines of podiums."""
    rows = [{"guild_id": guild_id, "season": one.season, "pool": one.pool.value, "line": one.line} for one in lines]
    connection.executemany(_DELETE_PODIUM, rows)


def all_ratings(connection: Connection, guild_id: int) -> dict[tuple[Pool, int], Rating]:
    """Return all ratings of a server."""
    rows = connection.execute(_ALL_RATINGS, {"guild_id": guild_id})
    return {(Pool(row[0]), row[1]): Rating(*row[2:]) for row in rows}


def all_tallies(connection: Connection, guild_id: int) -> dict[tuple[str, Pool, int], Tally]:
    """Return all standings of a server."""
    rows = connection.execute(_ALL_TALLIES, {"guild_id": guild_id})
    return {(row[0], Pool(row[1]), row[2]): tally_of(row[3:]) for row in rows}


def all_shown(connection: Connection, guild_id: int) -> dict[tuple[str, int], int]:
    """Return the ratings after all rated lines of a server's results."""
    rows = connection.execute(_ALL_SHOWN, {"guild_id": guild_id})
    return {(match_id, user_id): shown for match_id, user_id, shown in rows if shown is not None}


def all_podiums(connection: Connection, guild_id: int) -> list[PodiumLine]:
    """Return all lines of a server's podiums."""
    rows = connection.execute(_ALL_PODIUMS, {"guild_id": guild_id})
    return [podium_line(row) for row in rows]


def podium_line(row: Sequence[Any]) -> PodiumLine:
    """Return a line of a podium from its columns, in the order of its fields."""
    season, pool, line, rank, user_id, points, wins, matches = row
    return PodiumLine(
        season=season,
        pool=Pool(pool),
        line=line,
        rank=rank,
        user_id=user_id,
        points=points,
        wins=wins,
        matches=matches,
    )
