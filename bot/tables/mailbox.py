"""A table's letters, taken one at a time. What is in them is done elsewhere."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from bot.tables.actions import Action
from bot.tables.changes import Change
from bot.tables.timing import Alarm, Clock

RETRY_SECONDS: Final = 5.0
"""A letter that could not be done now, and that nobody waits for, comes again this much later."""


class Errand(Enum):
    """A letter that asks for no transition."""

    LOOK = auto()
    """See what is stored, if that is in doubt."""
    STOP = auto()
    """Take no more letters."""


@dataclass(frozen=True, slots=True)
class Letter:
    """What a table is to do."""

    action: Action | Errand
    press_id: int | None = None
    answer: asyncio.Future[Change] | None = None
    """Whoever waits for what comes of it."""
    channel_id: int | None = None
    """Where it was pressed; ``None`` for what comes from no channel, or may come from another than the table's."""

    @property
    def name(self) -> str:
        """What a log calls it: never what stands in it, for that may be cards."""
        return self.action.name if isinstance(self.action, Errand) else type(self.action).__name__

    def done(self, change: Change) -> None:
        """Tell whoever waits what came of it."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_result(change)

    def failed(self, error: Exception) -> None:
        """Tell whoever waits why nothing came of it."""
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(error)


class Mailbox:
    """The letters that wait, and those that come again later. One table takes them.

    There are thousands, and nearly all are empty: an `asyncio.Queue` takes three kilobytes for that.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._letters: list[Letter] = []
        self._later: dict[Letter, Alarm] = {}
        self._taker: asyncio.Future[None] | None = None
        """Whoever waits for a letter."""
        self._waiting: list[asyncio.Future[None]] = []
        """Those who wait until all letters are done."""
        self.undone = 0
        """The letters that are not done: those that wait, and the one that was taken."""

    def put(self, letter: Letter) -> None:
        """Add a letter behind those that wait."""
        self._letters.append(letter)
        self.undone += 1
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def put_later(self, letter: Letter) -> None:
        """Bring a letter again after some seconds; one that asks for the same is enough."""
        if letter.action in (other.action for other in self._later):
            return

        def put() -> None:
            del self._later[letter]
            self.put(letter)

        self._later[letter] = self._clock.alarm(self._clock.monotonic() + RETRY_SECONDS, put)

    async def take(self) -> Letter:
        """Wait for the next letter; say `taken` once it is done."""
        while not self._letters:
            self._taker = asyncio.get_running_loop().create_future()
            try:
                await self._taker
            finally:
                self._taker = None
        return self._letters.pop(0)

    def taken(self) -> None:
        """Say that the letter taken last is done."""
        self.undone -= 1
        if not self.undone:
            for waiting in self._waiting:
                if not waiting.done():
                    waiting.set_result(None)
            self._waiting.clear()

    async def emptied(self) -> None:
        """Wait until all letters are done; those that come later are not waited for."""
        if self.undone:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting

    def close(self, reason: Exception) -> None:
        """Give all letters back that wait, and let none come later."""
        for alarm in self._later.values():
            alarm.cancel()
        self._later.clear()
        while self._letters:
            self._letters.pop(0).failed(reason)
            self.taken()
