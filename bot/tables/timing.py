"""Time as tables see it, handed in so that tests can turn it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A callback to come."""

    def cancel(self) -> None:
        """Let it not come; without effect once it came."""
        ...


class Clock(Protocol):
    """Time, handed in so that tests can turn it."""

    def monotonic(self) -> float:
        """Return seconds that only ever rise; deadlines count in these."""
        ...

    def wall(self) -> float:
        """Return Unix seconds, for showing a time to people."""
        ...

    def alarm(self, at: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` in the event loop once `monotonic()` has reached `at`."""
        ...
