"""Short-lived public messages that mention people and go when what they call to is over; `db` remembers them.

Each is noted before it is posted: a process that dies leaves none behind for good.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Summons:
    """One such message."""

    guild_id: int
    channel_id: int
    nonce: str
    """Names it, also to Discord."""
    mark: str
    """The id of a button of its own: it is known by that in its channel where the answer to the post is lost."""
    tried_at: int
    """When it was about to be posted, in Unix seconds."""
    message_id: int | None = None
    """``None`` until Discord has said that it is posted."""


class SummonsBook(Protocol):
    """Remembers which summonses may stand. Every method may raise `StorageDownError`."""

    async def begin(self, summons: Summons) -> None:
        """Note one that is about to be posted."""
        ...

    async def posted(self, summons: Summons) -> None:
        """Note which message it is."""
        ...

    async def forget(self, summons: Summons) -> None:
        """Strike off one that is gone."""
        ...

    async def left(self) -> tuple[Summons, ...]:
        """Return all that may stand."""
        ...
