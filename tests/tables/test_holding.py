"""Tables while Discord is away, the picture late or the storage down: clocks stand, and nobody pays for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables.actions import End, Forgive, Leave, Ready, Start
from bot.tables.phases import Closing, DueKind, Hold, Phase
from bot.tables.seating import ComputerSeat
from bot.tables.table import Table
from bot.tables.thinking import LIMIT_SECONDS
from murlan.events import Passed, Played
from tests.support.house import ANA, BESA, GUILD, TableHouse
from tests.tables.computers import SlowComputers, let_run
from tests.tables.matches import FOUR, ONE, acting_person, four_people, person, play_deal_out, play_on, play_until

AWAY, LATE = Hold.DISCORD_AWAY, Hold.PICTURE_LATE


async def computers_turn(house: TableHouse) -> Table:
    """Return a match of one person where it is a computer player's turn, whose clock has just been set."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    if table.state.due and table.state.due.kind is DueKind.TURN_RUNS_OUT:
        await play_on(table)
    assert isinstance(table.state.seats[turn(table)], ComputerSeat)
    return table


def turn(table: Table) -> int:
    """Return the seat that acts."""
    assert table.state.match is not None
    number = table.state.match.snapshot(None).turn
    assert number is not None
    return number


async def test_no_turn_runs_out_while_something_holds_the_clock(house: TableHouse) -> None:
    """BB-025: what was left is left, 30 seconds at least; nobody sees a time meanwhile."""
    table = await four_people(house)
    await house.advance(50)
    table.hold(AWAY)
    table.hold(LATE)
    await house.advance(600)
    assert (None, AWAY, frozenset({AWAY, LATE})) == (table.public().until, table.public().hold, table.holds)
    before = table.state
    table.release(AWAY)
    await house.advance(600)
    assert (LATE, before) == (table.public().hold, table.state)
    table.release(LATE)
    assert round(house.clock.wall()) + 30 == table.public().until
    await house.advance(29)
    assert before == table.state
    await house.advance(1)
    assert before.event_count + 1 == table.state.event_count


async def test_a_table_says_that_it_stands_and_goes_on(house: TableHouse) -> None:
    """So that its picture is drawn; a reason that is no news is not told."""
    table = await four_people(house)
    for _ in range(2):
        table.hold(AWAY)
    table.hold(LATE)
    table.release(Hold.STORAGE_DOWN)
    table.release(AWAY)
    table.release(LATE)
    assert [table] * 4 == house.held


async def test_a_person_plays_while_the_clock_stands_and_the_next_one_has_a_whole_turn(house: TableHouse) -> None:
    """A press that reaches us is a press."""
    table = await four_people(house)
    table.hold(LATE)
    await house.advance(50)
    await play_on(table)
    before = table.state
    await house.advance(500)
    table.release(LATE)
    await house.advance(59)
    assert before == table.state
    await house.advance(1)
    assert before.event_count + 1 == table.state.event_count


async def test_a_computer_player_waits_while_the_clock_stands_and_plays_at_once_after_it(house: TableHouse) -> None:
    """Its play would be unseen."""
    table = await computers_turn(house)
    await house.advance(0.75)
    table.hold(LATE)
    before = table.state.event_count
    await house.advance(500)
    assert before == table.state.event_count
    table.release(LATE)
    await house.advance(0.25)
    assert before + 1 == table.state.event_count


@pytest.mark.parametrize("is_decided", [True, False], ids=["decided", "still thinking"])
async def test_a_computer_player_that_thinks_as_the_clock_stops_acts_when_it_goes_on(
    tmp_path: Path, *, is_decided: bool
) -> None:
    """At once, as it decided meanwhile, and once: nobody asks it a second time."""
    computers = SlowComputers()
    house = await TableHouse.open(tmp_path / "murlan.db", computers=computers)
    table = await computers_turn(house)
    before = table.state.event_count
    house.clock.advance(1)
    await let_run()
    if is_decided:
        computers.asked[0].set_result(None)
    table.hold(LATE)
    await let_run()
    house.clock.advance(500)
    await let_run()
    assert before == table.state.event_count
    table.release(LATE)
    house.clock.advance(0)
    await let_run()
    if not is_decided:
        computers.asked[0].set_result(None)
    while table.state.event_count == before:
        await asyncio.sleep(0)
    assert before + 1 == table.state.event_count
    await house.close()


async def test_a_computer_player_thinks_while_its_table_waits_anyway(tmp_path: Path) -> None:
    """It is asked when its turn begins, and what it decided is done when the clock rings, no sooner."""
    computers = SlowComputers()
    house = await TableHouse.open(tmp_path / "murlan.db", computers=computers)
    table = await computers_turn(house)
    before = table.state.event_count
    await let_run()
    computers.asked[0].set_result(None)
    house.clock.advance(0.99)
    await let_run()
    assert (1, before) == (len(computers.asked), table.state.event_count)
    house.clock.advance(0.01)
    while table.state.event_count == before:
        await asyncio.sleep(0)
    await house.close()


async def test_the_understudy_plays_for_a_computer_player_that_hangs(tmp_path: Path) -> None:
    """BB-105: a turn always ends."""
    computers = SlowComputers()
    house = await TableHouse.open(tmp_path / "murlan.db", computers=computers)
    table = await computers_turn(house)
    before = table.state.event_count
    house.clock.advance(1)
    await let_run()
    house.clock.advance(LIMIT_SECONDS)
    while table.state.event_count == before:
        await asyncio.sleep(0)
    assert [False] == [asked.done() and not asked.cancelled() for asked in computers.asked]
    assert isinstance(house.events()[-1], Played | Passed)
    await house.close()


