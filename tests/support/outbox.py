"""An outbox that keeps what was posted, and can be told to fail as Discord does."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.clock import sleep_until
from bot.tables.timing import Clock
from bot.views.outbox import DiscordDownError, MessageGoneError, OwnMessage
from tests.views.states import components_of


@dataclass
class RecordingOutbox:
    """Takes messages; each call is counted, with its time."""

    clock: Clock
    messages: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """The components that each message shows, by id."""
    hands: dict[int, list[dict[str, Any]]] = field(default_factory=dict)
    """The components that each ephemeral hand shows, by message id."""
    channels: dict[int, int] = field(default_factory=dict)
    """Where each message is."""
    calls: list[tuple[str, float]] = field(default_factory=list)
    """What was asked for and when, in the clock's seconds."""
    urgent: list[bool] = field(default_factory=list)
    """Whether somebody waited for it, call by call."""
    faults: list[Exception | None] = field(default_factory=list)
    """What the next calls fail with; with ``None`` one goes through."""
    parents: dict[int, int] = field(default_factory=dict)
    """The channels of threads."""
    seconds: float = 0.0
    """How long a call takes before it fails or goes through."""
    lands: bool = False
    """Whether a message is posted all the same where the call fails: Discord took it and could not say so."""
    pushes: int = 0
    """How often a hand was to be redrawn."""
    is_token_dead: bool = False
    is_down: bool = False
    """Whether Discord fails at hands."""
    gate: asyncio.Event | None = None
    """While set to an event that is not, edits and messages wait for it."""

    def __post_init__(self) -> None:
        self._ids = itertools.count(1)
        self._nonces = itertools.count(1)
        self._posted: dict[str, int] = {}

    def new_nonce(self) -> str:
        """Return a name for a message."""
        return f"nonce{next(self._nonces)}"

    def parent_of(self, channel_id: int) -> int | None:
        """Return the channel that a thread is in."""
        return self.parents.get(channel_id)

    async def send(self, channel_id: int, view: discord.ui.LayoutView, *, nonce: str, is_urgent: bool) -> int:
        """Post a message; a nonce that is known finds the first one again."""
        try:
            await self._call("send", is_urgent=is_urgent)
        except Exception:
            if self.lands and nonce not in self._posted:
                self._post(channel_id, view, nonce)
            raise
        if self.gate is not None:
            await self.gate.wait()
        return self._posted[nonce] if nonce in self._posted else self._post(channel_id, view, nonce)

    def may_post(self, channel_id: int) -> bool | None:
        """Return whether a channel takes messages; all do."""
        return channel_id not in self.parents or None

    def may_read_back(self, channel_id: int) -> bool | None:
        """Return whether a channel can be read; nobody has told."""
        return None if channel_id in self.parents else True

    async def posted_since(self, channel_id: int, moment: float) -> list[OwnMessage]:
        """Return what is posted in a channel, however long ago."""
        assert moment >= 0
        return await self.recent(channel_id)

    async def recent(self, channel_id: int) -> list[OwnMessage]:
        """Return what is posted in a channel."""
        await self._call("search", is_urgent=False)
        here = [message_id for message_id, where in self.channels.items() if where == channel_id]
        shown = {message_id: self.messages[message_id] for message_id in here if message_id in self.messages}
        return [OwnMessage(message_id, frozenset(_ids(parts))) for message_id, parts in shown.items()]

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView, *, is_urgent: bool) -> None:
        """Redraw a message."""
        del channel_id
        await self._call("edit", is_urgent=is_urgent)
        if self.gate is not None:
            await self.gate.wait()
        if message_id not in self.messages:
            raise MessageGoneError
        self.messages[message_id] = components_of(view)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message."""
        del channel_id
        await self._call("delete", is_urgent=False)
        self.messages.pop(message_id, None)

    async def edit_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> bool:
        """Redraw a hand; not counted."""
        del token
        self._push()
        if not self.is_token_dead:
            self.hands[message_id] = components_of(view)
        return not self.is_token_dead

    async def replace_hand(self, token: str, message_id: int, view: discord.ui.LayoutView) -> int | None:
        """Show a hand anew; not counted."""
        del token
        self._push()
        if self.is_token_dead:
            return None
        self.hands.pop(message_id, None)
        new_id = next(self._ids)
        self.hands[new_id] = components_of(view)
        return new_id

    async def remove_hand(self, token: str, message_id: int) -> None:
        """Take a hand away; not counted."""
        del token
        self.hands.pop(message_id, None)

    @property
    def words(self) -> list[str]:
        """What was asked for, in order."""
        return [what for what, _ in self.calls]

    def _post(self, channel_id: int, view: discord.ui.LayoutView, nonce: str) -> int:
        message_id = self._posted[nonce] = next(self._ids)
        self.messages[message_id] = components_of(view)
        self.channels[message_id] = channel_id
        return message_id

    def _push(self) -> None:
        self.pushes += 1
        if self.is_down:
            raise DiscordDownError

    async def _call(self, what: str, *, is_urgent: bool) -> None:
        self.calls.append((what, self.clock.monotonic()))
        self.urgent.append(is_urgent)
        await sleep_until(self.clock, self.clock.monotonic() + self.seconds)
        if self.faults and (fault := self.faults.pop(0)) is not None:
            raise fault


def _ids(parts: list[dict[str, Any]]) -> Iterator[str]:
    for part in parts:
        if "custom_id" in part:
            yield part["custom_id"]
        yield from _ids([*part.get("components", ()), *([part["accessory"]] if "accessory" in part else ())])
