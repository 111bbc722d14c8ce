"""What can go wrong in the arena, as data: whoever shows it makes the sentence.

ArenaError
├── UnknownPlayer   a name that no player answers to
├── PlayerFailed    a player that raised, or answered what the rules refuse
└── WorkerDied      a process that ended in the middle of its work
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from murlan.errors import IllegalEvent
from murlan.events import SeatEvent


class ArenaError(Exception):
    """The root. Its errors can be pickled, for players work in other processes."""

    def __reduce__(self) -> tuple[object, ...]:
        return _blank, (type(self),), vars(self)


class NameProblem(StrEnum):
    """What is wrong with the name of a player."""

    UNKNOWN = "unknown"
    """It is no name of ours, and not of the form ``module:Class``."""
    NO_MODULE = "no-module"
    BAD_MODULE = "bad-module"
    """Importing the module fails."""
    NO_ATTRIBUTE = "no-attribute"
    """The module has nothing of that name."""
    NOT_MADE = "not-made"
    """The class cannot be called without arguments, or its constructor fails."""
    NO_PLAYER = "no-player"
    """It has no method `choose`."""


@dataclass(eq=False)
class UnknownPlayer(ArenaError):
    """A name that no player answers to."""

    name: str
    problem: NameProblem
    detail: str = ""
    """What Python said, where it said something."""


@dataclass(frozen=True, slots=True)
class Refused:
    """The player did what the rules refuse."""

    event: SeatEvent
    refusal: IllegalEvent


@dataclass(frozen=True, slots=True)
class Malformed:
    """The player answered with what is no play, no pass and no gift."""

    text: str
    """The answer, as Python writes it."""


@dataclass(frozen=True, slots=True)
class Raised:
    """The player raised."""

    error: str
    """The exception's name, and what it says."""
    place: str
    """The file and the line."""


Fault = Refused | Malformed | Raised


@dataclass(eq=False)
class PlayerFailed(ArenaError):
    """A player that cannot go on."""

    player: str
    seat: int
    turn: int
    """Which turn of the deal it was, from 1; 0 for a card that is given back."""
    fault: Fault
    number: int | None = None
    """The number of the cluster, which with the seed brings the same cards again."""


@dataclass(eq=False)
class WorkerDied(ArenaError):
    """A process ended in the middle of its work."""

    exit_code: int | None
    """As `multiprocessing` tells it: below zero a signal."""


def _blank(kind: type[ArenaError]) -> ArenaError:
    """Return an error without its data; `pickle` fills it in. An exception keeps no arguments given by name."""
    return kind.__new__(kind)
