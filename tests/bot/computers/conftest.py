"""Real processes in which the tests' own players think."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from bot.computers.here import ThinkingHere
from bot.computers.pool import ThinkingElsewhere
from tests.bot.computers.players import PLAYERS, player_of
from tests.bot.test_presence import until


@pytest.fixture
async def pool() -> AsyncIterator[ThinkingElsewhere]:
    """One process, ready to be asked; it has ended when the test has."""
    here = ThinkingHere(Random(1), players=player_of)
    pool = ThinkingElsewhere(here, Random(2), processes=1, players=PLAYERS)
    async with pool.at_work():
        await until(lambda: pool.figures.processes == 1)
        yield pool
