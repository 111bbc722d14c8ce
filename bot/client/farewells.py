"""Servers that remove the bot are forgotten after thirty days, and what nobody needs is deleted once a day.

What the presence tells is noted; where it cannot be stored now it is tried again. An outage is no removal, and nothing
is forgotten while a connection is missing: only then is it known which servers have us.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final, Protocol

from bot.clock import sleep_until
from bot.league.privacy import KEPT_SECONDS, Removals
from bot.shards.shards import ALL, Shards
from bot.tables.faults import JournalError
from bot.tables.timing import Clock

FIRST_AFTER: Final = 3600.0
"""Seconds after the start until the first round: every server is connected by then."""
EVERY: Final = 24 * 3600.0
"""Seconds between two rounds."""

log = logging.getLogger(__name__)


class Whereabouts(Protocol):
    """What is known of the connections to our servers."""

    @property
    def is_whole(self) -> bool:
        """Whether every connection stands."""
        ...

    def has(self, guild_id: int) -> bool:
        """Return whether Discord counts a server as ours, within reach or not."""
        ...


class Farewells:
    """Notes which servers have the bot, and does the daily round.

    Args:
        removals: What is stored of it.
        presence: What is known of our connections.
        clock: Time.
        shards: Those of this process: other servers are seen to elsewhere, and what is of none by who has the first.
    """

    def __init__(self, removals: Removals, presence: Whereabouts, clock: Clock, *, shards: Shards = ALL) -> None:
        self._removals = removals
        self._presence = presence
        self._clock = clock
        self._shards = shards
        self._servers: set[int] = set()
        """Those that have us, and those of which something is stored that are not known to have removed us."""
        self._removed: set[int] = set()
        self._owed: dict[int, bool] = {}
        """What is not stored yet, by server: whether it is gone."""
        self._storing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self) -> None:
        """Read which servers are known, before any connection tells which are there.

        Raises:
            StorageDownError: It cannot be read now.
        """
        owns = self._shards.owns
        self._removed = set(filter(owns, await self._removals.removed()))
        self._servers = set(filter(owns, await self._removals.servers())) - self._removed

    def guild_ids(self) -> Iterable[int]:
        """Return the servers that have us, as far as is known."""
        return self._servers

    def came(self, guild_id: int) -> None:
        """Note that a server has us."""
        self._servers.add(guild_id)
        if guild_id in self._removed or guild_id in self._owed:
            self._removed.discard(guild_id)
            self._owe(guild_id, is_gone=False)

    def went(self, guild_id: int) -> None:
        """Note that a server removed us, or is no more."""
        self._servers.discard(guild_id)
        self._removed.add(guild_id)
        self._owe(guild_id, is_gone=True)

    async def run(self) -> None:
        """Do the round once a day, for ever."""
        at = self._clock.monotonic() + FIRST_AFTER
        while True:
            await sleep_until(self._clock, at)
            at = self._clock.monotonic() + EVERY
            try:
                await self.round()
            except JournalError as error:
                log.warning("the daily round was not finished: %s", error)

    async def round(self) -> None:
        """Forget the servers whose time is up, and tidy.

        Raises:
            StorageDownError: It cannot be stored now; the next round goes on.
        """
        await self._settle()
        before = self._clock.wall() - KEPT_SECONDS
        for guild_id, removed_at in (await self._removals.removed()).items():
            is_due = removed_at <= before and self._shards.owns(guild_id)
            if is_due and self._presence.is_whole and not self._presence.has(guild_id):
                await self._removals.forget_server(guild_id)
                self._removed.discard(guild_id)
        if self._shards.has_first:
            await self._removals.tidy()

    async def close(self) -> None:
        """Wait for what is being stored."""
        if self._tasks:
            await asyncio.wait(self._tasks)

    def _owe(self, guild_id: int, *, is_gone: bool) -> None:
        self._owed[guild_id] = is_gone
        task = asyncio.ensure_future(self._try_to_settle())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try_to_settle(self) -> None:
        try:
            await self._settle()
        except JournalError as error:
            log.warning("which servers have us is not stored yet: %s", error)

    async def _settle(self) -> None:
        async with self._storing:
            while self._owed:
                guild_id, is_gone = next(iter(self._owed.items()))
                await (self._removals.note(guild_id) if is_gone else self._removals.cancel(guild_id))
                if self._owed.get(guild_id) is is_gone:
                    del self._owed[guild_id]
