"""A server's seasons and what may be done with its books; `db` implements it."""

from __future__ import annotations

from typing import Protocol

from bot.league.folding import PodiumLine
from bot.league.periods import Season


class UnknownResultError(LookupError):
    """A server has no such result."""


class Seasons(Protocol):
    """Begins, ends and remembers seasons. Every method may raise `StorageDownError`."""

    async def current(self, guild_id: int) -> Season | None:
        """Return the season that goes on, or ``None`` between two."""
        ...

    async def ended(self, guild_id: int, *, limit: int = 12) -> list[Season]:
        """Return the last seasons that ended, newest first."""
        ...

    async def podium(self, guild_id: int, number: int) -> tuple[PodiumLine, ...]:
        """Return who stands on the podium of a season that ended, pool by pool."""
        ...

    async def start(self, guild_id: int, name: str) -> Season:
        """End the season that goes on and start another; from now on the server's owner starts and ends them."""
        ...

    async def end(self, guild_id: int) -> Season | None:
        """End the season that goes on, and return it; the calendar starts none any more."""
        ...

    async def follow_calendar(self, guild_id: int) -> None:
        """End an owner's season; from now on each month is one."""
        ...

    async def stop(self, guild_id: int) -> None:
        """End the season that goes on; there are none any more until somebody wants them again."""
        ...

    async def turn(self, guild_id: int) -> Season | None:
        """End a season of the calendar whose month is over, and return it."""
        ...


class Upkeep(Protocol):
    """Corrects the books: ratings and boards are folded anew before a method ends; any may raise `StorageDownError`."""

    async def void(self, guild_id: int, match_id: str) -> None:
        """Let a result count no more.

        Raises:
            UnknownResultError: There is none.
        """
        ...

    async def reset(self, guild_id: int) -> None:
        """Let no match so far count: all boards and ratings begin anew; podiums and results stay."""
        ...

    async def reset_season(self, guild_id: int) -> None:
        """Let no match so far count for the season that goes on."""
        ...

    async def forget_person(self, user_id: int) -> tuple[str, ...]:
        """Put a tombstone in place of a person in every server's books, and forget all else about them.

        Nothing is done where an open table names them.

        Returns:
            Those open tables; they are to be left or ended first.
        """
        ...
