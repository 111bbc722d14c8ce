"""How long decisions took: counted in buckets of a hundredth, so that a million of them are a few numbers."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, exp, floor, log
from typing import Final

_WIDTH: Final = log(1.01)
_SHORTEST: Final = 1e-9


@dataclass(slots=True)
class Durations:
    """Seconds, each known to a hundredth of itself; the longest is exact."""

    buckets: Counter[int] = field(default_factory=Counter)
    """How many by ⌊ln(seconds) / ln(1.01)⌋."""
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count one."""
        self.buckets[floor(log(max(seconds, _SHORTEST)) / _WIDTH)] += 1
        self.longest = max(self.longest, seconds)

    def merge(self, other: Durations) -> None:
        """Count others."""
        self.buckets.update(other.buckets)
        self.longest = max(self.longest, other.longest)

    @property
    def count(self) -> int:
        """How many there are."""
        return self.buckets.total()

    def quantile(self, share: float) -> float:
        """Return the seconds that this share of all, 0–1, does not exceed by more than a hundredth; 0 of none."""
        wanted, seen = max(1, ceil(share * self.count)), 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= wanted:
                return min(self.longest, exp((bucket + 0.5) * _WIDTH))
        return 0.0
