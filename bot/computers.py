"""Computer players at work for the tables."""

from __future__ import annotations

from random import Random
from typing import Final

from murlan.computer import CautiousPlayer, ComputerPlayer
from murlan.computer.levels import Level
from murlan.events import SeatEvent
from murlan.snapshot import Snapshot

_PLAYERS: Final[dict[str, ComputerPlayer]] = dict.fromkeys(Level, CautiousPlayer())


class ThinkingHere:
    """Lets players decide in this process: the present ones take well under a millisecond."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    async def choose(self, snapshot: Snapshot, level: str) -> SeatEvent:
        """Return what a computer player of this level does for the snapshot's viewer."""
        return _PLAYERS[level].choose(snapshot, rng=self._rng)
