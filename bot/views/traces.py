"""What is left of the messages that another one replaced, and the task that sees to it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

import discord

from bot.tables.public import PublicTable
from bot.views.decks import TEXT_DECKS, Decks
from bot.views.moved import moved_message
from bot.views.outbox import MessageGoneError, Outbox, OutboxError
from bot.views.public_message import past_message

log = logging.getLogger(__name__)

_MOST: Final = 32
"""How many messages are remembered that could not be left as they are to be; a press on any other still shrinks it."""


class Trace(StrEnum):
    """What is left of a message that another one replaced."""

    RESULT = "result"
    """What its deal came to, without buttons."""
    NOTHING = "nothing"
    """It is deleted."""
    WAY = "way"
    """The way to the channel that the table went to."""


@dataclass(frozen=True, slots=True)
class Old:
    """A message that shows its table no more."""

    channel_id: int
    message_id: int
    shown: PublicTable
    """What it showed last, as far as is known."""
    trace: Trace


class Traces:
    """The older messages of one table."""

    def __init__(self, outbox: Outbox, *, way: Callable[[], str | None], decks: Decks = TEXT_DECKS) -> None:
        """Begin with none.

        Args:
            outbox: Where messages are drawn.
            way: The address of the message that shows the table now, if there is one.
            decks: Where the tables' decks come from.
        """
        self._decks = decks
        self._outbox = outbox
        self._way = way
        self._left: dict[int, Old] = {}
        """Those that are about to be left, or could not be; the oldest first."""
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def is_leaving(self) -> bool:
        """Whether older messages are about to be left as they are to be."""
        return bool(self._leaving)

    def of(self, message_id: int) -> Old | None:
        """Return an older message, if it is remembered."""
        return self._left.get(message_id)

    def note(self, old: Iterable[Old]) -> None:
        """Remember messages that are about to be left: a press may meet one meanwhile."""
        self._left.update((message.message_id, message) for message in old)
        while len(self._left) > _MOST:
            del self._left[next(iter(self._left))]

    def leave(self, old: list[Old], *, first: Callable[[], Awaitable[None]] | None = None) -> None:
        """Begin to leave messages as they are to be, after something else that has to be done before."""
        if not old and first is None:
            return
        self.note(old)
        leaving = asyncio.create_task(self._leave(old, first), name="traces of a table")
        self._leaving.add(leaving)
        leaving.add_done_callback(self._leaving.discard)

    async def settled(self) -> None:
        """Wait until older messages are left as they are to be."""
        await asyncio.gather(*self._leaving)

    async def stop(self) -> None:
        """Leave older messages as they are."""
        for leaving in tuple(self._leaving):
            leaving.cancel()
        await asyncio.gather(*self._leaving, return_exceptions=True)

    async def _leave(self, old: list[Old], first: Callable[[], Awaitable[None]] | None) -> None:
        """Leave what is to be left of older messages; one that fails waits for a press on it."""
        if first is not None:
            await first()
        for message in old:
            try:
                await self._leave_one(message)
                self._left.pop(message.message_id, None)
            except MessageGoneError:
                self._left.pop(message.message_id, None)
            except OutboxError as fault:
                log.debug("message %s keeps its last picture: %s", message.message_id, type(fault).__name__)

    async def _leave_one(self, old: Old) -> None:
        match old.trace:
            case Trace.NOTHING:
                await self._delete(old)
            case Trace.RESULT:
                await self._redraw(old, past_message(old.shown, self._decks))
            case Trace.WAY:
                await self._redraw(old, moved_message(self._way(), old.shown.settings.language))

    async def _delete(self, old: Old) -> None:
        try:
            await self._outbox.delete(old.channel_id, old.message_id)
        except MessageGoneError:
            return
        except OutboxError:
            await self._redraw(old, past_message(old.shown, self._decks))

    async def _redraw(self, old: Old, view: discord.ui.LayoutView) -> None:
        await self._outbox.edit(old.channel_id, old.message_id, view, is_urgent=False)
