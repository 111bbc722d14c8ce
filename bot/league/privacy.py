"""What is known of a person or a server, and how it is forgotten; `db` implements it."""

from __future__ import annotations

from typing import Any, Final, Protocol

KEPT_SECONDS: Final = 30 * 24 * 3600
"""How long a server's data is kept after the server removed the bot, and a table that could not be read."""


class Privacy(Protocol):
    """Tells a person all about themselves."""

    async def about(self, user_id: int) -> dict[str, Any]:
        """Return all that is stored of a person, as JSON values with readable keys.

        Raises:
            StorageDownError: It cannot be read now.
        """
        ...


class Removals(Protocol):
    """Remembers which servers removed the bot, and forgets them; every method may raise `StorageDownError`."""

    async def servers(self) -> set[int]:
        """Return the servers of which something is stored."""
        ...

    async def removed(self) -> dict[int, int]:
        """Return the servers that removed the bot, and when, in Unix seconds."""
        ...

    async def note(self, guild_id: int) -> None:
        """Note that a server removed the bot; what was noted before stays."""
        ...

    async def cancel(self, guild_id: int) -> None:
        """Strike off a server that has the bot again."""
        ...

    async def forget_server(self, guild_id: int) -> None:
        """Delete all that is stored of a server, in bounded pieces; others are served in between."""
        ...

    async def tidy(self) -> None:
        """Delete what nobody needs: unreadable tables of old, names of people who never ended a match."""
        ...
