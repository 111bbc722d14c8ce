"""Corrections of the books: void results, boards begun anew, people who are forgotten."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import ManualClock
from bot.league.boards import BoardChoice
from bot.league.periods import Span
from bot.league.seasons import UnknownResultError
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from db import Database
from db.codec import encode_state
from db.recomputing import recompute
from tests.support.engines import Place, only_files
from tests.support.league import BOTTOM_UP, Server, played
from tests.support.stored import GUILD, lobby

FIRST = (0, 1, 2, 3)
POINTS = BoardChoice(guild_id=GUILD)
PERSON = 1_234_567_890_123_456_789
FOLDED = ("rating", "standing", "podium")


@pytest.fixture
def server(database: Database, clock: ManualClock) -> Server:
    """A server in which matches end."""
    return Server(database, clock)


def books(place: Place) -> dict[str, list[Any]]:
    """Return all that is folded."""
    return {table: place.query(f"SELECT * FROM {table} ORDER BY 1, 2, 3, 4") for table in FOLDED}  # noqa: S608


async def test_void_result_is_as_if_it_had_not_been_played(
    database: Database, place: Place, server: Server, clock: ManualClock, other_place: Place
) -> None:
    """Ratings and boards are those of a server in which it never was."""
    results = [played((1, 2, 3), [FIRST]), played((1, 2), [BOTTOM_UP]), played((2, 3), [FIRST])]
    for result in results:
        await server.store(result)
    await database.upkeep.void(GUILD, results[1].match_id)
    other_clock = ManualClock()
    async with await other_place.open(wall=other_clock.wall) as other:
        without = Server(other, other_clock)
        await without.store(results[0])
        other_clock.advance(60)
        await without.store(results[2])
        expected = books(other_place)
    assert expected == books(place)
    assert [(1,)] == place.query("SELECT count(*) FROM result WHERE voided_at IS NOT NULL")
    assert [(None,), (None,)] == place.query(
        "SELECT rating_after FROM result_person WHERE match_id = ?", results[1].match_id
    )
    del clock


async def test_results_go_on_where_a_void_one_left_off(database: Database, place: Place, server: Server) -> None:
    """What is stored afterwards folds the same either way."""
    first = await server.play((1, 2), FIRST)
    await server.play((1, 2), FIRST)
    await database.upkeep.void(GUILD, first)
    await server.play((1, 2), FIRST)
    await database.close()
    assert (await asyncio.to_thread(recompute, place.where)).is_equal


async def test_unknown_result_cannot_be_void(database: Database, server: Server) -> None:
    """Another server's neither."""
    match_id = await server.play((1, 2), FIRST)
    for guild_id, name in ((GUILD, "nothing"), (701, match_id)):
        with pytest.raises(UnknownResultError):
            await database.upkeep.void(guild_id, name)
    assert 2 == len((await database.boards.page(POINTS)).lines)


async def test_board_of_the_season_begins_anew_and_all_time_goes_on(database: Database, server: Server) -> None:
    """What was played before the reset counts no more in the season, and what comes does."""
    season = replace(POINTS, span=Span.SEASON)
    await server.play((1, 2), FIRST)
    await database.upkeep.reset_season(GUILD)
    assert (0, 2) == (len((await database.boards.page(season)).lines), len((await database.boards.page(POINTS)).lines))
    await server.play((1, 3), FIRST)
    assert [1, 3] == [line.user_id for line in (await database.boards.page(season)).lines]


async def test_all_boards_and_ratings_begin_anew_and_podiums_stay(
    database: Database, place: Place, server: Server
) -> None:
    """Results are kept, but count no more."""
    await server.play((1, 2), FIRST)
    await database.seasons.start(GUILD, "Winter")
    await server.play((1, 2), FIRST)
    await database.upkeep.reset(GUILD)
    assert ((), []) == ((await database.boards.page(POINTS)).lines, place.query("SELECT * FROM rating"))
    assert 2 == len(await database.seasons.podium(GUILD, 1))
    assert [(2,)] == place.query("SELECT count(*) FROM result")
    await server.play((1, 2), FIRST)
    own = await database.boards.own(POINTS, 1)
    assert (1, 3) == ((own.matches, own.points) if own else None)
    await database.close()
    assert (await asyncio.to_thread(recompute, place.where)).is_equal


async def test_forgotten_person_is_a_tombstone_and_others_books_stay(
    database: Database, place: Place, server: Server, clock: ManualClock
) -> None:
    """In each server another one; nothing that anybody else has won or is rated changes."""
    other = Server(database, clock, 701)
    for one in (server, other):
        await one.play((PERSON, 2, 3), FIRST)
        await one.play((2, PERSON), FIRST)
    await database.seasons.end(GUILD)
    await database.languages.choose_for_person(PERSON, "sq")
    before = [await database.boards.own(replace(POINTS, guild_id=guild), 2) for guild in (GUILD, 701)]
    assert () == await database.upkeep.forget_person(PERSON)
    after = [await database.boards.own(replace(POINTS, guild_id=guild), 2) for guild in (GUILD, 701)]
    assert [line and line.points for line in before] == [line and line.points for line in after]
    assert [line and line.rating for line in before] == [line and line.rating for line in after]
    assert [2, 3] == [line.user_id for line in (await database.boards.page(POINTS)).lines]
    assert 1 == (after[0].rank if after[0] else None)
    tombs = place.query("SELECT DISTINCT guild_id, user_id FROM result_person WHERE user_id < 0")
    assert {GUILD, 701} == {guild for guild, _ in tombs}
    assert 2 == len({user for _, user in tombs})
    podium = await database.seasons.podium(GUILD, 1)
    assert 3 == len(podium)
    assert dict(tombs)[GUILD] in {line.user_id for line in podium}
    assert [] == place.query("SELECT * FROM person_setting")
    await database.close()
    assert (await asyncio.to_thread(recompute, place.where)).is_equal


