"""The one limiter of counted REST calls: Discord takes 50 a second for a token; answers to presses do not count.

Who waits is served by urgency and, among equals, in the order of asking. Where the breaker is open nobody waits: the
call is refused at once, as if Discord were down.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Final, TypeVar

from bot.client.breaker import Breaker
from bot.tables.timing import Alarm, Clock
from bot.views.refresher import DiscordDownError

RATE: Final = 45.0
"""Counted calls a second, a little under Discord's limit; never more in any second."""
BURST: Final = 20.0
"""Counted calls at once, after a pause."""

_T = TypeVar("_T")


class Urgency(IntEnum):
    """How much a call is waited for; the smaller number goes first."""

    TURN = 0
    """Somebody looks at the picture to act on it."""
    PING = 1
    """Somebody is called who looks elsewhere; or is not called any more."""
    COSMETIC = 2
    """Nobody waits for it: what an old message shrinks to, a message that is taken away."""
    UPKEEP = 3
    """It could as well be done tomorrow: the cards' emojis."""


class Limiter:
    """A token bucket that every counted call passes, the more urgent first.

    Args:
        clock: Time.
        share: This process's share of all calls, from 0 to 1; burst and rate are divided by it.
        breaker: Says whether anything is to be asked at all.
    """

    def __init__(self, clock: Clock, *, share: float = 1.0, breaker: Breaker | None = None) -> None:
        self.calls: Counter[str] = Counter()
        """Counted calls so far, by what they did."""
        self._clock = clock
        self._rate = RATE * share
        self._burst = max(1.0, BURST * share)
        self._breaker = breaker
        self._full_at = 0.0
        """When the bucket is full again."""
        self._grants: deque[float] = deque(maxlen=max(1, int(self._rate)))
        """When the latest calls were let through: no second holds more than these."""
        self._waiters: list[tuple[Urgency, int, asyncio.Future[float]]] = []
        self._order = itertools.count()
        self._alarm: Alarm | None = None

    @property
    def is_saturated(self) -> bool:
        """Whether a call would have to wait for others, or be refused."""
        is_refused = self._breaker is not None and self._breaker.is_open
        return is_refused or bool(self._waiters) or self._next_at() > self._clock.monotonic()

    async def call(self, what: str, make: Callable[[], Awaitable[_T]], *, urgency: Urgency = Urgency.TURN) -> _T:
        """Make a counted call as soon as the limit allows.

        Args:
            what: A word for the books, such as ``edit``.
            make: Makes the call.
            urgency: Whom it goes before.

        Raises:
            DiscordDownError: Discord refused so much lately that we ask for nothing more for now.
        """
        await self._token(urgency)
        self.calls[what] += 1
        return await make()

    @property
    def waiting(self) -> int:
        """How many calls wait."""
        return len(self._waiters)

    async def _token(self, urgency: Urgency) -> None:
        """Wait for a token; whoever is cancelled meanwhile costs none."""
        waiter: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiters, (urgency, next(self._order), waiter))
        self._serve()
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled() and waiter.exception() is None:
                self._give_back(waiter.result())
            raise

    def _serve(self) -> None:
        """Give tokens to those who wait, as far as they go, and see to the next one."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        is_refused = self._breaker is not None and self._breaker.is_open
        while self._waiters:
            waiter = self._waiters[0][-1]
            if is_refused and not waiter.done():
                waiter.set_exception(DiscordDownError())
            if not waiter.done() and self._next_at() > self._clock.monotonic():
                self._alarm = self._clock.alarm(self._next_at(), self._serve)
                return
            heapq.heappop(self._waiters)
            if not waiter.done():
                waiter.set_result(self._take())

    def _next_at(self) -> float:
        """Return when there is a token."""
        in_bucket = self._full_at - (self._burst - 1) / self._rate
        if len(self._grants) < (self._grants.maxlen or 1):
            return in_bucket
        return max(in_bucket, self._grants[0] + 1.0)

    def _take(self) -> float:
        now = self._clock.monotonic()
        self._full_at = max(self._full_at, now) + 1 / self._rate
        self._grants.append(now)
        return now

    def _give_back(self, granted_at: float) -> None:
        self._full_at -= 1 / self._rate
        if granted_at in self._grants:  # else it is more than a second old
            self._grants.remove(granted_at)
        self._serve()
