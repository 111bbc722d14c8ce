"""Podiums of seasons that ended, as they are posted: what is owed, what is on them, where they go.

`db` implements it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from bot.league.boards import PodiumPlace
from bot.league.periods import Season
from bot.league.results import Pool

OWED_SECONDS: Final = 7 * 24 * 3600
"""How long a podium is owed: a server that could not be reached for so long reads it on its board."""
CHANNELS: Final = 5
"""In how many channels a podium is tried at most."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A try to post a podium; what became of it may be unknown."""

    channel_id: int
    nonce: str
    tried_at: int
    """Unix seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OwedPodium:
    """A podium that is not known to be posted."""

    guild_id: int
    season: int
    owed_at: int
    """Unix seconds: when the season ended."""
    attempt: Attempt | None = None
    """The last one; ``None`` before the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolPodium:
    """Who stands on the podium of one kind of match."""

    pool: Pool
    matches: int
    """How many counted in the season."""
    places: tuple[PodiumPlace, ...]
    """From the top; empty where none was played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EndedSeason:
    """What is posted of a season that ended."""

    season: Season
    pools: tuple[PoolPodium, ...]
    """Those in which somebody stands on the podium, at least one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Posting:
    """A podium and where it is to be posted."""

    ended: EndedSeason
    channels: tuple[int, ...]
    """The one that was chosen, then those of the last rated matches, the newest first; at most `CHANNELS`."""


class Podiums(Protocol):
    """Remembers which podiums are to be posted. Every method may raise `StorageDownError`."""

    async def due(self) -> tuple[int, ...]:
        """Return the servers in which a season of the calendar goes on though its month is over."""
        ...

    async def owed(self) -> tuple[OwedPodium, ...]:
        """Return the podiums that are not known to be posted, the oldest first."""
        ...

    async def posting(self, guild_id: int, season: int) -> Posting | None:
        """Return what is to be posted of a season that ended.

        Returns:
            ``None`` where nothing is: no rated match counted in it, or the server wants no podiums or no seasons.
        """
        ...

    async def tries(self, guild_id: int, season: int, attempt: Attempt) -> None:
        """Note that a podium is about to be posted."""
        ...

    async def settle(self, guild_id: int, season: int) -> None:
        """Strike off a podium that is posted, or is not to be."""
        ...
