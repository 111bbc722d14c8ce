"""Where a process can be killed: the named boundaries of one press, and the trap that strikes at one of them."""

from __future__ import annotations

import functools
import os
import signal
from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Final


class Boundary(StrEnum):
    """A moment between two effects, or any moment at all."""

    BEFORE_JOURNAL = "before-journal"
    """A table has decided; the journal knows nothing."""
    BEFORE_COMMIT = "before-commit"
    """All statements of a transaction are done, its COMMIT is not."""
    AFTER_COMMIT = "after-commit"
    """The COMMIT is done; no table knows."""
    AFTER_JOURNAL = "after-journal"
    """The journal has said so; the table is as it was before."""
    BEFORE_ANSWER = "before-answer"
    """A press was acted on; whoever pressed has no answer."""
    AFTER_ANSWER = "after-answer"
    BEFORE_EDIT = "before-edit"
    """The table's message is about to be redrawn."""
    AFTER_EDIT = "after-edit"
    BEFORE_RESULT = "before-result"
    """A match is over; its last play, its result and the standings are not stored."""
    AFTER_RESULT = "after-result"
    RANDOM = "random"
    """From outside, whenever it happens to be."""


RATES: Final = {
    Boundary.BEFORE_COMMIT: 0.35,
    Boundary.AFTER_COMMIT: 0.35,
    Boundary.BEFORE_ANSWER: 1.4,
    Boundary.AFTER_ANSWER: 1.4,
    Boundary.BEFORE_EDIT: 0.25,
    Boundary.AFTER_EDIT: 0.25,
    Boundary.BEFORE_RESULT: 0.015,
    Boundary.AFTER_RESULT: 0.015,
}
"""About how often a boundary is passed for each play; those that are not listed, once."""


class Trap:
    """Kills this process when one boundary is passed for the n-th time."""

    def __init__(self, boundary: Boundary, at: int) -> None:
        self._boundary = boundary
        self._left = at

    def passes(self, boundary: Boundary) -> None:
        """Pass a boundary, and perhaps go no further."""
        if boundary is self._boundary:
            self._left -= 1
            if self._left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    def watch(
        self,
        owner: type,
        method: str,
        before: Boundary,
        after: Boundary,
        *,
        only: Callable[..., bool] = lambda *_arguments, **_named: True,
    ) -> None:
        """Put two boundaries around a coroutine method of a class.

        Args:
            owner: The class.
            method: The method's name.
            before: What is passed before each call.
            after: What is passed when a call has returned.
            only: Which calls count, by their arguments.
        """
        inner: Callable[..., Awaitable[Any]] = getattr(owner, method)

        @functools.wraps(inner)
        async def watched(*arguments: Any, **named: Any) -> Any:
            if not only(*arguments, **named):
                return await inner(*arguments, **named)
            self.passes(before)
            done = await inner(*arguments, **named)
            self.passes(after)
            return done

        setattr(owner, method, watched)
