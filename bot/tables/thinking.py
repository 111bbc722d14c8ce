"""Lets one computer player of a table think at a time, and gets a decision whatever becomes of it.

A player thinks while its table waits anyway, so a decision usually lies ready when the clock rings. That players fail,
cheat or are slow is a matter of whoever lets them think (`bot.tables.ports.Computers`). Here it is only made sure that
a turn ends though that one itself fails.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from bot.tables.ports import Computers, Question
from murlan.computer.understudy import understudy_event
from murlan.errors import MurlanError
from murlan.events import SeatEvent
from murlan.match import Match

log = logging.getLogger(__name__)

LIMIT_SECONDS: Final = 3.0
"""A decision that is so late is not waited for."""


class Thinking:
    """The thought about a table's present turn, and what came of it.

    Args:
        computers: Lets players think.
        decided: Called with the clock's number and what was decided, where that is waited for.
    """

    def __init__(self, computers: Computers, decided: Callable[[int, SeatEvent], None]) -> None:
        self._computers = computers
        self._decided = decided
        self._event: SeatEvent | None = None
        self.number = 0
        """The clock at which a player was asked last."""
        self.is_awaited = False
        """Whether the clock has rung: what is decided from now on is done at once."""
        self.task: asyncio.Task[None] | None = None
        """The thought; also kept once it is done."""

    def is_about(self, number: int) -> bool:
        """Return whether a player thinks that was asked at this clock."""
        return self.number == number and self.task is not None and not self.task.done()

    def event(self, number: int) -> SeatEvent | None:
        """Return what was decided at this clock, if it was."""
        return self._event if self.number == number else None

    def begin(self, match: Match, question: Question, *, number: int) -> None:
        """Ask a player for the seat that acts, at the clock of this number."""
        self.cancel()
        self.number = number
        self.task = asyncio.create_task(self._think(match, question, number))

    def cancel(self) -> None:
        """Let the thought lead to nothing."""
        if self.task is not None:
            self.task.cancel()
        self._event, self.is_awaited = None, False

    async def stop(self) -> None:
        """End the thought."""
        self.cancel()
        if self.task is not None:
            await asyncio.gather(self.task, return_exceptions=True)

    async def _think(self, match: Match, question: Question, number: int) -> None:
        """Let a computer player decide; where nothing legal comes of it the turn is the understudy's (R12.1)."""
        try:
            event = await self._computers.choose(question)
            match.apply(event)
        except asyncio.CancelledError:
            if _is_being_cancelled():
                raise
            log.exception("%s: the thought of computer player %s was cancelled", question.about, question.level)
            event = understudy_event(question.snapshot)
        except MurlanError as refusal:  # what it holds may be cards
            log.error("%s: computer player %s: %s", question.about, question.level, type(refusal).__name__)  # noqa: TRY400
            event = understudy_event(question.snapshot)
        except Exception:  # whatever lets players think, the turn goes on
            log.exception("%s: computer player %s failed", question.about, question.level)
            event = understudy_event(question.snapshot)
        self._event = event
        if self.is_awaited:
            self._decided(number, event)


def _is_being_cancelled() -> bool:
    """Return whether somebody cancels this very task, and not only what it waits for, as a pool that closes does."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
