"""Watches the shards of all processes: takes over those that nobody has, and gives back those that are asked for.

    nobody has it ─▶ for longer than a moment ─▶ dealt to one process ─▶ a child of it has it
    its rightful process asks for it ─▶ the child stops, as at SIGTERM ─▶ the rightful one has it

What a process has is told by locks that end with it, so that nobody has to say goodbye. A child is a whole bot of its
own, and ends with the process that began it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, Protocol

from bot.clock import sleep_until
from bot.shards.dealing import Sight, dealt
from bot.shards.shards import Shards
from bot.tables.faults import JournalError
from bot.tables.timing import Clock

EVERY: Final = 0.5
"""Seconds between two looks."""
GRACE: Final = 3.0
"""Seconds for which nobody has a shard before it is taken over: a session that broke is begun anew within them."""
AT_FIRST: Final = 30.0
"""The same for a shard that nobody was ever seen to have: processes that are started together take their time."""
OVERDUE: Final = 3.0
"""Seconds after these in which whoever looks takes it, though it was dealt to another process."""
TAKEN: Final = 75
"""The exit code of a child whose shards another process has (sysexits.h: try again later)."""
SHY: Final = 30.0
"""Seconds for which a process takes nothing over after a child of its own could not be, or did not last."""

log = logging.getLogger(__name__)


class Locks(Protocol):
    """Where it is told who has what. Every method may raise `StorageDownError`."""

    async def look(self) -> Sight:
        """Return who has what."""
        ...

    async def take(self, choose: Callable[[Sight], Iterable[int]]) -> tuple[int, ...]:
        """Take over what is chosen while nobody else chooses; return what was still there to be taken."""
        ...

    async def give_back(self, ids: Iterable[int]) -> None:
        """Have taken them over no more."""
        ...


class Child(Protocol):
    """A bot that has shards for another process."""

    @property
    def ended(self) -> int | None:
        """Its exit code, once it has ended."""
        ...

    def stop(self) -> None:
        """Let it end; a second time is without effect."""
        ...

    async def wait(self) -> None:
        """Wait until it has ended."""
        ...


class Takeovers:
    """What one process does for the shards of others.

    Args:
        shards: Its own.
        locks: Who has what.
        bear: Begins a child with some shards.
        clock: Time.
    """

    def __init__(self, shards: Shards, locks: Locks, bear: Callable[[Shards], Awaitable[Child]], clock: Clock) -> None:
        self._shards = shards
        self._locks = locks
        self._bear = bear
        self._clock = clock
        self._children: dict[Shards, Child] = {}
        self._ending: set[Shards] = set()
        """What is asked for, and given back as soon as its child has stopped."""
        self._free_since: dict[int, float] = {}
        self._seen: set[int] = set()
        """Shards that somebody was seen to have."""
        self._shy_until = 0.0
        self._is_told = False

    @property
    def taken(self) -> tuple[Shards, ...]:
        """What children of this process have."""
        return tuple(self._children)

    async def run(self) -> None:
        """Look again and again, for ever; whoever cancels this closes as well."""
        while True:
            try:
                await self.look()
                self._is_told = False
            except JournalError as error:
                self.blinded()
                if not self._is_told:
                    log.warning("who has which shards cannot be looked at: %s", error)
                self._is_told = True
            await sleep_until(self._clock, self._clock.monotonic() + EVERY)

    def blinded(self) -> None:
        """Note that who has what cannot be seen: nothing is known to be free any more."""
        self._free_since.clear()

    async def look(self) -> None:
        """Look once, and do what follows.

        Raises:
            StorageDownError: Who has what cannot be seen now.
        """
        sight = await self._locks.look()
        await self._see_to_children(sight)
        now = self._clock.monotonic()
        self._seen |= sight.held
        free = sight.free(self._shards.count)
        self._free_since = {shard: self._free_since.get(shard, now) for shard in free}
        ripe = {shard for shard in free if self._ripe_for(shard) >= 0}
        if ripe and sight.own is not None and now >= self._shy_until:
            await self._take_over(ripe)

    async def close(self) -> None:
        """End all children."""
        for child in self._children.values():
            child.stop()
        await asyncio.gather(*(child.wait() for child in self._children.values()))
        self._children.clear()

    async def _see_to_children(self, sight: Sight) -> None:
        for shards, child in tuple(self._children.items()):
            if child.ended is None:
                if shards not in self._ending and not sight.asked.isdisjoint(shards.ids):
                    self._ending.add(shards)
                    log.info("shards %s are asked for by their own process", shards)
                    child.stop()
                continue
            if child.ended not in (0, TAKEN):
                log.warning("the process with shards %s ended with %s", shards, child.ended)
                self._shy_until = self._clock.monotonic() + SHY
            del self._children[shards]
            self._ending.discard(shards)
            await self._locks.give_back(shards.ids)

    async def _take_over(self, ripe: set[int]) -> None:
        ids = await self._locks.take(lambda sight: self._share(sight, ripe))
        if not ids:
            return
        shards = Shards(tuple(sorted(ids)), self._shards.count)
        log.warning("nobody has shards %s any more: a process of ours takes them over", shards)
        try:
            self._children[shards] = await self._bear(shards)
        except OSError as error:
            log.error("shards %s: no process could be begun: %s", shards, error.strerror)  # noqa: TRY400
            self._shy_until = self._clock.monotonic() + SHY
            await self._locks.give_back(ids)

    def _share(self, sight: Sight, ripe: set[int]) -> set[int]:
        """Return which of the ripe shards are ours, by what is seen while nobody else chooses."""
        if sight.own is None:
            return set()
        left = ripe & sight.free(self._shards.count)
        overdue = {shard for shard in left if self._ripe_for(shard) >= OVERDUE}
        return overdue | set(dealt(left, sight.loads, sight.own))

    def _ripe_for(self, shard: int) -> float:
        """Return for how many seconds a free shard may have been taken over; less than nought while it may not."""
        grace = GRACE if shard in self._seen else AT_FIRST
        return self._clock.monotonic() - self._free_since[shard] - grace
