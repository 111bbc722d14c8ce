"""How long each decision may be searched, so that all who wait get the same: plain arithmetic over times.

A process thinks about one turn at a time. With few tables a decision has all the time until it is due; with many, what
the processes can give is divided by the decisions that come in, so that nobody's next turn finds no process free.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

WINDOW: Final = 3.0
"""Seconds over which decisions are counted."""
FILLED: Final = 0.9
"""The part of the processes' time that is given away: the rest is for asking, answering and chance."""
USEFUL: Final = 0.1
"""Seconds below which a search comes to nothing: then some decisions get so much in turns, and the others none."""


class Sharing:
    """Counts what is asked for and divides what there is."""

    def __init__(self) -> None:
        self._asked: deque[float] = deque()
        self._saved = 0.0

    def asked(self, now: float) -> None:
        """Note that a decision is to be searched."""
        self._asked.append(now)

    def granted(self, now: float, dues: Sequence[float], *, processes: int, spent: float = 0.0) -> float:
        """Return how long the first of these is searched, or 0 for not at all; where time is short, some in turns.

        Args:
            now: The time.
            dues: When each is due that waits or is searched: first the one that is given to a process now.
            processes: How many can think.
            spent: Seconds for which those that are searched now have been searched, all together.
        """
        share = min(dues[0] - now, self.fair(now, dues, processes=processes, spent=spent))
        if share >= USEFUL:
            return share
        self._saved += max(0.0, share)
        if self._saved < USEFUL or dues[0] - now < USEFUL:
            return 0.0
        self._saved -= USEFUL
        return USEFUL

    def took(self, granted: float, seconds: float) -> None:
        """Note how long a search took: where some are searched in turns, the next turn comes that much later."""
        if granted <= USEFUL:
            self._saved -= seconds - granted

    def fair(self, now: float, dues: Sequence[float], *, processes: int, spent: float = 0.0) -> float:
        """Return how many seconds each of these can have, from its beginning, all the same and with nobody late."""
        evenly = [(processes * (due - now) + spent) / number for number, due in enumerate(sorted(dues), start=1)]
        return min(*evenly, self._lasting(now, processes))

    def _lasting(self, now: float, processes: int) -> float:
        """Return what each can have if decisions go on coming in as they do."""
        while self._asked and self._asked[0] <= now - WINDOW:
            self._asked.popleft()
        return FILLED * WINDOW * processes / max(1, len(self._asked))
