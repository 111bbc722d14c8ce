"""Who sits on the four seats of a table, and who acts for them (R12). The rules of play know only seats."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class PersonSeat:
    """A person's seat."""

    user_id: int
    missed: int = 0
    """The turns in a row that ran out (R12.2)."""
    has_left: bool = False
    """Whether the person left for good; the seat plays on under the understudy (R12.3)."""

    @property
    def is_away(self) -> bool:
        """Whether the understudy sits in: after two turns in a row that ran out, or after leaving (R12.2)."""
        return self.has_left or self.missed >= 2

    def came_back(self) -> PersonSeat:
        """Return the seat with its person at it again (R12.2); who left for good stays gone."""
        return replace(self, missed=0)


@dataclass(frozen=True, slots=True)
class ComputerSeat:
    """A computer player's seat."""

    name: str
    level: str = "club"


Occupant = PersonSeat | ComputerSeat


def person_ids(seats: tuple[Occupant, ...]) -> tuple[int, ...]:
    """Return the user ids of the people who sit here and have not left, by seat."""
    return tuple(seat.user_id for seat in seats if isinstance(seat, PersonSeat) and not seat.has_left)


def seat_of(seats: tuple[Occupant, ...], user_id: int) -> int | None:
    """Return the seat of a person who has not left, or ``None``."""
    return next(
        (
            number
            for number, seat in enumerate(seats)
            if isinstance(seat, PersonSeat) and seat.user_id == user_id and not seat.has_left
        ),
        None,
    )