async def test_a_decision_for_a_table_that_has_ended_is_void(tmp_path: Path) -> None:
    """BB-108: the computer player thinks on for nobody, and the channel is free for another table."""
    computers = SlowComputers()
    house = await TableHouse.open(tmp_path / "murlan.db", computers=computers)
    table = await computers_turn(house)
    house.clock.advance(1)
    await let_run()
    await table.act(End(ANA))
    ended = table.state
    assert [True] == [asked.cancelled() for asked in computers.asked]
    another = await house.open_table(host=ANA)
    house.clock.advance(LIMIT_SECONDS)
    await let_run()
    assert (ended, Phase.LOBBY, [another]) == (table.state, another.state.phase, house.registry.tables())
    await house.close()


async def test_a_table_that_closes_while_its_clock_stands_leaves_nothing_behind(house: TableHouse) -> None:
    """No alarm, no task, and the release is no error."""
    table = await four_people(house)
    table.hold(AWAY)
    for user in FOUR:
        await table.act(Leave(user))
    house.held.clear()
    table.release(AWAY)
    table.hold(LATE)
    await house.settled()
    assert (Closing.DESERTED, [], None) == (table.state.closing, house.held, house.clock.next_alarm())
    assert [] == [task for task in asyncio.all_tasks() if task.get_name().startswith("table")]


async def test_stopping_ends_every_task_of_a_table(tmp_path: Path) -> None:
    """A thinking player's too."""
    house = await TableHouse.open(tmp_path / "murlan.db", computers=SlowComputers())
    await computers_turn(house)
    house.clock.advance(1)
    await let_run()
    await house.close()
    assert {asyncio.current_task()} == {task for task in asyncio.all_tasks() if not task.done()}
    assert None is house.clock.next_alarm()


async def test_what_was_asked_for_before_a_stop_is_done(house: TableHouse) -> None:
    """What is on its way to the disk is answered."""
    table = await house.open_table(host=ANA)
    starting = asyncio.create_task(table.act(Start(ANA, fill=True)))
    await asyncio.sleep(0)
    await table.stop()
    assert Phase.PLAYING is (await starting).after.phase


async def test_a_hold_is_not_remembered_over_a_restart(tmp_path: Path) -> None:
    """What was wrong with the last process need not be with this one."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await four_people(house)
    table.hold(AWAY)
    house = await house.restarted()
    again = house.registry.get(table.state.table_id)
    assert again is not None
    assert (frozenset(), round(house.clock.wall()) + 60) == (again.holds, again.public().until)
    await house.close()


async def test_turns_that_ran_out_since_we_were_last_heard_are_forgiven(house: TableHouse) -> None:
    """BB-025: only those, and all of those."""
    table = await four_people(house)
    first = acting_person(table)
    await house.advance(60)
    since = house.clock.monotonic() + 1
    second = acting_person(table)
    await house.advance(60)
    house.registry.hold(AWAY, since=since)
    await house.settled()
    assert (1, 0, 1) == (person(table, first).missed, person(table, second).missed, table.state.unattended)


async def test_somebody_who_missed_two_turns_since_then_is_not_away_any_more(house: TableHouse) -> None:
    """BB-025: both are forgiven."""
    table = await four_people(house)
    user = acting_person(table)
    since = house.clock.monotonic()
    await house.advance(60)
    await play_until(table, user)
    await house.advance(60)
    assert person(table, user).is_away
    table.hold(AWAY, since=since)
    await house.settled()
    assert 0 == person(table, user).missed


async def test_forgiving_gives_a_whole_turn_back_to_who_acts(house: TableHouse) -> None:
    """BB-025: they are waited for again."""
    table = await four_people(house)
    user = acting_person(table)
    for _ in range(2):
        await play_until(table, user)
        await house.advance(60)
    while turn(table) != table.state.seats.index(person(table, user)):
        await play_on(table)
    assert DueKind.SEAT_DECIDES is (table.state.due and table.state.due.kind)
    table.tell(Forgive(frozenset({user})))
    await house.settled()
    assert DueKind.TURN_RUNS_OUT is (table.state.due and table.state.due.kind)


async def test_no_turn_runs_out_in_a_server_that_is_not_heard(house: TableHouse) -> None:
    """BB-025: a press may be on its way; the turn waits until we hear again."""
    table = await four_people(house)
    before = table.state
    house.deaf.add(GUILD)
    await house.advance(600)
    assert before == table.state
    house.deaf.clear()
    await house.advance(5)
    assert before.event_count + 1 == table.state.event_count


async def test_a_rematch_in_the_moment_the_table_would_close_is_a_rematch(house: TableHouse) -> None:
    """BB-009: the press came first, so the alarm that rang with it is void."""
    table = await four_people(house, ONE)
    await play_deal_out(table)
    for user in FOUR[1:]:
        await table.act(Ready(user))
    last = asyncio.create_task(table.act(Ready(ANA)))
    await asyncio.sleep(0)
    house.clock.advance(600)
    await last
    await house.settled()
    assert (Phase.PLAYING, 1) == (table.state.phase, table.state.match and table.state.match.deal_number)
    await house.advance(59)
    assert Phase.PLAYING is table.state.phase


async def test_only_the_tables_of_the_servers_that_are_away_stand(house: TableHouse) -> None:
    """One shard may be gone, the others not."""
    here = await house.open_table(host=ANA)
    there = await house.open_table(host=BESA, guild=GUILD + 1, channel=33)
    house.registry.hold(AWAY, guild_ids={GUILD + 1})
    assert (frozenset(), frozenset({AWAY})) == (here.holds, there.holds)
    house.registry.release(AWAY, guild_ids={GUILD})
    assert frozenset({AWAY}) == there.holds
    house.registry.release(AWAY)
    assert frozenset() == there.holds
