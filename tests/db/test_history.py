"""Finished matches: read page by page, and whole."""

from __future__ import annotations

import pytest

from bot.clock import ManualClock
from bot.league.history import PAGE_MATCHES, Cursor, HistoryChoice, HistoryLine, HistoryPage
from db import Database
from murlan.computer.levels import Level
from tests.db.test_sql import STATEMENTS, plan_of
from tests.support.league import Server
from tests.support.stored import GUILD, HOST, units_of
from tests.support.walks import Walk

ALL = HistoryChoice(guild_id=GUILD)
FIRST = (0, 1, 2, 3)
ELSEWHERE = 701


@pytest.fixture
def server(database: Database, clock: ManualClock) -> Server:
    """A server in which matches end."""
    return Server(database, clock)


def names(page: HistoryPage) -> list[str]:
    """Return the matches of a page."""
    return [line.match_id for line in page.lines]


def cursor(line: HistoryLine) -> Cursor:
    """Return where a match stands in the list."""
    return Cursor(line.ended_at, line.match_id)


@pytest.mark.parametrize("user_id", [None, 1], ids=["all", "own"])
async def test_list_is_read_to_its_end_and_back(user_id: int | None, database: Database, server: Server) -> None:
    """Each match once, newest first, whichever way; one's own list has no others in it."""
    played = []
    for number in range(2 * PAGE_MATCHES + 3):
        played.append(await server.play((1, 2), FIRST))
        if number % 3 == 0:
            await server.play((2, 3), FIRST)
    own = played if user_id else None
    choice = HistoryChoice(guild_id=GUILD, user_id=user_id)
    page = await database.history.page(choice)
    pages = [page]
    while page.has_older:
        page = await database.history.page(
            HistoryChoice(guild_id=GUILD, user_id=user_id, before=cursor(page.lines[-1]))
        )
        pages.append(page)
    found = [name for page in pages for name in names(page)]
    assert len(found) == len(set(found)) == (len(played) if own else len(played) + len(played[::3]))
    assert [name for name in found if name in played] == played[::-1]
    assert [False, True] == [pages[0].has_newer, pages[1].has_newer]
    back = await database.history.page(HistoryChoice(guild_id=GUILD, user_id=user_id, after=cursor(pages[-1].lines[0])))
    assert names(pages[-2]) == names(back)


async def test_newest_page_is_full_when_it_is_come_back_to(database: Database, server: Server) -> None:
    """A match that ended meanwhile leaves no page of one line."""
    for _ in range(PAGE_MATCHES + 1):
        await server.play((1, 2), FIRST)
    newest = (await database.history.page(ALL)).lines
    page = await database.history.page(HistoryChoice(guild_id=GUILD, after=cursor(newest[2])))
    assert newest == page.lines


async def test_match_tells_who_played_and_how_it_ended(database: Database, server: Server) -> None:
    """People by their last names, computer players by their level, winners, and the places of the deals."""
    match_id = await server.play((1, 2), FIRST, (1, 0, 2, 3), FIRST)
    (line,) = (await database.history.page(ALL)).lines
    assert (match_id, ((0, 1, 2, 3), (1, 0, 2, 3), (0, 1, 2, 3))) == (line.match_id, line.places)
    assert ["name 1", "name 2", "", ""] == [seat.name for seat in line.seats]
    assert [None, None, Level.CLUB, Level.CLUB] == [seat.level for seat in line.seats]
    assert [True, False, False, False] == [seat.won for seat in line.seats]
    assert [1, 2, 3, 4] == [line.place(seat) for seat in range(4)]
    assert line == await database.history.line(GUILD, match_id)


async def test_other_servers_matches_are_out_of_reach(database: Database, server: Server, clock: ManualClock) -> None:
    """A match is of one server; its name opens nothing elsewhere."""
    match_id = await Server(database, clock, ELSEWHERE).play((1, 2), FIRST)
    assert HistoryPage(lines=()) == await database.history.page(ALL)
    assert None is await database.history.line(GUILD, match_id)
    assert None is await database.history.match(GUILD, match_id)


async def test_running_match_is_not_to_be_read(database: Database, walk: Walk) -> None:
    """Its hands and seeds are secret until it is over."""
    for unit in list(units_of(walk))[:-1]:
        await database.journal.commit(unit)
    assert None is await database.history.match(GUILD, "match1")


@pytest.mark.parametrize("form", ["packed", "unpacked"])
async def test_match_is_read_with_all_its_events(form: str, database: Database, walk: Walk) -> None:
    """Whether or not its events have become one record already."""
    if form == "unpacked":
        await database.archive.close()
    for unit in units_of(walk):
        await database.journal.commit(unit)
    if form == "packed":
        await database.archive.settled()
    match = await database.history.match(GUILD, "match1")
    assert match is not None
    assert (walk.events, walk.options) == (match.events, match.line.options)
    assert HOST == match.line.seats[0].user_id


@pytest.mark.parametrize("name", ["_BEFORE", "_AFTER", "_OWN_BEFORE", "_OWN_AFTER"])
def test_page_begins_where_its_index_is_entered(name: str) -> None:
    """The last page of a million matches is as near as the first, and nothing is sorted."""
    plan = plan_of(STATEMENTS[f"history.{name}"])
    index = "result_person_by_user (guild_id=? AND user_id=?" if "OWN" in name else "result_in_order (guild_id=?"
    compared = "<" if "BEFORE" in name else ">"
    assert plan[0].endswith(f"{index} AND (ended_at,match_id){compared}(?,?))"), plan
    assert not any("SCAN" in step or "TEMP B-TREE" in step for step in plan), plan
