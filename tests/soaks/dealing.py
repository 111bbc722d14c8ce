"""Whether deals are as chance would have them: chi-square and serial tests over the real shuffle, cut and deal.

``python -m tests.soaks.dealing --deals 1000000``; the seeds are SHA-256 of a number, so each run is the same. Each
figure is chi-square with its degrees of freedom, and p, the chance of one at least as large from a fair dealer. With so
many tests a p of 0.001 is no news; what counts is one that stays small whatever the seeds (`--from`).
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing import get_context
from typing import Final

import numpy as np
from numpy.typing import NDArray

from murlan.dealing import deal_hands, shuffle
from murlan.fairness import commitment, cut_of_press

CARDS: Final = 54
SEATS: Final = 4
SUSPICIOUS: Final = 1e-6
"""A p below it fails the run: a fair dealer has one in about 100,000 runs, with ten tests a run."""
_CHUNK: Final = 5_000

Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Tallies:
    """What is counted of some deals."""

    positions: Counts
    """How often each card lay at each place of the shuffled pack: card, place."""
    seats: Counts
    """How often each seat was dealt each card, by how many cards it gets: seat after the dealer, card."""
    neighbours: Counts
    """How often a card lay right before another in the pack: serial pairs."""
    lagged: Counts
    """Where the same card went in two deals in a row: seat, seat."""
    sevens: Counts
    """How many of the four sevens a seat of 13 cards was dealt."""
    cuts: Counts
    """Where presses cut."""

    @classmethod
    def none(cls) -> Tallies:
        """Return counts of no deals."""
        shapes = ((CARDS, CARDS), (SEATS, CARDS), (CARDS, CARDS), (SEATS, SEATS), (5,), (CARDS,))
        return cls(*(np.zeros(shape, dtype=np.int64) for shape in shapes))

    def plus(self, other: Tallies) -> Tallies:
        """Return the counts of both."""
        return Tallies(*(mine + theirs for mine, theirs in zip(self._all(), other._all(), strict=True)))

    def _all(self) -> tuple[Counts, ...]:
        return (self.positions, self.seats, self.neighbours, self.lagged, self.sevens, self.cuts)


@dataclass(frozen=True)
class Figure:
    """One test."""

    name: str
    chi_square: float
    degrees: int

    @property
    def p(self) -> float:
        """The chance of a chi-square at least as large, by Wilson and Hilferty; good to a few percent here."""
        spread = 2 / (9 * self.degrees)
        z = ((self.chi_square / self.degrees) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
        return 0.5 * math.erfc(z / math.sqrt(2))

    def __str__(self) -> str:
        return f"{self.name:<42} chi-square {self.chi_square:>10.1f}   degrees {self.degrees:>5}   p {self.p:.4f}"


def tallied(numbers: range) -> Tallies:
    """Deal once for each number, the dealer going round, and count."""
    tallies = Tallies.none()
    before: NDArray[np.int64] | None = None
    for number in numbers:
        seed = sha256(f"dealing {number}".encode()).digest()
        cut = cut_of_press(1 << 60 | number, commitment("soak", number + 1, seed))
        pack = np.array(shuffle(seed), dtype=np.int64)
        tallies.positions[pack, np.arange(CARDS)] += 1
        place = number % (CARDS - 1)  # one pair a deal, so that all are independent
        tallies.neighbours[pack[place], pack[place + 1]] += 1
        tallies.cuts[cut] += 1
        dealer = number % SEATS
        owners = np.empty(CARDS, dtype=np.int64)
        for seat, hand in enumerate(deal_hands(seed, cut, dealer)):
            owners[list(hand)] = (seat - dealer - 1) % SEATS
        tallies.seats[owners, np.arange(CARDS)] += 1
        tallies.sevens[int((owners[16:20] == SEATS - 1).sum())] += 1
        if before is not None:
            np.add.at(tallies.lagged, (before, owners), 1)
        before = owners
    return tallies


def figures(tallies: Tallies, deals: int) -> Iterator[Figure]:
    """Yield the tests of some counts.

    Where a whole deal is counted at once its rows and columns are fixed: 53 × 53 or 3 × 3 degrees of freedom, and a
    chi-square that is too large by 54/53 (cards are dealt without putting any back), which is taken off.
    """
    even = np.full((CARDS, CARDS), deals / CARDS)
    yield _crossed("card and place in the pack", tallies.positions, even)
    yield Figure("first card of the pack", *_even(tallies.positions[:, 0]))
    yield Figure("place of the three of spades", *_even(tallies.positions[0]))
    chances = np.array([14, 14, 13, 13]) / CARDS  # of one card to come to each seat
    for card, name in ((0, "three of spades"), (CARDS - 1, "red joker")):
        yield Figure(f"seat of the {name}", *_held(tallies.seats[:, card], chances * deals))
    pairs = tallies.neighbours[~np.eye(CARDS, dtype=bool)]
    yield Figure("serial: a card and the one after it", *_even(pairs))
    expected = np.outer(chances, chances) * tallies.lagged.sum()
    yield _crossed("serial: seats of a card in two deals", tallies.lagged, expected)
    ways = np.array([math.comb(4, n) * math.comb(CARDS - 4, 13 - n) for n in range(5)])
    yield Figure("sevens in a hand of 13", *_held(tallies.sevens, ways / math.comb(CARDS, 13) * deals))
    yield Figure("cut by a press", *_even(tallies.cuts[1:]))


def _crossed(name: str, counts: Counts, expected: NDArray[np.float64]) -> Figure:
    """Return the test of a table whose rows and columns are filled by whole deals."""
    chi_square, _ = _held(counts, expected)
    rows, columns = counts.shape
    return Figure(name, chi_square * (CARDS - 1) / CARDS, (rows - 1) * (columns - 1))


def _even(counts: Counts) -> tuple[float, int]:
    return _held(counts, np.full(counts.shape, counts.sum() / counts.size))


def _held(counts: Counts, expected: NDArray[np.float64]) -> tuple[float, int]:
    return float(((counts - expected) ** 2 / expected).sum()), counts.size - 1


def main() -> int:
    """Deal, test, print."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.dealing", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1_000_000)
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first seed")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    begun = time.monotonic()
    end = asked.first + asked.deals
    chunks = [range(start, min(start + _CHUNK, end)) for start in range(asked.first, end, _CHUNK)]
    tallies = Tallies.none()
    with ProcessPoolExecutor(asked.processes, mp_context=get_context("spawn")) as pool:
        for chunk in pool.map(tallied, chunks):
            tallies = tallies.plus(chunk)
    found = list(figures(tallies, asked.deals))
    for figure in found:
        print(figure)  # noqa: T201 - what it is for
    print(f"{asked.deals:,} deals in {time.monotonic() - begun:.0f} s; smallest p {min(f.p for f in found):.4f}")  # noqa: T201
    return int(any(figure.p < SUSPICIOUS for figure in found))


if __name__ == "__main__":
    raise SystemExit(main())
