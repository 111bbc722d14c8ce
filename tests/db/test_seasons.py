"""Seasons as they begin and end, and the first three that stay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.clock import ManualClock
from bot.league.boards import BoardChoice
from bot.league.periods import Span
from db import Database
from tests.support.league import BOTTOM_UP, Server
from tests.support.stored import GUILD

FIRST = (0, 1, 2, 3)
MONTH = 31 * 86_400
SEASON = BoardChoice(guild_id=GUILD, span=Span.SEASON)


@pytest.fixture
def server(database: Database, clock: ManualClock) -> Server:
    """A server in which matches end."""
    return Server(database, clock)


async def test_each_month_is_a_season_that_begins_with_its_first_match(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """A month without a match is none."""
    assert None is await database.seasons.current(GUILD)
    await server.play((1, 2), FIRST)
    first = await database.seasons.current(GUILD)
    assert first is not None
    assert (1, "2027-01", None) == (first.number, first.name, first.ended_at)
    clock.advance(2 * MONTH)
    await server.play((3, 4), FIRST)
    (ended,) = await database.seasons.ended(GUILD)
    assert (1, 1_801_440_000) == (ended.number, ended.ended_at)
    second = await database.seasons.current(GUILD)
    assert (2, "2027-03") == ((second.number, second.name) if second else None)
    podium = await database.seasons.podium(GUILD, 1)
    assert [(1, 1, 3, 1), (2, 2, 2, 0)] == [(line.rank, line.user_id, line.points, line.wins) for line in podium]


async def test_season_whose_month_is_over_can_be_told_before_the_next_match(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """So that its podium comes with the new month; a second time there is nothing to tell."""
    await server.play((1, 2), FIRST)
    assert None is await database.seasons.turn(GUILD)
    clock.advance(MONTH)
    assert () == (await database.boards.page(SEASON)).lines
    turned = await database.seasons.turn(GUILD)
    assert 1 == (turned.number if turned else None)
    assert None is await database.seasons.turn(GUILD)
    assert 2 == len(await database.seasons.podium(GUILD, 1))


async def test_owner_begins_and_ends_seasons_and_none_goes_on_in_between(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """What is played between two seasons counts in none; months are no seasons any more."""
    await server.play((1, 2), FIRST)
    winter = await database.seasons.start(GUILD, "Winter")
    assert (2, "Winter") == (winter.number, winter.name)
    assert () == (await database.boards.page(SEASON)).lines
    await server.play((3, 4), FIRST)
    clock.advance(3 * MONTH)
    await server.play((5, 6), FIRST)
    page = await database.boards.page(SEASON)
    assert [3, 5, 4, 6] == [line.user_id for line in page.lines]
    assert winter == page.season
    ended = await database.seasons.end(GUILD)
    assert 2 == (ended.number if ended else None)
    await server.play((7, 8), FIRST)
    assert (None, ()) == (await database.seasons.current(GUILD), (await database.boards.page(SEASON)).lines)
    assert None is await database.seasons.end(GUILD)
    assert [2, 1] == [season.number for season in await database.seasons.ended(GUILD)]
    assert [3, 5, 4, 6] == [line.user_id for line in await database.seasons.podium(GUILD, 2)]
    page = await database.boards.page(SEASON)
    assert ended == page.last_season
    assert [(1, "name 3"), (1, "name 5"), (3, "name 4"), (3, "name 6")] == [
        (place.rank, place.name) for place in page.podium
    ]


async def test_server_that_follows_the_calendar_again_has_a_season_with_its_next_match(
    database: Database, server: Server
) -> None:
    """It begins where the owner's ended, not before."""
    await database.seasons.start(GUILD, "Winter")
    await server.play((1, 2), FIRST)
    await database.seasons.follow_calendar(GUILD)
    assert None is await database.seasons.current(GUILD)
    await server.play((1, 2), BOTTOM_UP)
    (winter,) = await database.seasons.ended(GUILD)
    season = await database.seasons.current(GUILD)
    assert season is not None
    assert (2, "2027-01", winter.ended_at) == (season.number, season.name, season.started_at)
    own = await database.boards.own(SEASON, 1)
    assert (0, 1) == ((own.points, own.matches) if own else None)


async def test_following_the_calendar_twice_changes_nothing(database: Database, server: Server) -> None:
    """The month's season goes on."""
    await server.play((1, 2), FIRST)
    before = await database.seasons.current(GUILD)
    await database.seasons.follow_calendar(GUILD)
    assert before == await database.seasons.current(GUILD)


async def test_seasons_of_one_server_are_not_anothers(database: Database, server: Server, clock: ManualClock) -> None:
    """Each begins and ends its own."""
    await server.play((1, 2), FIRST)
    other = Server(database, clock, 701)
    await database.seasons.start(701, "Verë")
    await other.play((1, 9), FIRST)
    assert 1 == (await _number(database, GUILD))
    await database.seasons.end(701)
    assert (1, None) == (await _number(database, GUILD), await _number(database, 701))
    assert () == await database.seasons.podium(GUILD, 1)
    assert 2 == len((await database.boards.page(replace(SEASON, guild_id=GUILD))).lines)


async def _number(database: Database, guild_id: int) -> int | None:
    season = await database.seasons.current(guild_id)
    return season.number if season else None


async def test_server_without_seasons_has_none_whatever_is_played(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """Until somebody wants them again; the one that went on has ended."""
    await server.play((1, 2), FIRST)
    await database.seasons.stop(GUILD)
    clock.advance(2 * MONTH)
    await server.play((1, 2), FIRST)
    assert (None, 1) == (await _number(database, GUILD), len(await database.seasons.ended(GUILD)))
    await database.seasons.follow_calendar(GUILD)
    await server.play((1, 2), FIRST)
    assert 2 == await _number(database, GUILD)
