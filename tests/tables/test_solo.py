"""A match alone: a table outside servers whose channel is its person. No clock, nothing rated, nothing left behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.actions import ComeBack, End, Give, Leave, Pass, Play, Ready
from bot.tables.changes import Pace
from bot.tables.faults import StorageDownError
from bot.tables.phases import Closing, DueKind, Hold, Phase, TableSettings
from bot.tables.refusals import NotSeated, TableExists, TooManyTables
from bot.tables.registry import Limits, Opening
from bot.tables.seating import ComputerSeat
from bot.tables.state import NOWHERE
from bot.tables.table import Table
from bot.tables.turns import acting_occupant, in_deal
from db.operating import Kind, forget
from murlan.computer.levels import Level
from murlan.events import CardGiven, Played
from murlan.options import CLASSIC, ONE_DEAL, RuleOptions
from tests.support.engines import place_at
from tests.support.house import ANA, BESA, CLIRIM, NAMES, TableHouse, first_choice

ONE = replace(CLASSIC, target=ONE_DEAL)
LONG = replace(CLASSIC, target=11)
WEEK = Pace().solo


async def alone(house: TableHouse, person: int = ANA, options: RuleOptions = LONG) -> Table:
    """Begin a match alone."""
    return await house.registry.open(
        Opening(
            guild_id=NOWHERE,
            channel_id=person,
            host_id=person,
            host_name=NAMES[person],
            settings=TableSettings(options=options, computers=Level.BEGINNER),
            press_id=next(house.press_ids),
        )
    )


async def own_turn(house: TableHouse, table: Table) -> bool:
    """Let computer players act until it is the person's turn; return whether it is, and not the end of the deal."""
    await house.settled()
    while in_deal(table.state) and isinstance(acting_occupant(table.state), ComputerSeat):
        await house.advance(1)
    return in_deal(table.state)


async def take_turn(table: Table, person: int = ANA) -> None:
    """Do the first legal thing."""
    match first_choice(table.hand(person).snapshot):
        case Played(_, cards):
            await table.act(Play(person, cards))
        case CardGiven(_, card):
            await table.act(Give(person, card))
        case _:
            await table.act(Pass(person))


async def play_deal(house: TableHouse, table: Table, person: int = ANA) -> None:
    """Play until the deal is over."""
    while await own_turn(house, table):
        await take_turn(table, person)


def stored(house: TableHouse) -> dict[str, int]:
    """Return how many rows there are of what is played outside servers."""
    tables = ("open_table", "match", "event", "member_name", "result", "result_person", "league", "standing")
    place = place_at(house.path)
    counts = {table: place.query(f"SELECT count(*) FROM {table} WHERE guild_id = 0")[0][0] for table in tables}  # noqa: S608
    return {table: count for table, count in counts.items() if count}


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[TableHouse]:
    """Yield a house in which two people may play alone, and sit at one table."""
    opened = await TableHouse.open(tmp_path / "murlan.db", limits=Limits(per_guild=3, per_person=1, solo=2))
    yield opened
    await opened.close()


async def test_match_alone_begins_at_once_against_three_computer_players(house: TableHouse) -> None:
    """There is nobody to wait for, so there is no lobby: one unit stores the table and its first deal."""
    table = await alone(house)
    kinds = sorted(type(seat).__name__ for seat in table.state.seats)
    assert (Phase.PLAYING, ["ComputerSeat"] * 3 + ["PersonSeat"]) == (table.state.phase, kinds)
    assert {Level.BEGINNER} == {seat.level for seat in table.state.seats if isinstance(seat, ComputerSeat)}
    assert {"open_table": 1, "match": 1, "event": 1, "member_name": 1} == stored(house)
    assert table is house.registry.solo_of(ANA)


async def test_person_who_plays_alone_thinks_as_long_as_they_like(house: TableHouse) -> None:
    """Nobody waits for them: six days later it is still their turn, and nobody has played for them."""
    table = await alone(house)
    assert await own_turn(house, table)
    before = table.state
    await house.advance(WEEK - 60)
    assert before == table.state
    assert None is table.public().until
    await take_turn(table)


async def test_computer_players_act_sooner_where_one_person_waits_for_them(house: TableHouse) -> None:
    """Three pauses of a second are long for who has seen it all."""
    table = await alone(house)
    while await own_turn(house, table):
        await take_turn(table)
        if table.state.due is not None and table.state.due.kind is DueKind.SEAT_DECIDES:
            break
    assert table.state.due is not None
    assert Pace().solo_computer == table.state.due.seconds


