"""Keeps a table's public message true: one refresher a table, newest state wins.

A change only marks the picture as old; one task then draws the newest table, however many changes came meanwhile, at
most every `INTERVAL` seconds: at once where a person is to act, a little later where a computer player is. It never
holds up the table: when Discord is away the picture is late, not the match. A press on the message itself is answered
with the new picture; that redraw goes through the same books, so it is not drawn twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, Protocol

import discord

from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.tables.timing import Clock
from bot.views.public_message import past_message, public_message

log = logging.getLogger(__name__)

INTERVAL: Final = 1.1
"""Seconds between two edits: Discord takes about five in five seconds a channel."""
FOLD: Final = 1.4
"""Seconds that a change may wait while a computer player is to act, so that two of their turns are one edit."""
OLD_AGE: Final = 50 * 60
"""Seconds after which a message is posted anew: Discord limits edits of messages older than an hour."""
RETRY: Final = 15.0
"""Seconds until the next try after Discord failed."""
CLOSED_FOR: Final = 60.0
"""Seconds in which a channel that refused us is not asked again: Discord bans an address for too many refusals."""


class MessageGoneError(Exception):
    """The message was deleted."""


class MayNotPostError(Exception):
    """The channel is gone, locked, or closed to us."""


class DiscordDownError(Exception):
    """Discord did not answer, or answered with a fault of its own."""


class Outbox(Protocol):
    """Posts public messages; every counted call passes there."""

    async def send(self, channel_id: int, view: discord.ui.LayoutView) -> int:
        """Post a message and return its id.

        Raises:
            MayNotPostError: The channel is gone or closed to us.
            DiscordDownError: Discord failed.
        """
        ...

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
        """Redraw a message.

        Raises:
            MessageGoneError: It was deleted.
            MayNotPostError: The channel is gone or closed to us.
            DiscordDownError: Discord failed.
        """
        ...


class Refresher:
    """The public message of one table."""

    def __init__(
        self,
        channel_id: int,
        draw: Callable[[], PublicTable],
        *,
        outbox: Outbox,
        clock: Clock,
        remember: Callable[[int], Awaitable[None]],
    ) -> None:
        self.message_id: int | None = None
        """The message that shows the table; ``None`` until one is posted."""
        self._channel_id = channel_id
        self._draw = draw
        self._outbox = outbox
        self._clock = clock
        self._remember = remember
        self._shown: PublicTable | None = None
        self._components: list[dict[str, Any]] = []
        self._posted_at = 0.0
        self._drawn_at = -INTERVAL
        self._is_old = False
        self._old_since = 0.0
        self._is_true = asyncio.Event()
        """Set while the message shows the table as it is, or nothing more is tried."""
        self._is_true.set()
        self._nudge: asyncio.Future[None] | None = None
        self._holds = 0
        self._in_flight = False
        self._task: asyncio.Task[None] | None = None

    def adopt(self, message_id: int) -> None:
        """Take over the table's message from before a restart; what it shows is old."""
        self.message_id = message_id
        self._note(self._draw())
        self._posted_at = self._clock.monotonic()
        self.missed()

    async def posted(self, message_id: int, table: PublicTable) -> None:
        """Take over the answer that opened the table, and store that it shows it.

        Args:
            message_id: The answer.
            table: What it shows; somebody may have joined since.
        """
        self.message_id = message_id
        self._note(table)
        self._posted_at = self._clock.monotonic()
        await self._remember(message_id)

    def changed(self) -> None:
        """Note that the picture is old."""
        self._age()
        if self._nudge is not None and not self._nudge.done():
            self._nudge.set_result(None)
        self._wake()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Hold back own edits while a press on the message is answered with the new picture."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            self._wake()

    def answer(self) -> discord.ui.LayoutView:
        """Return the picture for the answer to a press on the message, and count it as drawn."""
        table = self._draw()
        if self._moves_on(table) and self._shown is not None:
            return past_message(self._shown)
        self._note(table)
        self._is_old = False
        self._is_true.set()
        if self._in_flight:
            self._age()  # the edit under way may land after the answer: draw once more
        return public_message(table)

    def missed(self) -> None:
        """Note that the answer with the new picture did not arrive."""
        self._components = []
        self.changed()

    async def stop(self) -> None:
        """Draw no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def drawn(self) -> None:
        """Wait until the message shows the table as it is, or until nothing more is tried."""
        await self._is_true.wait()

    async def settled(self) -> None:
        """Wait until the picture is as new as it gets without the clock moving on."""
        if self._task is not None:
            await asyncio.wait([self._task])

    def _is_held(self) -> bool:
        return self._holds > 0

    def _wake(self) -> None:
        if self._is_old and not self._is_held() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=f"refresher {self._channel_id}")

    def _age(self) -> None:
        if not self._is_old:
            self._is_old, self._old_since = True, self._clock.monotonic()
            self._is_true.clear()

    async def _run(self) -> None:
        while self._is_old and not self._is_held():
            table = self._draw()
            due = max(self._drawn_at + INTERVAL, self._old_since + (0 if _somebody_waits(table) else FOLD))
            if due > self._clock.monotonic():
                await self._wait(due)
                continue
            self._is_old = False
            self._in_flight = True
            try:
                await self._show(table)
            except MessageGoneError:
                self.message_id = None
                self._age()
            except MayNotPostError:
                log.info("channel %s takes no messages; its table waits for a press", self._channel_id)
                self._drawn_at = self._clock.monotonic() + CLOSED_FOR
                break
            except DiscordDownError:
                self._age()
                self._drawn_at = self._clock.monotonic() + RETRY
            finally:
                self._in_flight = False
        if not self._is_old:
            self._is_true.set()

    async def _wait(self, at: float) -> None:
        """Wait until a time, or until something changes."""
        self._nudge = asyncio.get_running_loop().create_future()
        nudge = self._nudge
        alarm = self._clock.alarm(at, lambda: None if nudge.done() else nudge.set_result(None))
        try:
            await nudge
        finally:
            alarm.cancel()

    async def _show(self, table: PublicTable) -> None:
        """Redraw the message, or post a new one where the table has moved on to another deal."""
        if self.message_id is not None and not self._moves_on(table):
            view = public_message(table)
            if _components(view) == self._components:
                return
            self._drawn_at = self._clock.monotonic()
            await self._outbox.edit(self._channel_id, self.message_id, view)
            self._note(table)
            return
        if table.phase is Phase.CLOSED and self.message_id is None:
            return
        old_id, old = self.message_id, self._shown
        self._drawn_at = self._clock.monotonic()
        self.message_id = await self._outbox.send(self._channel_id, public_message(table))
        self._note(table)
        self._posted_at = self._clock.monotonic()
        await self._remember(self.message_id)
        if old_id is not None and old is not None:
            await self._shrink(old_id, old)

    async def _shrink(self, message_id: int, table: PublicTable) -> None:
        """Leave of an older message what its deal came to; a message that is gone needs nothing."""
        try:
            await self._outbox.edit(self._channel_id, message_id, past_message(table))
        except (MessageGoneError, MayNotPostError, DiscordDownError):
            log.debug("message %s keeps its last picture", message_id)

    def _moves_on(self, table: PublicTable) -> bool:
        """Return whether the table needs a new message: another deal, or a message that is too old to edit."""
        if self._shown is None or table.phase is Phase.CLOSED:
            return False
        if self._clock.monotonic() - self._posted_at > OLD_AGE:
            return True
        if self._shown.phase is Phase.FINISHED and table.phase is Phase.PLAYING:
            return True  # a rematch
        before, now = _deal_number(self._shown), _deal_number(table)
        return before not in (0, now)

    def _note(self, table: PublicTable) -> None:
        self._shown = table
        self._components = _components(public_message(table))
        self._drawn_at = self._clock.monotonic()


def _somebody_waits(table: PublicTable) -> bool:
    """Return whether a person looks at the picture to act on it: it is drawn at once."""
    if table.snapshot is None or table.snapshot.turn is None:
        return True
    seat = table.seats[table.snapshot.turn]
    return not (seat.is_computer or seat.is_away)


def _components(view: discord.ui.LayoutView) -> list[dict[str, Any]]:
    """Return what Discord is sent for a view."""
    components: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return components


def _deal_number(table: PublicTable) -> int:
    """Return the deal that a table shows; 0 for a lobby."""
    return table.snapshot.deal_number if table.snapshot else 0
