"""Discord's rate limits: buckets by route and major parameter, and 50 requests a second for a token."""

import zlib
from collections import OrderedDict, deque
from dataclasses import dataclass
from typing import TypeAlias

from playground.clock import Clock
from playground.jsons import Json

GLOBAL_LIMIT = 50
"""Requests a second; interaction callbacks and token webhooks are exempt."""
BUCKETS_KEPT = 5000
TIGHT, WIDE = (5, 5.0), (50, 1.0)
"""(requests, seconds)."""
MAJOR = ("channel_id", "guild_id", "webhook_token")
EXEMPT_FROM_GLOBAL = ("/interactions/", "/webhooks/")
Headers: TypeAlias = dict[str, str]


@dataclass(slots=True)
class _Bucket:
    left: int
    resets_at: float


@dataclass(frozen=True, slots=True)
class Allowance:
    """Whether a request may go on."""

    headers: Headers
    retry_after: float | None = None
    """Seconds; None lets it through."""
    is_global: bool = False

    def body(self) -> Json:
        """The body of the 429."""
        wait = round(self.retry_after or 0.0, 3)
        return {"message": "You are being rate limited.", "retry_after": wait, "global": self.is_global}


class RateLimits:
    """Counts requests; `enabled` may be taken away for tests of other things."""

    def __init__(self, clock: Clock, *, enabled: bool = True) -> None:
        self._clock = clock
        self._enabled = enabled
        self._buckets: OrderedDict[tuple[str, ...], _Bucket] = OrderedDict()
        self._recent: deque[float] = deque(maxlen=GLOBAL_LIMIT)

    def take(self, method: str, template: str, params: dict[str, str]) -> Allowance:
        """Count one request against its bucket and the token's limit."""
        if not self._enabled or template.startswith("/interactions/"):
            return Allowance({})
        now = self._clock.now()
        if not is_exempt(template):
            wait = self._global_wait(now)
            if wait is not None:
                headers = {
                    "Retry-After": str(int(wait) + 1),
                    "X-RateLimit-Global": "true",
                    "X-RateLimit-Scope": "global",
                }
                return Allowance(headers, wait, is_global=True)
        limit, seconds = TIGHT if _is_tight(template) else WIDE
        key = (method, template, *(params.get(name, "") for name in MAJOR))
        bucket = self._bucket(key, limit, now + seconds, now)
        headers = {
            "X-RateLimit-Bucket": format(zlib.crc32(f"{method} {template}".encode()), "08x"),
            "X-RateLimit-Limit": str(limit),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
        }
        if bucket.left == 0:
            wait = bucket.resets_at - now
            more = {"X-RateLimit-Remaining": "0", "X-RateLimit-Scope": "user", "Retry-After": str(int(wait) + 1)}
            return Allowance({**headers, **more}, wait)
        bucket.left -= 1
        return Allowance({**headers, "X-RateLimit-Remaining": str(bucket.left)})

    def _global_wait(self, now: float) -> float | None:
        if len(self._recent) == GLOBAL_LIMIT and now - self._recent[0] < 1.0:
            return 1.0 - (now - self._recent[0])
        self._recent.append(now)
        return None

    def _bucket(self, key: tuple[str, ...], limit: int, resets_at: float, now: float) -> _Bucket:
        bucket = self._buckets.get(key)
        if bucket is None or bucket.resets_at <= now:
            bucket = self._buckets[key] = _Bucket(limit, resets_at)
            if len(self._buckets) > BUCKETS_KEPT:
                self._buckets.popitem(last=False)
        return bucket


def is_exempt(template: str) -> bool:
    """Whether a route is outside the token's 50 requests a second."""
    return template.startswith(EXEMPT_FROM_GLOBAL)


def _is_tight(template: str) -> bool:
    return template.startswith(("/channels/{channel_id}/messages", "/webhooks/"))
