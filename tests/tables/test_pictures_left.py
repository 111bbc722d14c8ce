"""How the bot leaves its tables: their messages show how they stand, the busiest first, and nothing is tried twice."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.client.displays import AT_ONCE, Displays
from bot.tables.actions import Join
from bot.tables.table import Table
from bot.views.outbox import DiscordDownError, PlaceGoneError
from bot.views.picture import INTERVAL
from bot.views.public_message import public_message
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, TableHouse
from tests.support.outbox import RecordingOutbox
from tests.views.states import components_of


class Rooms:
    """Some tables and what shows them."""

    def __init__(self, house: TableHouse) -> None:
        self.house = house
        self.outbox = RecordingOutbox(house.clock)
        self.displays = Displays(self.outbox, self.outbox, journal=house.database.journal, clock=house.clock)
        house.on_change = self.displays.changed
        self.tables: list[Table] = []

    async def open(self, count: int) -> None:
        """Open so many tables, and draw them."""
        for number in range(count):
            table = await self.house.open_table(host=ANA, channel=CHANNEL + number)
            self.tables.append(table)
            await table.act(Join(BESA))
        await self.house.advance(3)
        self.outbox.calls.clear()

    async def change(self, table: Table) -> None:
        """Let somebody press and change a table twice: the second change has to wait before it is drawn."""
        self.displays.of(table).refresher.pressed()
        await table.act(Join(CLIRIM))
        await asyncio.sleep(0)
        await self.house.settled()
        await table.act(Join(CLIRIM + 50))

    async def leave(self) -> None:
        """Leave them as the bot does, with all the time there is."""
        await self.house.registry.close()
        leaving = asyncio.ensure_future(self.displays.leave())
        await self.pass_time(4)
        async with asyncio.timeout(5):
            await leaving

    async def pass_time(self, seconds: float) -> None:
        """Let time pass in small steps, with what each sets off."""
        for _ in range(round(seconds * 10)):
            self.house.clock.advance(0.1)
            for _ in range(20):
                await asyncio.sleep(0)

    def is_true(self, table: Table) -> bool:
        """Return whether a table's message shows it as it is."""
        shown = self.outbox.messages[self.displays.of(table).refresher.message_id or 0]
        return _timeless(shown) == _timeless(components_of(public_message(table.public(), self.displays.decks)))


@pytest.fixture
async def rooms(house: TableHouse) -> AsyncIterator[Rooms]:
    """A house whose tables are shown."""
    made = Rooms(house)
    yield made
    await made.displays.close()


async def test_table_is_left_as_its_message_shows_it(rooms: Rooms) -> None:
    """What changed in the last second is drawn though it would have waited."""
    await rooms.open(2)
    await rooms.change(rooms.tables[0])
    assert not rooms.is_true(rooms.tables[0])
    await rooms.leave()
    assert [True, True] == [rooms.is_true(table) for table in rooms.tables]
    assert ["edit", "edit"] == rooms.outbox.words, "what is true already costs nothing"


async def test_tables_where_somebody_pressed_last_are_shown_first(rooms: Rooms) -> None:
    """There may be time for some only."""
    await rooms.open(3 * AT_ONCE)
    for table in rooms.tables:
        await rooms.change(table)
        rooms.house.clock.advance(0.01)
    rooms.outbox.seconds = INTERVAL
    await rooms.house.registry.close()
    rooms.outbox.calls.clear()
    leaving = asyncio.ensure_future(rooms.displays.leave())
    await rooms.pass_time(3 * INTERVAL)
    leaving.cancel()
    await asyncio.gather(leaving, return_exceptions=True)
    shown = [number for number, table in enumerate(rooms.tables) if rooms.is_true(table)]
    assert AT_ONCE <= len(shown) < len(rooms.tables)
    assert shown == list(range(len(rooms.tables)))[-len(shown) :]


@pytest.mark.parametrize("fault", [DiscordDownError(), PlaceGoneError()], ids=lambda fault: type(fault).__name__)
async def test_message_that_discord_does_not_take_is_tried_once(rooms: Rooms, fault: Exception) -> None:
    """The next start draws it."""
    await rooms.open(1)
    await rooms.change(rooms.tables[0])
    rooms.outbox.calls.clear()
    rooms.outbox.faults = [fault, fault, fault]
    await rooms.leave()
    assert ["edit"] == rooms.outbox.words


async def test_clock_of_a_table_that_was_left_shows_what_was_left(rooms: Rooms) -> None:
    """Not the whole of it, as if it began anew."""
    await rooms.open(1)
    (table,) = rooms.tables
    before = table.public().until
    await table.stop()
    assert before == table.public().until


def _timeless(components: list[dict[str, Any]]) -> str:
    """Return what a message shows, but for when the clock runs out: that stands, and time goes on."""
    return re.sub(r"<t:\d+:R>", "<t>", json.dumps(components))
