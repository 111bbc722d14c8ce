"""All tables of the process: how many there may be, where they are, and where they go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.tables.actions import End, Join, Leave, Move, Start
from bot.tables.phases import Closing, Phase
from bot.tables.refusals import NotHost, SamePlace, TableExists, TableRefusal, TooManyTables
from bot.tables.registry import Limits
from bot.tables.seating import seat_of
from bot.tables.table import Table
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, GUILD, LUAN, TableHouse
from tests.tables.matches import FOUR, ONE, four_people, play_deal_out

TARGET = CHANNEL + 1
LIMITS = Limits(per_guild=3, per_person=2)


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[TableHouse]:
    """Yield a house of three tables a server, two a person."""
    opened = await TableHouse.open(tmp_path / "murlan.db", limits=LIMITS)
    yield opened
    await opened.close()


async def test_a_server_has_no_more_tables_than_are_allowed(small: TableHouse) -> None:
    """Another server has its own, and one that ends makes room."""
    tables = [await small.open_table(host=user, channel=user) for user in FOUR[:3]]
    with pytest.raises(TooManyTables) as caught:
        await small.open_table(host=LUAN)
    assert ("guild", 3) == (caught.value.scope, caught.value.limit)
    await small.open_table(host=LUAN, channel=33, guild=GUILD + 1)
    await tables[0].act(End(ANA))
    await small.open_table(host=LUAN)
    assert 4 == len(small.registry)


async def test_tables_opened_in_one_moment_keep_to_the_limits(small: TableHouse) -> None:
    """What is just being opened counts."""
    opening = [small.open_table(host=ANA, channel=channel) for channel in range(1, 6)]
    outcomes = await asyncio.gather(*opening, return_exceptions=True)
    refusals = [outcome.scope for outcome in outcomes if isinstance(outcome, TooManyTables)]
    assert (["person"] * 3, 2) == (refusals, len(small.registry))


async def test_a_person_sits_at_no_more_tables_than_are_allowed(small: TableHouse) -> None:
    """As host or as guest, in whatever server; leaving one makes room."""
    own = await small.open_table(host=ANA)
    other = await small.open_table(host=BESA, channel=33, guild=GUILD + 1)
    small.registry.check_person(ANA)
    await other.act(Join(ANA))
    with pytest.raises(TooManyTables) as caught:
        small.registry.check_person(ANA)
    assert ("person", 2) == (caught.value.scope, caught.value.limit)
    with pytest.raises(TooManyTables):
        await small.open_table(host=ANA, channel=44)
    small.registry.check_person(BESA)
    await own.act(Leave(ANA))
    await small.open_table(host=ANA, channel=44)


async def test_a_finished_table_that_makes_way_does_not_count(small: TableHouse) -> None:
    """Somebody who plays one match after another has one table."""
    table = await four_people(small, ONE)
    await play_deal_out(table)
    await small.open_table(host=ANA, channel=44)
    again = await small.open_table(host=ANA)
    assert (Closing.ENDED, again) == (table.state.closing, small.registry.in_channel(CHANNEL))


async def test_a_finished_table_that_moves_away_in_the_same_moment_need_not_make_way(small: TableHouse) -> None:
    """Where it went nobody asked for its place."""
    table = await four_people(small, ONE)
    await play_deal_out(table)
    moving = small.registry.move(table, Move(ANA, TARGET), 1)
    _, again = await asyncio.gather(moving, small.open_table(host=BESA))
    assert (Phase.FINISHED, again) == (table.state.phase, small.registry.in_channel(CHANNEL))
    assert table is small.registry.in_channel(TARGET)


async def test_a_table_that_was_not_opened_leaves_room(small: TableHouse) -> None:
    """A refusal takes no place."""
    for _ in range(5):
        await small.open_table(host=ANA)
        with pytest.raises(TableExists):
            await small.open_table(host=BESA)
        await small.registry.tables()[0].act(End(ANA))
    assert 0 == len(small.registry)


@pytest.mark.parametrize("is_playing", [False, True], ids=["lobby", "match"])
async def test_a_table_moves_to_another_channel(house: TableHouse, *, is_playing: bool) -> None:
    """With everything that belongs to it, over a restart too; the old channel is free."""
    table = await house.open_table(host=ANA)
    if is_playing:
        await table.act(Start(ANA, fill=True))
    before = table.state
    await house.registry.move(table, Move(ANA, TARGET), 1)
    assert (TARGET, before.match, before.due) == (table.state.channel_id, table.state.match, table.state.due)
    assert (table, None) == (house.registry.in_channel(TARGET), house.registry.in_channel(CHANNEL))
    await house.open_table(host=BESA)
    await table.act(End(ANA))
    assert None is house.registry.in_channel(TARGET)


async def test_a_moved_table_is_where_it_went_after_a_restart(tmp_path: Path) -> None:
    """The move is stored before it is said."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await house.open_table(host=ANA)
    await house.registry.move(table, Move(ANA, TARGET), 1)
    house = await house.restarted()
    again = house.registry.in_channel(TARGET)
    assert table.state == (again.state if again else None)
    await house.close()


