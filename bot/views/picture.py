"""The message that shows a table: how it is drawn, and when it moves on to another one.

When it is drawn is the refresher's business (`bot.views.refresher`), and so is every fault of Discord's.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Final, Protocol

import discord

from bot.tables.actions import SystemAction
from bot.tables.phases import Hold, Phase
from bot.tables.public import PublicTable
from bot.tables.timing import Clock
from bot.views.decks import Decks
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    MessageRefusedError,
    Outbox,
    OutboxError,
    ShutOutError,
    ThreadArchivedError,
)
from bot.views.public_message import past_message, public_message
from bot.views.strays import shows_table
from bot.views.traces import Old, Trace, Traces

INTERVAL: Final = 1.1
"""Seconds between two edits: Discord takes about five in five seconds a channel."""
OLD_AGE: Final = 50 * 60
"""Seconds after which a message is posted anew: Discord limits edits of messages older than an hour."""
NONCE_LIFE: Final = 120.0
"""Seconds in which Discord is trusted to know a nonce again; it says no more than "a few minutes"."""
MEETING: Final = 60.0
"""Seconds between two calls that presses on older messages bring: Discord bans an address for many refusals."""


class ShownTable(Protocol):
    """The table that a message shows, as far as the message needs it."""

    def public(self) -> PublicTable:
        """Return the table as it is now."""
        ...

    def link(self, channel_id: int, message_id: int) -> str:
        """Return the address of a message."""
        ...

    async def remember(self, message_id: int) -> None:
        """Store which message shows the table."""
        ...

    def tell(self, action: SystemAction) -> None:
        """Tell the table what became of its place."""
        ...

    def hold(self, reason: Hold) -> None:
        """Let the table's clock stand."""
        ...

    def release(self, reason: Hold) -> None:
        """Let the table's clock go on."""
        ...


