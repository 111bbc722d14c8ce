"""The turns that ran out lately, of which some may not have been anybody's fault."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from math import inf
from typing import Final

from bot.tables.seating import PersonSeat
from bot.tables.state import TableState

KEPT: Final = 32
"""How many: more turns than run out before a table closes."""

_KEPT_SPELLS: Final = 8


@dataclass(slots=True)
class _Spell:
    """A time in which nobody was heard, in monotonic seconds."""

    since: float
    until: float = inf


@dataclass(frozen=True, slots=True)
class _Miss:
    """A turn that ran out, and when that was known to be stored: with a failing disk that may take a while."""

    user_id: int
    ran_out: float
    known: float

    def is_in(self, spell: _Spell) -> bool:
        return self.known >= spell.since and self.ran_out <= spell.until


class Misses:
    """Whose turns ran out at one table, and when nobody was heard."""

    def __init__(self) -> None:
        self._misses: list[_Miss] = []
        self._spells: list[_Spell] = []
        self._rang: float | None = None

    def rings(self, *, now: float) -> None:
        """Remember when a clock ran out."""
        self._rang = now

    def unheard(self, *, since: float) -> None:
        """Begin a time in which nobody is heard."""
        if not self._spells or self._spells[-1].until != inf:
            self._spells.append(_Spell(since))
            del self._spells[:-_KEPT_SPELLS]

    def heard(self, *, now: float) -> None:
        """End it."""
        if self._spells and self._spells[-1].until == inf:
            self._spells[-1].until = now

    def note(self, before: TableState, after: TableState, *, now: float) -> None:
        """Remember whose turn ran out between two states."""
        for old, new in zip(before.seats, after.seats, strict=False):
            if isinstance(old, PersonSeat) and isinstance(new, PersonSeat) and new.missed > old.missed:
                ran_out = now if self._rang is None else self._rang
                self._misses.append(_Miss(new.user_id, ran_out, now))
        del self._misses[:-KEPT]

    def forgiven(self) -> list[frozenset[int]]:
        """Take out whose turn ran out while nobody was heard, once for each such turn; all others stand."""
        found = [miss for miss in self._misses if any(miss.is_in(spell) for spell in self._spells)]
        for miss in found:
            self._misses.remove(miss)
        turns = Counter(miss.user_id for miss in found)
        most = max(turns.values(), default=0)
        return [frozenset(user for user, count in turns.items() if count > number) for number in range(most)]
