"""A table at one moment, as a value: what is stored of it, and what its transitions take and give."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.seating import Occupant
from murlan.match import Match
from murlan.options import RuleOptions


class Phase(StrEnum):
    """Where a table stands; within `PLAYING` the match's own stage says more."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """The match is over; a rematch may begin."""
    CLOSED = "closed"


class Closing(StrEnum):
    """Why a table closed."""

    EXPIRED = "expired"
    """Nobody pressed anything in the lobby, or for a rematch, for too long."""
    ENDED = "ended"
    """Somebody with the right to it ended the table."""
    DESERTED = "deserted"
    """Every person left, or understudies played eight turns in a row with no press from anyone (R12.4)."""
    UNREADABLE = "unreadable"
    """What was stored of the table could not be read; the record is kept for the operator."""


class DueKind(StrEnum):
    """What happens when a table's one clock runs out."""

    LOBBY_EXPIRES = "lobby-expires"
    TURN_RUNS_OUT = "turn-runs-out"
    SEAT_DECIDES = "seat-decides"
    """A computer player or an understudy acts."""
    NEXT_DEAL = "next-deal"
    TABLE_CLOSES = "table-closes"


@dataclass(frozen=True, slots=True)
class Due:
    """The table's one clock."""

    kind: DueKind
    seconds: float
    """From when it was set."""
    number: int
    """Counts the clocks of a table: an alarm that carries an old number is void."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What was chosen when the table was opened."""

    options: RuleOptions
    turn_seconds: int = 60
    language: str = "en"
    """The language of the table's public messages."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableState:
    """A table at one moment. All of it is stored but `match`, which folds from the journal's events."""

    table_id: str
    """Six or more letters and digits, unique in the whole database."""
    guild_id: int
    channel_id: int
    host_id: int
    settings: TableSettings
    phase: Phase = Phase.LOBBY
    seats: tuple[Occupant, ...] = ()
    """In the lobby those who joined, in order; from the start of a match on, by seat (R2.2)."""
    due: Due | None = None
    match_id: str | None = None
    match: Match | None = None
    event_count: int = 0
    """The events of this match that are stored; the next one's number in it."""
    places: tuple[tuple[int, ...], ...] = ()
    """The seats of each deal that ended, first to last."""
    ready: frozenset[int] = frozenset()
    """The seats that want the next deal, or a rematch, at once."""
    unattended: int = 0
    """The turns in a row that understudies acted, with no press from anyone (R12.4)."""
    draw: tuple[int, ...] = ()
    """The cards that the four drew for seats, by seat, as `Card` numbers (R2.2)."""
    closing: Closing | None = None
