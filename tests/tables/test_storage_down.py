"""A disk that is full or broken: nothing is lost, doubled or made up, and tables go on when it does."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.tables.actions import End, Join, Leave, Move, Pass, PlaceGone, Play, Start
from bot.tables.faults import StorageDownError
from bot.tables.phases import Closing, DueKind, Hold, Phase
from bot.tables.refusals import TableExists, TableIsClosed, TurnIsOver
from bot.tables.seating import PersonSeat
from bot.tables.table import Table
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, TableHouse
from tests.tables.matches import FOUR, ONE, acting_person, four_people, play_deal_out, play_on

DOWN = Hold.STORAGE_DOWN


def first_play(table: Table, user: int) -> Play:
    """Return a play of the person whose turn it is, for this turn."""
    return Play(user, table.hand(user).snapshot.choices()[0].cards, table.public().guard)


async def test_a_play_that_cannot_be_stored_is_refused_and_the_clock_stands(house: TableHouse) -> None:
    """Memory never runs ahead of the disk, and nobody's turn runs out meanwhile."""
    table = await four_people(house)
    before = table.state
    house.disk.is_full = True
    with pytest.raises(StorageDownError):
        await table.act(first_play(table, acting_person(table)))
    await house.advance(600)
    assert (before, frozenset({DOWN}), DOWN) == (table.state, table.holds, table.public().hold)


async def test_a_table_goes_on_when_the_disk_does(house: TableHouse) -> None:
    """Within the five seconds until the next try, and the same play goes through."""
    table = await four_people(house)
    play = first_play(table, acting_person(table))
    house.disk.is_full = True
    with pytest.raises(StorageDownError):
        await table.act(play)
    await house.advance(60)
    house.disk.is_full = False
    await house.advance(5)
    assert (frozenset(), False) == (table.holds, house.journal.is_down)
    change = await table.act(play)
    assert 1 == len(change.events)


async def test_one_failure_holds_every_table_once(house: TableHouse) -> None:
    """The disk is one for all; more failures are no news."""
    tables = [await house.open_table(host=user, channel=user) for user in FOUR]
    house.disk.is_full = True
    starts = [table.act(Start(table.state.host_id, fill=True)) for table in tables]
    outcomes = await asyncio.gather(*starts, return_exceptions=True)
    assert [StorageDownError] * 4 == [type(outcome) for outcome in outcomes]
    assert tables == house.held
    assert {frozenset({DOWN})} == {table.holds for table in tables}


async def test_a_turn_that_ran_out_as_the_disk_failed_is_not_missed(house: TableHouse) -> None:
    """Once it goes on the person has 30 seconds: a press of theirs may have been refused."""
    table = await four_people(house)
    house.disk.is_full = True
    await house.advance(60)
    assert (frozenset({DOWN}), 1) == (table.holds, table.state.event_count)
    house.disk.is_full = False
    await house.advance(5)
    await house.advance(29)
    assert 1 == table.state.event_count
    await house.advance(1)
    assert 2 == table.state.event_count


async def test_a_missed_turn_that_was_stored_though_it_failed_is_forgiven_like_any_other(house: TableHouse) -> None:
    """The table learns of it from the disk; that nobody was heard then is as true as before."""
    table = await four_people(house)
    deaf_since = house.clock.monotonic()
    house.disk.swallows_answers = True
    await house.advance(60)
    house.disk.swallows_answers = False
    await house.advance(5)
    assert [1] == [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.missed]
    table.hold(Hold.DISCORD_AWAY, since=deaf_since)
    await house.settled()
    assert [] == [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.missed]


async def test_a_missed_turn_that_is_learned_of_after_an_outage_is_forgiven_too(house: TableHouse) -> None:
    """What counts is when it ran out, not when the disk told so."""
    table = await four_people(house)
    deaf_since = house.clock.monotonic()
    house.disk.swallows_answers = True
    await house.advance(60)
    table.hold(Hold.DISCORD_AWAY, since=deaf_since)
    table.release(Hold.DISCORD_AWAY)
    house.disk.swallows_answers = False
    await house.advance(5)
    assert 2 == table.state.event_count
    assert [] == [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.missed]


