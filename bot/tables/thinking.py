"""Lets one computer player think at a time, and gets a decision whatever it does."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.tables.ports import Computers
from murlan.computer.understudy import understudy_event
from murlan.events import SeatEvent
from murlan.match import Match

log = logging.getLogger(__name__)

LIMIT_SECONDS: Final = 10.0
"""After so long the understudy decides in a computer player's stead."""


class Thinking:
    """The thought of a table's computer player, if one thinks now."""

    def __init__(self, table_id: str, computers: Computers) -> None:
        self._table_id = table_id
        self._computers = computers
        self.number = 0
        """The clock at which a player was last asked."""
        self.task: asyncio.Task[None] | None = None
        """The thought; also kept once it is done."""

    def is_about(self, number: int) -> bool:
        """Return whether a player thinks that was asked at this clock."""
        return self.number == number and self.task is not None and not self.task.done()

    def begin(self, match: Match, level: str, *, number: int, decided: Callable[[int, SeatEvent], None]) -> None:
        """Ask a player of this level for the seat that acts; `decided` is called with the clock's number."""
        self.cancel()
        self.number = number
        self.task = asyncio.create_task(self._think(match, level, number, decided))

    def cancel(self) -> None:
        """Let the thought lead to nothing."""
        if self.task is not None:
            self.task.cancel()

    async def stop(self) -> None:
        """End the thought."""
        self.cancel()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def _think(self, match: Match, level: str, number: int, decided: Callable[[int, SeatEvent], None]) -> None:
        """Let a computer player decide; one that fails is replaced by the understudy for this turn."""
        assert match.deal is not None, "somebody acts only in a deal"
        snapshot = match.snapshot(match.deal.turn)
        try:
            event = await self._computers.choose(snapshot, level)
            match.apply(event)
        except asyncio.CancelledError:
            if _is_being_cancelled():
                raise
            log.exception("table %s: the thought of computer player %s was cancelled", self._table_id, level)
            event = understudy_event(snapshot)
        except Exception:  # whatever a player does, its turn goes on
            log.exception("table %s: computer player %s failed", self._table_id, level)
            event = understudy_event(snapshot)
        decided(number, event)


def _is_being_cancelled() -> bool:
    """Return whether somebody cancels this very task, and not only what it waits for, as a pool that closes does."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