@only_files
async def test_number_of_a_forgotten_person_is_nowhere_in_the_file(
    database: Database, place: Place, path: Path, server: Server
) -> None:
    """Neither in digits nor as eight bytes, in the file and its log, while the database is open and in use."""
    other = Server(database, server.clock, 701)
    for number in range(30):
        await server.play((PERSON, 10 + number, 3), FIRST)
        await other.play((2, PERSON, 100 + number), FIRST)
    await database.languages.choose_for_person(PERSON, "sq")
    aside = encode_state(replace(lobby("aside"), seats=(PersonSeat(PERSON),), host_id=PERSON))
    await database.journal.commit(Unit(state=lobby("aside")))
    await database.writer.submit(
        lambda connection: connection.execute(
            "UPDATE open_table SET set_aside_at = 5, state = :state WHERE table_id = 'aside'", {"state": aside}
        )
    )
    await database.archive.settled()
    assert traces(path) == {"digits", "big"}
    assert () == await database.upkeep.forget_person(PERSON)
    assert traces(path) == set()
    assert [(30,)] == place.query("SELECT count(*) FROM result_person WHERE guild_id = 701 AND user_id < 0")
    assert [(1,)] == place.query("SELECT count(*) FROM open_table WHERE state LIKE '%\"user_id\":-%'")


def traces(path: Path) -> set[str]:
    """Return in which forms a person's number stands in the file and its log."""
    stored = b"".join(file.read_bytes() for file in path.parent.iterdir() if file.suffix != ".db-shm")
    forms = {
        "digits": str(PERSON).encode(),
        "big": PERSON.to_bytes(8, "big"),
        "little": PERSON.to_bytes(8, "little"),
    }
    return {form for form, trace in forms.items() if trace in stored}


async def test_person_at_an_open_table_is_not_forgotten(database: Database, place: Place) -> None:
    """It is stored again with every press: whoever wants to be forgotten leaves it first. Nothing is done by halves."""
    await database.languages.choose_for_person(PERSON, "sq")
    state = replace(lobby(), seats=(PersonSeat(PERSON),), host_id=PERSON)
    await database.journal.commit(Unit(state=state))
    await database.journal.commit(Unit(state=lobby("table2")))
    assert ("table1",) == await database.upkeep.forget_person(PERSON)
    assert [(PERSON,)] == place.query("SELECT user_id FROM person_setting")
    assert () == await database.upkeep.forget_person(PERSON // 10)


async def test_fold_that_a_crash_left_undone_is_done_at_the_next_start(
    database: Database, place: Place, server: Server, clock: ManualClock
) -> None:
    """The mark is stored with the correction."""
    match_id = await server.play((1, 2), FIRST)
    await server.play((1, 2), FIRST)
    await database.close()
    place.query("UPDATE result SET voided_at = 1 WHERE match_id = ?", match_id)
    place.query("UPDATE league SET refold_at = 1")
    async with await place.open(wall=clock.wall) as reopened:
        own = await reopened.boards.own(POINTS, 1)
    assert 1 == (own.matches if own else None)
    assert [(None,)] == place.query("SELECT refold_at FROM league")
    assert (await asyncio.to_thread(recompute, place.where)).is_equal


async def test_two_results_of_one_second_are_a_second_apart(database: Database, place: Place, server: Server) -> None:
    """Their order is that in which they were stored, for good; and a clock that was set back does not change it."""
    results = [played((1, 2), [FIRST], match_id=name) for name in ("zeta", "alpha", "beta")]
    for result, step in zip(results, (0, -60, -4000), strict=True):
        server.clock._start += step
        await server.store(result)
    assert [("zeta",), ("alpha",), ("beta",)] == place.query("SELECT match_id FROM result ORDER BY ended_at")
    assert [(3,)] == place.query("SELECT count(DISTINCT ended_at) FROM result")
    await database.close()
    assert (await asyncio.to_thread(recompute, place.where)).is_equal


async def test_server_that_does_not_rate_stores_results_alone(database: Database, place: Place, server: Server) -> None:
    """Its owner's choice, from then on."""
    await server.play((1, 2), FIRST)
    await database.writer.submit(lambda connection: connection.execute("UPDATE league SET is_rating = 0"))
    await server.play((1, 2), FIRST)
    assert [(1,), (0,)] == place.query("SELECT is_rated FROM result ORDER BY ended_at")
    own = await database.boards.own(POINTS, 1)
    assert 1 == (own.matches if own else None)
