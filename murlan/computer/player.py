"""What a computer player is."""

from __future__ import annotations

from random import Random
from typing import Protocol

from murlan.events import SeatEvent
from murlan.snapshot import Snapshot


class ComputerPlayer(Protocol):
    """Decides for one seat. It must be picklable, for it may work in another process."""

    def choose(self, snapshot: Snapshot, *, rng: Random) -> SeatEvent:
        """Return what the viewer of a snapshot does; it is that seat's turn.

        Args:
            snapshot: All that the seat may see.
            rng: The only source of chance.
        """
        ...
