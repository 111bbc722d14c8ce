"""What discord.py's HTTP client leaves undone: a token that is refused is asked about again, a global limit ends."""

from __future__ import annotations

import asyncio
import logging
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord
from discord.http import HTTPClient, Route

from bot.client.breaker import RATE_LIMITED, Breaker
from bot.clock import sleep_until
from bot.tables.timing import Clock

log = logging.getLogger(__name__)

PROOF_SECONDS: Final = 60.0
"""Between two questions whether Discord takes our token again."""


class Upkeep:
    """Looks after one HTTP client; `http` is to be set before its first call."""

    http: HTTPClient

    def __init__(self, breaker: Breaker, clock: Clock) -> None:
        self._breaker = breaker
        self._clock = clock
        self._is_logged_in = False
        self._proving: asyncio.Task[None] | None = None
        breaker.on_token_refused = self._prove_token

    def logged_in(self) -> None:
        """Note that the start is over: a token that is refused from now on is no wrong setting."""
        self._is_logged_in = True

    def stop(self) -> None:
        """Ask no more."""
        if self._proving is not None:
            self._proving.cancel()

    def trace(self) -> aiohttp.TraceConfig:
        """Return what an HTTP session is to be made with."""
        trace = self._breaker.trace()
        trace.on_request_end.append(self._end_global_limit)
        return trace

    def _prove_token(self) -> None:
        if self._is_logged_in and (self._proving is None or self._proving.done()):
            self._proving = asyncio.create_task(self._token_proven(), name="prove token")

    async def _token_proven(self) -> None:
        """Ask from time to time whether Discord takes our token again."""
        while self._breaker.is_token_refused:
            await sleep_until(self._clock, self._clock.monotonic() + PROOF_SECONDS)
            try:
                await self.http.request(Route("GET", "/users/@me"))
            except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError) as fault:
                log.warning("Discord does not take our token yet: %s", type(fault).__name__)
            else:
                self._breaker.logged_in()

    async def _end_global_limit(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        """See that a global rate limit ends.

        discord.py lets every other call wait for the one that met it, for ever where that one is given up meanwhile.
        """
        headers = told.response.headers
        if told.response.status == RATE_LIMITED and headers.get("X-RateLimit-Global"):
            after = headers.get("Retry-After", "")
            seconds = float(after) if after.replace(".", "", 1).isdecimal() else PROOF_SECONDS
            asyncio.get_running_loop().call_later(seconds + 1, self.http._global_over.set)
