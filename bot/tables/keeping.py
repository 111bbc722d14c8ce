"""How a table has its changes stored, and what it does where it is not known whether one was."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from bot.tables.changes import Change, closed
from bot.tables.faults import ConflictError, StorageDownError
from bot.tables.phases import Closing, Phase
from bot.tables.ports import Journal, StoredTable, Unit
from bot.tables.state import TableState


class Keeper:
    """One table's part of the journal.

    A commit that fails may have been done all the same: then memory is behind the disk, and the next unit would
    contradict it. So the table asks what is stored before it does anything else.
    """

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._doubtful: Change | None = None

    @property
    def is_in_doubt(self) -> bool:
        """Whether the last change may be stored though its commit failed."""
        return self._doubtful is not None

    async def store(
        self,
        before: TableState,
        change: Change,
        *,
        press_id: int | None,
        remaining: float | None,
        names: Mapping[int, str],
    ) -> None:
        """Store a change; `remaining` is what is left of the clock before it.

        Raises:
            DoublePressError: Its press was stored before.
            ConflictError: It does not follow from what is stored.
            StorageDownError: It could not be stored now, as far as is known.
        """
        unit = Unit(
            state=change.after,
            events=change.events,
            press_id=press_id,
            result=change.result,
            remaining=remaining if change.after.due == before.due else None,
            names=names,
        )
        try:
            await self._journal.commit(unit)
        except (StorageDownError, ConflictError):
            self._doubtful = change
            raise

    async def read(self, state: TableState) -> StoredTable | None:
        """Return the whole of a table that was only listed before; ``None`` where it cannot be read.

        Raises:
            StorageDownError: It cannot be read now.
        """
        return await self._journal.stored(state.guild_id, state.table_id)

    async def found(self, state: TableState, names: dict[int, str]) -> Change | None:
        """Return what a table has to become because it is stored, or ``None`` where it is that already.

        Names of people that are stored with it are added.

        Raises:
            StorageDownError: It cannot be read now.
        """
        if self._doubtful is None:
            return None
        stored = await self._journal.stored(state.guild_id, state.table_id)
        doubtful, self._doubtful = self._doubtful, None
        if stored is None:
            is_closed = doubtful.after.phase is Phase.CLOSED
            return doubtful if is_closed else closed(state, Closing.UNREADABLE)
        if stored.state == replace(state, unattended=stored.state.unattended):
            return None
        names.update({**stored.names, **names})
        return doubtful if stored.state == doubtful.after else Change(after=stored.state)
