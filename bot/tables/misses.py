"""The turns that ran out lately, of which some may not have been anybody's fault."""

from __future__ import annotations

from collections import Counter, deque
from typing import Final

from bot.tables.seating import PersonSeat
from bot.tables.state import TableState

KEPT: Final = 32
"""How many: more turns than run out before a table closes."""


class Misses:
    """Whose turns ran out at one table, and when."""

    def __init__(self) -> None:
        self._misses: deque[tuple[float, int]] = deque(maxlen=KEPT)

    def note(self, before: TableState, after: TableState, *, now: float) -> None:
        """Remember whose turn ran out between two states."""
        for old, new in zip(before.seats, after.seats, strict=False):
            if isinstance(old, PersonSeat) and isinstance(new, PersonSeat) and new.missed > old.missed:
                self._misses.append((now, new.user_id))

    def forgiven(self, *, since: float) -> list[frozenset[int]]:
        """Return who missed a turn since then, once for each turn that somebody missed; all others stand."""
        turns = Counter(user_id for at, user_id in self._misses if at >= since)
        self._misses.clear()
        most = max(turns.values(), default=0)
        return [frozenset(user for user, count in turns.items() if count > number) for number in range(most)]