async def test_next_deal_waits_for_the_person(house: TableHouse) -> None:
    """They read the places as long as they like; one press deals."""
    table = await alone(house)
    await play_deal(house, table)
    await house.advance(3600)
    assert (Phase.PLAYING, False) == (table.state.phase, in_deal(table.state))
    await table.act(Ready(ANA))
    assert in_deal(table.state)


@pytest.mark.parametrize("moment", ["turn", "between", "finished"])
async def test_match_in_which_nothing_is_played_for_a_week_closes(moment: str, house: TableHouse) -> None:
    """Whoever forgot it is not kept for ever, in memory or on the disk."""
    table = await alone(house, options=ONE if moment == "finished" else LONG)
    assert await own_turn(house, table)
    if moment != "turn":
        await play_deal(house, table)
    await house.advance(WEEK + 1)
    assert (Phase.CLOSED, Closing.EXPIRED) == (table.state.phase, table.state.closing)
    assert ({}, 0) == (stored(house), len(house.registry))


async def test_match_that_is_over_leaves_no_result(house: TableHouse) -> None:
    """It counts nowhere, so nothing of it is kept but what its own table shows."""
    table = await alone(house, options=ONE)
    await play_deal(house, table)
    await house.database.archive.settled()
    assert Phase.FINISHED is table.state.phase
    assert [] == [change.result for change in house.changes if change.result is not None]
    assert {"open_table", "match", "event", "member_name"} == stored(house).keys()


async def test_another_match_takes_the_place_of_the_one_before(house: TableHouse) -> None:
    """Somebody who plays a hundred in a row has one on the disk."""
    table = await alone(house, options=ONE)
    for _ in range(3):
        await play_deal(house, table)
        await table.act(Ready(ANA))
    assert (Phase.PLAYING, 1) == (table.state.phase, stored(house)["match"])
    assert table.state.event_count == stored(house)["event"]


async def test_match_that_is_ended_leaves_nothing(house: TableHouse) -> None:
    """Neither events nor the name."""
    table = await alone(house)
    assert await own_turn(house, table)
    await take_turn(table)
    await table.act(End(ANA))
    await house.database.archive.settled()
    assert ({}, Closing.ENDED) == (stored(house), table.state.closing)


async def test_person_has_one_match_alone(house: TableHouse) -> None:
    """Their own id is the channel; one that is over makes way."""
    table = await alone(house, options=ONE)
    with pytest.raises(TableExists) as caught:
        await alone(house)
    assert table.state.table_id == caught.value.table_id
    await play_deal(house, table)
    again = await alone(house)
    assert (Phase.CLOSED, again, 1) == (table.state.phase, house.registry.solo_of(ANA), stored(house)["match"])


async def test_match_alone_counts_for_itself(small: TableHouse) -> None:
    """Who sits at as many tables as are allowed may play alone while they wait, and the other way round."""
    await alone(small)
    table = await small.open_table(host=ANA)
    assert [table] == small.registry.seats_of(ANA)
    with pytest.raises(TooManyTables):
        small.registry.check_person(ANA)
    await alone(small, BESA)
    small.registry.check_person(BESA)


async def test_no_more_people_play_alone_than_are_allowed(small: TableHouse) -> None:
    """Each takes memory for up to a week; one that closes makes room, and one that makes way is none more."""
    first = await alone(small)
    other = await alone(small, BESA, ONE)
    with pytest.raises(TooManyTables) as caught:
        await alone(small, CLIRIM)
    assert ("solo", 2) == (caught.value.scope, caught.value.limit)
    await play_deal(small, other, BESA)
    await alone(small, BESA)
    await first.act(End(ANA))
    await alone(small, CLIRIM)


async def test_nobody_else_acts_at_a_match_alone(house: TableHouse) -> None:
    """Whatever an id says: the seat is that of who presses."""
    table = await alone(house)
    before = table.state
    for action in (Pass(BESA), Ready(BESA), ComeBack(BESA), Leave(BESA)):
        with pytest.raises(NotSeated):
            await table.act(action)
    assert before == table.state


async def test_match_alone_goes_on_after_a_restart(house: TableHouse) -> None:
    """The same cards and the same turn; the computer players go on by themselves."""
    table = await alone(house)
    assert await own_turn(house, table)
    await take_turn(table)
    before = table.state
    again = await house.restarted()
    restored = again.registry.solo_of(ANA)
    assert restored is not None
    assert (before, "Ana") == (restored.state, restored.names[ANA])
    await play_deal(again, restored)
    assert 1 == len(restored.state.places)
    await again.close()


