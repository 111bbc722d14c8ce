"""When sessions begin: five seconds apart in each bucket, and spread over the day where few are left."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Final, TypeVar

import discord
import pytest

from bot.client.identifying import APART, RESERVE, Identifying, OwnTurns, pause_before
from bot.tables.faults import StorageDownError
from tests.sim.loop import VirtualLoop

HOUR: Final = 3_600_000
_T = TypeVar("_T")


def limits(*, remaining: int = 1000, concurrency: int = 1, reset_after: int = HOUR) -> discord.SessionStartLimits:
    """Return what Discord says."""
    return discord.SessionStartLimits(
        total=1000, remaining=remaining, reset_after=reset_after, max_concurrency=concurrency
    )


class Discord:
    """Says how many sessions may begin, and notes when they do."""

    def __init__(self, said: discord.SessionStartLimits) -> None:
        self.said: discord.SessionStartLimits | None = said
        self.asked = 0
        self.begun: list[tuple[int, float]] = []

    async def ask(self) -> discord.SessionStartLimits:
        """Answer, or do not."""
        self.asked += 1
        if self.said is None:
            raise TimeoutError
        return self.said

    async def begin(self, identifying: Identifying, *shard_ids: int) -> list[tuple[int, float]]:
        """Begin sessions one after another."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        for shard_id in shard_ids:
            await identifying.wait(shard_id)
            self.begun.append((shard_id, round(loop.time() - began, 2)))
        return self.begun


def run(work: Coroutine[Any, Any, _T]) -> _T:
    """Run something in virtual time."""
    loop = VirtualLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


def begun(discord_: Discord, *shard_ids: int) -> list[tuple[int, float]]:
    """Begin sessions one after another; return when each began."""

    async def work() -> list[tuple[int, float]]:
        return await discord_.begin(Identifying(OwnTurns(), discord_.ask), *shard_ids)

    return run(work())


def test_shards_of_one_bucket_begin_five_seconds_apart() -> None:
    """Discord calls what comes sooner an invalid session; the first waits for nobody."""
    assert [(0, 0.0), (1, APART), (2, 2 * APART)] == begun(Discord(limits()), 0, 1, 2)


def test_shards_of_other_buckets_wait_for_nobody() -> None:
    """`shard_id % max_concurrency` is a bucket."""
    told = begun(Discord(limits(concurrency=4)), 0, 1, 2, 3, 4, 6)
    assert [(0, 0.0), (1, 0.0), (2, 0.0), (3, 0.0), (4, APART), (6, APART)] == told


def test_last_sessions_of_a_day_are_spread_over_the_rest_of_it() -> None:
    """Discord takes the token away of a bot that begins too many: a crash must not use up what is left."""
    assert 0.0 == pause_before(limits(remaining=RESERVE + 1))
    assert HOUR / 1000 / (RESERVE + 1) == pause_before(limits(remaining=RESERVE))
    assert HOUR / 1000 / RESERVE == pause_before(limits(remaining=RESERVE), 1)
    assert HOUR / 1000 == pause_before(limits(remaining=0))


def test_nothing_begins_before_there_are_new_sessions_and_it_is_said_why(caplog: pytest.LogCaptureFixture) -> None:
    """An operator reads when the bot will be there."""
    ((_, at),) = begun(Discord(limits(remaining=0)), 3)
    assert HOUR / 1000 == at
    assert "Discord lets 0 more sessions begin today: shard 3 connects in 1:00:00" in caplog.text


def test_wait_that_discord_py_broke_off_goes_on_where_it_was() -> None:
    """It gives a new connection a minute; were the wait begun anew each time it would never end."""

    async def work() -> float:
        said = Discord(limits(remaining=0, reset_after=100_000))
        identifying = Identifying(OwnTurns(), said.ask)
        for _ in range(5):
            try:
                async with asyncio.timeout(60):
                    await identifying.wait(0)
                    break
            except TimeoutError:
                continue
        return asyncio.get_running_loop().time()

    assert 100.0 == run(work())


def test_discord_that_says_nothing_lets_one_begin_after_another() -> None:
    """The strictest rule that there is."""
    silent = Discord(limits())
    silent.said = None
    assert [(0, 0.0), (1, APART)] == begun(silent, 0, 1)


def test_turns_that_cannot_be_asked_for_are_given_by_ourselves() -> None:
    """While the storage is away presses are still to be heard, and refused with a sentence."""

    class Down:
        async def take_turn(self, _bucket: int, *, apart: float) -> float:
            raise StorageDownError(str(apart))

    async def work() -> list[tuple[int, float]]:
        said = Discord(limits())
        return await said.begin(Identifying(Down(), said.ask), 0, 1)

    assert [(0, 0.0), (1, APART)] == run(work())
