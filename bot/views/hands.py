"""Knows where each person's hand is shown, and brings it up to date when their turn comes.

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
from typing import Final, Protocol

import discord

from bot.tables.actions import Guard
from bot.tables.phases import Phase
from bot.tables.public import PrivateHand, PublicTable
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
        self._seen: dict[int, Guard] = {}
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

    def shown(self, user_id: int, handle: HandHandle, guard: Guard) -> None:
        """Note that an answer has just shown a person their hand, at this turn."""
        self._handles[user_id] = handle
        self._seen[user_id] = guard

    def chose(self, user_id: int) -> None:
        """Note that a person is choosing."""
        self._chose_at[user_id] = self._clock.monotonic()

    def acted(self, user_id: int) -> None:
        """Note that a person is done choosing: they played, passed or gave a card."""
        self._chose_at.pop(user_id, None)

    def changed(self) -> None:
        """Bring the hand of whoever's turn has come up to date, once."""
        table = self._table()
        if table.snapshot is None or table.phase is not Phase.PLAYING or table.snapshot.turn is None:
            return
        seat = table.seats[table.snapshot.turn]
        if seat.user_id is None or seat.is_away or self._answering[seat.user_id]:
            return
        handle = self._fresh_handle(seat.user_id)
        if handle is None or self._seen.get(seat.user_id) == table.guard or self._is_choosing(seat.user_id):
            return
        self._seen[seat.user_id] = table.guard
        task = asyncio.create_task(self._push(seat.user_id, handle))
        self._pushes.add(task)
        task.add_done_callback(self._pushes.discard)

    async def stop(self) -> None:
        """Push no more."""
        for task in tuple(self._pushes):
            task.cancel()
        await asyncio.gather(*self._pushes, return_exceptions=True)

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
        view = hand_message(self._hand_of(user_id), handle.language)
        is_there = await self._editor.edit_hand(handle.token, handle.message_id, view)
        if not is_there and self._handles.get(user_id) is handle:
            del self._handles[user_id]
