"""What others may see of a table: the only thing that messages are drawn from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.tables.actions import Guard
from bot.tables.drafts import Draft
from bot.tables.seating import ComputerSeat, Occupant, PersonSeat
from bot.tables.state import Closing, DueKind, Phase, TableSettings, TableState
from murlan.cards import PACK, Card
from murlan.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSeat:
    """Who sits on a seat, as everybody sees it."""

    name: str
    user_id: int | None
    """``None`` for a computer player."""
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
class PublicTable:
    """A table as everybody in its channel may see it."""

    table_id: str
    settings: TableSettings
    phase: Phase
    closing: Closing | None
    host_id: int
    seats: tuple[PublicSeat, ...]
    """In the lobby those who joined; later by seat."""
    snapshot: Snapshot | None
    """The match as the table at large sees it; ``None`` in the lobby."""
    until: int | None
    """When the clock that people see runs out, in Unix seconds."""
    places: tuple[tuple[int, ...], ...]
    """The seats of each deal that ended, first to last."""
    draw: tuple[Card, ...]
    """The cards drawn for seats, by seat (R2.2)."""

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


_SHOWN_CLOCKS = (DueKind.LOBBY_EXPIRES, DueKind.TURN_RUNS_OUT, DueKind.NEXT_DEAL, DueKind.TABLE_CLOSES)


def public_table(state: TableState, names: Mapping[int, str], *, due_at: float | None) -> PublicTable:
    """Return what everybody may see.

    Args:
        state: The table.
        names: Display names by user id.
        due_at: When the table's clock runs out, in Unix seconds.
    """
    is_shown = state.due is not None and state.due.kind in _SHOWN_CLOCKS and due_at is not None
    return PublicTable(
        table_id=state.table_id,
        settings=state.settings,
        phase=state.phase,
        closing=state.closing,
        host_id=state.host_id,
        seats=tuple(_public_seat(state, number, seat, names) for number, seat in enumerate(state.seats)),
        snapshot=state.match.snapshot(None) if state.match else None,
        until=round(due_at) if is_shown and due_at is not None else None,
        places=state.places,
        draw=tuple(PACK[number] for number in state.draw),
    )


def _public_seat(state: TableState, number: int, seat: Occupant, names: Mapping[int, str]) -> PublicSeat:
    match seat:
        case ComputerSeat(name):
            return PublicSeat(name=name, user_id=None)
        case PersonSeat(user_id):
            return PublicSeat(
                name=names.get(user_id, "?"),
                user_id=user_id,
                is_host=user_id == state.host_id,
                is_away=seat.is_away,
                has_left=seat.has_left,
                is_ready=number in state.ready,
            )