class Picture:
    """The public message of one table."""

    def __init__(self, channel_id: int, table: ShownTable, *, outbox: Outbox, clock: Clock, decks: Decks) -> None:
        self.channel_id = channel_id
        self.message_id: int | None = None
        """The message that shows the table; ``None`` until one is posted."""
        self.called_at = -INTERVAL
        """When Discord was last asked, or answered a press with the picture."""
        self.is_sure = True
        """Whether the message shows what was drawn last; not so where an earlier try may have taken effect."""
        self.traces = Traces(outbox, way=self._way, decks=decks)
        """What is left of older messages."""
        self._table = table
        self._decks = decks
        self._outbox = outbox
        self._clock = clock
        self._shown: PublicTable | None = None
        self._likeness: bytes | None = None
        """That of what the message shows; ``None`` where that is not known."""
        self._posted_at = 0.0
        self._renewal: Trace | None = None
        """What is to be left of the present message, where the table asks for a new one."""
        self._elsewhere: list[Old] = []
        """Messages in other channels that still show the table."""
        self._no_post_before = 0.0
        self._intended: tuple[str, bytes] | None = None
        """The nonce of a message that is being posted, and what it showed at the first try."""
        self._intended_at = 0.0
        """When its first try was made."""
        self._is_unknown = False
        """Whether a try of it may have taken effect."""
        self._is_unsearched = False
        """Whether there may be a message in the channel that shows the table, and that nobody knows of."""
        self._newest_id = 0
        """The newest message that ever showed the table, as far as is known."""
        self._no_meeting_before = 0.0
        self._is_shrunk = False

    def drawn(self, table: PublicTable) -> discord.ui.LayoutView:
        """Return what the message has to be, to show this."""
        return public_message(table, self._decks)

    def took_over(self, message_id: int, table: PublicTable, view: discord.ui.LayoutView | None = None) -> None:
        """Take over a message that shows the table; how old it is, is not known.

        Args:
            message_id: The message.
            table: What it shows.
            view: How that was drawn, where that is at hand.
        """
        self.message_id, self._newest_id = message_id, max(message_id, self._newest_id)
        self._posted_at = self._clock.monotonic()
        self.note(table, self.drawn(table) if view is None else view)

    def note(self, table: PublicTable, view: discord.ui.LayoutView) -> None:
        """Note that the message shows this, and how it was drawn."""
        self._shown = table
        self._likeness = likeness(view)
        self.called_at = self._clock.monotonic()
        self._is_shrunk = False

    def doubt(self) -> None:
        """Note that nobody knows what the message shows."""
        self._likeness = None
        self._is_shrunk = False

    def shrunk(self, table: PublicTable) -> discord.ui.LayoutView | None:
        """Return what the message comes to where the table moves on to another one, for an answer that redraws it."""
        if self._shown is None or not self.moves_on(table):
            return None
        self._is_shrunk = True
        return past_message(self._shown, self._decks)

    def renew(self, trace: Trace) -> None:
        """Ask for a new message at the bottom of the channel."""
        self._renewal = trace

    def search(self) -> None:
        """Have the channel looked through for a message whose answer was lost, as a process before may have lost it."""
        self._is_unsearched = True

    def meet(self, channel_id: int, message_id: int, table: PublicTable) -> bool:
        """See to a message that somebody pressed; return whether it was unknown, and shows the table from now on."""
        if message_id == self.message_id or self._intended is not None:  # what is being posted is found by its nonce
            return False
        if channel_id == self.channel_id and message_id > self._newest_id:
            self._take_over_stray(message_id, table)
            return True
        now = self._clock.monotonic()
        is_seen_to = self.traces.is_leaving or any(old.message_id == message_id for old in self._elsewhere)
        if is_seen_to or now < self._no_meeting_before:
            return False
        self._no_meeting_before = now + MEETING
        trace = Trace.NOTHING if channel_id == self.channel_id else Trace.WAY
        self.traces.leave([self.traces.of(message_id) or Old(channel_id, message_id, self._shown or table, trace)])
        return False

    def lose(self) -> None:
        """Note that the message is gone."""
        self.message_id = None

    def move(self, channel_id: int, *, leaves_way: bool) -> None:
        """Go to another channel; the message here becomes a note once there is one there."""
        if leaves_way and self.message_id is not None and self._shown is not None:
            self._elsewhere.append(Old(self.channel_id, self.message_id, self._shown, Trace.WAY))
        self.channel_id, self.message_id = channel_id, None
        self._renewal, self._intended, self._no_post_before = None, None, 0.0
        self._is_unknown = self._is_unsearched = False

    def moves_on(self, table: PublicTable) -> bool:
        """Return whether the table needs a new message: another deal, one too old to edit, or somebody asked for it."""
        now = self._clock.monotonic()
        if self._shown is None or table.phase is Phase.CLOSED or now < self._no_post_before:
            return False
        if self._is_unknown or self._renewal is not None or now - self._posted_at > OLD_AGE:
            return True
        if self._shown.phase is Phase.FINISHED and table.phase is Phase.PLAYING:
            return True  # a rematch
        before = _deal_number(self._shown)
        return before not in (0, _deal_number(table))

    async def show(self, table: PublicTable, *, is_urgent: bool) -> bool:
        """Redraw the message, or post a new one; return whether that took a call.

        Raises:
            OutboxError: It was not shown.
        """
        self.is_sure = True
        if self._is_unsearched or (self._is_unknown and (table.phase is Phase.CLOSED or self._is_nonce_old())):
            await self._search(table)
        if self.message_id is None or self.moves_on(table):
            if table.phase is Phase.CLOSED:
                return False
            await self._post(table, is_urgent=is_urgent)
            return True
        view = self.drawn(table)
        if likeness(view) == self._likeness:
            return False
        self.called_at, message_id = self._clock.monotonic(), self.message_id
        try:
            await self._outbox.edit(self.channel_id, message_id, view, is_urgent=is_urgent)
        except MessageGoneError:
            if message_id == self.message_id:
                raise
        if message_id == self.message_id:
            self.note(table, view)
        else:  # another one was taken over meanwhile
            self.is_sure = False
        return True

    async def _post(self, table: PublicTable, *, is_urgent: bool) -> None:
        channel_id, view = self.channel_id, self.drawn(table)
        if self._intended is None:
            self._intended, self._intended_at = (self._outbox.new_nonce(), likeness(view)), self._clock.monotonic()
        nonce, first = self._intended
        self.called_at = self._clock.monotonic()
        try:
            message_id = await self._outbox.send(channel_id, view, nonce=nonce, is_urgent=is_urgent)
        except DiscordDownError as fault:
            self._is_unknown |= fault.retry_after is None and channel_id == self.channel_id
            if fault.retry_after is None or self.message_id is None or channel_id != self.channel_id:
                raise
            if self._is_unknown:
                await self._search(table)
            self._no_post_before = self._clock.monotonic() + fault.retry_after
            await self.show(table, is_urgent=is_urgent)  # slowmode: the message that is there has to do
            return
        except OutboxError as fault:
            if not self._is_unknown:
                self._intended = None
            if isinstance(fault, ThreadArchivedError):  # a message would have opened it, were it not locked
                raise ShutOutError from fault
            raise
        if channel_id != self.channel_id:  # the table went elsewhere meanwhile
            self._elsewhere.append(Old(channel_id, message_id, table, Trace.WAY))
            return
        old = [*self._elsewhere, *self._replaced()]
        self._intended = self._renewal = None
        self._is_unknown = False
        self.took_over(message_id, table, view)
        if first != self._likeness:
            self.doubt()
            self.is_sure = False
        self.traces.note(old)
        await self._table.remember(message_id)
        self._elsewhere = []
        self.traces.leave(old)

    def _way(self) -> str | None:
        return None if self.message_id is None else self._table.link(self.channel_id, self.message_id)

    def _is_nonce_old(self) -> bool:
        return self._clock.monotonic() - self._intended_at > NONCE_LIFE

    async def _search(self, table: PublicTable) -> None:
        """Look for a message that shows the table though its answer was lost, and take it over.

        Raises:
            OutboxError: The channel could not be looked through.
        """
        channel_id = self.channel_id
        try:
            found = await self._outbox.recent(channel_id)
        except (MessageRefusedError, MessageGoneError):
            found = []
        if channel_id != self.channel_id:
            return
        self._is_unsearched = self._is_unknown = False
        self._intended = None
        showing = [message.message_id for message in found if shows_table(message.custom_ids, table.table_id)]
        newest = max(showing, default=0)
        if newest > self._newest_id:
            self._take_over_stray(newest, table)

    def _take_over_stray(self, message_id: int, table: PublicTable) -> None:
        """Let a message show the table that was not known; what it shows is not known either."""
        is_other_deal = self._shown is not None and _deal_number(self._shown) != _deal_number(table)
        self._renewal = Trace.RESULT if is_other_deal else Trace.NOTHING
        old, self._renewal = self._replaced(), None
        self.took_over(message_id, table)
        self.doubt()
        self.traces.leave(old, first=lambda: self._table.remember(message_id))

    def _replaced(self) -> list[Old]:
        """Return the present message as one that another is about to replace, if something of it is to be left."""
        trace = self._renewal or Trace.RESULT
        if self.message_id is None or self._shown is None or (self._is_shrunk and trace is Trace.RESULT):
            return []
        return [Old(self.channel_id, self.message_id, self._shown, trace)]


def likeness(view: discord.ui.LayoutView) -> bytes:
    """Return what two views share where Discord is sent the same for them: a digest, for a message is long."""
    sent = view.to_components()  # type: ignore[no-untyped-call]  # discord.py's
    return blake2b(json.dumps(sent, ensure_ascii=False, separators=(",", ":")).encode(), digest_size=16).digest()


def _deal_number(table: PublicTable) -> int:
    """Return the deal that a table shows; 0 for a lobby."""
    return table.snapshot.deal_number if table.snapshot else 0
