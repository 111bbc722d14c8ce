"""Thousands of clocks that stand or go on in one moment: their messages are drawn no faster than Discord takes them."""

from __future__ import annotations

import asyncio

from bot.client.displays import Displays
from bot.client.places import AT_ONCE, PACE, SILENT, Places
from bot.client.presence import Presence
from bot.tables.phases import Hold
from tests.support.house import ANA, CHANNEL, TableHouse
from tests.support.outbox import RecordingOutbox

TABLES = 2 * AT_ONCE + 5


async def test_messages_of_clocks_that_stand_are_drawn_a_few_at_a_time(house: TableHouse) -> None:
    """Those of one server at once; the event loop has time for presses in between."""
    outbox = RecordingOutbox(house.clock)
    displays = Displays(outbox, outbox, journal=house.database.journal, clock=house.clock)
    presence = Presence(house.clock, shard_count=lambda: 1, heartbeat=lambda _: None, own_id=lambda: None)
    places = Places(house.registry, displays, presence, house.clock)
    house.on_change = displays.changed
    for number in range(TABLES):
        table = await house.open_table(host=ANA, channel=CHANNEL + number)
        displays.held(table)
    await house.advance(5)
    outbox.calls.clear()
    drawn = []
    places.away(None, house.clock.monotonic())
    await house.advance(SILENT)
    for _ in range(4):
        drawn.append(len(outbox.calls))
        await house.advance(PACE)
        await asyncio.sleep(0)
    assert [AT_ONCE, 2 * AT_ONCE, TABLES, TABLES] == drawn
    assert {frozenset({Hold.DISCORD_AWAY})} == {table.holds for table in house.registry.tables()}
    await displays.close()
