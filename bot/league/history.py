"""A server's finished matches: what a list of them tells, and what is kept of one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from murlan.computer.levels import Level
from murlan.events import Event
from murlan.options import RuleOptions

PAGE_MATCHES: Final = 8
NAME_LETTERS: Final = "0-9A-Za-z_-"
"""Of what the names of matches are made, for whoever reads ids."""
NAME_LENGTH: Final = 32
"""The most letters of a match's name."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HistorySeat:
    """Who had a seat, and what it made."""

    points: int
    user_id: int | None = None
    """The person who had it last; ``None`` for a computer player, negative for somebody whose data was deleted."""
    name: str = ""
    """The last display name that this server showed us; empty for one that is not known any more."""
    level: Level | None = None
    """How well the computer player played, where one had it and that is known."""
    won: bool = False
    """Whether its side won, alone or in a tie."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryLine:
    """One match of a server that is over."""

    match_id: str
    ended_at: int
    options: RuleOptions
    seats: tuple[HistorySeat, ...]
    """By seat, 0 to 3."""
    places: tuple[tuple[int, ...], ...]
    """The seats of each deal that ended, first to last; empty for a match of long ago."""
    is_finished: bool = True
    """Whether it was played to its end."""
    is_void: bool = False
    """Whether it does not count any more."""

    def place(self, seat: int) -> int:
        """Return a seat's place in the match, by its points: 1 to 4; with equal points places are shared."""
        own = self.seats[seat].points
        return 1 + sum(other.points > own for other in self.seats)


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a page of the list begins or ends: no match has the same time and name."""

    ended_at: int
    match_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryChoice:
    """Which matches somebody reads of."""

    guild_id: int
    user_id: int | None = None
    """Only those of this person; ``None`` for all of the server."""
    before: Cursor | None = None
    """Those that ended before this one; ``None`` for the newest."""
    after: Cursor | None = None
    """Those that ended just after this one; not together with `before`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HistoryPage:
    """Some matches, newest first."""

    lines: tuple[HistoryLine, ...]
    has_newer: bool = False
    has_older: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedMatch:
    """A match that is over, with all its events."""

    line: HistoryLine
    events: tuple[Event, ...]


class History(Protocol):
    """Reads the matches of servers that are over."""

    async def page(self, choice: HistoryChoice) -> HistoryPage:
        """Return a page of the list; where none is left on a side, the page nearest to it."""
        ...

    async def line(self, guild_id: int, match_id: str) -> HistoryLine | None:
        """Return one match of a server; ``None`` for one that still goes on, is of elsewhere or never was."""
        ...

    async def match(self, guild_id: int, match_id: str) -> RecordedMatch | None:
        """Return a match with its events, likewise."""
        ...
