"""Discord's ids: milliseconds since 2015 in the upper 42 bits, so that sorting by id is sorting by time."""

from playground.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""The first second of 2015, in milliseconds since 1970."""


class Snowflakes:
    """Gives ids out, each greater than the one before."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last = 0

    def new(self) -> str:
        """The next id."""
        self._last = max(self._last + 1, int(self._clock.now() * 1000 - EPOCH_MS) << 22)
        return str(self._last)


def shard_of(guild_id: str | None, shards: int) -> int:
    """The shard that hears of a guild; what belongs to no guild reaches shard 0."""
    return (int(guild_id) >> 22) % shards if guild_id else 0
