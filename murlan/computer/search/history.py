"""What was seen of a deal: each play and pass, with the snapshot as it stood just before it.

Only what is public at any time is told there; hands and viewers are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from murlan.cards import THREE_OF_SPADES
from murlan.packed import PASS, action_of, mask_of
from murlan.plays import Turn
from murlan.snapshot import SeatSnapshot, Snapshot


@dataclass(frozen=True, slots=True)
class Seen:
    """One turn of the deal that lies behind."""

    before: Snapshot
    """What everybody saw just before it."""
    seat: int
    action: int
    laid_since: tuple[int, int, int, int]
    """By seat, the card mask of what it has laid from this turn on."""


def seen_turns(snapshot: Snapshot) -> list[Seen]:
    """List all turns of the present deal, oldest first."""
    return list(_backwards(snapshot))[::-1]


def _backwards(snapshot: Snapshot) -> Iterator[Seen]:
    """Take back one turn after another."""
    tricks = [*snapshot.tricks, snapshot.trick]
    laid = [0, 0, 0, 0]
    seats = list(snapshot.seats)
    while tricks:
        trick = tricks.pop()
        for place in range(len(trick) - 1, -1, -1):
            turn = trick[place]
            if turn.combination is not None:
                laid[turn.seat] |= mask_of(turn.combination.cards)
                seats[turn.seat] = _holding(seats[turn.seat], len(turn.combination))
            before = replace(
                snapshot,
                turn=turn.seat,
                seats=tuple(seats),
                tricks=tuple(tricks),
                trick=trick[:place],
                opening=not tricks and place == 0 and _is_opening(turn, snapshot),
            )
            yield Seen(before, turn.seat, _action(turn, snapshot), (laid[0], laid[1], laid[2], laid[3]))


def _holding(seat: SeatSnapshot, more: int) -> SeatSnapshot:
    return replace(seat, cards_left=seat.cards_left + more, place=None)


def _is_opening(lead: Turn, snapshot: Snapshot) -> bool:
    """Return whether the first lead of this deal had to contain 3♠ (R5.2)."""
    return snapshot.last_places is None and lead.combination is not None and THREE_OF_SPADES in lead.combination.cards


def _action(turn: Turn, snapshot: Snapshot) -> int:
    return PASS if turn.combination is None else action_of(turn.combination, snapshot.options)
