"""Where we are heard and may be seen: what the gateway tells of servers, channels, rights and its own connections.

Everything is read from the gateway's own events, because discord.py passes on only what it has in its caches: a
server that we were thrown out of while we were away is missing in `READY` and told of by nothing else. It tells a
`Listener` and a `Membership`, and decides nothing itself.

    shard disconnected      its servers are away since it was last heard of
    RESUMED                 they are back; nothing was missed
    READY                   a new session: each server is back with its GUILD_CREATE, and those not named are gone
    GUILD_DELETE            away if it is an outage, else gone
"""

from __future__ import annotations

import time
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from discord.gateway import KeepAliveHandler

from bot.shards.shards import shard_of
from bot.tables.state import NOWHERE
from bot.tables.timing import Clock

PATIENCE: Final = 10.0
"""Seconds after which a heartbeat that was not answered means that we are deaf."""
SLACK: Final = 1.0
"""A heartbeat counts as answered by what came so many seconds before it was noted as sent: another thread does that."""
HEARD: Final = (
    "READY",
    "GUILD_CREATE",
    "GUILD_DELETE",
    "GUILD_UPDATE",
    "GUILD_ROLE_UPDATE",
    "GUILD_ROLE_DELETE",
    "GUILD_MEMBER_UPDATE",
    "CHANNEL_DELETE",
    "CHANNEL_UPDATE",
    "THREAD_UPDATE",
)
"""The events that are read here as they come; `THREAD_DELETE` as discord.py tells it, for a deleted channel's too."""
Told = Mapping[str, Any]


