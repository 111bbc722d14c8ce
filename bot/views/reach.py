"""Whether a table's message can be reached: when the next call may be made, and what has to happen before one is.

No call here, and no picture: only what is known of the place, and of Discord, from the calls that were made. That a
table never asks Discord in a loop is decided here and nowhere else.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from bot.tables.timing import Clock

SPACING: Final = (5.0, 10.0, 20.0, 40.0, 60.0)
"""Seconds from one failure of Discord's to the next try; the last one stays."""
LONGEST: Final = 3600.0
"""The longest that Discord's own word for "later" is obeyed, in seconds."""
LATE: Final = 20.0
"""Seconds without Discord after which a picture counts as late."""
REPOST: Final = 10.0
"""Seconds between two messages that replace one that was deleted."""
DELETIONS: Final = 3
"""So many deletions without a press in between, and the next message waits for a press."""
ASKING: Final = 60.0
"""Seconds between two tries that presses bring where we are shut out: Discord bans an address for many refusals."""


class Barrier(StrEnum):
    """Why nothing is tried."""

    GONE = "gone"
    """The place is gone, for ever."""
    SHUT_OUT = "shut-out"
    """We may not write there; until something changes there, or somebody seated presses."""
    DELETED = "deleted"
    """The message is deleted again and again; until somebody seated presses."""


class Reach:
    """What is known of one place."""

    def __init__(self, clock: Clock) -> None:
        self.barrier: Barrier | None = None
        self.is_proven = True
        """Whether nothing stood in the way at the last call; not so after a barrier fell that was no fault of ours."""
        self.failures = 0
        """Failures of Discord's in a row."""
        self._clock = clock
        self._down_since: float | None = None
        self._retry_at = 0.0
        self._later_at = 0.0
        self._repost_at = -REPOST
        self._asked_at = 0.0
        self._deletions = 0
        self._is_refused = False

    @property
    def is_open(self) -> bool:
        """Whether a call may be made, now or later."""
        return self.barrier is None

    @property
    def due(self) -> float:
        """When the next call may be made, in the clock's seconds."""
        return max(self._retry_at, self._later_at, self._repost_at)

    @property
    def late_at(self) -> float | None:
        """When the picture counts as late, if Discord does not take it before."""
        return None if self._down_since is None else self._down_since + LATE

    def place_changed(self) -> bool:
        """Note that rights or the place itself have changed; return whether that is worth a try."""
        return self._fall(Barrier.SHUT_OUT)

    def pressed(self) -> bool:
        """Note that somebody seated pressed; return whether that is worth a try."""
        self._deletions = 0
        if self.barrier is Barrier.SHUT_OUT:
            return self._clock.monotonic() - self._asked_at >= ASKING and self._fall(Barrier.SHUT_OUT)
        return self._fall(Barrier.DELETED)

    def answered(self) -> None:
        """Note that Discord took an answer to a press: it is there again."""
        self.failures, self._retry_at, self._down_since = 0, 0.0, None

    def reached(self) -> None:
        """Note that a call went through."""
        self.answered()
        self.is_proven, self._is_refused = True, False

    def lost(self) -> None:
        """Note that the message is gone, and is to be replaced."""
        self.answered()
        self._deletions += 1
        if self._deletions >= DELETIONS:
            self.barrier = Barrier.DELETED
        else:
            self._repost_at = max(self._clock.monotonic(), self._repost_at + REPOST)

    def refused(self) -> bool:
        """Note that Discord does not take our message; return whether it is the first since a call went through."""
        self.answered()
        is_new, self._is_refused = not self._is_refused, True
        return is_new

    def shut_out(self) -> None:
        """Note that we may not write there."""
        self.answered()
        self.barrier, self._asked_at = Barrier.SHUT_OUT, self._clock.monotonic()

    def gone(self) -> None:
        """Note that there is no such place any more."""
        self.answered()
        self.barrier = Barrier.GONE

    def down(self, since: float, retry_after: float | None) -> None:
        """Note that Discord failed.

        Args:
            since: When the call was begun.
            retry_after: Seconds until the next try, where Discord said so.
        """
        now = self._clock.monotonic()
        self._retry_at = now + SPACING[min(self.failures, len(SPACING) - 1)]
        self._later_at = now + min(retry_after or 0.0, LONGEST)
        self.failures += 1
        if self._down_since is None:
            self._down_since = since

    def _fall(self, barrier: Barrier) -> bool:
        """Take a barrier away if it is that one; return whether it was."""
        if self.barrier is not barrier:
            return False
        self.barrier, self.is_proven = None, False
        return True