async def test_a_turn_missed_after_an_outage_counts(house: TableHouse) -> None:
    """Whoever could press again and did not was absent."""
    table = await four_people(house)
    table.hold(Hold.DISCORD_AWAY, since=house.clock.monotonic())
    await house.advance(10)
    table.release(Hold.DISCORD_AWAY)
    await house.advance(61)
    assert [1] == [seat.missed for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.missed]


async def test_a_computer_player_whose_play_was_not_stored_plays_later(house: TableHouse) -> None:
    """Computer players wait for the disk like everybody."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    while not (table.state.due and table.state.due.kind is DueKind.SEAT_DECIDES):
        await play_on(table)
    before = table.state.event_count
    house.disk.is_full = True
    await house.advance(30)
    house.disk.is_full = False
    await house.advance(5)
    assert before < table.state.event_count


async def test_a_play_that_was_stored_though_it_failed_is_taken_over(house: TableHouse) -> None:
    """The disk is right: the table looks before anything else is done, and its picture is drawn."""
    table = await four_people(house)
    user = acting_person(table)
    play = first_play(table, user)
    house.disk.swallows_answers = True
    with pytest.raises(StorageDownError):
        await table.act(play)
    house.disk.swallows_answers = False
    house.changes.clear()
    with pytest.raises(TurnIsOver):
        await table.act(play)
    (stored,) = await house.database.journal.open_tables()
    assert (2, stored.state) == (table.state.event_count, table.state)
    assert [1] == [len(change.events) for change in house.changes]


async def test_a_play_that_was_stored_though_it_failed_is_seen_when_the_disk_goes_on(house: TableHouse) -> None:
    """Nobody has to press anything."""
    table = await four_people(house)
    house.disk.swallows_answers = True
    with pytest.raises(StorageDownError):
        await table.act(first_play(table, acting_person(table)))
    assert (1, True) == (table.state.event_count, table.is_in_doubt)
    house.disk.swallows_answers = False
    await house.advance(5)
    assert (2, False, table.state) == (table.state.event_count, table.is_in_doubt, house.changes[-1].after)


async def test_a_match_plays_on_after_every_kind_of_failure(house: TableHouse) -> None:
    """Refused, stored in secret, refused again: what is stored is what was played."""
    table = await four_people(house)
    for number in range(40):
        house.disk.is_full = number % 3 == 1
        house.disk.swallows_answers = number % 3 == 2
        guard = table.public().guard
        try:
            await play_on(table)
        except StorageDownError:
            house.disk.is_full = house.disk.swallows_answers = False
            await house.advance(5)
        assert (guard != table.public().guard) == (number % 3 != 1)
    (stored,) = await house.database.journal.open_tables()
    assert stored.state == table.state


@pytest.mark.parametrize("press", [End(ANA), PlaceGone()], ids=["a press", "the world"])
async def test_a_table_whose_end_was_stored_though_it_failed_is_closed(
    house: TableHouse, press: End | PlaceGone
) -> None:
    """It is gone from the disk, so it goes from memory."""
    table = await four_people(house)
    house.disk.swallows_answers = True
    if isinstance(press, PlaceGone):
        table.tell(press)
        await house.settled()
    else:
        with pytest.raises(StorageDownError):
            await table.act(press)
    assert Phase.PLAYING is table.state.phase
    house.disk.swallows_answers = False
    with pytest.raises(TableIsClosed):
        await table.act(Pass(ANA))
    closing = Closing.ENDED if isinstance(press, End) else Closing.PLACE_GONE
    assert (closing, None) == (table.state.closing, house.registry.in_channel(CHANNEL))


async def test_a_table_that_is_gone_from_the_disk_for_another_reason_closes(house: TableHouse) -> None:
    """What is not stored is not played on."""
    table = await four_people(house)
    house.disk.is_full = True
    with pytest.raises(StorageDownError):
        await play_on(table)
    house.disk.is_full = False
    await house.database.writer.submit(lambda connection: connection.execute("UPDATE open_table SET state = '{}'"))
    await house.advance(5)
    assert Closing.UNREADABLE is table.state.closing


async def test_what_the_world_said_is_done_once_the_disk_goes_on(house: TableHouse) -> None:
    """Nobody says it twice."""
    table = await four_people(house)
    house.disk.is_full = True
    table.tell(PlaceGone())
    await house.advance(20)
    assert Phase.PLAYING is table.state.phase
    house.disk.is_full = False
    await house.advance(5)
    assert Closing.PLACE_GONE is table.state.closing


async def test_a_join_that_was_stored_though_it_failed_keeps_its_name(house: TableHouse) -> None:
    """The seat and its name go together."""
    table = await house.open_table(host=ANA)
    house.disk.swallows_answers = True
    with pytest.raises(StorageDownError):
        await table.act(Join(BESA, "Besa"))
    house.disk.swallows_answers = False
    await table.act(Join(CLIRIM, "Çlirim"))
    assert {ANA: "Ana", BESA: "Besa", CLIRIM: "Çlirim"} == table.names


async def test_a_lobby_that_was_stored_though_it_failed_does_not_come_back(tmp_path: Path) -> None:
    """Nobody knows of it; the channel's next table takes it off the disk."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    house.disk.swallows_answers = True
    with pytest.raises(StorageDownError):
        await house.open_table(host=ANA)
    house.disk.swallows_answers = False
    table = await house.open_table(host=ANA)
    house = await house.restarted()
    assert [table.state] == [again.state for again in house.registry.tables()]
    await house.close()