@pytest.mark.parametrize("days", [3, 30])
async def test_restarts_do_not_keep_a_forgotten_match_open(days: int, tmp_path: Path) -> None:
    """The week is one of the calendar: a bot that is restarted every night closes it all the same."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await alone(house)
    assert await own_turn(house, table)
    for _ in range(days):
        house.clock.advance(24 * 3600)
        house = await house.restarted()
        await house.advance(2 * Pace().solo_grace)
    assert (days < 7) == (house.registry.solo_of(ANA) is not None)
    await house.close()


async def test_match_alone_stands_while_nothing_can_be_stored(house: TableHouse) -> None:
    """As every table: what is said to be played is on the disk, and it goes on by itself."""
    table = await alone(house)
    assert await own_turn(house, table)
    before = table.state
    house.disk.is_full = True
    with pytest.raises(StorageDownError):
        await take_turn(table)
    assert (before, {Hold.STORAGE_DOWN}) == (table.state, set(table.holds))
    house.disk.is_full = False
    await house.advance(10)
    assert frozenset() == table.holds
    await take_turn(table)


@pytest.mark.parametrize("is_stored", [False, True])
async def test_match_that_could_not_be_begun_is_not_there_later(house: TableHouse, *, is_stored: bool) -> None:
    """Whether or not its first unit reached the disk: the next one that is begun clears it away."""
    house.disk.swallows_answers, house.disk.is_full = is_stored, not is_stored
    with pytest.raises(StorageDownError):
        await alone(house)
    house.disk.swallows_answers = house.disk.is_full = False
    assert None is house.registry.solo_of(ANA)
    await alone(house, BESA)
    table = await alone(house)
    assert (2, 2) == (stored(house)["open_table"], stored(house)["match"])
    assert table is house.registry.solo_of(ANA)


async def test_gone_places_are_nothing_to_who_plays_alone(house: TableHouse) -> None:
    """It is in no channel and no server."""
    table = await alone(house)
    house.registry.place_gone(guild_id=11)
    house.registry.place_gone(channel_id=22)
    await house.settled()
    assert Phase.PLAYING is table.state.phase


async def test_person_alone_may_always_ask_for_hints(house: TableHouse) -> None:
    """It is no contest."""
    table = await alone(house)
    assert (True, True) == (table.hand(ANA).may_ask, table.hand(ANA).table.is_solo)


async def test_export_tells_of_a_match_alone(house: TableHouse) -> None:
    """What is stored about its person is told, the cards of the running deal are not."""
    table = await alone(house)
    told = await house.database.privacy.about(ANA)
    (open_table,) = told["open_tables"]
    assert (table.state.table_id, "0") == (open_table["table_id"], open_table["guild_id"])
    assert ["Ana"] == [row["name"] for row in told["names"]]


@pytest.mark.parametrize("is_forgotten", [False, True], ids=["in time", "with its person"])
async def test_unreadable_match_alone_is_forgotten(house: TableHouse, *, is_forgotten: bool) -> None:
    """Its person's number stands for a channel, so nothing of it may stay: a month later, or as they ask for it."""
    await alone(house)
    await house.registry.close()
    await house.database.writer.submit(
        lambda connection: connection.execute("UPDATE open_table SET state = '{}' WHERE guild_id = 0")
    )
    assert [] == await house.database.journal.open_tables()
    if is_forgotten:
        assert () == await house.database.upkeep.forget_person(ANA)
    else:
        house.clock.advance(31 * 24 * 3600)
        await house.database.removals.tidy()
    assert {} == stored(house)


async def test_operator_forgets_somebody_who_plays_alone(tmp_path: Path) -> None:
    """While no bot runs nobody could end the match: it goes with all else of theirs, and others' stay."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    for person in (ANA, BESA):
        await alone(house, person)
    await house.close()
    await asyncio.to_thread(forget, place_at(house.path).where, ANA, Kind.PERSON)
    assert {"open_table": 1, "match": 1, "event": 1, "member_name": 1} == stored(house)
    again = await TableHouse.open(house.path)
    await again.registry.restore()
    assert (True, True) == (again.registry.solo_of(ANA) is None, again.registry.solo_of(BESA) is not None)
    await again.close()
