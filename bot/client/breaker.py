"""The circuit breaker: Discord bans an address for 10,000 answers 401, 403 or 429 in ten minutes; we stop long before.

It counts what the whole process is told, over the trace of the one HTTP session that discord.py has: calls with the
bot's token, answers to presses and token edits alike. Counted calls ask it before they are made
(`bot.client.limiter`); presses are answered all the same.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

import aiohttp

from bot.tables.timing import Clock

log = logging.getLogger(__name__)

WINDOW: Final = 600.0
"""Seconds in which Discord counts."""
OPENS_AT: Final = 2_000
"""Refusals in the window at which we ask for nothing more."""
CLOSES_BELOW: Final = OPENS_AT // 2
"""Refusals left in the window below which we ask again."""
IN_ALL: Final = 8_000
"""Refusals of all our processes together, where there are several: a process opens at its share of them, or before."""
UNAUTHORIZED: Final = 401
RATE_LIMITED: Final = 429
REFUSALS: Final = frozenset({UNAUTHORIZED, 403, RATE_LIMITED})


class Breaker:
    """Counts refusals, and says when too many came.

    Args:
        clock: Time.
        share: This process's share of the bot's shards, from 0 to 1.
    """

    def __init__(self, clock: Clock, *, share: float = 1.0) -> None:
        self._clock = clock
        self._opens_at = min(OPENS_AT, max(2, int(IN_ALL * share)))
        self._closes_below = self._opens_at * CLOSES_BELOW // OPENS_AT
        self._refusals: deque[float] = deque(maxlen=self._opens_at)
        """When the latest ones came."""
        self._has_tripped = False
        self._is_token_refused = False
        self.on_token_refused: Callable[[], None] | None = None
        """Called when Discord ceases to know our token."""

    @property
    def is_open(self) -> bool:
        """Whether nothing more is to be asked of Discord for now."""
        if self._has_tripped and self.refusals < self._closes_below:
            self._has_tripped = False
            log.warning("Discord is asked again: refusals of the last ten minutes: %s", self.refusals)
        return self._has_tripped or self._is_token_refused

    @property
    def is_token_refused(self) -> bool:
        """Whether Discord does not know our token any more, as far as it told us."""
        return self._is_token_refused

    @property
    def refusals(self) -> int:
        """How many answers 401, 403 or 429 came in the last ten minutes."""
        oldest = self._clock.monotonic() - WINDOW
        while self._refusals and self._refusals[0] <= oldest:
            self._refusals.popleft()
        return len(self._refusals)

    def told(self, status: int, *, is_with_our_token: bool, is_shared: bool = False) -> None:
        """Count an answer.

        Args:
            status: Its HTTP status.
            is_with_our_token: Whether the request showed the bot's token, rather than an interaction's.
            is_shared: Whether it is a 429 for a limit that others use up as well; Discord does not count those.
        """
        if status not in REFUSALS or (status == RATE_LIMITED and is_shared):
            return
        self._refusals.append(self._clock.monotonic())
        if status == UNAUTHORIZED and is_with_our_token and not self._is_token_refused:
            self._is_token_refused = True
            log.error("Discord does not take our token: nothing more is asked of it until it does")
            if self.on_token_refused is not None:
                self.on_token_refused()
        if not self._has_tripped and self.refusals >= self._opens_at:
            self._has_tripped = True
            log.error("Discord refused %s calls in ten minutes: nothing more is asked of it for now", self._opens_at)

    def logged_in(self) -> None:
        """Note that Discord takes our token."""
        if self._is_token_refused:
            self._is_token_refused = False
            log.warning("Discord takes our token again")

    def trace(self) -> aiohttp.TraceConfig:
        """Return what makes an HTTP session tell of every answer that it gets."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._heard)
        return trace

    async def _heard(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        self.told(
            told.response.status,
            is_with_our_token="Authorization" in told.headers,
            is_shared=told.response.headers.get("X-RateLimit-Scope") == "shared",
        )
