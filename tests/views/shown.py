"""A table whose message is kept true by a refresher, in virtual time."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.actions import Shown as CommitmentShown
from bot.tables.actions import Start, SystemAction
from bot.tables.phases import Hold
from bot.tables.public import PublicTable
from bot.tables.table import Table
from bot.views.picture import INTERVAL
from bot.views.public_message import public_message
from bot.views.refresher import Refresher
from tests.support.house import ANA, CHANNEL, TableHouse
from tests.support.outbox import RecordingOutbox
from tests.views.states import components_of


class Shown:
    """A table, its message, and what the table is told of its place."""

    def __init__(self, house: TableHouse, table: Table) -> None:
        self.house = house
        self.table = table
        self.remembered: list[int] = []
        self.told: list[SystemAction] = []
        self.commitments: list[SystemAction] = []
        """What the table is told to be shown of its deals to come."""
        self.holds: set[Hold] = set()
        self.outbox = RecordingOutbox(house.clock)
        self.refresher = Refresher(CHANNEL, self, outbox=self.outbox, clock=house.clock)
        self._names = (f"Ana {number}" for number in itertools.count())

    def public(self) -> PublicTable:
        """Return the table as it is now."""
        return self.table.public()

    def link(self, channel_id: int, message_id: int) -> str:
        """Return the address of a message."""
        return f"https://discord.test/{channel_id}/{message_id}"

    async def remember(self, message_id: int) -> None:
        """Note which message shows the table."""
        self.remembered.append(message_id)

    def tell(self, action: SystemAction) -> None:
        """Pass on what became of the place, or that a commitment is shown."""
        (self.commitments if isinstance(action, CommitmentShown) else self.told).append(action)
        self.table.tell(action)

    def hold(self, reason: Hold) -> None:
        """Note that the clock stands; it is never stopped twice."""
        assert reason not in self.holds
        self.holds.add(reason)

    def release(self, reason: Hold) -> None:
        """Note that the clock goes on; it is never let go twice."""
        self.holds.remove(reason)

    async def start(self) -> None:
        """Let the match begin, of one person and three computer players."""
        await self.table.act(Start(ANA, fill=True))
        self.refresher.changed()
        await self.advance(3)

    async def change(self, seconds: float = 5.0) -> None:
        """Let there be something new to see, then let time pass."""
        self.table.names[ANA] = next(self._names)
        self.refresher.changed()
        await self.advance(seconds)

    async def advance(self, seconds: float) -> None:
        """Let time pass with everything that it sets off."""
        await asyncio.sleep(0)
        await self.house.advance(seconds)
        for _ in range(10):
            await asyncio.sleep(0)

    @property
    def picture(self) -> list[dict[str, object]]:
        """What the newest message shows."""
        return self.outbox.messages[max(self.outbox.messages)]

    @property
    def truth(self) -> list[dict[str, object]]:
        """What it has to show."""
        return components_of(public_message(self.public()))


@pytest.fixture
async def shown(tmp_path: Path) -> AsyncIterator[Shown]:
    """Yield a lobby that is shown in message 1."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    it = Shown(house, await house.open_table(host=ANA))
    it.refresher.changed()
    await it.advance(INTERVAL)
    yield it
    await it.refresher.stop()
    await house.close()
