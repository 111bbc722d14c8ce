"""Who takes which of the shards that nobody has any more: as evenly as may be, and each process decides the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight:
    """Who has what, at one moment."""

    held: frozenset[int] = frozenset()
    """Shards whose tables some process writes."""
    taken: frozenset[int] = frozenset()
    """Those that a process has taken over, whether or not they are written already."""
    asked: frozenset[int] = frozenset()
    """Those that their rightful process waits for."""
    loads: Mapping[int, int]
    """How many shards each process has that can take some over, those included that it has taken over."""
    own: int | None = None
    """Which of these this process is, if it is one."""

    def free(self, count: int) -> frozenset[int]:
        """Return the shards that nobody has, and nobody is about to have.

        Args:
            count: How many shards there are.
        """
        return frozenset(range(count)) - self.held - self.taken - self.asked


def dealt(free: Iterable[int], loads: Mapping[int, int], own: int) -> tuple[int, ...]:
    """Return which shards one process takes: one after another goes to whoever has the fewest.

    A process that decides later, when others have taken theirs, comes to what is left for it by the same rule.

    Args:
        free: The shards.
        loads: How many each process has.
        own: Which of them decides.
    """
    having, mine = dict(loads), []
    for shard in sorted(free):
        taker = min(having, key=lambda process: (having[process], process))
        having[taker] += 1
        if taker == own:
            mine.append(shard)
    return tuple(mine)
