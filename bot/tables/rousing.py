"""Wakes tables that sleep though nobody presses: those that are due, and those whose picture may be behind.

After a start many are due in the same moment. They are woken one at a time, so that a press never waits for more than
one of them.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Iterable
from typing import Final

from bot.tables.faults import JournalError
from bot.tables.mailbox import RETRY_SECONDS
from bot.tables.refusals import TableIsClosed
from bot.tables.table import Table
from bot.tables.timing import Alarm, Clock

PACE: Final = 1 / 40
"""Seconds between two tables that are not due: Discord takes pictures no faster."""

log = logging.getLogger(__name__)


class Rousing:
    """The tables that are to be woken."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: deque[Table] = deque()
        self._later: deque[Table] = deque()
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def due(self, table: Table) -> None:
        """Wake a table before all those that are not due."""
        self._due.append(table)
        self._begin()

    def later(self, tables: Iterable[Table]) -> None:
        """Wake some tables one after the other, in this order."""
        self._later.extend(tables)
        self._begin()

    @property
    def is_busy(self) -> bool:
        """Whether a table is being woken."""
        return self._task is not None and not self._task.done()

    async def settled(self) -> None:
        """Wait until no table is to be woken before the clock moves on."""
        while self._task is not None and self.is_busy:
            await asyncio.wait([self._task])

    async def close(self) -> None:
        """Wake no more."""
        self._is_closed = True
        self._due.clear()
        self._later.clear()
        if self._alarm is not None:
            self._alarm.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _begin(self) -> None:
        """Go on, unless that is under way, or a table was woken a moment ago and no other is due."""
        if self.is_busy or self._is_closed or not (self._due or (self._later and self._alarm is None)):
            return
        self._task = asyncio.create_task(self._wake(), name="waking tables")

    async def _wake(self) -> None:
        while self._due or (self._later and self._alarm is None):
            is_due = bool(self._due)
            table = (self._due or self._later).popleft()
            try:
                await table.awake()
            except TableIsClosed:
                pass
            except JournalError as error:
                log.warning("table %s cannot be read yet: %s", table.state.table_id, type(error).__name__)
                self._try_later(table)
            except Exception as fault:  # noqa: BLE001 - the table has told its fault; the others are to wake all the same
                log.error("table %s sleeps on: %s", table.state.table_id, type(fault).__name__)  # noqa: TRY400
            if not is_due:
                self._alarm = self._clock.alarm(self._clock.monotonic() + PACE, self._go_on)

    def _try_later(self, table: Table) -> None:
        self._clock.alarm(self._clock.monotonic() + RETRY_SECONDS, lambda: self.due(table))

    def _go_on(self) -> None:
        self._alarm = None
        self._begin()
