"""Short-lived public messages that call people: posted only where there is room, and gone when their call is over.

    noted on the disk ─▶ posted ─▶ its number noted ─▶ stands until it is over ─▶ deleted ─▶ struck off

A process that dies in between leaves a note, by which the next one finds the message and deletes it. Where the answer
to the post was lost, the message is looked for in its channel, by the one button that no other message has; where we
may not read there, the first press on it takes it away.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from itertools import chain, repeat
from typing import Any, Final, Protocol

import discord

from bot.clock import sleep_until
from bot.league.summons import Summons, SummonsBook
from bot.shards.shards import ALL, Shards
from bot.tables.faults import JournalError
from bot.tables.timing import Clock
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    OutboxError,
    OwnMessage,
    ShutOutError,
    ThreadArchivedError,
)

AGAIN: Final = (5.0, 10.0, 20.0, 40.0)
"""Seconds between two tries to delete one, and then the longest of them, once more."""
LONGEST: Final = 60.0
TRIES: Final = 60
"""After so many, most of an hour, one is left where it is."""
LANDED_BY: Final = 5.0
"""Seconds after which a post whose answer was lost has surely come to its channel, if it ever does."""
SLACK: Final = 60.0
"""How many seconds our clock may be ahead of Discord's."""
GOODBYE: Final = 2.0
"""Seconds that those which still stand may take to be deleted as we stop; the rest is done at the next start."""

log = logging.getLogger(__name__)


