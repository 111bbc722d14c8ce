"""A server's leaderboard: its lines and where they come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One person's line on a server's board, all matches taken together."""

    rank: int
    """1 for the best; people with equal points and wins share a rank."""
    user_id: int
    name: str
    """The last display name that this server showed us."""
    matches: int
    wins: int
    deals: int
    deals_won: int
    points: int
    place_sum: int

    @property
    def average_place(self) -> float:
        """The mean place over all deals, 1.0 to 4.0."""
        return self.place_sum / self.deals if self.deals else 0.0


class Boards(Protocol):
    """Reads a server's board: by points, then wins, then the better average place, then the older account."""

    async def top(self, guild_id: int, *, limit: int = 10) -> list[Standing]:
        """Return the first lines of a server's board."""
        ...

    async def own(self, guild_id: int, user_id: int) -> Standing | None:
        """Return one person's line, or ``None`` before their first finished match."""
        ...
