"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Protocol

from murlan.events import SeatEvent
from murlan.snapshot import Snapshot

TimeLeft = Callable[[], float]
"""Tells how many seconds are left until a decision is due."""


def plenty() -> float:
    """Return that time does not matter: then the same snapshot and the same chance bring the same choice."""
    return inf


@dataclass(frozen=True, slots=True)
class Thought:
    """A decision, and what it rests on."""

    event: SeatEvent
    worlds: int = 0
    """How many deals of the hidden cards were looked into; 0 where nothing was searched."""
    occasions: tuple[str, ...] = ()
    """The habits that had an occasion here."""
    lapses: tuple[str, ...] = ()
    """Those of them that the player gave in to."""


class ComputerPlayer(Protocol):
    """Decides for one seat. It must be picklable, for it may work in another process."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer of a snapshot does; it is that seat's turn.

        Args:
            snapshot: All that the seat may see.
            rng: The only source of chance.
            time_left: Whoever thinks long asks it, and answers in time.
        """
        ...
