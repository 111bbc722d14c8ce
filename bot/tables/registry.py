"""All live tables of this process, by name and by channel."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.actions import MakeWay
from bot.tables.changes import Change, House
from bot.tables.lobby import opened
from bot.tables.phases import DueKind, Phase, TableSettings
from bot.tables.ports import Computers, Journal, StoredTable, Unit
from bot.tables.refusals import TableExists
from bot.tables.seating import seat_of
from bot.tables.table import Table
from bot.tables.timing import Clock

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """What a person asked for."""

    guild_id: int
    channel_id: int
    host_id: int
    host_name: str
    settings: TableSettings
    press_id: int


class Registry:
    """Opens tables, finds them, brings them back after a restart."""

    def __init__(
        self,
        *,
        journal: Journal,
        clock: Clock,
        computers: Computers,
        house: House,
        on_change: Callable[[Table, Change], None],
    ) -> None:
        self._journal = journal
        self._clock = clock
        self._computers = computers
        self._house = house
        self._on_change = on_change
        self._tables: dict[str, Table] = {}
        self._channels: dict[int, Table | None] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> Table | None:
        """Return an open table by its name."""
        return self._tables.get(table_id)

    def tables(self) -> list[Table]:
        """Return all open tables."""
        return list(self._tables.values())

    def in_channel(self, channel_id: int) -> Table | None:
        """Return the open table of a channel."""
        return self._channels.get(channel_id)

    async def open(self, opening: Opening) -> Table:
        """Open a lobby in a channel; a table there whose match is over makes way.

        Raises:
            TableExists: One is open there.
            JournalError: It could not be stored.
        """
        channel_id = opening.channel_id
        present = self._channels.get(channel_id)
        if channel_id in self._channels and (present is None or present.state.phase is not Phase.FINISHED):
            raise TableExists(present.state.table_id if present else None)
        self._channels[channel_id] = None  # taken from now on, so that of two at once one is told so
        try:
            if present is not None:
                await present.act(MakeWay(opening.host_id))
            table = await self._opened(opening)
        except BaseException:
            del self._channels[channel_id]
            if present is not None and present.state.phase is not Phase.CLOSED:
                self._channels[channel_id] = present
            raise
        self._channels[channel_id] = self._tables[table.state.table_id] = table
        return table

    async def restore(self) -> list[tuple[Table, StoredTable]]:
        """Bring back every stored table; a running turn gets the time it had left, and some grace (R12.1)."""
        restored = []
        for stored in await self._journal.open_tables():
            table = self._new_table(stored)
            table.run(self._remaining(stored))
            self._tables[stored.state.table_id] = self._channels[stored.state.channel_id] = table
            restored.append((table, stored))
        return restored

    async def close(self) -> None:
        """Stop all tables; they stay stored."""
        await asyncio.gather(*(table.stop() for table in self._tables.values()))

    def seats_of(self, user_id: int) -> list[Table]:
        """Return the open tables at which a person sits."""
        return [table for table in self.tables() if seat_of(table.state.seats, user_id) is not None]

    async def _opened(self, opening: Opening) -> Table:
        state = opened(
            self._house.chance.new_id(),
            guild_id=opening.guild_id,
            channel_id=opening.channel_id,
            host_id=opening.host_id,
            settings=opening.settings,
            house=self._house,
        )
        names = {opening.host_id: opening.host_name}
        await self._journal.commit(Unit(state=state, press_id=opening.press_id, names=names))
        table = self._new_table(StoredTable(state=state, remaining=None, message_id=None, names=names))
        table.run()
        return table

    def _new_table(self, stored: StoredTable) -> Table:
        table = Table(
            stored.state,
            journal=self._journal,
            clock=self._clock,
            computers=self._computers,
            house=self._house,
            on_change=self._changed,
        )
        table.names.update(stored.names)
        return table

    def _remaining(self, stored: StoredTable) -> float | None:
        """Return what is left of a restored clock: at least some grace, for no one is to blame for a restart."""
        due = stored.state.due
        if due is None or due.kind is DueKind.SEAT_DECIDES:
            return None
        left = due.seconds if stored.remaining is None else stored.remaining
        return max(left, self._house.pace.grace)

    def _changed(self, table: Table, change: Change) -> None:
        if change.after.phase is Phase.CLOSED:
            self._forget(table)
        self._on_change(table, change)

    def _forget(self, table: Table) -> None:
        self._tables.pop(table.state.table_id, None)
        if self._channels.get(table.state.channel_id) is table:
            del self._channels[table.state.channel_id]
