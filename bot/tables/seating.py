"""Who sits on the four seats of a table, and who acts for them (R12). The rules of play know only seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

SEATS: Final = 4
COMPUTER_NAMES: Final = ("Agron", "Teuta", "Ilir", "Mira", "Gent", "Vesa", "Bardh", "Liri")


@dataclass(frozen=True, slots=True)
class PersonSeat:
    """A person's seat."""

    user_id: int
    missed: int = 0
    """The turns in a row that ran out (R12.2)."""
    has_left: bool = False
    """Whether the person left for good; the seat plays on under the understudy (R12.3)."""
    is_newcomer: bool = False
    """Whether the person took the seat in a running match, which then is unrated for them (R12.5)."""

    @property
    def is_away(self) -> bool:
        """Whether the understudy sits in: after two turns in a row that ran out, or after leaving (R12.2)."""
        return self.has_left or self.missed >= 2

    def came_back(self) -> PersonSeat:
        """Return the seat with its person at it again (R12.2); who left for good stays gone."""
        return replace(self, missed=0)


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody who left a running match for good, and whose seat somebody else took: the result still has them."""

    user_id: int
    seat: int


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """A computer player's seat."""

    name: str
    level: str = "club"


Occupant = PersonSeat | ComputerSeat


def present(seats: Sequence[Occupant]) -> dict[int, PersonSeat]:
    """Return the seats of the people who have not left, by seat number."""
    return {number: seat for number, seat in enumerate(seats) if isinstance(seat, PersonSeat) and not seat.has_left}


def people(seats: Sequence[Occupant]) -> set[int]:
    """Return the user ids of all whose seats these are, those who left among them."""
    return {seat.user_id for seat in seats if isinstance(seat, PersonSeat)}


def person_ids(seats: Sequence[Occupant]) -> tuple[int, ...]:
    """Return the user ids of the people who have not left, by seat."""
    return tuple(person.user_id for person in present(seats).values())


def seat_of(seats: Sequence[Occupant], user_id: int) -> int | None:
    """Return the seat of a person who has not left, or ``None``."""
    return next((number for number, person in present(seats).items() if person.user_id == user_id), None)


def newcomer(seats: Sequence[Occupant]) -> ComputerSeat:
    """Return a computer player whose name nobody here bears."""
    taken = {seat.name for seat in seats if isinstance(seat, ComputerSeat)}
    return ComputerSeat(next(name for name in COMPUTER_NAMES if name not in taken))


def filled(seats: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    """Let computer players take the free seats."""
    while len(seats) < SEATS:
        seats = (*seats, newcomer(seats))
    return seats


def with_seat(seats: tuple[Occupant, ...], number: int, occupant: Occupant) -> tuple[Occupant, ...]:
    """Return the seats with one of them taken by somebody else."""
    return (*seats[:number], occupant, *seats[number + 1 :])


def rematch_seats(seats: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    """Return the same seats for another match (R9.5); computer players take those of people who left."""
    for number, seat in enumerate(seats):
        if isinstance(seat, PersonSeat):
            seats = with_seat(seats, number, newcomer(seats) if seat.has_left else seat.came_back())
    return seats
