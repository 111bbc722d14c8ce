"""How often sessions may begin: so many a day, and in each bucket of shards one in five seconds."""

from collections import deque
from enum import Enum

from playground.clock import Clock
from playground.jsons import Json

STARTS_A_DAY = 1000
DAY = 86_400.0
BUCKET_SECONDS = 4.9
"""Discord's five, less what a line may take from one IDENTIFY and add to the next."""


class Start(Enum):
    """What becomes of an IDENTIFY."""

    GRANTED = "granted"
    TOO_SOON = "too soon"
    """Another shard of its bucket identified within five seconds: the session is invalid."""
    SPENT = "spent"
    """The day's starts are used up: Discord ends all sessions and takes the token away."""


class Starts:
    """The `session_start_limit` of one application."""

    def __init__(self, clock: Clock, *, max_concurrency: int = 1, is_paced: bool = True) -> None:
        self.max_concurrency = max_concurrency
        """How many shards may identify in five seconds, one a bucket: `shard_id % max_concurrency`."""
        self.total = STARTS_A_DAY
        self._clock = clock
        self._is_paced = is_paced
        self._today: deque[float] = deque()
        """When the sessions of the last day began."""
        self._buckets: dict[int, float] = {}
        """When each bucket's newest session began."""

    def begin(self, shard_id: int) -> Start:
        """Count an IDENTIFY, and say what becomes of it."""
        now = self._clock.now()
        if self._is_paced and self.remaining <= 0:
            return Start.SPENT
        self._today.append(now)
        bucket = shard_id % self.max_concurrency
        if self._is_paced and now - self._buckets.get(bucket, 0.0) < BUCKET_SECONDS:
            return Start.TOO_SOON
        self._buckets[bucket] = now
        return Start.GRANTED

    @property
    def remaining(self) -> int:
        """How many are left."""
        oldest = self._clock.now() - DAY
        while self._today and self._today[0] <= oldest:
            self._today.popleft()
        return max(self.total - len(self._today), 0)

    def described(self) -> Json:
        """What `GET /gateway/bot` says of it."""
        remaining = self.remaining
        until = self._today[0] + DAY - self._clock.now() if self._today else DAY
        return {
            "total": self.total,
            "remaining": remaining,
            "reset_after": int(until * 1000),
            "max_concurrency": self.max_concurrency,
        }
