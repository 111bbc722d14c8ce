"""Boards, and languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.clock import ManualClock
from bot.league.boards import PAGE_LINES, Board, BoardChoice, Standing
from bot.league.folding import Tally
from bot.league.periods import ALL_TIME, Span
from bot.league.results import Pool
from bot.tables.ports import Unit
from db import Database
from db.ledger import write_tallies
from tests.support.engines import Place
from tests.support.league import BOTTOM_UP, Server, played
from tests.support.stored import GUILD, lobby

FIRST = (0, 1, 2, 3)
POINTS = BoardChoice(guild_id=GUILD)


@pytest.fixture
def server(database: Database, clock: ManualClock) -> Server:
    """A server in which matches end."""
    return Server(database, clock)


async def stand(database: Database, tallies: dict[int, Tally], guild_id: int = GUILD) -> None:
    """Put lines on a server's all-time board of free-for-all matches, whatever matches they come from."""
    rows = [(ALL_TIME, Pool.FREE_FOR_ALL, user_id, tally) for user_id, tally in tallies.items()]
    await database.seasons.turn(guild_id)  # now the server has books
    await database.writer.submit(lambda connection: write_tallies(connection, guild_id, rows))


async def order(database: Database, board: Board) -> list[tuple[int | None, int]]:
    """Return the ranks and the people of a board's first page."""
    page = await database.boards.page(replace(POINTS, board=board))
    return [(line.rank, line.user_id) for line in page.lines]


async def test_results_add_up_to_one_line_a_person(database: Database, server: Server) -> None:
    """All matches of a server taken together."""
    await server.play((1, 2), FIRST, FIRST)
    await server.play((1, 2), BOTTOM_UP)
    own = await database.boards.own(POINTS, 1)
    assert own is not None
    expected = Standing(
        rank=1,
        user_id=1,
        name="name 1",
        matches=2,
        wins=1,
        deals=3,
        deals_won=2,
        points=6,
        place_sum=6,
        streak=0,
        best_streak=1,
        rating=own.rating,
        is_provisional=True,
    )
    assert expected == own
    assert expected == (await database.boards.page(POINTS)).lines[0]
    assert (2.0, 0.5) == (expected.average_place, expected.win_rate)


async def test_board_goes_by_points_wins_average_place_and_account_and_shares_ranks(database: Database) -> None:
    """BB-114: equal points and wins share a rank; the better average place, then the older account stands above."""
    even = Tally(matches=9, wins=1, deals=4, points=20, place_sum=9)
    tallies = {
        5: even,
        4: replace(even, place_sum=8),
        3: even,
        2: replace(even, wins=0, place_sum=4),
        1: replace(even, points=30, place_sum=16),
        6: replace(even, points=2),
    }
    await stand(database, tallies)
    assert [(1, 1), (2, 4), (2, 3), (2, 5), (5, 2), (6, 6)] == await order(database, Board.POINTS)
    lines = (await database.boards.page(POINTS)).lines
    assert list(lines) == [await database.boards.own(POINTS, line.user_id) for line in lines]


