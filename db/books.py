"""The books: a match's result, and what it changes in ratings and standings, in the unit that ends the match."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from bot.league.folding import entered, line_up
from bot.league.periods import SeasonMode, day_start, horizon, periods_of
from bot.league.results import Laid, MatchResult, PersonResult
from db.calendar import season_at_result
from db.ledger import (
    forget_old,
    load_ratings,
    load_tallies,
    write_ratings,
    write_shown,
    write_tallies,
)
from db.ports import Connection, Row

# The time of a result is strictly after the one before it: the order of results is then the order of their times.
_TAKE_TIME: Final = """
    INSERT INTO league (guild_id, newest_at) VALUES (:guild_id, :now)
    ON CONFLICT (guild_id) DO UPDATE SET newest_at = CASE
        WHEN league.newest_at < excluded.newest_at THEN excluded.newest_at ELSE league.newest_at + 1
    END
    RETURNING newest_at, season_mode, is_rating
"""
_INSERT_RESULT: Final = """
    INSERT INTO result (
        guild_id, match_id, ended_at, winners, totals, started_at, pool, places, computers, persons, is_finished,
        is_rated
    )
    VALUES (
        :guild_id, :match_id, :ended_at, :winners, :totals,
        (SELECT started_at FROM match WHERE guild_id = :guild_id AND match_id = :match_id),
        :pool, :places, :computers, :persons, :is_finished, :is_rated
    )
"""
_INSERT_PERSON: Final = """
    INSERT INTO result_person (
        guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer, ended_at,
        quads, straights, is_comeback, understudy_deals, singles, pairs, triples, suited
    )
    VALUES (
        :guild_id, :match_id, :user_id, :seat, :won, :deals, :deals_won, :points, :place_sum, :has_left, :is_newcomer,
        :ended_at, :quads, :straights, :is_comeback, :understudy_deals, :singles, :pairs, :triples, :suited
    )
"""
# The people of the rated matches that one of them ended on this day, newcomers aside.
_MET_TODAY: Final = """
    SELECT match_id, user_id FROM result_person
    WHERE guild_id = :guild_id AND is_newcomer = 0 AND match_id IN (
        SELECT mine.match_id FROM result_person AS mine JOIN result USING (guild_id, match_id)
        WHERE guild_id = :guild_id AND mine.user_id = :user_id AND mine.ended_at >= :day
        AND mine.ended_at < :ended_at AND result.pool = :pool AND is_rated = 1 AND voided_at IS NULL
        AND mine.ended_at >= (SELECT counts_from FROM league WHERE guild_id = :guild_id)
    )
"""


def store_result(connection: Connection, guild_id: int, result: MatchResult, now: int) -> None:
    """Store a result, and where it is rated enter it in ratings and standings.

    Outside servers (guild 0) nothing is rated: a board there would list strangers to each other.

    Raises:
        Exception: A broken key, as the database says it: the match has a result already, or does not exist.
    """
    ended_at, mode, is_rating = now, SeasonMode.MONTHLY.value, 0
    if guild_id:
        times = {"guild_id": guild_id, "now": now}
        ended_at, mode, is_rating = connection.execute(_TAKE_TIME, times).fetchone()
    is_rated = bool(is_rating) and result.is_ratable
    keys = {"guild_id": guild_id, "match_id": result.match_id, "ended_at": ended_at}
    connection.execute(_INSERT_RESULT, keys | _facts(result) | {"is_rated": int(is_rated)})
    connection.executemany(_INSERT_PERSON, [keys | _line(person) for person in result.persons])
    if is_rated:
        enter(connection, guild_id, result, ended_at, SeasonMode(mode))


def enter(connection: Connection, guild_id: int, result: MatchResult, ended_at: int, mode: SeasonMode) -> None:
    """Enter a rated result, the newest of its server, in ratings and standings."""
    season = season_at_result(connection, guild_id, ended_at, mode)
    periods = periods_of(ended_at, season)
    people = [line.user_id for line in result.persons]
    entry = entered(
        result,
        periods,
        ratings=load_ratings(connection, guild_id, result.pool, people),
        tallies=load_tallies(connection, guild_id, result.pool, periods, people),
        repeats=_repeats(connection, guild_id, result, ended_at),
    )
    write_ratings(connection, guild_id, [(result.pool, *one) for one in entry.ratings.items()])
    write_tallies(connection, guild_id, [(key[0], result.pool, key[1], own) for key, own in entry.tallies.items()])
    write_shown(connection, guild_id, [(result.match_id, user, own.shown) for user, own in entry.ratings.items()])
    forget_old(connection, guild_id, horizon(ended_at, season))


def _repeats(connection: Connection, guild_id: int, result: MatchResult, ended_at: int) -> int:
    """Return how often this line-up was rated before on this day."""
    own = line_up(result)
    keys = {
        "guild_id": guild_id,
        "user_id": min(own),
        "day": day_start(ended_at),
        "ended_at": ended_at,
        "pool": result.pool.value,
    }
    met: dict[str, set[int]] = {}
    for match_id, user_id in connection.execute(_MET_TODAY, keys):
        met.setdefault(match_id, set()).add(user_id)
    return sum(people == own for people in met.values())


def _facts(result: MatchResult) -> dict[str, Any]:
    return {
        "winners": json.dumps(result.winners),
        "totals": json.dumps(result.totals),
        "pool": result.pool.value,
        "places": json.dumps(result.places, separators=(",", ":")),
        "computers": json.dumps([(line.seat, line.level.value) for line in result.computers]),
        "persons": result.persons_at_start,
        "is_finished": int(result.is_finished),
    }


def _line(person: PersonResult) -> dict[str, Any]:
    return {
        "seat": person.seat,
        "user_id": person.user_id,
        "won": int(person.won),
        "deals": person.deals,
        "deals_won": person.deals_won,
        "points": person.points,
        "place_sum": person.place_sum,
        "has_left": int(person.has_left),
        "is_newcomer": int(person.is_newcomer),
        "quads": person.quads,
        "straights": person.straights,
        "is_comeback": int(person.is_comeback),
        "understudy_deals": person.understudy_deals,
        **laid_row(person.laid),
    }


def laid_row(laid: Laid | None) -> dict[str, int | None]:
    """Return the columns of what a seat laid; empty ones where that was not counted."""
    if laid is None:
        return dict.fromkeys(("singles", "pairs", "triples", "suited"))
    return {"singles": laid.singles, "pairs": laid.pairs, "triples": laid.triples, "suited": laid.suited}


def laid_of(row: Row | Mapping[str, int | None]) -> Laid | None:
    """Return what a seat laid from the columns of a row."""
    singles, pairs, triples, suited = (row[name] for name in ("singles", "pairs", "triples", "suited"))
    if singles is None or pairs is None or triples is None or suited is None:
        return None
    return Laid(singles=singles, pairs=pairs, triples=triples, suited=suited)
