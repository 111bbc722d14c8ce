"""What people and servers chose, as it was last read: at hand for the next press, and read anew from time to time.

Where several processes share a database somebody may choose otherwise at another one.
"""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

REMEMBERED: Final = 10_000
"""How many owners' choices are kept at hand."""
SHARED_FOR: Final = 60.0
"""Seconds for which a choice is believed where another process may know better."""

_Owner = TypeVar("_Owner", bound=Hashable)
_Choice = TypeVar("_Choice")


class Choices(Generic[_Owner, _Choice]):
    """Those of many owners, the latest last.

    Args:
        known_for: Seconds for which one is believed; for ever if left out.
        now: Seconds that only rise.
    """

    def __init__(self, *, known_for: float = math.inf, now: Callable[[], float] = time.monotonic) -> None:
        self._known_for = known_for
        self._now = now
        self._kept: OrderedDict[_Owner, tuple[_Choice, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def is_known(self, owner: _Owner) -> bool:
        """Return whether a choice is at hand and need not be read."""
        kept = self._kept.get(owner)
        return kept is not None and self._now() - kept[1] < self._known_for

    def last(self, owner: _Owner, default: _Choice) -> _Choice:
        """Return a choice as it was last read, however long ago."""
        kept = self._kept.get(owner)
        return default if kept is None else kept[0]

    def note(self, owner: _Owner, choice: _Choice) -> None:
        """Note what was read or chosen."""
        self._kept[owner] = choice, self._now()
        self._kept.move_to_end(owner)
        if len(self._kept) > REMEMBERED:
            self._kept.popitem(last=False)

    def forget(self, owner: _Owner) -> None:
        """Know nothing of an owner any more until it is read anew."""
        self._kept.pop(owner, None)
