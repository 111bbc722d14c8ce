"""Who plays for somebody who is away: nobody at first, then a computer player as strong as the table chose (R12)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.actions import ComeBack, Forgive, Join, Leave, Start
from bot.tables.phases import Closing, Due, DueKind, Phase, TableSettings
from bot.tables.registry import Opening
from bot.tables.seating import ComputerSeat, PersonSeat
from bot.tables.table import Table
from bot.tables.thinking import LIMIT_SECONDS
from bot.tables.transition import changed_by
from bot.tables.turns import UNATTENDED_TURNS, acting_occupant, acting_seat
from murlan.computer.levels import Level
from murlan.computer.understudy import understudy_event
from murlan.events import Passed, Played
from murlan.options import CLASSIC
from tests.support.house import ANA, BESA, CHANNEL, GUILD, TableHouse, first_choice
from tests.tables.computers import AskedComputers, SlowComputers, let_run
from tests.tables.matches import FOUR, acting_person, miss, person, play_on, play_until, seat
from tests.tables.positions import STAGES
from tests.tables.positions import house as rules


@pytest.fixture
def asked() -> AskedComputers:
    """Computer players of which one knows whom they act for."""
    return AskedComputers()


@pytest.fixture
async def house(tmp_path: Path, asked: AskedComputers) -> AsyncIterator[TableHouse]:
    """Yield a house where they play."""
    opened = await TableHouse.open(tmp_path / "murlan.db", computers=asked)
    yield opened
    await opened.close()


@pytest.fixture
def slow() -> SlowComputers:
    """Computer players that think until they are told to decide."""
    return SlowComputers()


@pytest.fixture
async def slow_house(tmp_path: Path, slow: SlowComputers) -> AsyncIterator[TableHouse]:
    """Yield a house where they play."""
    opened = await TableHouse.open(tmp_path / "slow.db", computers=slow)
    yield opened
    await opened.close()


async def four(house: TableHouse, understudy: Level | None = None) -> Table:
    """Return a match of four people, at a table that chose its understudies, or left them as they are."""
    settings = TableSettings(options=CLASSIC, turn_seconds=60)
    if understudy is not None:
        settings = TableSettings(options=CLASSIC, turn_seconds=60, understudy=understudy)
    opening = Opening(
        guild_id=GUILD, channel_id=CHANNEL, host_id=ANA, host_name="Ana", settings=settings, press_id=7_000
    )
    table = await house.registry.open(opening)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    return table


async def turn_of_somebody_away(house: TableHouse, table: Table) -> int:
    """Let somebody miss two turns; return who it is, when it is their turn again."""
    user = acting_person(table)
    await miss(house, table, user, 2)
    while acting_seat(table.state) != seat(table, user):
        await play_on(table)
    return user


async def test_nobody_is_asked_when_a_single_turn_runs_out(house: TableHouse, asked: AskedComputers) -> None:
    """It passes, or plays the lowest card, at the moment it runs out; the second one too (R12.1)."""
    table = await four(house)
    user = acting_person(table)
    for missed in (1, 2):
        await play_until(table, user)
        snapshot = table.hand(user).snapshot
        await house.advance(60)
        assert understudy_event(snapshot) == house.events()[-1]
        assert (missed, []) == (person(table, user).missed, asked.asked)


@pytest.mark.parametrize("level", [None, *Level], ids=str)
async def test_who_missed_two_turns_is_played_by_the_level_that_the_table_chose(
    house: TableHouse, asked: AskedComputers, level: Level | None
) -> None:
    """No stronger than that, and by a beginner where nothing was chosen, so that leaving never helps (R12.2)."""
    table = await four(house, level)
    user = await turn_of_somebody_away(house, table)
    expected, before = first_choice(table.hand(user).snapshot), table.state.event_count
    await house.advance(0.9)
    assert before == table.state.event_count
    await house.advance(0.1)
    assert [(seat(table, user), level or Level.BEGINNER)] == asked.asked
    assert (expected, 3) == (house.events()[-1], person(table, user).missed)


async def test_who_leaves_for_good_is_played_by_the_level_that_the_table_chose(
    house: TableHouse, asked: AskedComputers
) -> None:
    """From the turn on in which they leave, and as soon as a computer player would play (R12.3)."""
    table = await four(house, Level.CASUAL)
    user = acting_person(table)
    number = seat(table, user)
    await table.act(Leave(user))
    for _ in range(2):
        assert table.state.due is not None
        assert (DueKind.SEAT_DECIDES, 1.0) == (table.state.due.kind, table.state.due.seconds)
        await house.advance(1)
        assert number != acting_seat(table.state)
        for _ in range(3):
            await play_on(table)
    assert {(number, Level.CASUAL)} == set(asked.asked)


async def test_where_all_are_away_it_takes_the_whole_turn_and_then_decides(
    house: TableHouse, asked: AskedComputers
) -> None:
    """Whoever comes back after some minutes finds their table, and has not been played worse meanwhile (R12.4)."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    while not (person(table, ANA).is_away and isinstance(acting_occupant(table.state), PersonSeat)):
        await house.advance(1)
    assert table.state.due is not None
    assert (DueKind.TURN_RUNS_OUT, 60) == (table.state.due.kind, table.state.due.seconds)
    asked.asked.clear()
    await house.advance(58)
    assert [] == asked.asked
    await house.advance(2)
    assert (seat(table, ANA), Level.BEGINNER) == asked.asked[0]
    assert 3 == person(table, ANA).missed


