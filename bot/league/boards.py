"""A server's boards: what they go by, their lines, and where those come from."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

from bot.league.periods import Season, Span
from bot.league.results import Pool

MINIMUM_MATCHES: Final = 5
"""The boards by win rate and average place list people with so many rated matches in the period."""
PAGE_LINES: Final = 10
PAGES: Final = 100
"""The most pages of a board; one's own line is shown beyond them too."""


class Board(StrEnum):
    """What a board goes by; who is equal in it and in what it goes by next shares a rank."""

    RATING = "rating"
    """Then wins; without those whose rating is provisional."""
    POINTS = "points"
    """Then wins, then the better average place, which gives no rank of its own."""
    WINS = "wins"
    """Then the better win rate."""
    WIN_RATE = "win-rate"
    """Then more matches; from `MINIMUM_MATCHES` on."""
    DEALS_WON = "deals-won"
    """Then points."""
    AVERAGE_PLACE = "average-place"
    """The lower the better, then more deals; from `MINIMUM_MATCHES` on."""
    STREAK = "streak"
    """The most wins in a row, then wins."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One person's line on a board."""

    rank: int | None
    """1 for the best; ``None`` where the person has too few matches for this board."""
    user_id: int
    name: str
    """The last display name that this server showed us."""
    matches: int
    wins: int
    deals: int
    deals_won: int
    points: int
    place_sum: int
    streak: int = 0
    """Wins in a row, up to the last match."""
    best_streak: int = 0
    rating: int = 1000
    """After the last match of the period."""
    is_provisional: bool = True

    @property
    def average_place(self) -> float:
        """The mean place over all deals, 1.0 to 4.0."""
        return self.place_sum / self.deals if self.deals else 0.0

    @property
    def win_rate(self) -> float:
        """The share of matches that were won, 0 to 1."""
        return self.wins / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardChoice:
    """Which board of a server somebody reads."""

    guild_id: int
    board: Board = Board.POINTS
    span: Span = Span.ALL
    pool: Pool = Pool.FREE_FOR_ALL


@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumPlace:
    """One of those on the first three places of a season that ended."""

    rank: int
    """Shared by those who are equal."""
    user_id: int
    """A tombstone's negative one where the person was forgotten."""
    name: str
    points: int
    wins: int = 0
    matches: int = 0
    is_hidden: bool = False
    """Whether the person left the server, and it hides those who did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPage:
    """Some lines of a board, best first."""

    lines: tuple[Standing, ...]
    number: int = 0
    """Which page, from 0; the last one where a later one was asked for."""
    has_next: bool = False
    season: Season | None = None
    """The season whose board it is; ``None`` for another span, or where none goes on."""
    last_season: Season | None = None
    """On a season's board, the last one that ended."""
    podium: tuple[PodiumPlace, ...] = ()
    """Who stands on its first three places by points."""


class Boards(Protocol):
    """Reads a server's boards."""

    async def page(self, choice: BoardChoice, number: int = 0) -> BoardPage:
        """Return one page of a board."""
        ...

    async def own(self, choice: BoardChoice, user_id: int) -> Standing | None:
        """Return one person's line, or ``None`` before their first rated match of the period."""
        ...
