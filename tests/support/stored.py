"""Units and files for tests of the journal: a walk as the units that a table would store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.league.results import MatchResult, PersonResult
from bot.tables.phases import Phase, TableSettings
from bot.tables.ports import Unit
from bot.tables.seating import ComputerSeat, Occupant, PersonSeat
from bot.tables.state import TableState
from murlan.options import CLASSIC
from murlan.snapshot import Stage
from tests.support.walks import Walk

GUILD = 700
HOST = 42
SEATS: tuple[Occupant, ...] = (PersonSeat(HOST), ComputerSeat("Teuta"), PersonSeat(43), ComputerSeat("Mira"))


def lobby(table_id: str = "table1", *, guild_id: int = GUILD) -> TableState:
    """Return a table before its first deal."""
    settings = TableSettings(options=CLASSIC)
    return TableState(
        table_id=table_id, guild_id=guild_id, channel_id=900, host_id=HOST, settings=settings, seats=SEATS[:1]
    )


def units_of(walk: Walk, table: TableState | None = None, *, match_id: str = "match1") -> Iterator[Unit]:
    """Turn each event of a walk into the unit that stores it; the last one of a whole match has its result."""
    table = table or lobby()
    state = replace(table, settings=replace(table.settings, options=walk.options), seats=SEATS, match_id=match_id)
    for count, moment in enumerate(walk.moments, start=1):
        match = moment.step.after
        is_over = match.stage is Stage.OVER
        yield Unit(
            state=replace(state, phase=Phase.FINISHED if is_over else Phase.PLAYING, match=match, event_count=count),
            events=(moment.event,),
            result=result_of(match_id, totals=match.totals) if is_over else None,
            names={HOST: "Arta", 43: "Besnik"},
        )


def result_of(match_id: str, *people: PersonResult, totals: tuple[int, ...] = (21, 9, 14, 4)) -> MatchResult:
    """Return a result of two people, or of those given."""
    people = people or (person(HOST, seat=0, won=True), person(43, seat=2))
    return MatchResult(match_id=match_id, winners=(0,), totals=totals, persons=people, places=((0, 1, 2, 3),))


def person(user_id: int, *, seat: int = 0, won: bool = False, points: int = 10, place_sum: int = 9) -> PersonResult:
    """Return one person's share of a match of four deals."""
    return PersonResult(
        user_id=user_id,
        seat=seat,
        won=won,
        deals=4,
        deals_won=1,
        points=points,
        place_sum=place_sum,
        has_left=False,
    )


def query(path: Path, sql: str, *parameters: object) -> list[Any]:
    """Ask the file itself, past our own code."""
    connection = sqlite3.connect(path)
    try:
        return connection.execute(sql, parameters).fetchall()
    finally:
        connection.close()
