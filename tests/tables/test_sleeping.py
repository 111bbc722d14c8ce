"""Tables from before a start sleep until somebody presses or their clock rings; until then nobody sees a difference."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.actions import Pass
from bot.tables.faults import StorageDownError
from bot.tables.phases import Closing, Hold, Phase
from bot.tables.refusals import TableExists, TableIsClosed, TableRefusal, TooManyTables
from bot.tables.registry import LATELY, Limits
from bot.tables.seating import person_at
from bot.tables.state import TableState
from bot.tables.table import Table
from tests.support.engines import place_at
from tests.support.house import ANA, BESA, CHANNEL, GUILD, LUAN, TableHouse
from tests.tables.matches import four_people, play_on

ELSEWHERE = CHANNEL + 7
SMALL = Limits(per_guild=2, per_person=1)
MESSAGE = 4711


class Dormitory:
    """A house after a restart, in which a match of four sleeps; its channel's message is as it was left."""

    def __init__(self, house: TableHouse, before: TableState) -> None:
        self.house = house
        self.before = before
        """The match, as it was."""

    @property
    def table(self) -> Table:
        """The table that sleeps."""
        table = self.house.registry.get(self.before.table_id)
        assert table is not None
        return table

    @property
    def sleeps(self) -> bool:
        """Whether it does."""
        return self.table.listed is not None


async def one_asleep(path: Path, limits: Limits = SMALL) -> Dormitory:
    """Let a match be, and long after it another table open and close the house; then begin anew."""
    house = await TableHouse.open(path / "murlan.db")
    table = await four_people(house)
    for _ in range(5):
        await play_on(table)
    await house.journal.remember_message(GUILD, table.state.table_id, MESSAGE)
    before = table.state
    await house.registry.close()
    house.clock.advance(LATELY + 1)
    await house.open_table(host=LUAN, channel=ELSEWHERE, guild=GUILD + 1)
    await house.close()
    again = await TableHouse.open(house.path, house.clock, seed=2, limits=limits)
    again.press_ids = itertools.count(5_000)
    await again.registry.restore()
    await again.settled()
    return Dormitory(again, before)


@pytest.fixture
async def dorm(tmp_path: Path) -> AsyncIterator[Dormitory]:
    """A match that sleeps, and a lobby elsewhere that changed last."""
    opened = await one_asleep(tmp_path)
    yield opened
    await opened.house.close()


async def test_a_table_that_nobody_asks_for_sleeps_on(dorm: Dormitory) -> None:
    """A start reads no event of it, however many there are: ready is who has all listed."""
    assert dorm.before.table_id not in dorm.house.disk.read
    assert (None, dorm.before.seats, MESSAGE) == (
        dorm.table.state.match,
        dorm.table.state.seats,
        dorm.table.listed.message_id if dorm.table.listed else None,
    )


async def test_two_presses_at_once_wake_a_table_once(dorm: Dormitory) -> None:
    """Who comes second finds it awake; both are answered from the same state."""
    turn = acting_person_of(dorm.before)
    acts = [dorm.table.awake(), dorm.table.awake(), dorm.table.act(Pass(turn), 1)]
    await asyncio.gather(*acts, return_exceptions=True)
    assert (False, 1) == (dorm.sleeps, dorm.house.disk.read.count(dorm.before.table_id))


async def test_a_table_that_was_woken_is_as_it_was(dorm: Dormitory) -> None:
    """The fold of the journal, and the names of its people."""
    await dorm.table.awake()
    assert (dorm.before, "Ana") == (dorm.table.state, dorm.table.names[ANA])
    await play_on(dorm.table)
    assert dorm.before.event_count + 1 == dorm.table.state.event_count


async def test_a_turn_at_a_sleeping_table_runs_out_after_its_grace(dorm: Dormitory) -> None:
    """R12.1: at least 30 seconds, and no longer than what was left."""
    await dorm.house.advance(29)
    assert dorm.sleeps
    await dorm.house.advance(31)
    assert (False, dorm.before.event_count + 1) == (dorm.sleeps, dorm.table.state.event_count)


@pytest.mark.parametrize("reason", [Hold.STORAGE_DOWN, Hold.DISCORD_AWAY])
async def test_the_clock_of_a_sleeping_table_stands_as_any_other(dorm: Dormitory, reason: Hold) -> None:
    """And it sleeps on; what was left of its turn is left when the clock goes on."""
    dorm.house.registry.hold(reason, guild_ids={GUILD}, since=dorm.house.clock.monotonic())
    await dorm.house.advance(3600)
    assert (True, frozenset({reason})) == (dorm.sleeps, dorm.table.holds)
    dorm.house.registry.release(reason, guild_ids={GUILD})
    await dorm.house.advance(60)
    assert dorm.before.event_count + 1 == dorm.table.state.event_count


