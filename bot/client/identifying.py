"""When a session may begin: one of each bucket of shards in five seconds, and so many a day, over all our processes.

Discord calls an IDENTIFY that comes too soon an invalid session, and takes the token of a bot away that begins too many
sessions in a day. So a turn is taken before each one, and where the day's sessions run out they are spread over what is
left of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from typing import Final, Protocol

import aiohttp
import discord

from bot.tables.faults import JournalError

log = logging.getLogger(__name__)

APART: Final = 5.25
"""Seconds between two sessions of a bucket: Discord's five, and what a line may take from one and add to the next."""
RESERVE: Final = 50
"""Sessions left of a day from which on they are spread over the rest of it."""
KNOWN_FOR: Final = 60.0
"""Seconds after which Discord is asked again how many are left."""
ANSWER_SECONDS: Final = 10.0
"""How long Discord is waited for."""
_FAULTS: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)

Limits = discord.SessionStartLimits


class Turns(Protocol):
    """Gives the turns of the buckets."""

    async def take_turn(self, bucket: int, *, apart: float) -> float:
        """Take the next turn of a bucket, and return in how many seconds it comes.

        Raises:
            JournalError: It cannot be said now.
        """
        ...


class OwnTurns:
    """The turns of a bot that is one process."""

    def __init__(self) -> None:
        self._next: dict[int, float] = {}

    async def take_turn(self, bucket: int, *, apart: float) -> float:
        """Take the next turn of a bucket, and return in how many seconds it comes."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._next.get(bucket, now))
        self._next[bucket] = at + apart
        return at - now


class Identifying:
    """Lets sessions begin.

    Args:
        turns: Gives turns; over all processes where there are several.
        ask: Asks Discord how many sessions may begin.
    """

    def __init__(self, turns: Turns, ask: Callable[[], Awaitable[Limits]]) -> None:
        self._turns = turns
        self._own = OwnTurns()
        self._ask = ask
        self._limits: Limits | None = None
        self._asked_at = 0.0
        self._begun = 0
        """Sessions that began here since Discord was asked."""
        self._not_before = 0.0

    async def wait(self, shard_id: int) -> None:
        """Return when the session of a shard may begin; it has to begin at once then."""
        limits = await self._known()
        await self._spread(shard_id, limits)
        bucket = shard_id % (limits.max_concurrency if limits else 1)
        try:
            wait = await self._turns.take_turn(bucket, apart=APART)
        except JournalError as fault:
            log.warning("shard %s takes its turn among our own alone: %s", shard_id, type(fault).__name__)
            wait = await self._own.take_turn(bucket, apart=APART)
        await asyncio.sleep(wait)
        self._begun += 1

    async def _known(self) -> Limits | None:
        """Return what Discord last said, asked for anew where that is old; ``None`` where it never said anything."""
        now = asyncio.get_running_loop().time()
        if self._limits is None or now - self._asked_at > KNOWN_FOR:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    self._limits, self._begun = await self._ask(), 0
                self._asked_at = now
            except _FAULTS as fault:
                log.warning("how many sessions may begin is not known: %s", type(fault).__name__)
        return self._limits

    async def _spread(self, shard_id: int, limits: Limits | None) -> None:
        """Wait where few sessions are left; a wait that was broken off goes on, it does not begin anew."""
        now = asyncio.get_running_loop().time()
        if self._not_before <= now and limits is not None:
            pause = pause_before(limits, self._begun)
            self._not_before = now + pause
            if pause:
                left, when = max(limits.remaining - self._begun, 0), timedelta(seconds=round(pause))
                log.warning("Discord lets %s more sessions begin today: shard %s connects in %s", left, shard_id, when)
        if self._not_before > now:
            await asyncio.sleep(self._not_before - now)
            self._not_before, self._limits = 0.0, None
            self._asked_at = 0.0


def pause_before(limits: Limits, begun: int = 0) -> float:
    """Return the seconds before the next session, so that what is left of the day's lasts until there are new ones.

    Args:
        limits: What Discord said.
        begun: How many began since.
    """
    left = max(limits.remaining - begun, 0)
    if left > min(RESERVE, limits.total // 20):
        return 0.0
    return limits.reset_after / 1000 / (left + 1)
