"""Many tables at once, with the same people: each is one task, and none shows or does anything of another."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from bot.client.displays import Displays
from bot.tables.actions import Join, Start
from bot.tables.table import Table
from bot.views.hand import hand_message
from bot.views.hands import HandHandle
from bot.views.presses import parse_press
from tests.support.discord_limits import walk
from tests.support.house import ANA, CHANNEL, GUILD, TableHouse
from tests.support.outbox import RecordingOutbox
from tests.tables.matches import FOUR, acting_person, play_on
from tests.views.states import components_of

TABLES: Final = 50
SERVERS: Final = 5
TURNS: Final = 8
"""At each table; no deal is over by then."""
HANDS_FROM: Final = 1_000_000
"""The first id of a message that shows a hand."""


async def test_tables_with_the_same_people_never_mix(house: TableHouse) -> None:
    """BB-043, BB-046: fifty tables of the same four, whose plays come in any order and many at once."""
    outbox = RecordingOutbox(house.clock)
    displays = Displays(outbox, outbox, journal=house.database.journal, clock=house.clock)
    house.on_change = displays.changed
    tables = [await begun(house, number) for number in range(TABLES)]
    for number, table in enumerate(tables):
        show_hands(house, displays, number, table)
    turns = [table for table in tables for _ in range(TURNS)]
    Random(1).shuffle(turns)
    for start in range(0, len(turns), 40):
        await asyncio.gather(*(play_times(table, times) for table, times in Counter(turns[start : start + 40]).items()))
    await house.advance(3)
    await asyncio.gather(*(displays.of(table).hands.settled() for table in tables))

    channels = {table.state.channel_id: table.state.table_id for table in tables}
    shown = {outbox.channels[number]: set(tables_in(parts)) for number, parts in outbox.messages.items()}
    assert {channel: {table_id} for channel, table_id in channels.items()} == shown
    for number, components in outbox.hands.items():
        assert {tables[owner_of(number)[0]].state.table_id} == set(tables_in(components))
    for number, table in enumerate(tables):
        user = acting_person(table)
        truth = components_of(hand_message(table.hand(user), "en"))
        assert truth == outbox.hands[HANDS_FROM + number * len(FOUR) + FOUR.index(user)]
    assert {TURNS + 1} == {table.state.event_count for table in tables}, "each play counted, at its own table"
    await displays.close()


async def test_each_of_many_tables_is_one_task_and_outlives_the_process(house: TableHouse) -> None:
    """BB-046: nothing about a table is kept where it could be thrown out while the table lives."""
    tables = [await begun(house, number) for number in range(TABLES)]
    await asyncio.gather(*(play_times(table, TURNS) for table in tables))
    tasks = Counter(task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("table "))
    assert {f"table {table.state.table_id}": 1 for table in tables} == tasks
    before = {table.state.table_id: table.state.match for table in tables}
    again = await house.restarted()
    assert before == {table.state.table_id: table.state.match for table in again.registry.tables()}
    await again.close()


async def begun(house: TableHouse, number: int) -> Table:
    """Return a match of the same four people in a channel of its own."""
    table = await house.open_table(host=ANA, channel=CHANNEL + number, guild=GUILD + number % SERVERS)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    return table


def show_hands(house: TableHouse, displays: Displays, number: int, table: Table) -> None:
    """Let each of the four have their hand at a table in sight."""
    for place, user in enumerate(FOUR):
        handle = HandHandle("token", HANDS_FROM + number * len(FOUR) + place, house.clock.monotonic(), "en")
        displays.of(table).hands.shown(user, handle, table.hand(user))


async def play_times(table: Table, times: int) -> None:
    """Let whoever's turn it is do the first legal thing, so many times."""
    for _ in range(times):
        await play_on(table)


def owner_of(message_id: int) -> tuple[int, int]:
    """Return the number of the table whose hand a message shows, and whose hand it is."""
    return divmod(message_id - HANDS_FROM, len(FOUR))


def tables_in(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    """Yield the names of the tables that a message's controls act on."""
    for part in walk(components):
        if "custom_id" in part:
            press = parse_press(part["custom_id"])
            assert press is not None
            yield press.table_id
