"""What can be done with a table's public message, and what Discord says to it, in our own words.

OutboxError
├── MessageGoneError        the message was deleted
│   └── MessageTooOldError  it is there, but Discord takes no more edits of it
├── ThreadArchivedError     its thread is archived: a new message there opens it, unless it is locked
├── PlaceGoneError          its channel, thread or server is gone
├── ShutOutError            we may not write there now
├── MessageRefusedError     our message itself is wrong
└── DiscordDownError        Discord did not answer, failed, or said "later"
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import discord


class OutboxError(Exception):
    """A message was not posted, changed or deleted."""


class MessageGoneError(OutboxError):
    """The message was deleted."""


class MessageTooOldError(MessageGoneError):
    """The message is there, but Discord takes no more edits of it: it is older than an hour."""


class ThreadArchivedError(OutboxError):
    """The thread is archived; a new message there opens it, unless it is locked."""


class PlaceGoneError(OutboxError):
    """The channel, the thread or the server is gone."""


class ShutOutError(OutboxError):
    """We may not write there now: rights were taken away, the thread is locked, we are timed out."""


@dataclass(frozen=True, slots=True)
class OwnMessage:
    """A message of ours as it is found in a channel."""

    message_id: int
    custom_ids: frozenset[str]
    """Of its buttons and selects."""


@dataclass(eq=False)
class MessageRefusedError(OutboxError):
    """Our message is wrong: the same one would be refused again."""

    status: int
    code: int


@dataclass(eq=False)
class DiscordDownError(OutboxError):
    """Discord did not answer, answered with a fault of its own, or said "later"."""

    retry_after: float | None = None
    """Seconds until the next try, where Discord said so."""


class Outbox(Protocol):
    """Posts public messages; every counted call passes there.

    Every method raises what `OutboxError` lists. A call that somebody waits for is urgent and goes before the others.
    """

    def new_nonce(self) -> str:
        """Return a name for a message that is to be posted."""
        ...

    def parent_of(self, channel_id: int) -> int | None:
        """Return the channel that a thread is in, as far as that is known; its rights decide about the thread."""
        ...

    async def send(self, channel_id: int, view: discord.ui.LayoutView, *, nonce: str, is_urgent: bool) -> int:
        """Post a message and return its id.

        Args:
            channel_id: Where.
            view: What it shows.
            nonce: Names the message: a second call with the same one within some minutes posts none, and returns the
                id of the first.
            is_urgent: Whether somebody waits for it.
        """
        ...

    async def recent(self, channel_id: int) -> list[OwnMessage]:
        """Return what we posted lately in a channel; nothing where we may not read back."""
        ...

    async def edit(self, channel_id: int, message_id: int, view: discord.ui.LayoutView, *, is_urgent: bool) -> None:
        """Redraw a message."""
        ...

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Delete a message; nobody waits for it."""
        ...