class Crier(Protocol):
    """Posts and deletes them. Every method but the first two raises what `OutboxError` lists."""

    @property
    def is_saturated(self) -> bool:
        """Whether a call would have to wait for others, or be refused."""
        ...

    def new_nonce(self) -> str:
        """Return a name for a message that is to be posted."""
        ...

    def may_post(self, channel_id: int) -> bool | None:
        """Return whether we may write in a channel; ``None`` where that is not known."""
        ...

    async def summon(self, channel_id: int, view: discord.ui.LayoutView, *, user_ids: Sequence[int], nonce: str) -> int:
        """Post a message that notifies the people whom it mentions, and return its id."""
        ...

    async def dismiss(self, channel_id: int, message_id: int) -> None:
        """Delete one."""
        ...

    async def posted_since(self, channel_id: int, moment: float) -> list[OwnMessage]:
        """Return what we posted in a channel soon after a moment in Unix seconds."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Cry:
    """What is to be posted, and until when it stands."""

    guild_id: int
    channel_id: int
    view: discord.ui.LayoutView
    user_ids: tuple[int, ...]
    """Whom it mentions."""
    mark: str
    """The id of its button."""
    over: asyncio.Event


class Summoning:
    """All such messages of this process, and what an earlier one left."""

    def __init__(self, book: SummonsBook, crier: Crier, clock: Clock, *, shards: Shards = ALL) -> None:
        self._shards = shards
        self._book = book
        self._crier = crier
        self._clock = clock
        self._standing: set[int] = set()
        """The messages that are to be there."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._waiting: set[asyncio.Event] = set()
        """What those that stand wait for."""
        self._idle = 0
        """How many of the tasks wait for the clock, or for what they call to to be over."""

    @property
    def is_busy(self) -> bool:
        """Whether Discord or the disk is being asked for something."""
        return len(self._tasks) > self._idle

    async def begin(self) -> None:
        """Have deleted what an earlier process left in servers that are ours.

        Raises:
            StorageDownError: It cannot be read now.
        """
        for summons in await self._book.left():
            if self._shards.owns(summons.guild_id):
                self.run(self._taken_away(summons))

    def run(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside that ends before `close` does."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stand(self, cry: Cry, *, is_due: Callable[[], bool] = lambda: True) -> None:
        """Post a message unless there is no room for it now, and return once it is gone.

        Args:
            cry: What, where, until when.
            is_due: Whether it is still wanted; asked last before it is posted.
        """
        if self._crier.may_post(cry.channel_id) is False or self._crier.is_saturated:
            return
        summons = Summons(
            guild_id=cry.guild_id,
            channel_id=cry.channel_id,
            nonce=self._crier.new_nonce(),
            mark=cry.mark,
            tried_at=int(self._clock.wall()),
        )
        if not await self._noted(self._book.begin(summons)):
            return
        if cry.over.is_set() or not is_due() or self._crier.is_saturated:
            await self._noted(self._book.forget(summons))
            return
        posted = await self._posted(cry, summons)
        if posted is not None:
            self._waiting.add(cry.over)
            with self._idling():
                await cry.over.wait()
            self._waiting.discard(cry.over)
            await self._taken_away(posted)

    def met(self, channel_id: int, message_id: int) -> None:
        """Take away one on which somebody pressed, unless it is to be there: nobody remembers it."""
        if message_id not in self._standing:
            self.run(self._dismissed(channel_id, message_id))

    async def close(self) -> None:
        """Delete what stands, as far as that is done soon."""
        for over in tuple(self._waiting):
            over.set()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=GOODBYE)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _posted(self, cry: Cry, summons: Summons) -> Summons | None:
        """Post a message; return what is known of it, ``None`` where it is surely not there."""
        try:
            message_id = await self._crier.summon(cry.channel_id, cry.view, user_ids=cry.user_ids, nonce=summons.nonce)
        except DiscordDownError:
            return summons  # it may stand all the same
        except OutboxError as fault:
            log.debug("channel %s takes no mention: %s", cry.channel_id, type(fault).__name__)
            await self._noted(self._book.forget(summons))
            return None
        self._standing.add(message_id)
        known = replace(summons, message_id=message_id)
        await self._noted(self._book.posted(known))
        return known

    async def _taken_away(self, summons: Summons) -> None:
        """Delete a message, however long Discord is away, and strike it off."""
        for wait in chain((0.0,), AGAIN, repeat(LONGEST, TRIES - len(AGAIN))):
            await self._sleep(wait)
            if await self._is_gone(summons):
                break
        else:
            log.info("channel %s keeps a mention that could not be deleted", summons.channel_id)
        self._standing.discard(summons.message_id or 0)
        await self._noted(self._book.forget(summons))

    async def _is_gone(self, summons: Summons) -> bool:
        """Try to delete a message; return whether nothing more is to be tried."""
        try:
            for message_id in await self._found(summons):
                await self._crier.dismiss(summons.channel_id, message_id)
        except MessageGoneError:
            return True
        except (DiscordDownError, ShutOutError, ThreadArchivedError):
            return False
        except OutboxError as fault:
            log.debug("channel %s has no mention any more: %s", summons.channel_id, type(fault).__name__)
        return True

    async def _found(self, summons: Summons) -> list[int]:
        """Return the message, looked for in its channel where its number is not known."""
        if summons.message_id is not None:
            return [summons.message_id]
        await self._sleep(summons.tried_at + LANDED_BY - self._clock.wall())
        found = await self._crier.posted_since(summons.channel_id, summons.tried_at - SLACK)
        return [message.message_id for message in found if summons.mark in message.custom_ids]

    async def _sleep(self, seconds: float) -> None:
        with self._idling():
            await sleep_until(self._clock, self._clock.monotonic() + seconds)

    @contextmanager
    def _idling(self) -> Iterator[None]:
        self._idle += 1
        try:
            yield
        finally:
            self._idle -= 1

    async def _dismissed(self, channel_id: int, message_id: int) -> None:
        try:
            await self._crier.dismiss(channel_id, message_id)
        except OutboxError as fault:
            log.debug("channel %s keeps a mention: %s", channel_id, type(fault).__name__)

    async def _noted(self, work: Coroutine[Any, Any, None]) -> bool:
        """Have something noted on the disk; return whether it is."""
        try:
            await work
        except JournalError as error:
            log.warning("a mention is not noted: %s", error)
            return False
        return True
