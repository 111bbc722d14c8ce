"""Which table has which channel: one at most, from the first press on that asks for it."""

from __future__ import annotations

from bot.tables.phases import Phase
from bot.tables.refusals import TableExists
from bot.tables.table import Table


class Channels:
    """The channels that are taken."""

    def __init__(self) -> None:
        self._holders: dict[int, Table | None] = {}
        """``None`` while a channel is just being taken. A table whose move is in doubt has two."""
        self._held: dict[Table, list[int]] = {}
        """The same, by table."""

    def __len__(self) -> int:
        return len(self._holders)

    def table_in(self, channel_id: int) -> Table | None:
        """Return the table of a channel."""
        table = self._holders.get(channel_id)
        return table if table is not None and table.state.channel_id == channel_id else None

    def check_free(self, channel_id: int, *, but_for: Table | None = None) -> None:
        """Refuse a channel that is taken, or just being taken, by another table.

        Raises:
            TableExists: It is.
        """
        if self._is_taken(channel_id):
            present = self.table_in(channel_id)
            if present is None or present is not but_for:
                raise TableExists(present.state.table_id if present else None)

    def reserve(self, channel_id: int) -> None:
        """Take a channel for a table that is not in it yet."""
        self._hand_over(channel_id, None)

    def put(self, channel_id: int, table: Table) -> None:
        """Give a channel to a table, which has no other any more."""
        self.free(table)
        self._hand_over(channel_id, table)

    def settle(self, channel_id: int, table: Table | None) -> None:
        """End a reservation: it stays the table's if it is there or may be, else nobody's."""
        if self._holders.get(channel_id) is None:
            self._hand_over(channel_id, table)
            if table is None or not self._is_taken(channel_id):
                self._drop(channel_id)

    def free(self, table: Table) -> None:
        """Take from a table what channels it has."""
        for channel_id in self._held.pop(table, ()):
            del self._holders[channel_id]

    def _hand_over(self, channel_id: int, table: Table | None) -> None:
        """Let a table, or with ``None`` one to come, have a channel."""
        self._drop(channel_id)
        self._holders[channel_id] = table
        if table is not None:
            self._held.setdefault(table, []).append(channel_id)

    def _drop(self, channel_id: int) -> None:
        """Let nobody have a channel."""
        holder = self._holders.pop(channel_id, None)
        if holder is not None:
            held = self._held[holder]
            held.remove(channel_id)
            if not held:
                del self._held[holder]

    def _is_taken(self, channel_id: int) -> bool:
        """Return whether a channel is taken; one that a table left, or never came to, is dropped."""
        table = self._holders.get(channel_id)
        if table is None:
            return channel_id in self._holders
        is_there = table.state.channel_id == channel_id or table.is_in_doubt
        if is_there and table.state.phase is not Phase.CLOSED:
            return True
        self._drop(channel_id)
        return False
