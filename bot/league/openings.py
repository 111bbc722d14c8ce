"""Who wants to be told when a table opens in a channel; `db` remembers it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Listener:
    """Somebody who wants to be told."""

    user_id: int
    known_at: int
    """When it was last known that they are in the server, in Unix seconds."""


class OpeningWishes(Protocol):
    """Remembers such wishes. Every method may raise `StorageDownError`."""

    async def is_told(self, guild_id: int, channel_id: int, user_id: int) -> bool:
        """Return whether somebody wants to be told of a channel."""
        ...

    async def tell(self, guild_id: int, channel_id: int, user_id: int, *, is_wanted: bool) -> None:
        """Note that somebody wants to be told of a channel, or does not any more."""
        ...

    async def of_channel(self, guild_id: int, channel_id: int) -> tuple[Listener, ...]:
        """Return who wants to be told of a channel."""
        ...

    async def of_person(self, guild_id: int, user_id: int) -> tuple[int, ...]:
        """Return the channels of a server that somebody wants to be told of."""
        ...

    async def saw(self, guild_id: int, user_id: int, *, is_member: bool) -> None:
        """Note that somebody is in a server; of who is not any more no wish is kept there."""
        ...

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Strike off all wishes of somebody in a server."""
        ...