async def test_who_manages_the_server_moves_a_table(house: TableHouse) -> None:
    """Without a seat of their own."""
    table = await house.open_table(host=ANA)
    await house.registry.move(table, Move(LUAN, TARGET, is_manager=True), 1)
    assert TARGET == table.state.channel_id


@pytest.mark.parametrize(
    ("action", "refusal"),
    [
        pytest.param(Move(ANA, CHANNEL), SamePlace, id="to where it is"),
        pytest.param(Move(ANA, TARGET), TableExists, id="to where another is"),
        pytest.param(Move(BESA, TARGET + 1), NotHost, id="by a guest"),
        pytest.param(Move(LUAN, TARGET + 1), NotHost, id="by a stranger"),
    ],
)
async def test_a_table_that_may_not_move_stays(house: TableHouse, action: Move, refusal: type[Exception]) -> None:
    """And takes no place anywhere else."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    await house.open_table(host=CLIRIM, channel=TARGET)
    with pytest.raises(refusal):
        await house.registry.move(table, action, 1)
    assert table is house.registry.in_channel(CHANNEL)
    await house.open_table(host=LUAN, channel=TARGET + 1)


async def test_two_tables_that_move_to_one_channel_at_once_do_not_both_get_it(house: TableHouse) -> None:
    """The channel is taken from the first press on."""
    tables = [await house.open_table(host=user, channel=user) for user in (ANA, BESA)]
    moves = [house.registry.move(table, Move(table.state.host_id, TARGET), n) for n, table in enumerate(tables)]
    opening = house.open_table(host=CLIRIM, channel=TARGET)
    outcomes = await asyncio.gather(*moves, opening, return_exceptions=True)
    assert [TableExists] * 2 == [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)]
    assert (tables[0], tables[1]) == (house.registry.in_channel(TARGET), house.registry.in_channel(BESA))


@pytest.mark.parametrize("place", ["channel", "server"])
async def test_the_tables_of_a_place_that_is_gone_close(house: TableHouse, place: str) -> None:
    """And only those; nobody is left to tell."""
    table = await house.open_table(host=ANA)
    other = await house.open_table(host=BESA, channel=33, guild=GUILD + 1)
    if place == "channel":
        house.registry.place_gone(channel_id=CHANNEL)
    else:
        house.registry.place_gone(guild_id=GUILD)
    await house.settled()
    assert (Closing.PLACE_GONE, Phase.LOBBY) == (table.state.closing, other.state.phase)
    assert [other] == house.registry.tables()


async def test_what_is_found_by_person_and_by_server_is_what_a_look_at_all_tables_finds(house: TableHouse) -> None:
    """People sit down, leave and move; tables open and close: no list is behind."""
    luck, tables = Random(3), list[Table]()
    for step in range(120):
        match luck.randrange(5):
            case 0 if len(tables) < 9:
                tables.append(
                    await house.open_table(host=luck.choice(FOUR), channel=100 + step, guild=GUILD + step % 3)
                )
            case 1 if tables:
                await tables.pop(luck.randrange(len(tables))).act(End(0, is_manager=True))
            case 2 if tables:
                with suppress(TableRefusal):
                    await luck.choice(tables).act(Leave(luck.choice(FOUR)))
            case 3 if tables:
                await house.registry.move(luck.choice(tables), Move(0, 1000 + step, is_manager=True), step)
            case _ if tables:
                with suppress(TableRefusal):
                    await luck.choice(tables).act(Join(luck.choice(FOUR)))
        tables = [table for table in tables if table.state.phase is not Phase.CLOSED]
        registry = house.registry
        assert tables == registry.tables()
        assert {table.state.guild_id for table in tables} == registry.guild_ids()
        for user in FOUR:
            seats = [table for table in tables if seat_of(table.state.seats, user) is not None]
            assert seats == registry.seats_of(user)
        assert tables == [registry.in_channel(table.state.channel_id) for table in tables]
