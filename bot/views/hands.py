"""Knows where each person's hand is shown, and brings it up to date when it has to show something new.

Only the token of an interaction can edit an ephemeral message, and only for 15 minutes. A handle is made by nothing
but an answer that created or redrew *that person's own* ephemeral hand: the token of a press on the public message
would edit the public message, and show a hand to all.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol

import discord

from bot.tables.phases import Phase
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.refusals import TableRefusal
from bot.tables.timing import Clock
from bot.views.hand import hand_message

TOKEN_LIFE: Final = 14 * 60 + 30
"""Seconds that a token is used; Discord takes it for 15 minutes."""
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
    """Edits an ephemeral message through its token; such calls are not counted."""

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw it and return whether it is still there."""
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
    ) -> None:
        self._table = table
        self._hand_of = hand_of
        self._editor = editor
        self._clock = clock
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
        """Bring hands up to date: whose turn has come, and everybody's when a deal begins or ends; each once."""
        table = self._table()
        for user_id in tuple(self._handles):
            if self._is_due(table, user_id) and (handle := self._fresh_handle(user_id)) is not None:
                self._seen[user_id] = _news(table, user_id)
                task = asyncio.create_task(self._push(user_id, handle))
                self._pushes.add(task)
                task.add_done_callback(self._pushes.discard)

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
        if seen is None or seen[:2] != news[:2]:
            return True  # nothing can be chosen between two deals, so nobody is disturbed
        return news.own_turn is not None and not self._is_choosing(user_id)

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
        try:
            view = hand_message(self._hand_of(user_id), handle.language)
        except TableRefusal:
            is_there = False  # who left has no hand here any more
        else:
            is_there = await self._editor.edit_hand(handle.token, handle.message_id, view)
        if not is_there and self._handles.get(user_id) is handle:
            del self._handles[user_id]


class _News(NamedTuple):
    """What a hand has to show anew."""

    deal: int
    is_live: bool
    """Whether cards are being played or exchanged."""
    own_turn: int | None
    """Which turn of the deal it is, if it is the owner's."""


def _news(table: PublicTable, user_id: int) -> _News:
    snapshot = table.snapshot
    if snapshot is None or snapshot.turn is None or table.phase is not Phase.PLAYING:
        return _News(snapshot.deal_number if snapshot else 0, is_live=False, own_turn=None)
    seat = table.seats[snapshot.turn]
    is_own = seat.user_id == user_id and not seat.is_away
    return _News(snapshot.deal_number, is_live=True, own_turn=snapshot.turns_taken if is_own else None)
