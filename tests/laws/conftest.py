"""Walks in chunks, so that pytest-xdist can spread them and every law looks at the same play."""

from __future__ import annotations

import pytest

from tests.support.walks import SCALE, Walk, deal_walk, match_walk

DEAL_CHUNKS = 20
DEALS_A_CHUNK = 50 * SCALE
MATCH_CHUNKS = 4
MATCHES_A_CHUNK = 5 * SCALE


@pytest.fixture(scope="session", params=range(DEAL_CHUNKS), ids="deals-{}".format)
def deals(request: pytest.FixtureRequest) -> tuple[Walk, ...]:
    """Some of 1,000 seeded deals."""
    return tuple(deal_walk(request.param * DEALS_A_CHUNK + n) for n in range(DEALS_A_CHUNK))


@pytest.fixture(scope="session", params=range(MATCH_CHUNKS), ids="matches-{}".format)
def matches(request: pytest.FixtureRequest) -> tuple[Walk, ...]:
    """Some of 20 seeded matches."""
    return tuple(match_walk(request.param * MATCHES_A_CHUNK + n) for n in range(MATCHES_A_CHUNK))
