"""Knows where each person's hand is shown, and brings it up to date when their turn comes.

Only the token of an interaction can edit an ephemeral message, and only for 15 minutes. A handle is made by nothing
but an answer that created or redrew *that person's own* ephemeral hand: the token of a press on the public message
would edit the public message, and show a hand to all.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import discord

from bot.tables.actions import Guard
from bot.tables.ports import Clock
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.state import Phase
from bot.views.hand import hand_message

log = logging.getLogger(__name__)

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

    def __init__(self, hand_of: Callable[[int], PrivateHand], *, editor: HandEditor, clock: Clock) -> None:
        self._hand_of = hand_of
        self._editor = editor
        self._clock = clock
        self._handles: dict[int, HandHandle] = {}
        self._chose_at: dict[int, float] = {}
        self._seen: dict[int, Guard] = {}
        self._pushes: set[asyncio.Task[None]] = set()

    def shown(self, user_id: int, handle: HandHandle, guard: Guard) -> None:
        """Note that an answer has just shown a person their hand, at this turn."""
        self._handles[user_id] = handle
        self._seen[user_id] = guard

    def chose(self, user_id: int) -> None:
        """Note that a person is choosing."""
        self._chose_at[user_id] = self._clock.monotonic()

    def changed(self, table: PublicTable) -> None:
        """Bring the hand of whoever's turn has come up to date, once."""
        snapshot = table.snapshot
        if snapshot is None or table.phase is not Phase.PLAYING or snapshot.turn is None:
            return
        user_id = table.seats[snapshot.turn].user_id
        if user_id is None or table.seats[snapshot.turn].is_away or self._seen.get(user_id) == table.guard:
            return
        handle = self._handles.get(user_id)
        now = self._clock.monotonic()
        if handle is None or now - handle.obtained > TOKEN_LIFE:
            self._handles.pop(user_id, None)
            return
        hand = self._hand_of(user_id)
        if hand.draft.cards or now - self._chose_at.get(user_id, -CHOOSING) < CHOOSING:
            return
        self._seen[user_id] = table.guard
        task = asyncio.create_task(self._push(user_id, handle, hand))
        self._pushes.add(task)
        task.add_done_callback(self._pushes.discard)

    async def stop(self) -> None:
        """Push no more."""
        for task in tuple(self._pushes):
            task.cancel()
        await asyncio.gather(*self._pushes, return_exceptions=True)

    async def _push(self, user_id: int, handle: HandHandle, hand: PrivateHand) -> None:
        is_there = await self._editor.edit_hand(handle.token, handle.message_id, hand_message(hand, handle.language))
        if not is_there and self._handles.get(user_id) is handle:
            del self._handles[user_id]
