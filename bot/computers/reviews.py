"""Matches that are over, looked through for whoever asks: few at a time, and what was found is kept for a while."""

from __future__ import annotations

import asyncio
import pickle
from collections import OrderedDict
from typing import Final, Protocol

from bot.computers.figures import Reason
from bot.league.history import RecordedMatch
from bot.league.turning import Hindrance, NoReviewError
from murlan.computer.review.points import TurningPoint

SECONDS: Final = 120.0
"""How long somebody waits at most, those before them included."""
MOST_AT_ONCE: Final = 6
"""How many matches may wait or be looked through."""
KEPT: Final = 64
"""Of how many matches the turning points are remembered, the latest asked for."""

_HINDRANCES: Final = {
    Reason.LATE: Hindrance.BUSY,
    Reason.BUSY: Hindrance.BUSY,
    Reason.DIED: Hindrance.FAILED,
    Reason.FAILED: Hindrance.FAILED,
    Reason.ILLEGAL: Hindrance.FAILED,
}

Found = tuple[TurningPoint, ...]
Key = tuple[int, str]


class Pool(Protocol):
    """Where matches are looked through."""

    async def review(self, match: bytes, *, seconds: float) -> Found | Reason | None:
        """Return the turning points of a pickled match, or why there are none."""
        ...

    def end_reviews(self) -> None:
        """Let nobody wait any longer."""
        ...


class Reviews:
    """Finds turning points (`bot.league.turning.Reviewer`).

    Args:
        pool: Where matches are looked through.
        seconds: How long somebody waits at most.
    """

    def __init__(self, pool: Pool, *, seconds: float = SECONDS) -> None:
        self._pool = pool
        self._seconds = seconds
        self._known: OrderedDict[Key, Found] = OrderedDict()
        self._under_way: dict[Key, asyncio.Task[Found | Reason | None]] = {}
        self._asking: set[int] = set()
        self._is_closed = False

    async def points(self, guild_id: int, user_id: int, match: RecordedMatch) -> Found:
        """Return the turning points of a server's match that is over, in the order of time.

        Raises:
            NoReviewError: There will be none now.
        """
        key = guild_id, match.line.match_id
        if key in self._known:
            self._known.move_to_end(key)
            return self._known[key]
        if user_id in self._asking:
            raise NoReviewError(Hindrance.STILL_AT_IT)
        self._asking.add(user_id)
        try:
            outcome = await asyncio.shield(self._review_of(key, match))
        finally:
            self._asking.discard(user_id)
        if outcome is None:
            raise NoReviewError(Hindrance.NOBODY)
        if isinstance(outcome, Reason):
            raise NoReviewError(_HINDRANCES[outcome])
        return outcome

    def close(self) -> None:
        """Let nobody wait any longer, and begin nothing more: we are about to stop."""
        self._is_closed = True
        self._pool.end_reviews()

    def _review_of(self, key: Key, match: RecordedMatch) -> asyncio.Task[Found | Reason | None]:
        """Return the work on a match, which all share who ask for it meanwhile."""
        if key not in self._under_way:
            if self._is_closed or len(self._under_way) >= MOST_AT_ONCE:
                raise NoReviewError(Hindrance.BUSY)
            task = asyncio.create_task(self._looked_through(key, match), name="turning points")
            self._under_way[key] = task
            task.add_done_callback(lambda _: self._under_way.pop(key))
        return self._under_way[key]

    async def _looked_through(self, key: Key, match: RecordedMatch) -> Found | Reason | None:
        packed = await asyncio.to_thread(pickle.dumps, (match.line.options, match.events))
        outcome = await self._pool.review(packed, seconds=self._seconds)
        if isinstance(outcome, tuple):
            self._known[key] = outcome
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        return outcome
