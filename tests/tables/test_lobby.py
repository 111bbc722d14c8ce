"""The lobby: who comes and goes, who may begin."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.actions import AddComputer, End, Join, Leave, PersonAction, RemoveComputer, Start, SwapPartners
from bot.tables.phases import Closing, Phase
from bot.tables.refusals import (
    AlreadySeated,
    AlreadyStarted,
    JoinFirst,
    NoComputerToRemove,
    NoFreeSeat,
    NotHost,
    NotSeated,
    SeatsFree,
    TableExists,
    TableIsClosed,
)
from bot.tables.seating import ComputerSeat, person_ids, seat_of
from bot.tables.table import Table
from murlan.cards import PACK
from murlan.options import RuleOptions, Sides
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN, TableHouse


async def test_a_new_table_seats_its_host(house: TableHouse) -> None:
    """Whoever opens a table sits at it and is its host."""
    table = await house.open_table(host=ANA)
    assert (person_ids(table.state.seats), table.state.host_id, table.state.phase) == ((ANA,), ANA, Phase.LOBBY)


async def test_four_who_join_in_the_same_moment_all_sit(house: TableHouse) -> None:
    """Four presses in one moment all count."""
    table = await house.open_table(host=ANA)
    await asyncio.gather(*(table.act(Join(user)) for user in (BESA, CLIRIM, DRITA)))
    assert person_ids(table.state.seats) == (ANA, BESA, CLIRIM, DRITA)


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        pytest.param(Join(ANA), AlreadySeated, id="joining twice"),
        pytest.param(AddComputer(LUAN), JoinFirst, id="a stranger adds a computer player"),
        pytest.param(RemoveComputer(ANA), NoComputerToRemove, id="removing none"),
        pytest.param(Start(ANA), SeatsFree, id="starting with free seats"),
        pytest.param(Start(BESA, fill=True), NotHost, id="a guest starts"),
        pytest.param(Leave(LUAN), JoinFirst, id="a stranger leaves"),
        pytest.param(End(BESA), NotHost, id="a guest ends the table"),
    ],
)
async def test_a_press_without_the_right_to_it_changes_nothing(
    house: TableHouse, action: PersonAction, refusal: type[Exception]
) -> None:
    """A refusal changes nothing and has a type of its own."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    before = table.state
    with pytest.raises(refusal):
        await table.act(action)
    assert table.state == before


async def test_a_fifth_finds_no_seat(house: TableHouse) -> None:
    """A table has four seats (R2.1)."""
    table = await house.open_table(host=ANA)
    for user in (BESA, CLIRIM, DRITA):
        await table.act(Join(user))
    with pytest.raises(NoFreeSeat):
        await table.act(Join(LUAN))


async def test_the_host_who_leaves_passes_the_right_on(house: TableHouse) -> None:
    """The host's right passes to whoever came next, and works."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    await table.act(Leave(ANA))
    await table.act(Start(BESA, fill=True))
    assert (table.state.host_id, table.state.phase) == (BESA, Phase.PLAYING)


async def test_the_last_person_who_leaves_closes_the_table(house: TableHouse) -> None:
    """A lobby of computer players alone is no table."""
    table = await house.open_table(host=ANA)
    await table.act(AddComputer(ANA))
    await table.act(Leave(ANA))
    assert (table.state.phase, table.state.closing) == (Phase.CLOSED, Closing.DESERTED)


async def test_a_press_on_a_closed_table_is_told_so(house: TableHouse) -> None:
    """A press that comes after the end is answered, not lost."""
    table = await house.open_table(host=ANA)
    await table.act(End(ANA))
    with pytest.raises(TableIsClosed):
        await table.act(Join(BESA))


async def test_filling_seats_computer_players_with_names_of_their_own(house: TableHouse) -> None:
    """Computer players take the free seats, each with another name."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    names = {seat.name for seat in table.state.seats if isinstance(seat, ComputerSeat)}
    assert len(names) == 3


