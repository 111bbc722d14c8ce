"""What a server and a person have set for themselves; `db` implements the store.

Languages are set here too, but are read through `bot.league.languages`, which every press asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from bot.league.periods import SeasonMode
from bot.tables.decks import Deck
from bot.tables.drafts import Sorting
from murlan.computer.levels import Level
from murlan.options import Sides

MOST_CHANNELS: Final = 25
"""How many channels a server can name: as many as one select of Discord's takes."""
TURNS: Final = (15, 30, 60, 180, 300)
"""How many seconds a turn can be given."""


class Openers(StrEnum):
    """Who may open tables in a server."""

    EVERYBODY = "everybody"
    ROLE = "role"
    """Who has a role, and who manages the server."""
    MANAGERS = "managers"


class PingWish(StrEnum):
    """When a person is told by a mention that it is their turn."""

    NEVER = "never"
    IDLE = "idle"
    """When they have pressed nothing for a while."""
    EACH = "each"
    """In every turn that they do not take at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GuildSettings:
    """What those who manage a server have set; what they left alone stands here as it is without them."""

    channels: tuple[int, ...] = ()
    """Where tables may open, threads with their channels; empty for everywhere."""
    openers: Openers = Openers.EVERYBODY
    opener_role: int | None = None
    manager_role: int | None = None
    """Who has it counts as managing the server."""
    most_tables: int | None = None
    """How many may be open at a time; ``None`` for as many as the operator lets."""
    preset: str = "classic"
    sides: Sides = Sides.FREE_FOR_ALL
    target: int = 21
    turn_seconds: int = 60
    computers: Level | None = None
    hints_in_rated: bool = False
    """Whether hints are given in matches that are rated."""
    deck: Deck = Deck.FOUR_COLOURS
    """What public messages of tables show cards with."""
    pings: bool = True
    """Whether anybody is mentioned for it to be their turn, or for a table that opens."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeagueSettings:
    """How a server's books are kept."""

    is_rating: bool = True
    hide_leavers: bool = False
    """Whether boards leave out who is not in the server any more."""
    season_mode: SeasonMode = SeasonMode.MONTHLY
    posts_podiums: bool = True
    """Whether the podium of a season that ended is posted."""
    podium_channel: int | None = None
    """Where; ``None`` for the channel of the last rated match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonSettings:
    """What a person has set, in all servers."""

    takes_invitations: bool = True
    sorting: Sorting = Sorting.BY_RANK
    """How a hand is laid out that is opened for the first time."""
    shares_profile: bool = True
    """Whether others see the profile."""
    deck: Deck = Deck.FOUR_COLOURS
    """What the person's private messages show cards with."""
    confirms: bool = False
    """Whether a bomb, and the last cards, take one more press."""
    large_hand: bool = False
    """Whether the own hand is shown as one large picture."""
    pings: PingWish = PingWish.IDLE


class SettingsStore(Protocol):
    """Keeps settings. Every method may raise `StorageDownError`."""

    async def of_guild(self, guild_id: int) -> GuildSettings:
        """Return a server's settings."""
        ...

    async def of_league(self, guild_id: int) -> LeagueSettings:
        """Return how a server's books are kept."""
        ...

    async def of_person(self, user_id: int) -> PersonSettings:
        """Return a person's settings."""
        ...

    async def change_guild(self, guild_id: int, change: Callable[[GuildSettings], GuildSettings]) -> GuildSettings:
        """Change a server's settings as they are by then, and return them."""
        ...

    async def change_league(self, guild_id: int, change: Callable[[LeagueSettings], LeagueSettings]) -> None:
        """Change how a server's books are kept from the next result on."""
        ...

    async def change_person(self, user_id: int, change: Callable[[PersonSettings], PersonSettings]) -> PersonSettings:
        """Change a person's settings as they are by then, and return them."""
        ...

    async def is_barred(self, guild_id: int, user_id: int) -> bool:
        """Return whether somebody may not sit down at a server's tables."""
        ...

    async def bar(self, guild_id: int, user_id: int, *, is_barred: bool) -> bool:
        """Bar somebody from a server's tables or let them in again; return whether that changed anything."""
        ...
