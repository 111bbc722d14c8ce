"""Who is known to have left a server; `db` implements it."""

from __future__ import annotations

from typing import Protocol


class Members(Protocol):
    """Remembers who has left, among those whose name is stored. Every method may raise `StorageDownError`."""

    async def departed(self) -> set[tuple[int, int]]:
        """Return who is known to have left, as servers with user ids."""
        ...

    async def hiding(self) -> tuple[int, ...]:
        """Return the servers whose boards hide who left."""
        ...

    async def to_ask(self, guild_id: int, *, before: int, most: int) -> tuple[int, ...]:
        """Return people of a server of whom it was last known before a time, the longest ago first."""
        ...

    async def note(self, guild_id: int, user_id: int, *, has_left: bool) -> None:
        """Note whether somebody has left; whose name is not stored stays unknown."""
        ...
