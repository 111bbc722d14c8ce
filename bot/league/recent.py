"""A server's last results, for whoever looks for the one that should not count; `db` implements it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

MOST: Final = 25
"""As many as one select of Discord's takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentResult:
    """One result, as far as it takes to know it again."""

    match_id: str
    ended_at: int
    names: tuple[str, ...]
    """Of those who played, by seat."""
    totals: tuple[int, ...]
    """Their points, in the same order."""
    is_void: bool


class RecentResults(Protocol):
    """The last results; every method may raise `StorageDownError`."""

    async def newest(self, guild_id: int) -> tuple[RecentResult, ...]:
        """Return a server's last results, newest first, at most `MOST`."""
        ...

    async def find(self, guild_id: int, match_id: str) -> RecentResult | None:
        """Return one result of a server."""
        ...
