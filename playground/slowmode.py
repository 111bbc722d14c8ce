"""Slowmode: how long somebody waits before they write in a channel again. Bots are exempt."""

from playground.clock import Clock
from playground.errors import SLOWMODE, DiscordError
from playground.jsons import Json
from playground.permissions import Permission

EXEMPT = Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS | Permission.BYPASS_SLOWMODE


class Slowmode:
    """Who wrote last where."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._last: dict[tuple[str, str], float] = {}

    def pass_by(self, channel: Json, user_id: str, held: int) -> None:
        """Let a person write, and count it.

        Raises:
            DiscordError: 20016, they wrote a moment ago.
        """
        pause = channel.get("rate_limit_per_user") or 0
        if not pause or held & EXEMPT:
            return
        now = self._clock.now()
        wait = self._last.get((channel["id"], user_id), 0.0) + pause - now
        if wait > 0:
            raise DiscordError(SLOWMODE, extra={"retry_after": wait, "global": False})
        self._last[channel["id"], user_id] = now
