"""Walks in chunks, so that pytest-xdist can spread them and every law looks at the same play.

Each preset is played with partners and without, `SCALE` thousand deals and 20 · `SCALE` matches of each.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any, Final

import pytest

from murlan.options import PRESETS, Sides
from tests.support.walks import SCALE, Walk, table_deal_walk, table_match_walk

DEALS: Final = round(1000 * SCALE)
MATCHES: Final = round(20 * SCALE)
DEALS_A_CHUNK: Final = 75
MATCHES_A_CHUNK: Final = 4


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some of the walks of one preset, with partners or without."""

    preset: str
    sides: Sides
    seeds: range

    def __str__(self) -> str:
        return f"{self.preset}-{self.sides}-{self.seeds.start}"


def chunks(what: str, count: int, size: int) -> list[Any]:
    """Return the chunks of so many walks of each kind; by ``--dist loadgroup`` one worker has a chunk for all laws."""
    found = [
        Chunk(preset, sides, range(start, min(start + size, count)))
        for preset, sides in product(PRESETS, Sides)
        for start in range(0, count, size)
    ]
    return [pytest.param(chunk, id=str(chunk), marks=pytest.mark.xdist_group(f"{what} {chunk}")) for chunk in found]


@pytest.fixture(scope="session", params=chunks("deals", DEALS, DEALS_A_CHUNK))
def deals(request: pytest.FixtureRequest) -> tuple[Walk, ...]:
    """Some seeded deals."""
    chunk: Chunk = request.param
    return tuple(table_deal_walk(seed, chunk.preset, chunk.sides) for seed in chunk.seeds)


@pytest.fixture(scope="session", params=chunks("matches", MATCHES, MATCHES_A_CHUNK))
def matches(request: pytest.FixtureRequest) -> tuple[Walk, ...]:
    """Some seeded matches."""
    chunk: Chunk = request.param
    return tuple(table_match_walk(seed, chunk.preset, chunk.sides) for seed in chunk.seeds)
