"""Pictures that are drawn on demand: in one thread of their own, one after the other, the newest kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec

KEPT: Final = 64
"""How many pictures are kept; one is some twenty kilobytes."""

_P = ParamSpec("_P")
_Key = tuple[object, ...]


class Pictures:
    """Draws pictures off the event loop."""

    def __init__(self, *, kept: int = KEPT) -> None:
        self.drawn = 0
        """How many were drawn so far; the others were kept."""
        self._most = kept
        self._kept: OrderedDict[_Key, asyncio.Future[bytes]] = OrderedDict()
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="pictures")

    async def of(self, draw: Callable[_P, bytes], *args: _P.args, **kwargs: _P.kwargs) -> bytes:
        """Return what a function draws of some values, drawn now or kept; whoever asks for the same waits for the same.

        Args:
            draw: Draws the same of the same values.
            *args: The values; they can be hashed.
            **kwargs: The same.
        """
        key = (draw, args, *sorted(kwargs.items()))
        found = self._kept.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            self.drawn += 1
            found = asyncio.wrap_future(self._thread.submit(draw, *args, **kwargs))
            self._kept[key] = found
        self._kept.move_to_end(key)
        while len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return await asyncio.shield(found)

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
