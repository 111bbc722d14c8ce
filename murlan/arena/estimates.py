"""Means of what hangs together in clusters, and how far they may be off."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean and its standard error, which is ``None`` where one cluster is too little to tell."""

    mean: float
    error: float | None

    def __str__(self) -> str:
        return f"{self.mean:.3f}" + ("" if self.error is None else f" ± {self.error:.3f}")


@dataclass(slots=True)
class Sums:
    """What the mean over clusters is made of: whole numbers, so that sums that are added up later are still exact.

    Deals of one match hang together (R8), and so do the plays of the same cards by other seats; clusters are what is
    independent. With sums y and counts n of m clusters, the mean is r = Σy / Σn and its standard error
    √(m / (m - 1) · Σ(y - r·n)²) / Σn (Cochran, Sampling Techniques, chapter 6).
    """

    clusters: int = 0
    total: int = 0
    """Σy."""
    count: int = 0
    """Σn."""
    squares: int = 0
    """Σy²."""
    products: int = 0
    """Σy·n."""
    count_squares: int = 0
    """Σn²."""

    def add(self, total: int, count: int) -> None:
        """Add a cluster."""
        self.merge(Sums(1, total, count, total * total, total * count, count * count))

    def merge(self, other: Sums) -> None:
        """Add other clusters."""
        self.clusters += other.clusters
        self.total += other.total
        self.count += other.count
        self.squares += other.squares
        self.products += other.products
        self.count_squares += other.count_squares

    def numbers(self) -> list[int]:
        """Return all of it, in the order of the fields."""
        return [self.clusters, self.total, self.count, self.squares, self.products, self.count_squares]

    @classmethod
    def of(cls, totals: Sequence[int], counts: Sequence[int]) -> Sums:
        """Return the sums of clusters."""
        sums = cls()
        for total, count in zip(totals, counts, strict=True):
            sums.add(total, count)
        return sums

    def estimate(self) -> Estimate | None:
        """Return the mean and its standard error; ``None`` of nothing."""
        return self.mean() if self.count else None

    def mean(self) -> Estimate:
        """Return the mean of something, and its standard error."""
        mean = self.total / self.count
        if self.clusters < 2:
            return Estimate(mean, None)
        spread = max(0.0, self.squares - 2 * mean * self.products + mean * mean * self.count_squares)
        return Estimate(mean, sqrt(spread * self.clusters / (self.clusters - 1)) / self.count)
