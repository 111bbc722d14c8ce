"""Whether somebody has played before, in any server; `db` implements it."""

from __future__ import annotations

from typing import Protocol


class Experience(Protocol):
    """Knows who has played; every method may raise `StorageDownError`."""

    async def has_played(self, user_id: int) -> bool:
        """Return whether a match that somebody was in is stored as over, in whichever server."""
        ...
