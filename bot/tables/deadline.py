"""A table's one clock, running or standing. Knows nothing of letters, journals or seats.

It stands while anything holds it. Time that passes meanwhile is lost to nobody: the seconds that were left are left
when it goes on, with some grace for people; a clock set while it stood begins only then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.tables.phases import Due, DueKind, Hold
from bot.tables.timing import Alarm, Clock

OF_PLAYERS: Final = DueKind.SEAT_DECIDES
"""The clock of computer players and understudies: nobody needs grace for it."""


class Deadline:
    """The alarm of one `Due`, and what makes it wait.

    Args:
        clock: Time.
        ring: Called with the number of the clock that ran out.
        grace: What a clock that people look at gets at least when it goes on, in seconds.
    """

    def __init__(self, clock: Clock, ring: Callable[[int], None], *, grace: float) -> None:
        self._clock = clock
        self._ring = ring
        self._grace = grace
        self._due: Due | None = None
        self._alarm: Alarm | None = None
        self._at: float | None = None
        self._left = 0.0
        self._is_fresh = False
        self._holds: frozenset[Hold] = frozenset()
        self.has_rung = False
        """Whether the present clock ran out and was not set going again since."""

    @property
    def holds(self) -> frozenset[Hold]:
        """What makes the clock stand."""
        return self._holds

    @property
    def number(self) -> int:
        """The number of the clock that is set, 0 for none."""
        return self._due.number if self._due else 0

    def set(self, due: Due | None, seconds: float | None = None) -> None:
        """Set the clock, whole or with so many seconds left; the one before is void."""
        self.cancel()
        self._due = due
        if due is not None:
            self._left = due.seconds if seconds is None else seconds
            self._is_fresh = True
            if not self._holds:
                self._arm(self._left)

    def again(self, seconds: float) -> None:
        """Let the clock that is set ring so much later; where it stands, soon after it goes on."""
        self.cancel()
        self._left = seconds
        self._is_fresh = False
        if self._due is not None and not self._holds:
            self._arm(seconds)

    def hold(self, reason: Hold) -> bool:
        """Let the clock stand; return whether this reason is new."""
        if reason in self._holds:
            return False
        if not self._holds and self._due is not None:
            self._left = self.remaining() or 0.0
            self._is_fresh = False
            self.cancel()
        self._holds |= {reason}
        return True

    def release(self, reason: Hold) -> bool:
        """Take a reason to stand away; return whether there was such a one. Without any the clock goes on."""
        if reason not in self._holds:
            return False
        self._holds -= {reason}
        if not self._holds and self._due is not None:
            is_plain = self._is_fresh or self._due.kind is OF_PLAYERS
            self._arm(self._left if is_plain else max(self._left, self._grace))
        return True

    def remaining(self) -> float | None:
        """Return the seconds that are left, or ``None`` where no clock is set."""
        if self._due is None:
            return None
        return self._left if self._at is None else max(0.0, self._at - self._clock.monotonic())

    def cancel(self) -> None:
        """Let the alarm not come."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm, self._at, self.has_rung = None, None, False

    def stand(self) -> None:
        """Let the alarm not come, and keep what was left of it in sight."""
        self._left = self.remaining() or 0.0
        self.cancel()

    def _arm(self, seconds: float) -> None:
        assert self._due is not None, "only a clock that is set has an alarm"
        number = self._due.number
        self._at = self._clock.monotonic() + seconds
        self.has_rung = False

        def ring() -> None:
            self.has_rung = True
            self._ring(number)

        self._alarm = self._clock.alarm(self._at, ring)
