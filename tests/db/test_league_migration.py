"""What the step to ratings and boards of several spans makes of a file that people already play on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.league.boards import BoardChoice
from bot.league.periods import Span
from bot.league.results import Pool
from db import Database
from db.connection import connect_writer
from db.migrating import known_migrations, migrate
from db.recomputing import recompute
from tests.support.stored import GUILD, query

ENDED = 1_790_000_000
TEAMS = '{"v":1,"sides":"two-teams"}'
DATA: dict[str, list[tuple[Any, ...]]] = {
    "INSERT INTO match VALUES (?, ?, 'table1', ?, 0, ?, ?, x'')": [
        (GUILD, "four", '{"v":1,"sides":"free-for-all"}', ENDED - 900, ENDED),
        (GUILD, "alone", '{"v":1}', ENDED - 800, ENDED + 50),
        (GUILD, "teams", TEAMS, ENDED - 700, ENDED + 100),
        (0, "private", TEAMS, ENDED - 600, ENDED + 200),
        (701, "other", '{"v":1}', ENDED - 500, ENDED + 300),
    ],
    "INSERT INTO result VALUES (?, ?, ?, ?, ?)": [
        (GUILD, "four", ENDED, "[0]", "[21,9,14,4]"),
        (GUILD, "alone", ENDED + 50, "[0]", "[21,9,14,4]"),
        (GUILD, "teams", ENDED + 100, "[0]", "[12,9,14,4]"),
        (0, "private", ENDED + 200, "[0]", "[12,9,14,4]"),
        (701, "other", ENDED + 300, "[1]", "[9,21,14,4]"),
    ],
    "INSERT INTO result_person VALUES (?, ?, ?, ?, ?, 4, 1, ?, 9, ?, ?)": [
        (GUILD, "four", 1, 0, 1, 21, 0, 0),
        (GUILD, "four", 2, 1, 0, 9, 1, 0),
        (GUILD, "four", 3, 2, 0, 14, 0, 1),
        (GUILD, "alone", 1, 0, 1, 21, 0, 0),
        (GUILD, "teams", 1, 0, 1, 12, 0, 0),
        (GUILD, "teams", 2, 1, 0, 9, 0, 0),
        (0, "private", 1, 0, 1, 12, 0, 0),
        (0, "private", 2, 1, 0, 9, 0, 0),
        (701, "other", 1, 0, 0, 9, 0, 0),
        (701, "other", 4, 1, 1, 21, 0, 0),
    ],
    "INSERT INTO standing (guild_id, period, user_id, matches, wins, deals, deals_won, points, place_sum)"
    " VALUES (?, 'all', ?, ?, ?, 8, 2, ?, 18)": [(GUILD, 1, 3, 3, 54), (GUILD, 2, 2, 0, 18)],
    "INSERT INTO member_name VALUES (?, ?, ?)": [(GUILD, 1, "Arta"), (GUILD, 2, "Besa")],
}


@pytest.fixture
def old(path: Path) -> Path:
    """Return a database of the release before that was played on."""
    path.parent.mkdir()
    connection = connect_writer(path)
    migrate(connection, path, known_migrations()[:3], now=5)
    for statement, rows in DATA.items():
        connection.executemany(statement, rows)
    connection.close()
    return path


async def test_results_of_older_releases_are_folded_into_ratings_and_boards(old: Path, clock: ManualClock) -> None:
    """Each kind of match apart; a match of one person against computer players counts no more, a newcomer never did."""
    async with await Database.open(old, wall=clock.wall) as database:
        boards = {pool: BoardChoice(guild_id=GUILD, pool=pool) for pool in Pool}
        pages = {pool: (await database.boards.page(choice)).lines for pool, choice in boards.items()}
    points = {pool: [(line.name, line.points) for line in lines] for pool, lines in pages.items()}
    assert {
        Pool.FREE_FOR_ALL: [("Arta", 21), ("Besa", 9)],
        Pool.TWO_TEAMS: [("Arta", 12), ("Besa", 9)],
    } == points
    assert pages[Pool.FREE_FOR_ALL][0].rating > 1000 > pages[Pool.FREE_FOR_ALL][1].rating
    assert [] == query(old, "SELECT * FROM standing WHERE guild_id = 0")
    assert recompute(old).is_equal


async def test_no_result_is_lost_and_each_knows_when_it_began(old: Path, clock: ManualClock) -> None:
    """Lines keep what they said, and know when their match ended."""
    async with await Database.open(old, wall=clock.wall):
        rows = query(old, "SELECT match_id, started_at, pool, persons, is_rated FROM result ORDER BY ended_at")
        lines = query(old, "SELECT count(*), sum(points), min(ended_at) FROM result_person")
    assert [
        ("four", ENDED - 900, "free-for-all", 2, 1),
        ("alone", ENDED - 800, "free-for-all", 1, 0),
        ("teams", ENDED - 700, "two-teams", 2, 1),
        ("private", ENDED - 600, "two-teams", 2, 0),
        ("other", ENDED - 500, "free-for-all", 2, 1),
    ] == rows
    assert [(10, 137, ENDED)] == lines


async def test_matches_of_older_releases_are_in_no_season(old: Path, clock: ManualClock) -> None:
    """Seasons begin with the first match from now on."""
    async with await Database.open(old, wall=clock.wall) as database:
        choice = BoardChoice(guild_id=GUILD)
        assert () == (await database.boards.page(replace(choice, span=Span.SEASON))).lines
        assert None is await database.seasons.current(GUILD)
