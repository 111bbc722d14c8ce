"""An outbox that keeps what was posted, and can be told to fail as Discord does."""

from __future__ import annotations

import asyncio
import itertools
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.tables.timing import Clock
from tests.views.states import components_of


@dataclass
class RecordingOutbox:
    """Takes messages; each call is counted, with its time."""

    clock: Clock
    messages: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """The components that each message shows, by id."""
    hands: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """The components that each ephemeral hand shows, by message id."""
    calls: list[tuple[str, float]] = field(default_factory=list)
    """What was asked for and when, in the clock's seconds."""
    faults: list[Exception] = field(default_factory=list)
    """What the next calls fail with."""
    gate: asyncio.Event | None = None
    """While set to an event that is not, edits wait for it."""

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)

    async def send(self, channel_id: int, view: discord.ui.LayoutView) -> int:
        """Post a message."""
        del channel_id
        self._call("send")
        message_id = next(self._ids)
        self.messages[message_id] = components_of(view)
        return message_id

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView) -> None:
        """Redraw a message."""
        del channel_id
        self._call("edit")
        if self.gate is not None:
            await self.gate.wait()
        self.messages[message_id] = components_of(view)

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw a hand; not counted."""
        del token
        self.hands[message_id] = components_of(view)
        return True

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand anew; not counted."""
        self.hands.pop(message_id, None)
        new_id = next(self._ids)
        await self.edit_hand(token, new_id, view)
        return new_id

    def _call(self, what: str) -> None:
        self.calls.append((what, self.clock.monotonic()))
        if self.faults:
            raise self.faults.pop(0)
