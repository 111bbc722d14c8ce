"""Time: the system's, and one that tests turn by hand."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable

from bot.tables.timing import Alarm, Clock


class SystemClock:
    """The machine's clocks and the running event loop's timers."""

    def monotonic(self) -> float:
        """Return the event loop's own time in seconds; only differences mean anything."""
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        """Return Unix seconds."""
        return time.time()

    def alarm(self, at: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` once `monotonic()` has reached `at`."""
        return asyncio.get_running_loop().call_at(at, ring)


class ManualClock:
    """A clock that stands until it is advanced; both its faces move together."""

    def __init__(self, wall: float = 1_800_000_000.0) -> None:
        self._now = 0.0
        self._start = wall
        self._alarms: list[tuple[float, int, _ManualAlarm]] = []
        self._order = itertools.count()

    def monotonic(self) -> float:
        """Return the seconds advanced so far."""
        return self._now

    def wall(self) -> float:
        """Return Unix seconds."""
        return self._start + self._now

    def alarm(self, at: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` when the clock is advanced to `at` or beyond."""
        alarm = _ManualAlarm(ring)
        heapq.heappush(self._alarms, (at, next(self._order), alarm))
        return alarm

    def next_alarm(self) -> float | None:
        """Return when the next alarm rings, or ``None``."""
        while self._alarms and self._alarms[0][2].is_cancelled:
            heapq.heappop(self._alarms)
        return self._alarms[0][0] if self._alarms else None

    def advance(self, seconds: float) -> None:
        """Move on, ringing in order every alarm that was set before; what they set off runs when the loop does."""
        goal = self._now + seconds
        while (at := self.next_alarm()) is not None and at <= goal:
            _, _, alarm = heapq.heappop(self._alarms)
            self._now = max(self._now, at)
            alarm.ring()
        self._now = goal


class _ManualAlarm:
    def __init__(self, ring: Callable[[], None]) -> None:
        self._ring = ring
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True

    def ring(self) -> None:
        self._ring()


async def sleep_until(clock: Clock, at: float) -> None:
    """Sleep until a clock's `monotonic()` has reached `at`."""
    if clock.monotonic() >= at:
        return
    woken = asyncio.get_running_loop().create_future()
    alarm = clock.alarm(at, lambda: None if woken.done() else woken.set_result(None))
    try:
        await woken
    finally:
        alarm.cancel()
