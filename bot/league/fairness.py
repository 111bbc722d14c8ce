"""The seeds of matches that are over, for whoever wants to check them."""

from __future__ import annotations

from typing import Protocol

from murlan.fairness import RevealedMatch


class FairDeals(Protocol):
    """Reveals the deals of matches that are over, and of no others."""

    async def revealed(self, guild_id: int, match_id: str) -> RevealedMatch | None:
        """Return the deals of a server's match; ``None`` where it has none of that name that is over.

        Raises:
            StorageDownError: It cannot be read now.
        """
        ...

    async def last_of(self, guild_id: int, channel_id: int) -> str | None:
        """Return the name of the last match of a channel that is over; ``None`` where there was none.

        Raises:
            StorageDownError: It cannot be read now.
        """
        ...
