"""How far a long run is: on a terminal one line that renews itself, elsewhere a line now and then."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from datetime import timedelta
from time import monotonic
from typing import Final, TextIO

_BAR: Final = 24
_RENEWED: Final = 0.2
"""Seconds between two pictures on a terminal."""
_TOLD: Final = 2.0
"""Seconds between two lines elsewhere, at first."""
_PATIENCE: Final = 1 / 60
"""How much more, for each second that has gone by: after an hour it is a line a minute."""


class Progress:
    """Tells how much of a known amount of work is done."""

    def __init__(self, out: TextIO, total: int, unit: str, *, clock: Callable[[], float] = monotonic) -> None:
        self._out = out
        self.total = total
        """What there is to do; it may turn out to be more."""
        self._unit = unit
        self._clock = clock
        self._began = self._told = clock()
        self._is_terminal = out.isatty()

    def tell(self, done: int, news: str = "", *, left: float | None = None) -> None:
        """Tell it, if it is time to.

        Args:
            done: How much is done.
            news: What else there is to say.
            left: The seconds that the rest will take, where this is known better than by what was done so far.
        """
        now = self._clock()
        pause = _RENEWED if self._is_terminal else _TOLD + _PATIENCE * (now - self._began)
        if now - self._told < pause:
            return
        self._told = now
        line = ", ".join(filter(None, [f"{done} of {self.total} {self._unit}", news, self._left(done, now, left)]))
        if self._is_terminal:
            filled = _BAR * done // max(1, self.total)
            width = shutil.get_terminal_size().columns - 1
            shown = f"[{'#' * filled}{'.' * (_BAR - filled)}] {line}"[:width]
            self._out.write(f"\r{shown}\x1b[K")
        else:
            self._out.write(f"{line}\n")
        self._out.flush()

    def end(self) -> None:
        """Clear the line of a terminal."""
        if self._is_terminal:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def _left(self, done: int, now: float, left: float | None) -> str:
        if left is None and not done:
            return ""
        seconds = (now - self._began) * (self.total - done) / done if left is None else left
        return f"{span(seconds)} left"


def span(seconds: float) -> str:
    """Return a time as people read it, such as ``1:02:03``."""
    return str(timedelta(seconds=round(seconds))).removeprefix("0:")
