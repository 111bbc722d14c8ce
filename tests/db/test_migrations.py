"""What each step of the schema makes of a file that people already play on."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.league.boards import BoardChoice
from bot.tables.faults import ConflictError
from bot.tables.seating import PersonSeat
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from tests.support.stored import GUILD, HOST, query

STATE_OF_FIRST_RELEASE = (
    '{"v":1,"table_id":"table1","guild_id":700,"channel_id":900,"host_id":42,'
    '"settings":{"options":{},"turn_seconds":60,"language":"sq"},"phase":"lobby",'
    '"seats":[{"is":"person","user_id":42,"missed":1,"has_left":false},'
    '{"is":"computer","name":"Teuta","level":"club"}],'
    '"partner":2,"due":{"kind":"lobby-expires","seconds":900.0,"number":3},"match_id":null,"event_count":0,'
    '"places":[],"ready":[],"unattended":0,"draw":[],"closing":null}'
)
DATA: dict[str, list[tuple[Any, ...]]] = {
    "INSERT INTO match VALUES (?, ?, ?, ?, ?, ?, ?, ?)": [
        (GUILD, "match1", "table1", "{}", 0, 5, 6, b"record"),
        (GUILD, "match2", "table1", "{}", 0, 5, 6, b"record"),
    ],
    "INSERT INTO result VALUES (?, ?, ?, ?, ?)": [
        (GUILD, "match1", 6, "[0]", "[21,9,14,4]"),
        (GUILD, "match2", 7, "[1]", "[9,21,14,4]"),
    ],
    "INSERT INTO result_person VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)": [
        (GUILD, "match1", 0, HOST, 1, 4, 2, 21, 7, 0),
        (GUILD, "match1", 2, 43, 0, 4, 1, 14, 9, 1),
        (GUILD, "match2", 1, HOST, 1, 5, 3, 21, 8, 0),
    ],
    "INSERT INTO standing VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)": [(GUILD, "all", HOST, 2, 2, 9, 5, 42, 15)],
    "INSERT INTO member_name VALUES (?, ?, ?)": [(GUILD, HOST, "Arta")],
    "INSERT INTO person_setting VALUES (?, ?)": [(HOST, "sq")],
    "INSERT INTO guild_setting VALUES (?, ?)": [(GUILD, "sq")],
    "INSERT INTO open_table VALUES (?, ?, ?, ?, ?, ?, ?, ?)": [
        (GUILD, "table1", 900, 555, None, STATE_OF_FIRST_RELEASE, 12.5, None)
    ],
    "INSERT INTO press VALUES (?, ?)": [(1, 5)],
}


@pytest.fixture
def old(path: Path) -> Path:
    """Return a database of the first release that was played on."""
    path.parent.mkdir()
    connection = connect_writer(path)
    migrate(connection, path, known_migrations()[:1], now=5)
    for statement, rows in DATA.items():
        connection.executemany(statement, rows)
    connection.close()
    return path


async def carried_over(path: Path, clock: ManualClock) -> Database:
    """Open a database, which brings it to this release."""
    return await Database.open(path, wall=clock.wall)


async def test_results_of_seats_become_results_of_people(old: Path, clock: ManualClock) -> None:
    """Every line is there once, and none is a newcomer's."""
    async with await carried_over(old, clock):
        rows = query(old, "SELECT match_id, user_id, seat, points, has_left, is_newcomer FROM result_person")
    assert [("match1", HOST, 0, 21, 0, 0), ("match1", 43, 2, 14, 1, 0), ("match2", HOST, 1, 21, 0, 0)] == rows


async def test_boards_languages_and_names_stay(old: Path, clock: ManualClock) -> None:
    """What people see after the update is what they saw before it."""
    async with await carried_over(old, clock) as database:
        own = await database.boards.own(BoardChoice(guild_id=GUILD), HOST)
        assert own is not None
        assert ("Arta", 21, 1) == (own.name, own.points, own.wins)  # of the match in which two persons played
        languages = database.languages
        assert ("sq", "sq") == (await languages.of_person(HOST), await languages.of_guild(GUILD))
        assert await languages.takes_invitations(HOST)


async def test_an_open_table_goes_on(old: Path, clock: ManualClock) -> None:
    """What it does not know yet takes its default; when it was stored last nobody wrote down."""
    async with await carried_over(old, clock) as database:
        (table,) = await database.journal.open_tables()
    assert (12.5, 555, None) == (table.remaining, table.message_id, table.stored_at)
    assert (PersonSeat(HOST, missed=1), None, ()) == (table.state.seats[0], table.state.pause, table.state.votes)


async def test_the_file_as_it_was_is_kept_beside_it(old: Path, clock: ManualClock) -> None:
    """Whoever wants the release before back has its file: the same schema, the same rows."""
    before = _content(old)
    async with await carried_over(old, clock):
        copies = list(old.parent.glob("*.before-*"))
    assert [old.with_name("murlan.db.before-0002")] == copies
    assert before == _content(copies[0])
    assert [(step.number,) for step in known_migrations()] == query(old, "SELECT number FROM migration ORDER BY number")


async def test_two_people_of_one_seat_are_two_lines_after_the_step(old: Path, clock: ManualClock) -> None:
    """What the step is for; one person still has one line a match."""
    line = """
        INSERT INTO result_person (
            guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer
        )
        VALUES (700, 'match1', {user}, 0, 0, 1, 0, 3, 2, 0, 1)
    """
    async with await carried_over(old, clock) as database:
        await database.writer.submit(lambda connection: connection.execute(line.format(user=99)))
        with pytest.raises(ConflictError):
            await database.writer.submit(lambda connection: connection.execute(line.format(user=99)))


def _content(path: Path) -> dict[str, Any]:
    connection = sqlite3.connect(path)
    try:
        tables = connection.execute(
            "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"
        ).fetchall()
        rows = {
            name: connection.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608 - the schema's own names
            for name, sql in tables
            if sql.startswith("CREATE TABLE")
        }
        return {"schema": tables, "rows": rows}
    finally:
        connection.close()