async def test_seats_go_from_the_highest_drawn_card_to_the_lowest(house: TableHouse) -> None:
    """The seats are drawn for, and the highest card deals first (R2.2)."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    ranks = [PACK[number].rank for number in table.state.draw]
    assert (ranks, table.state.match and table.state.match.dealer) == (sorted(set(ranks), reverse=True), 0)


async def test_a_lobby_where_nobody_presses_anything_closes(house: TableHouse) -> None:
    """BB-004: a forgotten lobby frees its channel by itself."""
    table = await house.open_table(host=ANA)
    await house.advance(15 * 60)
    assert (table.state.closing, house.registry.in_channel(table.state.channel_id)) == (Closing.EXPIRED, None)


async def test_a_started_match_does_not_close_with_its_lobby(house: TableHouse) -> None:
    """BB-006: the lobby's clock is void once the match has begun."""
    table = await house.open_table(host=ANA)
    await house.advance(14 * 60)
    await table.act(Start(ANA, fill=True))
    await house.advance(100)
    assert table.state.phase is Phase.PLAYING


async def test_two_who_open_a_table_in_one_channel_at_once_get_one(house: TableHouse) -> None:
    """Of two commands in the same moment one opens the table, the other is told of it."""
    results = await asyncio.gather(house.open_table(host=ANA), house.open_table(host=BESA), return_exceptions=True)
    assert [type(result) for result in results if isinstance(result, Exception)] == [TableExists]


async def four_in_two_teams(house: TableHouse) -> Table:
    """Return a full lobby of two against two."""
    table = await house.open_table(host=ANA, options=RuleOptions(sides=Sides.TWO_TEAMS))
    for user in (BESA, CLIRIM, DRITA):
        await table.act(Join(user))
    return table


@pytest.mark.parametrize(
    ("swaps", "partner"), [(0, CLIRIM), (1, DRITA), (2, BESA), (3, CLIRIM)], ids=["none", "one", "two", "round"]
)
async def test_partners_sit_opposite_each_other(house: TableHouse, swaps: int, partner: int) -> None:
    """The lobby's partners take opposite seats, whoever deals first (R10.1, R10.4)."""
    table = await four_in_two_teams(house)
    for _ in range(swaps):
        await table.act(SwapPartners(BESA))
    await table.act(Start(ANA))
    ana = seat_of(table.state.seats, ANA)
    assert ana is not None
    assert seat_of(table.state.seats, partner) == (ana + 2) % 4


async def test_the_highest_card_deals_first_in_two_against_two(house: TableHouse) -> None:
    """The draw picks the first dealer, who takes seat 0 (R10.4)."""
    table = await four_in_two_teams(house)
    await table.act(Start(ANA))
    ranks = [PACK[number].rank for number in table.state.draw]
    assert (max(ranks), table.state.match and table.state.match.dealer) == (ranks[0], 0)


async def test_a_stranger_cannot_swap_partners(house: TableHouse) -> None:
    """Only who sits here chooses."""
    table = await four_in_two_teams(house)
    with pytest.raises(NotSeated):
        await table.act(SwapPartners(LUAN))


@pytest.mark.parametrize(
    "press", [Leave(BESA, is_confirmed=False), End(ANA, is_confirmed=False)], ids=["leaving", "ending"]
)
async def test_lobby_given_up_in_the_moment_of_its_start_is_a_match_that_goes_on(
    press: PersonAction, house: TableHouse
) -> None:
    """BB-019: whoever pressed meant the lobby; a match is given up for good, so that is asked first."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    start = table.act(Start(ANA, fill=True))
    _, told = await asyncio.gather(start, table.act(press), return_exceptions=True)
    assert isinstance(told, AlreadyStarted)
    assert (Phase.PLAYING, True) == (table.state.phase, seat_of(table.state.seats, BESA) is not None)
