"""The pictures that messages want: drawn in one thread of their own, one after the other, the newest kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from bot.views.drawings import Drawing, HandDrawing, ProfileDrawing

KEPT: Final = 64
"""How many pictures are kept; one is some fifty kilobytes."""


def drawn(drawing: Drawing) -> bytes:
    """Draw a picture, in the thread that asks."""
    match drawing:
        case HandDrawing(rows, deck):
            from bot.art.cards import hand_picture

            return hand_picture(rows, deck)
        case ProfileDrawing(curves, places):
            from bot.art.charts import profile_picture

            return profile_picture(curves, places)


class Pictures:
    """Draws pictures off the event loop.

    Args:
        draw: Draws the same of the same values.
        kept: How many pictures are kept.
    """

    def __init__(self, draw: Callable[[Drawing], bytes] = drawn, *, kept: int = KEPT) -> None:
        self.drawn = 0
        """How many were drawn so far; the others were kept."""
        self._draw = draw
        self._most = kept
        self._kept: OrderedDict[Drawing, asyncio.Future[bytes]] = OrderedDict()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def of(self, drawing: Drawing) -> bytes:
        """Return a picture, drawn now or kept; whoever asks for the same meanwhile waits for the same."""
        found = self._kept.get(drawing)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            self.drawn += 1
            loop = asyncio.get_running_loop()
            found = self._kept[drawing] = loop.run_in_executor(self._thread, self._draw, drawing)
        self._kept.move_to_end(drawing)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await asyncio.shield(found)

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
