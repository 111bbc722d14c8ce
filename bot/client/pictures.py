"""The pictures that messages want: drawn one after the other off the event loop, the newest kept.

A picture is worth no delay: where it fails, takes too long or too many wait, there is none, and the words suffice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.painting.drawn import drawn
from bot.views.drawings import Drawing

log = logging.getLogger(__name__)

KEPT: Final = 64
"""How many pictures are kept; one is a tenth of a megabyte at most."""
WAITING: Final = 64
"""How many pictures may be waited for; there is none for whoever asks for more."""
PATIENCE: Final = 1.0
"""Seconds that a message waits for its picture."""


class Pictures:
    """Draws pictures off the event loop.

    Args:
        draw: Draws the same of the same values; called in one thread.
        kept: How many pictures are kept.
        waiting: How many may be waited for.
        end: Called once nothing more is to be drawn.
    """

    def __init__(
        self,
        draw: Callable[[Drawing], bytes] = drawn,
        *,
        kept: int = KEPT,
        waiting: int = WAITING,
        end: Callable[[], None] = lambda: None,
    ) -> None:
        self.drawn = 0
        """How many were drawn so far; the others were kept."""
        self.waiting = 0
        """How many are being drawn, or are about to be."""
        self._draw = draw
        self._end = end
        self._most, self._most_waiting = kept, waiting
        self._is_closed = False
        self._kept: OrderedDict[Drawing, asyncio.Future[bytes | None]] = OrderedDict()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def of(self, drawing: Drawing) -> bytes | None:
        """Return a picture, or ``None`` where it is not to be had soon; whoever asks for the same waits for the same.

        One that comes too late for a message is kept for the next.
        """
        found = self._kept.get(drawing)
        if found is None or _has_failed(found):
            if self._is_closed or self.waiting >= self._most_waiting:
                return None
            found = self._kept[drawing] = self._begun(drawing)
        self._kept.move_to_end(drawing)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        await asyncio.wait({found}, timeout=PATIENCE)
        return found.result() if found.done() and not found.cancelled() else None

    def close(self) -> None:
        """Draw nothing more."""
        self._is_closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        self._end()

    def _begun(self, drawing: Drawing) -> asyncio.Future[bytes | None]:
        self.drawn += 1
        self.waiting += 1
        found = asyncio.get_running_loop().run_in_executor(self._thread, self._tried, drawing)
        found.add_done_callback(self._over)
        return found

    def _over(self, _: asyncio.Future[bytes | None]) -> None:
        self.waiting -= 1

    def _tried(self, drawing: Drawing) -> bytes | None:
        """Draw in the thread that draws; return ``None`` where that fails."""
        try:
            return self._draw(drawing)
        except Exception as error:  # whatever it is, the message goes out in words
            log.error("a picture was not drawn: %s, %s", drawing.kind, type(error).__name__)  # noqa: TRY400  # no cards
            log.debug("what was to be drawn: %r", drawing, exc_info=error)
            return None


def _has_failed(found: asyncio.Future[bytes | None]) -> bool:
    return found.done() and (found.cancelled() or found.result() is None)