class Listener(Protocol):
    """Who wants to know."""

    def place_gone(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Hear that a channel, thread or server is no longer there for us."""
        ...

    def away(self, guild_ids: Container[int] | None, since: float) -> None:
        """Hear that nobody in some servers, or anywhere, could reach us since a monotonic time."""
        ...

    def back(self, guild_ids: Container[int] | None) -> None:
        """Hear that they can again."""
        ...

    def place_changed(self, *, channel_id: int | None = None, guild_id: int | None = None) -> None:
        """Hear that our rights in a channel, thread or server may have changed."""
        ...

    def guild_ids(self) -> Iterable[int]:
        """Return the servers that matter."""
        ...


class Membership(Protocol):
    """Who wants to know which servers have us, whether or not they can be reached."""

    def came(self, guild_id: int) -> None:
        """Hear that a server has us."""
        ...

    def went(self, guild_id: int) -> None:
        """Hear that a server removed us, or is no more."""
        ...

    def guild_ids(self) -> Iterable[int]:
        """Return the servers that had us when last heard of."""
        ...


@dataclass(frozen=True, slots=True)
class ShardGuilds:
    """All servers whose events come over one connection, but some."""

    shard_id: int
    shard_count: int
    without: frozenset[int] = frozenset()

    def __contains__(self, guild_id: object) -> bool:
        if not isinstance(guild_id, int) or guild_id in self.without:
            return False
        if guild_id == NOWHERE:  # who plays outside servers presses wherever they are, over any connection
            return False
        return shard_of(guild_id, self.shard_count) == self.shard_id


class Presence:
    """What is known of our servers and of the connections to them.

    Args:
        clock: Time as the listener counts it.
        shard_count: Returns how many shards there are in all, ``None`` before that is known.
        shard_ids: Those of this process; ``None`` where it has all.
        heartbeat: Returns what keeps a connection alive.
        own_id: Returns our user id.
    """

    def __init__(
        self,
        clock: Clock,
        *,
        shard_count: Callable[[], int | None],
        heartbeat: Callable[[int], KeepAliveHandler | None],
        own_id: Callable[[], int | None],
        shard_ids: Sequence[int] | None = None,
    ) -> None:
        self.listener: Listener | None = None
        self.membership: Membership | None = None
        self._clock = clock
        self._shard_count = shard_count
        self._heartbeat = heartbeat
        self._own_id = own_id
        self._shard_ids = shard_ids
        self._heartbeats: dict[int, KeepAliveHandler] = {}
        """Of each connected shard; discord.py forgets its own before it tells that the line broke."""
        self._connected: set[int] = set()
        self._named: dict[int, set[int]] = {}
        """The servers that each connection has told us of."""
        self._unavailable: set[int] = set()

    @property
    def is_whole(self) -> bool:
        """Whether every connection of this process stands and is answered."""
        count = self._shard_count()
        return count is not None and all(map(self._is_shard_heard, self._shard_ids or range(count)))

    def shards_up(self) -> dict[int, bool]:
        """Return for each connection of this process whether it stands and is answered."""
        ids = self._shard_ids or range(self._shard_count() or 0)
        return {shard_id: self._is_shard_heard(shard_id) for shard_id in ids}

    def is_heard(self, guild_id: int) -> bool:
        """Return whether people in a server can reach us, as far as can be known."""
        count = self._shard_count()
        return count is not None and self.is_there(guild_id) and self._is_shard_heard(shard_of(guild_id, count))

    def is_there(self, guild_id: int) -> bool:
        """Return whether a server is connected; where it is not, its coming back will be told."""
        count = self._shard_count()
        if count is None or guild_id in self._unavailable:
            return False
        return shard_of(guild_id, count) in self._connected

    def has(self, guild_id: int) -> bool:
        """Return whether Discord counts a server as ours, within reach or not."""
        return any(guild_id in named for named in self._named.values())

    def heard(self, event: str, told: Told) -> None:
        """Read an event of the gateway."""
        match event:
            case "READY":
                self._began(int(told["shard"][0]), {int(guild["id"]) for guild in told["guilds"]})
            case "GUILD_CREATE" if told.get("unavailable"):
                self._went(int(told["id"]), is_outage=True)  # we are in it, and it cannot be reached yet
            case "GUILD_CREATE":
                self._came(int(told["id"]))
            case "GUILD_DELETE":
                self._went(int(told["id"]), is_outage=bool(told.get("unavailable", False)))
            case "CHANNEL_DELETE" | "THREAD_DELETE":
                self._tell(lambda to: to.place_gone(channel_id=int(told["id"])))
            case "CHANNEL_UPDATE" | "THREAD_UPDATE":
                self._tell(lambda to: to.place_changed(channel_id=int(told["id"])))
            case "GUILD_UPDATE":
                self._tell(lambda to: to.place_changed(guild_id=int(told["id"])))
            case "GUILD_MEMBER_UPDATE" if int(told["user"]["id"]) != self._own_id():
                return
            case _:
                self._tell(lambda to: to.place_changed(guild_id=int(told["guild_id"])))

    def disconnected(self, shard_id: int) -> None:
        """Note that a connection broke; discord.py tells so at every try to mend it."""
        if shard_id not in self._connected:
            return
        self._connected.discard(shard_id)
        self._tell(lambda to: to.away(self._guilds_of(shard_id), self._last_heard(shard_id)))

    def resumed(self, shard_id: int) -> None:
        """Note that a connection goes on where it broke: what was told meanwhile is told now."""
        self._connects(shard_id)
        self._tell(lambda to: to.back(self._guilds_of(shard_id)))

    def complete(self, shard_id: int) -> None:
        """Note that a new session has told of all its servers: what is not among them is gone."""
        here = self._named.get(shard_id, set())
        count = self._shard_count() or 1
        if self.listener is not None:
            ours = {guild_id for guild_id in self.listener.guild_ids() if shard_of(guild_id, count) == shard_id}
            for guild_id in ours - here:
                self.listener.place_gone(guild_id=guild_id)
        if self.membership is not None:
            known = {guild_id for guild_id in self.membership.guild_ids() if shard_of(guild_id, count) == shard_id}
            for guild_id in known - here:
                self.membership.went(guild_id)

    def _began(self, shard_id: int, guild_ids: set[int]) -> None:
        """Begin a new session: nobody there is back before Discord describes the server."""
        if shard_id in self._connected:  # the old session ended without a word
            self.disconnected(shard_id)
        self._connects(shard_id)
        self._unavailable -= self._named.get(shard_id, set())
        self._unavailable |= guild_ids
        self._named[shard_id] = guild_ids
        if self.membership is not None:
            for guild_id in guild_ids:
                self.membership.came(guild_id)

    def _came(self, guild_id: int) -> None:
        self._unavailable.discard(guild_id)
        self._name(guild_id)
        if self.membership is not None:
            self.membership.came(guild_id)
        self._tell(lambda to: to.back({guild_id}))
        self._tell(lambda to: to.place_changed(guild_id=guild_id))

    def _went(self, guild_id: int, *, is_outage: bool) -> None:
        if is_outage:
            self._unavailable.add(guild_id)
            self._name(guild_id)
            self._tell(lambda to: to.away({guild_id}, self._clock.monotonic()))
            return
        self._unavailable.discard(guild_id)
        for named in self._named.values():
            named.discard(guild_id)
        if self.membership is not None:
            self.membership.went(guild_id)
        self._tell(lambda to: to.place_gone(guild_id=guild_id))

    def _name(self, guild_id: int) -> None:
        count = self._shard_count()
        if count is not None:
            self._named.setdefault(shard_of(guild_id, count), set()).add(guild_id)

    def _connects(self, shard_id: int) -> None:
        self._connected.add(shard_id)
        heartbeat = self._heartbeat(shard_id)
        if heartbeat is not None:
            self._heartbeats[shard_id] = heartbeat

    def _guilds_of(self, shard_id: int) -> ShardGuilds:
        return ShardGuilds(shard_id, self._shard_count() or 1, frozenset(self._unavailable))

    def _is_shard_heard(self, shard_id: int) -> bool:
        heartbeat = self._heartbeats.get(shard_id)
        return shard_id in self._connected and (heartbeat is None or is_answered(heartbeat, time.perf_counter()))

    def _last_heard(self, shard_id: int) -> float:
        """Return when anything last came over a connection: a line may be dead for a minute before that is noticed."""
        heartbeat = self._heartbeats.get(shard_id)
        silence = 0.0 if heartbeat is None else time.perf_counter() - heartbeat._last_recv
        return self._clock.monotonic() - max(0.0, silence)

    def _tell(self, what: Callable[[Listener], None]) -> None:
        if self.listener is not None:
            what(self.listener)


def is_answered(heartbeat: KeepAliveHandler, now: float) -> bool:
    """Return whether Discord answers on a connection.

    discord.py keeps these times for itself; its public `latency` is that of the last answer, however old, so it never
    shows that none came. A line on which nothing at all came for longer than an interval is dead as well: there has to
    have been an answer meanwhile, unless we ourselves stood still.

    Args:
        heartbeat: What keeps the connection alive.
        now: `time.perf_counter()`, in which it counts.
    """
    is_waiting = heartbeat._last_send - heartbeat._last_ack > SLACK
    if is_waiting and now - heartbeat._last_send > PATIENCE:
        return False
    return now - heartbeat._last_recv <= (heartbeat.interval or 0.0) + PATIENCE
