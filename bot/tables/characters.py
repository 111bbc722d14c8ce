"""Which computer player takes a seat: how well it plays, and by which name people get to know it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.tables.seating import COMPUTER_NAMES, MIX, SEATS, ComputerSeat, Occupant, PersonSeat, with_seat
from bot.tables.state import TableState
from murlan.computer.levels import Level


def newcomer(state: TableState) -> ComputerSeat:
    """Return the computer player that takes the next seat: of the level that was chosen, by a name nobody here bears.

    Where the levels are mixed it is one that no other computer player here has.
    """
    others = [seat for seat in state.seats if isinstance(seat, ComputerSeat)]
    level = state.settings.computers or _next_of_mix(others)
    taken = {seat.name for seat in others}
    return ComputerSeat(next(name for name in _names(level, state.table_id) if name not in taken), level)


def filled(state: TableState) -> tuple[Occupant, ...]:
    """Let computer players take the free seats."""
    while len(state.seats) < SEATS:
        state = replace(state, seats=(*state.seats, newcomer(state)))
    return state.seats


def rematch_seats(state: TableState) -> tuple[Occupant, ...]:
    """Return the same seats for another match (R9.5); computer players take those of people who left.

    Who is away stays away: nobody is to wait for them twice.
    """
    for number, seat in enumerate(state.seats):
        if isinstance(seat, PersonSeat):
            again = newcomer(state) if seat.has_left else seat.for_rematch()
            state = replace(state, seats=with_seat(state.seats, number, again))
    return state.seats


def _next_of_mix(others: Sequence[ComputerSeat]) -> Level:
    levels = {seat.level for seat in others}
    return next((level for level in MIX if level not in levels), MIX[0])


def _names(level: Level, table_id: str) -> tuple[str, ...]:
    """Return a level's names, beginning with another one from table to table."""
    names = COMPUTER_NAMES[level]
    first = sum(table_id.encode()) % len(names)
    return names[first:] + names[:first]
