"""Who sits on the four seats of a table, and who acts for them (R12). The rules of play know only seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from bot.league.results import Laid
from murlan.computer.levels import Level

SEATS: Final = 4
COMPUTER_NAMES: Final[dict[Level, tuple[str, ...]]] = {
    Level.BEGINNER: ("Lule", "Dren", "Bora", "Endri"),
    Level.CASUAL: ("Mira", "Ilir", "Vesa", "Gent"),
    Level.CLUB: ("Agron", "Liri", "Besnik", "Flutura"),
    Level.EXPERT: ("Albana", "Artan", "Vjollca", "Gëzim"),
    Level.MASTER: ("Skënder", "Shpresa", "Përparim", "Valbona"),
    Level.CHAMPION: ("Teuta", "Bardhyl", "Rozafa", "Gjergj"),
}
"""A name always stands for the same level; there are as many of each as a table has seats."""
MIX: Final = (Level.CLUB, Level.CASUAL, Level.EXPERT)
"""The levels of a mixed table, in the order in which its computer players come: for friends, neither dull nor hard."""


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
        """Whether a computer player sits in: after two turns in a row that ran out, or after leaving (R12.2)."""
        return self.has_left or self.missed >= 2

    def came_back(self) -> PersonSeat:
        """Return the seat with its person at it again (R12.2); who left for good stays gone."""
        return replace(self, missed=0)

    def for_rematch(self) -> PersonSeat:
        """Return the seat at the beginning of another match, which the person is in from its first deal on."""
        return replace(self, missed=self.missed if self.is_away else 0, is_newcomer=False)


@dataclass(frozen=True, slots=True)
class Departed:
    """Somebody who left a running match for good, and whose seat somebody else took: the result still has them."""

    user_id: int
    seat: int
    deals: int = 0
    """The deals that had ended when the seat was taken; what comes after is not the leaver's."""
    points: int = 0
    """The seat's points then."""
    is_newcomer: bool = False
    """Whether they had taken the seat in the running match themselves."""
    quads: int = 0
    straights: int = 0
    understudy_deals: int = 0
    laid: Laid = field(default_factory=Laid)


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """A computer player's seat."""

    name: str
    level: Level = Level.CLUB


Occupant = PersonSeat | ComputerSeat


def present(seats: Sequence[Occupant]) -> dict[int, PersonSeat]:
    """Return the seats of the people who have not left, by seat number."""
    return {number: seat for number, seat in enumerate(seats) if isinstance(seat, PersonSeat) and not seat.has_left}


def there(seats: Sequence[Occupant]) -> dict[int, PersonSeat]:
    """Return the seats of the people who are at the table: neither away nor gone for good."""
    return {number: seat for number, seat in present(seats).items() if not seat.is_away}


def person_at(seats: Sequence[Occupant], number: int) -> PersonSeat:
    """Return the person whose seat this is; that there is one, the caller knows."""
    occupant = seats[number]
    assert isinstance(occupant, PersonSeat), "a person's seat"
    return occupant


def people(seats: Sequence[Occupant]) -> set[int]:
    """Return the user ids of all whose seats these are, those who left among them."""
    return {seat.user_id for seat in seats if isinstance(seat, PersonSeat)}


def person_ids(seats: Sequence[Occupant]) -> tuple[int, ...]:
    """Return the user ids of the people who have not left, by seat."""
    return tuple(person.user_id for person in present(seats).values())


def seat_of(seats: Sequence[Occupant], user_id: int) -> int | None:
    """Return the seat of a person who has not left, or ``None``."""
    return next((number for number, person in present(seats).items() if person.user_id == user_id), None)


def with_seat(seats: tuple[Occupant, ...], number: int, occupant: Occupant) -> tuple[Occupant, ...]:
    """Return the seats with one of them taken by somebody else."""
    return (*seats[:number], occupant, *seats[number + 1 :])


def free_for(seats: Sequence[Occupant], user_id: int) -> int | None:
    """Return the seat that somebody who comes would take: one they left, a leaver's, a computer player's (R12.5)."""
    left = [number for number, seat in enumerate(seats) if isinstance(seat, PersonSeat) and seat.has_left]
    own = [number for number in left if person_at(seats, number).user_id == user_id]
    computers = [number for number, seat in enumerate(seats) if isinstance(seat, ComputerSeat)]
    return next(iter(own + left + computers), None)
