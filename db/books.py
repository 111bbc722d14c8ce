"""The books: a finished match's result, and each person's running totals on their server's boards."""

from __future__ import annotations

import json
import sqlite3
from typing import Any, Final

from bot.league.results import MatchResult, PersonResult

ALL_TIME: Final = "all"
"""The period of the board of all matches."""

_INSERT_RESULT: Final = """
    INSERT INTO result (guild_id, match_id, ended_at, winners, totals)
    VALUES (:guild_id, :match_id, :now, :winners, :totals)
"""
_INSERT_PERSON: Final = """
    INSERT INTO result_person
        (guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer)
    VALUES (
        :guild_id, :match_id, :user_id, :seat, :won, :deals, :deals_won, :points, :place_sum, :has_left, :is_newcomer
    )
"""
_ADD_TO_STANDING: Final = """
    INSERT INTO standing (guild_id, period, user_id, matches, wins, deals, deals_won, points, place_sum)
    VALUES (:guild_id, :period, :user_id, 1, :won, :deals, :deals_won, :points, :place_sum)
    ON CONFLICT (guild_id, period, user_id) DO UPDATE SET
        matches = matches + 1, wins = wins + excluded.wins, deals = deals + excluded.deals,
        deals_won = deals_won + excluded.deals_won, points = points + excluded.points,
        place_sum = place_sum + excluded.place_sum
"""


def store_result(connection: sqlite3.Connection, guild_id: int, result: MatchResult, now: int) -> None:
    """Store a result and add it to the standings; outside servers (guild 0) there are no standings.

    A board of guild 0 would list strangers to each other. Who came in the running match has no part in them (R12.5).

    Raises:
        sqlite3.IntegrityError: The match has a result already, or does not exist.
    """
    keys = {"guild_id": guild_id, "match_id": result.match_id, "period": ALL_TIME, "now": now}
    scores = {"winners": json.dumps(result.winners), "totals": json.dumps(result.totals)}
    connection.execute(_INSERT_RESULT, keys | scores)
    lines = [keys | _line(person) for person in result.persons]
    connection.executemany(_INSERT_PERSON, lines)
    if guild_id:
        connection.executemany(_ADD_TO_STANDING, [line for line in lines if not line["is_newcomer"]])


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
    }
