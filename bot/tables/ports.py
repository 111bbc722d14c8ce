"""What tables need from the world, as protocols: chance, computer players and the journal (time is in `timing`)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.league.results import MatchResult
from bot.tables.drafts import Hint
from bot.tables.state import TableState
from murlan.computer.levels import Level
from murlan.events import Event, SeatEvent
from murlan.snapshot import Snapshot


class Chance(Protocol):
    """Where all luck comes from."""

    def seed(self) -> bytes:
        """Return 32 secret bytes for one deal or draw."""
        ...

    def cut(self) -> int:
        """Return where the pack is cut, 1–53 (R2.3)."""
        ...

    def new_id(self) -> str:
        """Return a fresh name for a table or a match: letters and digits."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A turn that a computer player is to take."""

    table_id: str
    snapshot: Snapshot
    """What the seat sees that acts: all that the player is given."""
    level: Level
    seconds: float
    """How long the table waits anyway before it acts: the decision is wanted by then."""

    @property
    def about(self) -> str:
        """What a log calls it."""
        return f"table {self.table_id}, turn {self.snapshot.deal_number}.{self.snapshot.turns_taken}"


class Computers(Protocol):
    """Lets computer players think, off the event loop where thinking takes long."""

    async def choose(self, question: Question) -> SeatEvent:
        """Return what a computer player does: something legal, in time, whatever becomes of the player."""
        ...


class Adviser(Protocol):
    """Tells a person what a strong computer player would do in their turn, and why."""

    async def advise(self, table_id: str, snapshot: Snapshot) -> Hint | None:
        """Return a hint for whoever acts and sees this, soon; ``None`` where nobody has the time."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Unit:
    """All that one press or one alarm brings about: stored whole or not at all."""

    state: TableState
    """The table after it; a closed one is taken off the open tables."""
    events: tuple[Event, ...] = ()
    """New events of the match `state.match_id`; the last one is number `state.event_count - 1`."""
    press_id: int | None = None
    """Discord's id of the interaction; a second unit with the same one is refused."""
    result: MatchResult | None = None
    """Where this unit ends a match: what the books take in."""
    remaining: float | None = None
    """Seconds left on `state.due` when the unit was made; ``None`` for a clock that was just set or none."""
    names: Mapping[int, str] = field(default_factory=dict)
    """Display names to remember for this server, by user id."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """An open table as it was found at start-up."""

    state: TableState
    """Its match is folded from the events of the last deal."""
    remaining: float | None
    """Seconds that were left on `state.due`."""
    message_id: int | None
    """The public message, if one was posted."""
    names: Mapping[int, str]
    stored_at: float | None = None
    """When it was stored last, in Unix seconds; ``None`` where an older release stored it."""


class Journal(Protocol):
    """The durable list of what happened."""

    async def commit(self, unit: Unit) -> None:
        """Store a unit durably.

        Raises:
            DoublePressError: Its press was stored before.
            ConflictError: It does not follow from what is stored.
            StorageDownError: It could not be stored now.
        """
        ...

    async def remember_message(self, guild_id: int, table_id: str, message_id: int | None) -> None:
        """Store which public message shows a table.

        Raises:
            StorageDownError: It could not be stored now.
        """
        ...

    async def open_tables(self) -> list[StoredTable]:
        """Read all open tables; one that cannot be read is set aside, logged and left out."""
        ...

    async def listed(self) -> list[StoredTable]:
        """Read what is known of all open tables without a look at their events: no match, and nobody's name.

        One of which not even that can be read is set aside, logged and left out.

        Raises:
            StorageDownError: The storage cannot be read now.
        """
        ...

    async def stored(self, guild_id: int, table_id: str) -> StoredTable | None:
        """Read one open table as it is stored now; ``None`` where it is closed, or cannot be read.

        Raises:
            StorageDownError: The storage cannot be read now.
        """
        ...

    async def probe(self) -> None:
        """Write something small durably, to see whether that can be done.

        Raises:
            StorageDownError: It cannot.
        """
        ...