async def test_sleeping_tables_count_for_a_persons_limit(dorm: Dormitory) -> None:
    """Whoever sits at one that sleeps sits at a table."""
    with pytest.raises(TooManyTables) as caught:
        dorm.house.registry.check_person(BESA)
    assert ("person", [dorm.table]) == (caught.value.scope, dorm.house.registry.seats_of(BESA))


async def test_sleeping_tables_count_for_a_servers_limit(tmp_path: Path) -> None:
    """And each has its channel."""
    dorm = await one_asleep(tmp_path, Limits(per_guild=2, per_person=5))
    house = dorm.house
    with pytest.raises(TableExists):
        await house.open_table(host=LUAN)
    await house.open_table(host=LUAN, channel=CHANNEL + 1)
    with pytest.raises(TooManyTables) as caught:
        await house.open_table(host=LUAN, channel=CHANNEL + 2)
    assert ("guild", {GUILD, GUILD + 1}) == (caught.value.scope, house.registry.guild_ids())
    await house.close()


@pytest.mark.parametrize("place", ["channel", "server"])
async def test_a_sleeping_table_whose_place_is_gone_closes(dorm: Dormitory, place: str) -> None:
    """It is closed on the disk as well."""
    table = dorm.table
    if place == "channel":
        dorm.house.registry.place_gone(channel_id=CHANNEL)
    else:
        dorm.house.registry.place_gone(guild_id=GUILD)
    await dorm.house.settled()
    assert (Closing.PLACE_GONE, None) == (table.state.closing, dorm.house.registry.in_channel(CHANNEL))
    assert [ELSEWHERE] == [stored.state.channel_id for stored in await dorm.house.journal.listed()]


async def test_a_table_that_cannot_be_read_closes_as_it_is_touched(dorm: Dormitory) -> None:
    """Its record is set aside for the operator; its people read that it ended, and open another."""
    place_at(dorm.house.path).query("DELETE FROM event WHERE match_id = ? AND seq = 3", dorm.before.match_id)
    table = dorm.table
    assert None is await dorm.house.registry.awake(dorm.before.table_id)
    assert (Phase.CLOSED, Closing.UNREADABLE) == (table.state.phase, table.state.closing)
    assert [ELSEWHERE] == [stored.state.channel_id for stored in await dorm.house.journal.listed()]
    await dorm.house.open_table(host=ANA)


async def test_a_disk_that_fails_for_a_moment_lets_a_table_sleep_on(dorm: Dormitory) -> None:
    """Who pressed reads that nothing can be done now; the clock that rang meanwhile comes again."""
    dorm.house.disk.is_unreadable = True
    with pytest.raises(StorageDownError):
        await dorm.table.awake()
    await dorm.house.advance(60)
    assert dorm.sleeps
    dorm.house.disk.is_unreadable = False
    await dorm.house.advance(6)
    assert (False, dorm.before.event_count + 1) == (dorm.sleeps, dorm.table.state.event_count)


async def test_a_house_that_closes_wakes_nobody(tmp_path: Path) -> None:
    """A process that is stopped right after its start is gone at once."""
    dorm = await one_asleep(tmp_path)
    await dorm.house.close()
    assert dorm.before.table_id not in dorm.house.disk.read
    with pytest.raises(TableIsClosed):
        await dorm.table.awake()


async def test_tables_that_changed_last_are_woken_though_nobody_presses(tmp_path: Path) -> None:
    """Their message may not show what was stored in the last moment, so nobody would know that it is their turn."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    tables = []
    for user in (ANA, BESA, LUAN):
        tables.append(table := await house.open_table(host=user, channel=user))
        await house.journal.remember_message(GUILD, table.state.table_id, MESSAGE)
        await house.advance(1)
    await house.close()
    again = await TableHouse.open(house.path, house.clock, seed=2)
    await again.registry.restore()
    await again.advance(1)
    assert [table.state.table_id for table in reversed(tables)] == again.disk.read
    await again.close()


async def test_a_table_without_a_message_is_woken_though_nobody_presses(tmp_path: Path) -> None:
    """Nobody could press on it: it is to be posted."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await house.open_table(host=ANA)
    await house.advance(LATELY + 1)
    other = await house.open_table(host=BESA, channel=ELSEWHERE)
    await house.close()
    again = await TableHouse.open(house.path, house.clock, seed=2)
    await again.registry.restore()
    await again.advance(1)
    assert {table.state.table_id, other.state.table_id} == set(again.disk.read)
    await again.close()


async def test_what_a_table_sleeps_through_is_refused_as_ever(dorm: Dormitory) -> None:
    """A press that is not allowed wakes the table and changes nothing."""
    with pytest.raises(TableRefusal):
        await dorm.table.act(Pass(LUAN), 1)
    assert dorm.before == dorm.table.state


def acting_person_of(state: TableState) -> int:
    """Return whose turn it was."""
    assert state.match is not None
    assert state.match.deal is not None
    return person_at(state.seats, state.match.deal.turn).user_id
