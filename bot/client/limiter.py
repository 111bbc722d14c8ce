"""The one limiter of counted REST calls: Discord takes 50 a second for a token; answers to presses do not count."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from bot.clock import sleep_until
from bot.tables.timing import Clock

RATE: Final = 45.0
"""Counted calls a second, a little under Discord's limit."""
BURST: Final = 20.0

_T = TypeVar("_T")


class Limiter:
    """A token bucket that every counted call passes, in the order of asking."""

    def __init__(self, clock: Clock, *, rate: float = RATE) -> None:
        self.calls: Counter[str] = Counter()
        """Counted calls so far, by what they did."""
        self._clock = clock
        self._rate = rate
        self._full_at = 0.0
        """When the bucket is full again."""
        self._turn = asyncio.Lock()

    async def call(self, what: str, make: Callable[[], Awaitable[_T]]) -> _T:
        """Make a counted call as soon as the limit allows.

        Args:
            what: A word for the books, such as ``edit``.
            make: Makes the call.
        """
        async with self._turn:
            await sleep_until(self._clock, self._full_at - (BURST - 1) / self._rate)
            self._full_at = max(self._full_at, self._clock.monotonic()) + 1 / self._rate
        self.calls[what] += 1
        return await make()
