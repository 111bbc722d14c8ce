"""Time as an argument: the rules of 3 seconds, 15 minutes and the rate limits ask a clock that is handed in."""

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Protocol


class Timer(Protocol):
    """A call that has been put off and may still be called off."""

    def cancel(self) -> None:
        """Call it off; without effect once it ran."""


class Clock(Protocol):
    """What the rules ask about time."""

    def now(self) -> float:
        """Seconds since 1970, never going backwards."""

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Run `call` once, `seconds` from now."""


class SystemClock:
    """The machine's time, immune to its clock being set."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970."""
        return self._offset + time.monotonic()

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Run `call` on the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, call)


class _Put:
    """One call waiting on a manual clock."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        self.call = None


class ManualClock:
    """Time that moves only when a test moves it.

    It starts at the machine's time, because discord.py compares the age of an interaction's id with its own clock.
    """

    def __init__(self, start: float | None = None) -> None:
        self._now = time.time() if start is None else start
        self._order = itertools.count()
        self._waiting: list[tuple[float, int, _Put]] = []

    def now(self) -> float:
        """Seconds since 1970, as far as it was advanced."""
        return self._now

    def call_later(self, seconds: float, call: Callable[[], object]) -> Timer:
        """Run `call` when `advance` passes that moment."""
        put = _Put(call)
        heapq.heappush(self._waiting, (self._now + seconds, next(self._order), put))
        return put

    def advance(self, seconds: float) -> None:
        """Move on, running what falls due on the way, in order."""
        end = self._now + seconds
        while self._waiting and self._waiting[0][0] <= end:
            self._now, _, put = heapq.heappop(self._waiting)
            if put.call is not None:
                put.call()
        self._now = end


def timestamp(seconds: float) -> str:
    """A moment as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