async def test_the_eighth_turn_without_a_press_closes_the_table_and_asks_nobody(
    house: TableHouse, asked: AskedComputers
) -> None:
    """Seven turns were taken for four people who are not there, the last of them for one who was away (R12.4)."""
    table = await four(house)
    before = len(house.events())
    while table.state.phase is Phase.PLAYING:
        await house.advance(60)
    assert Closing.UNATTENDED is table.state.closing
    assert UNATTENDED_TURNS - 1 == len(house.events()) - before
    assert [] == asked.asked


async def test_turns_of_computer_players_do_not_close_a_table_nor_keep_it(
    house: TableHouse, asked: AskedComputers
) -> None:
    """A person alone with three of them is missed eight times, the last six of these away (R12.4)."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    await house.advance(UNATTENDED_TURNS * 60 + 120)
    assert (Closing.UNATTENDED, UNATTENDED_TURNS) == (table.state.closing, person(table, ANA).missed)
    assert UNATTENDED_TURNS - 3 == sum(level == Level.BEGINNER for _, level in asked.asked)


async def test_a_press_in_the_middle_of_its_thought_ends_it(slow_house: TableHouse, slow: SlowComputers) -> None:
    """Whoever comes back takes over at once, with a whole turn: what it thought leads to nothing (R12.2)."""
    table = await four(slow_house)
    user = await turn_of_somebody_away(slow_house, table)
    before = table.state.event_count
    slow_house.clock.advance(1)
    await let_run()
    await table.act(ComeBack(user))
    await slow_house.settled()
    assert (1, True) == (len(slow.asked), slow.asked[0].cancelled())
    assert table.state.due is not None
    assert (DueKind.TURN_RUNS_OUT, 60) == (table.state.due.kind, table.state.due.seconds)
    await slow_house.advance(59)
    assert (before, 0) == (table.state.event_count, person(table, user).missed)


async def test_a_decision_that_was_on_its_way_when_somebody_came_back_is_void(
    slow_house: TableHouse, slow: SlowComputers
) -> None:
    """Of the press and the decision in one moment, the press is what counts (R12.2)."""
    table = await four(slow_house)
    user = await turn_of_somebody_away(slow_house, table)
    before = table.state.event_count
    slow_house.clock.advance(1)
    await let_run()
    back = asyncio.create_task(table.act(ComeBack(user)))
    await asyncio.sleep(0)
    slow.asked[0].set_result(None)
    await back
    await slow_house.settled()
    assert not slow.asked[0].cancelled()
    assert (before, 0) == (table.state.event_count, person(table, user).missed)


def test_somebody_who_is_forgiven_in_their_turn_has_a_whole_one() -> None:
    """BB-025: where all were away, whatever an understudy thinks for them is about a clock that is gone (R12.2)."""
    away = tuple(PersonSeat(user, missed=2) for user in FOUR)
    before = replace(STAGES["play"], seats=away)
    after = changed_by(before, Forgive(frozenset({BESA})), rules()).after
    assert before.due is not None
    assert Due(DueKind.TURN_RUNS_OUT, 60, before.due.number + 1) == after.due


async def test_a_press_of_another_is_not_waited_for_by_who_is_away(slow_house: TableHouse, slow: SlowComputers) -> None:
    """Where all were away and one comes back, the understudy that thinks is asked anew, as soon as always (R12.4)."""
    table = await slow_house.open_table(host=ANA)
    await table.act(Join(BESA))
    await table.act(Start(ANA, fill=True))
    while not all(isinstance(one, ComputerSeat) or one.is_away for one in table.state.seats):
        await one_turn(slow_house, slow, table)
    while isinstance(acting_occupant(table.state), ComputerSeat):
        await one_turn(slow_house, slow, table)
    other = BESA if acting_seat(table.state) == seat(table, ANA) else ANA
    assert DueKind.TURN_RUNS_OUT is (table.state.due and table.state.due.kind)
    slow_house.clock.advance(60)
    await let_run()
    await table.act(ComeBack(other))
    await let_run()
    assert [True, False] == [one.cancelled() for one in slow.asked[-2:]]
    assert table.state.due is not None
    assert (DueKind.SEAT_DECIDES, 1.0) == (table.state.due.kind, table.state.due.seconds)


async def one_turn(house: TableHouse, slow: SlowComputers, table: Table) -> None:
    """Let the clock run out, and whoever is asked then decide."""
    assert table.state.due is not None
    before = table.state.event_count
    house.clock.advance(table.state.due.seconds)
    while table.state.event_count == before:
        await let_run()
        if slow.asked and not slow.asked[-1].done():
            slow.asked[-1].set_result(None)


async def test_an_understudy_that_hangs_passes_after_a_while(slow_house: TableHouse, slow: SlowComputers) -> None:
    """BB-105: a turn always ends, and it counts as one that the person did not take (R12.1)."""
    table = await four(slow_house)
    user = await turn_of_somebody_away(slow_house, table)
    before, expected = table.state.event_count, understudy_event(table.hand(user).snapshot)
    slow_house.clock.advance(1)
    await let_run()
    slow_house.clock.advance(LIMIT_SECONDS)
    while table.state.event_count == before:
        await let_run()
    assert (expected, 3) == (slow_house.events()[-1], person(table, user).missed)
    assert isinstance(expected, Passed | Played)
    assert slow.asked[0].cancelled()


async def test_an_understudy_that_a_restart_interrupts_is_asked_again(tmp_path: Path, slow: SlowComputers) -> None:
    """BB-027: the thought is lost, the turn is not: it is taken once."""
    house = await TableHouse.open(tmp_path / "murlan.db", computers=slow)
    table = await four(house, Level.EXPERT)
    user = await turn_of_somebody_away(house, table)
    before = table.state
    house.clock.advance(1)
    await let_run()
    await house.close()
    asked = AskedComputers()
    house = await TableHouse.open(house.path, house.clock, computers=asked)
    await house.registry.restore()
    await house.awake()
    again = house.registry.get(before.table_id)
    assert again is not None
    assert before == again.state
    await house.advance(1)
    assert [(seat(again, user), Level.EXPERT)] == asked.asked
    assert (before.event_count + 1, 3) == (again.state.event_count, person(again, user).missed)
    await house.close()