async def test_two_people_who_open_tables_at_once_after_that_both_get_theirs(house: TableHouse) -> None:
    """One of them takes the forgotten lobby off the disk; the other has nothing to do with it."""
    house.disk.swallows_answers = True
    with pytest.raises(StorageDownError):
        await house.open_table(host=ANA)
    house.disk.swallows_answers = False
    opened = await asyncio.gather(house.open_table(host=ANA), house.open_table(host=BESA, channel=CHANNEL + 1))
    assert [ANA, BESA] == [table.state.host_id for table in opened]


async def test_a_channel_is_free_when_the_disk_fails_between_an_old_table_and_a_new_one(house: TableHouse) -> None:
    """The old one made way already; whoever tries again gets the channel."""
    table = await four_people(house, ONE)
    await play_deal_out(table)
    house.disk.room = 1
    with pytest.raises(StorageDownError):
        await house.open_table(host=ANA)
    house.disk.room = None
    assert (Closing.ENDED, None) == (table.state.closing, house.registry.in_channel(CHANNEL))
    again = await house.open_table(host=BESA)
    assert again is house.registry.in_channel(CHANNEL)


@pytest.mark.parametrize("is_stored", [True, False], ids=["stored", "not stored"])
async def test_a_move_in_doubt_keeps_both_channels_until_it_is_known(house: TableHouse, *, is_stored: bool) -> None:
    """Two tables in one channel would be worse than none."""
    table = await house.open_table(host=ANA)
    target = CHANNEL + 1
    house.disk.swallows_answers, house.disk.is_full = is_stored, not is_stored
    with pytest.raises(StorageDownError):
        await house.registry.move(table, Move(ANA, target), 1)
    house.disk.swallows_answers = house.disk.is_full = False
    for channel in (CHANNEL, target):
        with pytest.raises(TableExists):
            await house.open_table(host=BESA, channel=channel)
    await house.advance(5)
    free, taken = (CHANNEL, target) if is_stored else (target, CHANNEL)
    assert (None, table) == (house.registry.in_channel(free), house.registry.in_channel(taken))
    await house.open_table(host=BESA, channel=free)


async def test_no_probe_is_left_after_closing(tmp_path: Path) -> None:
    """Not even while the disk is still full."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await four_people(house)
    house.disk.is_full = True
    with pytest.raises(StorageDownError):
        await table.act(Leave(ANA))
    await house.advance(7)
    await house.close()
    assert (None, 1) == (house.clock.next_alarm(), len(asyncio.all_tasks()))
