"""Knows where each person's hand is shown, and brings it up to date when it has to show something new.

Only the token of an interaction can edit an ephemeral message, and only for 15 minutes. A handle is made by nothing
but an answer that created or redrew *that person's own* ephemeral hand: the token of a press on the public message
would edit the public message, and show a hand to all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Protocol

import discord

from bot.tables.phases import Phase
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import TableRefusal
from bot.tables.timing import Clock
from bot.texts import text
from bot.views.hand import hand_message
from bot.views.menus import note_message

TOKEN_LIFE: Final = 14 * 60 + 30
"""Seconds that a token is used; Discord takes it for 15 minutes."""
TABLE_SECONDS: Final = 5.0
"""How long a new deal's hands wait for the table's new message, so that they stand below it."""
CHOOSING: Final = 20.0
"""Seconds after a choice in which a hand is left alone: a select may be open, and an edit would disturb it."""


@dataclass(frozen=True, slots=True)
class HandHandle:
    """Where a person's hand is shown."""

    token: str
    message_id: int
    obtained: float
    """When, in the clock's monotonic seconds."""
    language: str

    def __repr__(self) -> str:
        return f"HandHandle(message_id={self.message_id})"  # a token is never printed


class HandEditor(Protocol):
    """Reaches ephemeral messages through their token; such calls are not counted."""

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw a hand and return whether it is still there."""
        ...

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand in a new ephemeral message and take the old one away; return the new one's id if it is there."""
        ...


class Hands:
    """The hands of one table's people."""

    def __init__(
        self,
        table: Callable[[], PublicTable],
        hand_of: Callable[[int], PrivateHand],
        *,
        editor: HandEditor,
        clock: Clock,
        table_is_drawn: Callable[[], Awaitable[None]],
    ) -> None:
        self._table = table
        self._hand_of = hand_of
        self._editor = editor
        self._clock = clock
        self._table_is_drawn = table_is_drawn
        self._handles: dict[int, HandHandle] = {}
        self._chose_at: dict[int, float] = {}
        self._seen: dict[int, _News] = {}
        self._answering: Counter[int] = Counter()
        self._pushes: set[asyncio.Task[None]] = set()

    @contextmanager
    def answering(self, user_id: int) -> Iterator[None]:
        """Hold back pushes while a press on a hand is answered: an older picture must not land on a newer one."""
        self._answering[user_id] += 1
        try:
            yield
        finally:
            self._answering[user_id] -= 1
            if not self._answering[user_id]:
                del self._answering[user_id]
            self.changed()

    def shown(self, user_id: int, handle: HandHandle, table: PublicTable) -> None:
        """Note that an answer has just shown a person their hand, at this moment of the table."""
        self._handles[user_id] = handle
        self._seen[user_id] = _news(table, user_id)

    def chose(self, user_id: int) -> None:
        """Note that a person is choosing."""
        self._chose_at[user_id] = self._clock.monotonic()

    def acted(self, user_id: int) -> None:
        """Note that a person is done choosing: they played, passed or gave a card."""
        self._chose_at.pop(user_id, None)

    def changed(self) -> None:
        """Bring hands up to date, each once: whose turn has come, and all when a deal begins or ends."""
        table = self._table()
        for user_id in tuple(self._handles):
            if self._is_due(table, user_id) and (handle := self._fresh_handle(user_id)) is not None:
                is_new_deal = self._begins_deal(table, user_id)
                self._seen[user_id] = _news(table, user_id)
                work = self._move(user_id, handle) if is_new_deal else self._push(user_id, handle)
                task = asyncio.create_task(work)
                self._pushes.add(task)
                task.add_done_callback(self._pushes.discard)

    async def settled(self) -> None:
        """Wait until every hand that is being brought up to date is so."""
        await asyncio.gather(*self._pushes)

    async def stop(self) -> None:
        """Push no more."""
        for task in tuple(self._pushes):
            task.cancel()
        await asyncio.gather(*self._pushes, return_exceptions=True)

    def _is_due(self, table: PublicTable, user_id: int) -> bool:
        """Return whether a hand shows something old that its owner should see now."""
        news, seen = _news(table, user_id), self._seen.get(user_id)
        if news == seen or self._answering[user_id]:
            return False
        if seen is None or seen.scene != news.scene:
            return True  # nothing can be chosen in between, so nobody is disturbed
        return news.own_turn is not None and not self._is_choosing(user_id)

    def _begins_deal(self, table: PublicTable, user_id: int) -> bool:
        """Return whether a hand is to be shown anew, below the message of a deal that has just begun."""
        news, seen = _news(table, user_id), self._seen.get(user_id)
        return seen is not None and news.scene.is_live and not seen.scene.is_live

    def _fresh_handle(self, user_id: int) -> HandHandle | None:
        handle = self._handles.get(user_id)
        if handle is not None and self._clock.monotonic() - handle.obtained > TOKEN_LIFE:
            del self._handles[user_id]
            return None
        return handle

    def _is_choosing(self, user_id: int) -> bool:
        """Return whether a person has cards in mind, or may have a select open."""
        since = self._clock.monotonic() - self._chose_at.get(user_id, -CHOOSING)
        return since < CHOOSING or bool(self._hand_of(user_id).draft.cards)

    async def _push(self, user_id: int, handle: HandHandle) -> None:
        """Redraw a hand where it is; who left is told so, and has no hand here any more."""
        try:
            view, stays = hand_message(self._hand_of(user_id), handle.language), True
        except TableRefusal:
            view, stays = note_message(text("hand-left", handle.language)), False
        is_there = await self._editor.edit_hand(handle.token, handle.message_id, view)
        if not (is_there and stays) and self._handles.get(user_id) is handle:
            del self._handles[user_id]

    async def _move(self, user_id: int, handle: HandHandle) -> None:
        """Show a hand below the table's new message, where people look now."""
        with self.answering(user_id):
            with suppress(TimeoutError):
                async with asyncio.timeout(TABLE_SECONDS):
                    await self._table_is_drawn()
            view = hand_message(self._hand_of(user_id), handle.language)
            message_id = await self._editor.replace_hand(handle.token, handle.message_id, view)
            if self._handles.get(user_id) is not handle:
                return  # opened anew meanwhile
            if message_id is None:
                del self._handles[user_id]
            else:
                self._handles[user_id] = replace(handle, message_id=message_id)
                self._seen[user_id] = _news(self._table(), user_id)


class _Scene(NamedTuple):
    """What concerns a whole hand message: it is redrawn whatever its owner is doing."""

    phase: Phase
    deal: int
    is_live: bool
    """Whether cards are being played or exchanged."""
    is_away: bool
    has_left: bool


class _News(NamedTuple):
    """What a hand has to show."""

    scene: _Scene
    own_turn: int | None
    """Which turn of the deal it is, if it is the owner's."""


def _news(table: PublicTable, user_id: int) -> _News:
    snapshot = table.snapshot
    deal, turn = (snapshot.deal_number, snapshot.turn) if snapshot else (0, None)
    number, seat = next(((n, seat) for n, seat in enumerate(table.seats) if seat.user_id == user_id), (None, None))
    is_live = turn is not None and table.phase is Phase.PLAYING
    scene = _Scene(table.phase, deal, is_live, bool(seat and seat.is_away), bool(seat and seat.has_left))
    is_own = is_live and turn == number and not scene.is_away
    return _News(scene, table.guard.turn if is_own else None)
