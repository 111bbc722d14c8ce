"""What others may see of a table: the only thing that messages are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tables.actions import Guard
from bot.tables.drafts import Draft
from bot.tables.phases import Closing, Hold, Motion, PauseReason, Phase, TableSettings
from murlan.cards import Card
from murlan.computer.levels import Level
from murlan.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSeat:
    """Who sits on a seat, as everybody sees it."""

    name: str
    user_id: int | None
    """``None`` for a computer player."""
    level: Level | None = None
    """How well a computer player plays; ``None`` for a person."""
    is_host: bool = False
    is_away: bool = False
    """Whether the understudy sits in (R12.2)."""
    has_left: bool = False
    is_ready: bool = False

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits here."""
        return self.user_id is None


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicVote:
    """A vote that is going on; people by their user ids."""

    motion: Motion
    target: int | None
    """Who is to be removed."""
    voters: tuple[int, ...]
    needed: int


@dataclass(frozen=True, slots=True)
class Commitment:
    """What is promised in public of a deal to come."""

    deal_number: int
    digest: bytes
    """32 bytes (`murlan.fairness.commitment`)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicTable:
    """A table as everybody in its channel may see it."""

    table_id: str
    settings: TableSettings
    phase: Phase
    closing: Closing | None
    host_id: int
    seats: tuple[PublicSeat, ...]
    """In the lobby those who joined; later by seat."""
    partner: int = 2
    """In the lobby of two against two: which of the others the first who joined plays with, 1–3."""
    snapshot: Snapshot | None
    """The match as the table at large sees it; ``None`` in the lobby."""
    until: int | None
    """When the clock that people see runs out, in Unix seconds; ``None`` while it stands."""
    pause: PauseReason | None = None
    hold: Hold | None = None
    """What makes the clock stand, the gravest where there are several."""
    votes: tuple[PublicVote, ...] = ()
    takes_people: bool = False
    """Whether somebody who comes could take a seat of the match now (R12.5)."""
    places: tuple[tuple[int, ...], ...]
    """The seats of each deal that ended, first to last."""
    draw: tuple[Card, ...]
    """The cards drawn for seats, by seat (R2.2)."""
    commitment: Commitment | None = None
    """The next deal's; ``None`` where none is to come."""
    match_id: str | None = None
    """The name of the match; ``None`` in the lobby."""
    cutter: int | None = None
    """The seat that is to cut now, where the table asks (R2.3)."""
    is_solo: bool = False
    """Whether one person plays here alone: then what shows their hand shows the table too."""

    @property
    def guard(self) -> Guard:
        """The name of the present turn."""
        if self.snapshot is None:
            return Guard(0, 0)
        return Guard(self.snapshot.deal_number, self.snapshot.turns_taken)


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateHand:
    """A table as one seated person may see it."""

    table: PublicTable
    seat: int
    snapshot: Snapshot
    """The match as this seat sees it."""
    draft: Draft
    has_missed: bool = False
    """Whether the last turn ran out, and one more makes the person away (R12.2); nobody else is told."""
    may_ask: bool = False
    """Whether hints are given to them here."""