@pytest.mark.parametrize(
    ("board", "expected"),
    [
        (Board.RATING, [(1, 2), (2, 4)]),
        (Board.POINTS, [(1, 1), (2, 2), (3, 3), (4, 4)]),
        (Board.WINS, [(1, 3), (2, 2), (3, 4), (4, 1)]),
        (Board.WIN_RATE, [(1, 2), (2, 4)]),
        (Board.DEALS_WON, [(1, 3), (2, 1), (3, 2), (4, 4)]),
        (Board.AVERAGE_PLACE, [(1, 4), (2, 2)]),
        (Board.STREAK, [(1, 4), (2, 2), (2, 3), (4, 1)]),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
async def test_each_board_has_its_order(database: Database, board: Board, expected: Sequence[tuple[int, int]]) -> None:
    """Rating, win rate and average place are for those who have played enough; ties share a rank."""
    tallies = {
        1: Tally(matches=4, wins=1, deals=10, deals_won=5, points=40, place_sum=10, best_streak=1, rating=1900),
        2: Tally(matches=5, wins=4, deals=10, deals_won=4, points=30, place_sum=20, best_streak=2, rating=1500),
        3: Tally(matches=4, wins=4, deals=10, deals_won=6, points=20, place_sum=11, best_streak=2, rating=1800),
        4: Tally(matches=9, wins=3, deals=10, deals_won=1, points=10, place_sum=19, best_streak=3, rating=1400),
    }
    tallies |= {user: replace(tallies[user], is_provisional=False) for user in (2, 4)}
    await stand(database, tallies)
    ranks = await order(database, board)
    assert expected == ranks
    for rank, user_id in ranks:
        own = await database.boards.own(replace(POINTS, board=board), user_id)
        assert rank == (own.rank if own else None)
    missing = tallies.keys() - {user_id for _, user_id in ranks}
    owns = [await database.boards.own(replace(POINTS, board=board), user_id) for user_id in missing]
    assert [None] * len(missing) == [own.rank if own else 0 for own in owns]


async def test_board_is_leafed_through_to_its_end_and_ranks_go_on(database: Database) -> None:
    """Three people of one rank stand on two pages; the last page has no next one, and beyond it there is none."""
    tallies = {user: Tally(matches=1, points=100 - user) for user in range(1, 24)}
    tallies |= {user: replace(tallies[user], points=91) for user in (10, 11, 12)}
    await stand(database, tallies)
    pages = [await database.boards.page(POINTS, number) for number in range(3)]
    assert [PAGE_LINES, PAGE_LINES, 3] == [len(page.lines) for page in pages]
    assert [True, True, False] == [page.has_next for page in pages]
    assert list(range(1, 24)) == [line.user_id for page in pages for line in page.lines]
    assert [9, 9, 9, 9, 13] == [line.rank for line in (*pages[0].lines[8:], *pages[1].lines[:3])]
    beyond = await database.boards.page(POINTS, 77)
    assert beyond in pages


async def test_who_left_the_server_is_hidden_where_its_owner_wants_so(database: Database, server: Server) -> None:
    """Their line goes and the ranks close up; their own look at it is as before."""
    await server.play((1, 2, 3), FIRST)
    for sql in (
        "UPDATE member_name SET has_left = 1 WHERE user_id = 2",
        "UPDATE league SET hide_leavers = 1",
    ):
        assert 1 in [line.user_id for line in (await database.boards.page(POINTS)).lines]
        await database.writer.submit(lambda connection, sql=sql: connection.execute(sql))  # type: ignore[misc]
    assert [(1, 1), (2, 3)] == await order(database, Board.POINTS)
    own = await database.boards.own(POINTS, 3)
    assert 2 == (own.rank if own else None)


async def test_who_came_into_a_running_match_is_in_its_result_but_on_no_board(
    database: Database, place: Place, server: Server
) -> None:
    """The match is unrated for them (R12.5); for the one whose seat it was before, it counts (R12.3)."""
    result = played((1, 3, 4), [FIRST], leavers=(1,))
    newcomer = replace(result.persons[1], user_id=2, seat=0, is_newcomer=True)
    await server.store(replace(result, persons=(*result.persons, newcomer)))
    lines = place.query("SELECT user_id, seat, has_left, is_newcomer FROM result_person ORDER BY user_id")
    assert [(1, 0, 1, 0), (2, 0, 0, 1), (3, 1, 0, 0), (4, 2, 0, 0)] == lines
    assert {1, 3, 4} == {line.user_id for line in (await database.boards.page(POINTS)).lines}


@pytest.mark.parametrize("people", [(1,), ()], ids=["one person", "nobody"])
async def test_match_against_computer_players_alone_is_on_no_board(
    people: tuple[int, ...], database: Database, place: Place, server: Server
) -> None:
    """Two persons must take part from the start; its result is kept all the same."""
    await server.play(people, FIRST)
    assert () == (await database.boards.page(POINTS)).lines
    assert [(0, len(people))] == place.query("SELECT is_rated, persons FROM result")
    assert [] == place.query("SELECT * FROM rating")


async def test_boards_of_the_two_kinds_of_match_are_apart(database: Database, server: Server) -> None:
    """A rating of one says nothing about the other."""
    await server.store(played((1, 2, 3, 4), [FIRST], pool=Pool.TWO_TEAMS))
    assert () == (await database.boards.page(POINTS)).lines
    teams = await database.boards.page(replace(POINTS, pool=Pool.TWO_TEAMS))
    assert [(1, 1), (2, 0), (3, 1), (4, 0)] == [(line.user_id, line.wins) for line in teams.lines]


async def test_board_of_a_week_a_month_and_a_season_begins_anew(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """All of them in UTC; all time goes on."""
    await server.play((1, 2), FIRST)
    clock.advance(40 * 86_400)
    spans = [replace(POINTS, span=span) for span in Span]
    assert [2, 0, 0, 0] == [len((await database.boards.page(choice)).lines) for choice in spans]
    await server.play((1, 3), FIRST)
    assert [3, 2, 2, 2] == [len((await database.boards.page(choice)).lines) for choice in spans]
    season = (await database.boards.page(replace(POINTS, span=Span.SEASON))).season
    assert (2, "2027-02") == ((season.number, season.name) if season else None)


async def test_board_of_one_server_knows_nothing_of_another(
    database: Database, server: Server, clock: ManualClock
) -> None:
    """Leaderboards are a server's own, names included."""
    await server.play((1, 3), FIRST)
    await Server(database, clock, 701).play((1, 2), FIRST, FIRST)
    own = await database.boards.own(POINTS, 1)
    assert 3 == (own.points if own else None)
    assert None is await database.boards.own(POINTS, 2)
    assert () == (await database.boards.page(BoardChoice(guild_id=702))).lines


async def test_person_without_a_name_has_a_line_all_the_same(database: Database, server: Server) -> None:
    """A name may have been forgotten."""
    await server.play((1, 2), FIRST)
    await database.writer.submit(lambda connection: connection.execute("DELETE FROM member_name"))
    assert ["", ""] == [line.name for line in (await database.boards.page(POINTS)).lines]


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
