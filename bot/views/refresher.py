"""Keeps a table's public message true: one refresher a table, newest state wins.

A change only marks the picture as old; one task then draws the newest table, however many changes came meanwhile, at
most every `INTERVAL` seconds: at once where a person is to act, a little later where a computer player is. It never
holds up the table: when Discord is away the picture is late, not the match. A press on the message itself is answered
with the new picture; that redraw goes through the same books, so it is not drawn twice.

What Discord refuses is never asked for again and again (`bot.views.reach`): a deleted message is posted anew, a place
that is gone is left alone for ever, one that is closed to us until something changes there. The table is told once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from typing import Final

import discord

from bot.clock import sleep_until
from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.tables.timing import Clock
from bot.views.decks import TEXT_DECKS, Decks
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    MessageRefusedError,
    MessageTooOldError,
    Outbox,
    OutboxError,
    PlaceGoneError,
    ShutOutError,
    ThreadArchivedError,
)
from bot.views.picture import INTERVAL, Picture, ShownTable
from bot.views.reach import Barrier, Reach
from bot.views.refusals import JustBroughtDown
from bot.views.tidings import Tidings
from bot.views.traces import Trace

__all__ = ["DiscordDownError", "Outbox", "Refresher"]

log = logging.getLogger(__name__)

FOLD: Final = 1.4
"""Seconds that a change may wait while a computer player is to act, so that two of their turns are one edit."""
BRINGING: Final = 15.0
"""Seconds between two times that the message is brought down."""
LAST_TRIES: Final = 5
"""How often the last picture of a closed table is tried while Discord fails."""


class Refresher:
    """What keeps the public message of one table true."""

    def __init__(
        self,
        channel_id: int,
        table: ShownTable,
        *,
        outbox: Outbox,
        clock: Clock,
        decks: Decks = TEXT_DECKS,
    ) -> None:
        self._table = table
        self._clock = clock
        self._picture = Picture(channel_id, table, outbox=outbox, clock=clock, decks=decks)
        self._reach = Reach(clock)
        self._tidings = Tidings(table, clock)
        self._is_old = False
        self._old_since = 0.0
        self._is_true = asyncio.Event()
        """Set while the message shows the table as it is, or nothing more is tried."""
        self._is_true.set()
        self._nudge: asyncio.Future[None] | None = None
        self._holds = 0
        self._answers = 0
        """Pictures that were given for answers to presses, and are not known to be lost."""
        self._answered: PublicTable | None = None
        """The last of these pictures; ``None`` where one of them was lost."""
        self._in_flight = False
        self._is_restored = False
        self._is_stopped = False
        self._is_resting = False
        self.pressed_at = -inf
        """When somebody seated pressed last, in the clock's monotonic seconds."""
        self._brought_at = -BRINGING
        self._task: asyncio.Task[None] | None = None

    @property
    def message_id(self) -> int | None:
        """The message that shows the table; ``None`` until one is posted."""
        return self._picture.message_id

    @property
    def is_busy(self) -> bool:
        """Whether Discord is being asked for something."""
        return self._in_flight or self._picture.traces.is_leaving

    @property
    def channel_id(self) -> int:
        """Where the table is shown."""
        return self._picture.channel_id

    @property
    def link(self) -> str | None:
        """The address of the message, once there is one."""
        if self.message_id is None:
            return None
        return self._table.link(self.channel_id, self.message_id)

    def adopt(self, message_id: int | None) -> None:
        """Take over the table's message from before a restart, or post one; nobody waits for what it shows first."""
        self._is_restored = True
        self._picture.search()
        if message_id is not None:
            self._picture.took_over(message_id, self._table.public())
        self.missed()

    async def posted(self, message_id: int, table: PublicTable) -> None:
        """Take over the answer that opened the table, and store that it shows it.

        Args:
            message_id: The answer.
            table: What it shows; somebody may have joined since.
        """
        self._picture.took_over(message_id, table)
        self._tidings.shown(table)
        await self._table.remember(message_id)

    def meet(self, channel_id: int, message_id: int) -> None:
        """Note a message that shows the table, by a press on it: one that is unknown is taken over, or goes."""
        if self._picture.meet(channel_id, message_id, self._table.public()):
            self.changed()

    def changed(self) -> None:
        """Note that the picture is old."""
        self._age()
        self._tidings.tell(self._reach)
        self._wake()

    def place_changed(self) -> None:
        """Note that rights or the place itself have changed: where we were shut out, that is worth one try."""
        if self._reach.place_changed():
            self._age()
            self._wake()

    def pressed(self) -> None:
        """Note that somebody seated pressed: what waits for a press is tried once more."""
        self.pressed_at = self._clock.monotonic()
        if self._reach.pressed():
            self._age()
            self._wake()

    def answered(self) -> None:
        """Note that Discord took an answer to a press: it is there again, so what waits for it is tried."""
        self._reach.answered()
        self._tidings.tell(self._reach)
        self._wake()

    def bring_down(self) -> None:
        """Post the message anew at the bottom of its channel; the old one goes.

        Raises:
            JustBroughtDown: That was done a moment ago.
        """
        now = self._clock.monotonic()
        if now - self._brought_at < BRINGING:
            raise JustBroughtDown
        self._brought_at = now
        self._picture.renew(Trace.NOTHING)
        self.pressed()
        self.changed()

    def move(self, channel_id: int) -> None:
        """Show the table in another channel; the message here becomes the way there."""
        self._picture.move(channel_id, leaves_way=self._reach.barrier not in (Barrier.GONE, Barrier.SHUT_OUT))
        self._reach = Reach(self._clock)
        self._brought_at = self._clock.monotonic()
        self.changed()

    def forsake(self) -> None:
        """Ask for nothing more: the place is gone."""
        self._reach.gone()
        self._tidings.tell(self._reach)
        self._tally()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Hold back own edits while a press on the message is answered with the new picture."""
        self._holds += 1
        try:
            yield
        finally:
            self._holds -= 1
            if not self._holds and self._answers:
                self._answers = 0
                self.answered()
                if self._answered is not None:
                    self._tidings.shown(self._answered)
            self._wake()

    def answer(self) -> discord.ui.LayoutView:
        """Return the picture for the answer to a press on the message, and count it as drawn."""
        table = self._table.public()
        self._answers += 1
        past = self._picture.shrunk(table)
        if past is not None:
            return past
        view = self._picture.drawn(table)
        self._picture.note(table, view)
        self._answered = table
        self._is_old = False
        self._is_true.set()
        if self._in_flight or not self._reach.is_proven:
            self._age()  # the edit under way may land after the answer; an answer does not prove that we may write here
        return view

    def missed(self) -> None:
        """Note that the answer with the new picture did not arrive."""
        self._answers = max(0, self._answers - 1)
        self._answered = None
        self._picture.doubt()
        self.changed()

    def rest(self) -> None:
        """Begin no more to draw by oneself; what is under way goes on."""
        self._is_resting = True
        self._wake()

    async def last(self) -> None:
        """Show the table as it was left, where its message is behind; this is tried once, and soon or not at all."""
        if self._task is not None:
            await asyncio.wait([self._task])
        now, due = self._clock.monotonic(), max(self._picture.called_at + INTERVAL, self._reach.due)
        if self._is_old and self._reach.is_open and due <= now + INTERVAL:
            await sleep_until(self._clock, due)
            await self._draw(self._table.public(), is_last=True)

    async def stop(self) -> None:
        """Draw no more."""
        self._is_stopped = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._picture.traces.stop()

    async def drawn(self) -> None:
        """Wait until the message shows the table as it is, or until nothing more is tried."""
        await self._is_true.wait()

    async def settled(self) -> None:
        """Wait until the picture is as new as it gets without the clock moving on."""
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._picture.traces.settled()

    def _wants_to_draw(self) -> bool:
        is_at_work = not self._is_stopped and not self._is_resting
        return self._is_old and self._reach.is_open and not self._holds and is_at_work

    def _wake(self) -> None:
        if self._nudge is not None and not self._nudge.done():
            self._nudge.set_result(None)
        if self._wants_to_draw() and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=f"refresher {self.channel_id}")

    def _age(self) -> None:
        if not self._is_old:
            self._is_old, self._old_since = True, self._clock.monotonic()
        if self._reach.is_open:
            self._is_true.clear()

    def _tally(self) -> None:
        """Let nobody wait for a picture that is true, or that is not tried."""
        if not self._is_old or not self._reach.is_open:
            self._is_true.set()

    async def _run(self) -> None:
        try:
            while self._wants_to_draw():
                table = self._table.public()
                due = self._due(table)
                if due > self._clock.monotonic():
                    await self._wait(due)
                    self._tidings.tell(self._reach)
                else:
                    await self._draw(table)
        finally:
            self._tally()

    def _due(self, table: PublicTable) -> float:
        fold = 0.0 if _somebody_waits(table) else FOLD
        return max(self._picture.called_at + INTERVAL, self._old_since + fold, self._reach.due)

    async def _wait(self, at: float) -> None:
        """Wait until a time, until the picture is late, or until something changes."""
        late_at = self._reach.late_at
        if late_at is not None and not self._tidings.is_late:
            at = min(at, late_at)
        self._nudge = asyncio.get_running_loop().create_future()
        nudge = self._nudge
        alarm = self._clock.alarm(at, lambda: None if nudge.done() else nudge.set_result(None))
        try:
            await nudge
        finally:
            alarm.cancel()

    async def _draw(self, table: PublicTable, *, is_last: bool = False) -> None:
        """Show the table once, and see to what Discord says; the last time it goes before what is only nice to have."""
        if not self._reach.is_proven:
            self._picture.doubt()  # what is to be proven takes a call, even if the picture is the same
        begun, reach = self._clock.monotonic(), self._reach
        is_seen = not self._is_restored and table.phase is not Phase.CLOSED and _somebody_waits(table)
        self._is_old, self._in_flight = False, True
        try:
            did_call = await self._picture.show(table, is_urgent=is_seen or is_last)
        except OutboxError as fault:
            if reach is self._reach:
                self._failed(fault, table, begun)
            else:
                self._age()  # of the place before; the table has gone elsewhere
        else:
            if did_call and reach is self._reach:
                self._reached(table)
            if not self._picture.is_sure:
                self._age()
        finally:
            self._in_flight = False

    def _reached(self, table: PublicTable) -> None:
        self._is_restored = False
        self._reach.reached()
        self._tidings.tell(self._reach)
        self._tidings.reached(table)
        if self._picture.is_sure:
            self._tidings.shown(table)

    def _failed(self, fault: OutboxError, table: PublicTable, begun: float) -> None:
        """Decide what a fault of Discord's comes to."""
        match fault:
            case MessageTooOldError():
                self._replace(table, Trace.NOTHING)
            case MessageGoneError():
                self._picture.lose()
                self._replace(table, Trace.RESULT)
            case ThreadArchivedError():
                self._replace(table, Trace.RESULT)
            case PlaceGoneError():
                self._reach.gone()
                self._tidings.gone()
            case ShutOutError():
                self._reach.shut_out()
                self._age()
            case MessageRefusedError(status=status, code=code):
                if self._reach.refused():  # the same one would be refused again: it waits for the next change
                    log.error("table %s: Discord refused its message: %s, code %s", table.table_id, status, code)
            case DiscordDownError(retry_after=retry_after):
                self._reach.down(begun, retry_after)
                if table.phase is not Phase.CLOSED or self._reach.failures < LAST_TRIES:
                    self._age()
            case _:
                raise fault
        self._tidings.tell(self._reach)

    def _replace(self, table: PublicTable, trace: Trace) -> None:
        """Have the message replaced by a new one; a closed table needs none."""
        self._reach.lost()
        self._picture.renew(trace)
        if table.phase is not Phase.CLOSED:
            self._age()


def _somebody_waits(table: PublicTable) -> bool:
    """Return whether a person looks at the picture to act on it: it is drawn at once."""
    if table.snapshot is None or table.snapshot.turn is None or table.pause or table.hold:
        return True
    seat = table.seats[table.snapshot.turn]
    return not (seat.is_computer or seat.is_away)
