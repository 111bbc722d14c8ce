"""Boards and languages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.league.boards import Standing
from bot.league.results import PersonResult
from bot.tables.phases import Phase
from bot.tables.ports import Unit
from db import Database
from tests.support.stored import GUILD, lobby, person, query, result_of, units_of
from tests.support.walks import Walk


@pytest.fixture
def match_ids() -> Iterator[str]:
    """Fresh names for matches."""
    return (f"m{number}" for number in count())


async def finish(database: Database, walk: Walk, match_id: str, *people: PersonResult, guild_id: int = GUILD) -> None:
    """Store a match of one event that ended so."""
    first = next(units_of(walk, lobby(guild_id=guild_id), match_id=match_id))
    names = {line.user_id: f"name {line.user_id}" for line in people}
    await database.journal.commit(
        replace(
            first,
            state=replace(first.state, phase=Phase.FINISHED),
            result=result_of(match_id, *people, totals=(0, 0, 0, 0)),
            names=names,
        )
    )


async def test_results_add_up_to_one_line_a_person(database: Database, walk: Walk) -> None:
    """All matches of a server taken together."""
    await finish(database, walk, "m1", person(1, won=True, points=21, place_sum=6), person(2, seat=1))
    await finish(database, walk, "m2", person(1, points=11, place_sum=8))
    expected = Standing(
        rank=1,
        user_id=1,
        name="name 1",
        matches=2,
        wins=1,
        deals=8,
        deals_won=2,
        points=32,
        place_sum=14,
    )
    assert expected == (await database.boards.top(GUILD))[0]
    assert expected == await database.boards.own(GUILD, 1)
    assert 1.75 == expected.average_place


async def test_board_goes_by_points_wins_average_place_and_account_and_shares_ranks(
    database: Database, walk: Walk, match_ids: Iterator[str]
) -> None:
    """BB-114: equal points and wins share a rank; the better average place, then the older account stands above."""
    lines = [
        person(5, points=20, won=True, place_sum=9),
        person(4, points=20, won=True, place_sum=8),
        person(3, points=20, won=True, place_sum=9),
        person(2, points=20, place_sum=4),
        person(1, points=30, place_sum=16),
        person(6, points=2),
    ]
    for line in lines:
        await finish(database, walk, next(match_ids), line)
    top = await database.boards.top(GUILD)
    assert [(1, 1), (2, 4), (2, 3), (2, 5), (5, 2), (6, 6)] == [(line.rank, line.user_id) for line in top]
    own = [await database.boards.own(GUILD, line.user_id) for line in top]
    assert top == own
    assert top[:2] == await database.boards.top(GUILD, limit=2)


async def test_who_came_into_a_running_match_is_in_its_result_but_on_no_board(
    database: Database, path: Path, walk: Walk
) -> None:
    """The match is unrated for them (R12.5); for the one whose seat it was before, it counts (R12.3)."""
    leaver, newcomer = replace(person(1, points=7), has_left=True), replace(person(2, points=3), is_newcomer=True)
    await finish(database, walk, "m1", leaver, newcomer)
    assert [(1, 0, 1, 0), (2, 0, 0, 1)] == query(path, "SELECT user_id, seat, has_left, is_newcomer FROM result_person")
    assert [(1, 7)] == [(line.user_id, line.points) for line in await database.boards.top(GUILD)]


async def test_board_of_one_server_knows_nothing_of_another(database: Database, walk: Walk) -> None:
    """Leaderboards are a server's own, names included."""
    await finish(database, walk, "m1", person(1))
    await finish(database, walk, "m1", person(1, points=99), person(2, seat=1), guild_id=701)
    assert [10] == [line.points for line in await database.boards.top(GUILD)]
    assert None is await database.boards.own(GUILD, 2)
    assert [] == await database.boards.top(702)


async def test_person_without_a_name_has_a_line_all_the_same(database: Database, walk: Walk) -> None:
    """A name may have been forgotten."""
    await finish(database, walk, "m1", person(1))
    await database.writer.submit(lambda connection: connection.execute("DELETE FROM member_name"))
    assert [""] == [line.name for line in await database.boards.top(GUILD)]


async def test_language_is_chosen_changed_and_forgotten(database: Database) -> None:
    """Albanian is none of Discord's locales, so it is a setting of ours."""
    languages = database.languages
    assert (None, None) == (await languages.of_guild(7), await languages.of_person(7))
    await languages.choose_for_guild(7, "sq")
    await languages.choose_for_person(7, "en")
    assert ("sq", "en") == (await languages.of_guild(7), await languages.of_person(7))
    await languages.choose_for_guild(7, "en")
    await languages.choose_for_person(7, None)
    assert ("en", None) == (await languages.of_guild(7), await languages.of_person(7))
    await languages.choose_for_guild(7, None)
    assert None is await languages.of_guild(7)


async def test_names_are_remembered_without_a_match(database: Database) -> None:
    """Whoever only sat in a lobby has a name there."""
    await database.journal.commit(Unit(state=lobby(), names={42: "Arta"}))
    (table,) = await database.journal.open_tables()
    assert {42: "Arta"} == table.names
