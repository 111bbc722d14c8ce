"""What shows each table: its public message and its people's hands."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

from bot.tables.changes import Change
from bot.tables.faults import JournalError
from bot.tables.phases import Phase
from bot.tables.ports import Journal
from bot.tables.table import Table
from bot.tables.timing import Clock
from bot.views.hands import HandEditor, Hands
from bot.views.refresher import Outbox, Refresher

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Display:
    """What shows one table."""

    refresher: Refresher
    hands: Hands


class Displays:
    """The displays of all open tables."""

    def __init__(self, outbox: Outbox, editor: HandEditor, *, journal: Journal, clock: Clock) -> None:
        self._outbox = outbox
        self._editor = editor
        self._journal = journal
        self._clock = clock
        self._displays: dict[str, Display] = {}
        self._retiring: set[asyncio.Task[None]] = set()

    def of(self, table: Table) -> Display:
        """Return what shows a table."""
        table_id = table.state.table_id
        display = self._displays.get(table_id)
        if display is None:
            display = self._new_display(table)
            if table.state.phase is not Phase.CLOSED:  # a closed one is kept by nobody
                self._displays[table_id] = display
        return display

    def changed(self, table: Table, change: Change) -> None:
        """Bring to date what shows a table; a closed one is drawn a last time."""
        display = self.of(table)
        display.refresher.changed()
        display.hands.changed()
        if change.after.phase is Phase.CLOSED:
            self._displays.pop(table.state.table_id, None)
            retiring = asyncio.create_task(_retire(display))
            self._retiring.add(retiring)
            retiring.add_done_callback(self._retiring.discard)

    async def settled(self) -> None:
        """Wait until every public message is as new as it gets without the clock moving on."""
        await asyncio.gather(*(display.refresher.settled() for display in self._displays.values()))

    async def close(self) -> None:
        """Show no more."""
        for retiring in tuple(self._retiring):
            retiring.cancel()
        displays = tuple(self._displays.values())
        await asyncio.gather(*(part.stop() for display in displays for part in (display.refresher, display.hands)))

    def _new_display(self, table: Table) -> Display:
        async def remember(message_id: int) -> None:
            try:
                await self._journal.remember_message(table.state.guild_id, table.state.table_id, message_id)
            except JournalError:
                log.warning("table %s: its message is not stored", table.state.table_id)

        refresher = Refresher(
            table.state.channel_id, table.public, outbox=self._outbox, clock=self._clock, remember=remember
        )
        hands = Hands(table.public, table.hand, editor=self._editor, clock=self._clock, table_is_drawn=refresher.drawn)
        return Display(refresher, hands)


async def _retire(display: Display) -> None:
    """Keep the display of a closed table until its last pictures are drawn."""
    await display.refresher.drawn()
    await display.hands.settled()
