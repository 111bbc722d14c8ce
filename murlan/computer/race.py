"""The race to the target: how likely a side is to win the match from the points that each side still needs (R9).

Every order of places is taken to be equally likely in every deal to come, so the tables know nothing of skill. They
are kept in `race.npz`; ``python -m murlan.computer.race`` makes that file anew, the same byte for byte.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement, permutations
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from murlan.options import LADDERS, Sides
from murlan.scoring import POINTS

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

FILE: Final = Path(__file__).with_name("race.npz")
RUNGS: Final = 4
"""How many rungs a ladder has at most; a table for each number of rungs that are still above the target."""
MOST: Final = 21
"""The largest need that is told apart; who needs more has as good as lost."""
RAISE: Final = 10
"""By how much the target rises (R9.2)."""

_UNIT: Final = 2**16 - 1
_TRIPLES: Final = tuple(combinations_with_replacement(range(1, MOST + 1), 3))

SEAT_ORDERS: Final = np.array(tuple(permutations(POINTS)), dtype=np.int64)
"""The points by seat of each of the 24 orders of places (R7.1)."""
SIDE_ORDERS: Final = SEAT_ORDERS[:, :2] + SEAT_ORDERS[:, 2:]
"""The points by side of each of them in 2v2 (R10.2)."""


def _index_of_triples() -> Ints:
    index = np.zeros((MOST + 1,) * 3, dtype=np.int64)
    for number, triple in enumerate(_TRIPLES):
        index[triple] = number
    return index


_TRIPLE: Final = _index_of_triples()
"""By three needs in ascending order, their column in the table of free for all."""


@cache
def tables() -> dict[Sides, Floats]:
    """Return the tables as `made` makes them, read from the package once a process."""
    with np.load(FILE) as stored:
        return {sides: stored[sides.value].astype(np.float64) / _UNIT for sides in Sides}


def chance(needs: Ints, table: Floats, rungs: int) -> Floats:
    """Return the chance that the first side wins the match; a tie between n sides counts 1/n for each (R9.3).

    Args:
        needs: After a deal, along the last axis, what each side needs to reach the target, the asking side first; not
            above 0 once it is there.
        table: The table of these sides.
        rungs: How many rungs of the ladder are above the target.
    """
    is_there = needs <= 0
    there = is_there.sum(axis=-1)
    shared = is_there[..., 0] / np.maximum(there, 1)
    goes_on = np.where(there == 0, looked_up(needs, table[rungs]), shared)
    return goes_on if not rungs else np.where(there > 1, looked_up(needs + RAISE, table[rungs - 1]), goes_on)


def looked_up(needs: Ints, rung: Floats) -> Floats:
    """Return the chance of the first side before a deal; needs are cut to 1 to `MOST`."""
    cut = np.clip(needs, 1, MOST)
    if cut.shape[-1] == 2:
        others = cut[..., 1] - 1
    else:
        low, middle, high = np.moveaxis(np.sort(cut[..., 1:], axis=-1), -1, 0)
        others = _TRIPLE[low, middle, high]
    found: Floats = rung[cut[..., 0] - 1, others]
    return found


def made() -> dict[Sides, Floats]:
    """Compute both tables: by rungs above the target, own need less one, and the needs of the others.

    In free for all the last axis goes over all ascending triples of needs, in 2v2 over the other side's need less one.
    """
    own = np.arange(1, MOST + 1)
    others = np.array(_TRIPLES, dtype=np.int64)
    four = np.empty((MOST, len(_TRIPLES), 4), dtype=np.int64)
    four[..., 0] = own[:, None]
    four[..., 1:] = others
    two = np.stack(np.meshgrid(own, own, indexing="ij"), axis=-1)
    return {Sides.FREE_FOR_ALL: _solved(four, SEAT_ORDERS), Sides.TWO_TEAMS: _solved(two, SIDE_ORDERS)}


def _solved(needs: Ints, orders: Ints) -> Floats:
    """Fill a table: within a rung every deal makes the sum of all needs smaller, so the small sums come first."""
    table = np.zeros((RUNGS, *needs.shape[:-1]))
    sums = needs.sum(axis=-1)
    for rungs in range(RUNGS):
        for total in np.unique(sums):
            layer = sums == total
            after = needs[layer][:, None, :] - orders
            table[rungs][layer] = chance(after, table, rungs).mean(axis=1)
    return table


def main() -> None:
    """Make the file anew."""
    assert max(map(len, LADDERS.values())) == RUNGS
    rounded = {sides.value: np.round(table * _UNIT).astype(np.uint16) for sides, table in made().items()}
    np.savez_compressed(FILE, allow_pickle=False, **rounded)


if __name__ == "__main__":
    main()
