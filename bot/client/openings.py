"""Tells people by a mention that a table has opened in a channel, where they asked for that.

It waits a moment, for a lobby may begin at once or close again. In one channel it happens at most once in half an hour,
to twenty people at most; where more want to be told, chance decides. Whoever hosts the table or sits at it knows, and
who is barred or takes no invitations is left alone. The message goes when the lobby does.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from random import Random
from typing import Final, Protocol

from bot.client.summoning import Cry, Summoning
from bot.league.openings import Listener, OpeningWishes
from bot.league.settings import SettingsStore
from bot.tables.faults import JournalError
from bot.tables.phases import Phase
from bot.tables.seating import SEATS, people
from bot.tables.state import TableState
from bot.tables.table import Table
from bot.tables.timing import Alarm, Clock
from bot.views.openings import opening_mark, opening_message
from bot.views.outbox import OutboxError

AFTER: Final = 15.0
"""Seconds after which a lobby is told of that is still one."""
EVERY: Final = 30 * 60.0
"""The fewest seconds between two such messages in a channel."""
MOST: Final = 20
"""How many people one mentions."""
KNOWN_FOR: Final = 7 * 24 * 3600
"""Seconds after which Discord is asked anew whether somebody is in the server."""
REMEMBERED: Final = 10_000
"""How many channels' last messages are remembered."""

log = logging.getLogger(__name__)


class Census(Protocol):
    """Asks Discord; nobody waits for it."""

    async def is_member(self, guild_id: int, user_id: int) -> bool | None:
        """Return whether somebody is in a server; ``None`` where Discord does not say."""
        ...


@dataclass(slots=True)
class _Lobby:
    """A lobby that may be told of."""

    channel_id: int
    over: asyncio.Event = field(default_factory=asyncio.Event)
    alarm: Alarm | None = None


class Openings:
    """Watches the lobbies that open.

    Args:
        summoning: Posts the messages and takes them away.
        wishes: Who wants to be told.
        settings: What people and servers chose.
        census: Asks who is in a server.
        clock: Time.
        luck: Decides where too many want to be told.
    """

    def __init__(
        self,
        summoning: Summoning,
        wishes: OpeningWishes,
        settings: SettingsStore,
        *,
        census: Census,
        clock: Clock,
        luck: Random,
    ) -> None:
        self._summoning = summoning
        self._wishes = wishes
        self._settings = settings
        self._census = census
        self._clock = clock
        self._luck = luck
        self._lobbies: dict[str, _Lobby] = {}
        self._told_at: OrderedDict[int, float] = OrderedDict()
        """When each channel was told last, the latest last."""

    def opened(self, table: Table) -> None:
        """Note that somebody has opened a table."""
        state = table.state
        if state.phase is not Phase.LOBBY or not state.guild_id:
            return
        lobby = self._lobbies[state.table_id] = _Lobby(state.channel_id)
        at = self._clock.monotonic() + AFTER
        lobby.alarm = self._clock.alarm(at, lambda: self._summoning.run(self._told(table, lobby)))

    def changed(self, table: Table) -> None:
        """Note that a table has changed: it may be no lobby any more, or elsewhere."""
        state = table.state
        lobby = self._lobbies.get(state.table_id)
        if lobby is not None and (state.phase is not Phase.LOBBY or state.channel_id != lobby.channel_id):
            _end(self._lobbies.pop(state.table_id))

    def close(self) -> None:
        """Tell nobody any more."""
        for lobby in self._lobbies.values():
            _end(lobby)
        self._lobbies.clear()

    async def _told(self, table: Table, lobby: _Lobby) -> None:
        if lobby.over.is_set() or len(table.state.seats) >= SEATS or self._was_told(lobby.channel_id):
            return
        try:
            user_ids = await self._listeners(table)
        except JournalError as error:
            log.warning("table %s: nobody is told that it opened: %s", table.state.table_id, error)
            return
        if user_ids and not lobby.over.is_set():
            self._note(lobby.channel_id)
            await self._summoning.stand(_cry(table, lobby, user_ids))

    def _was_told(self, channel_id: int) -> bool:
        told_at = self._told_at.get(channel_id)
        return told_at is not None and self._clock.monotonic() - told_at < EVERY

    def _note(self, channel_id: int) -> None:
        self._told_at[channel_id] = self._clock.monotonic()
        self._told_at.move_to_end(channel_id)
        if len(self._told_at) > REMEMBERED:
            self._told_at.popitem(last=False)

    async def _listeners(self, table: Table) -> tuple[int, ...]:
        """Return who is to be told.

        Raises:
            StorageDownError: It cannot be read now.
        """
        state = table.state
        if not (await self._settings.of_guild(state.guild_id)).pings:
            return ()
        found = list(await self._wishes.of_channel(state.guild_id, state.channel_id))
        self._luck.shuffle(found)
        chosen: list[int] = []
        async for user_id in self._fitting(state, found):
            chosen.append(user_id)
            if len(chosen) == MOST:
                break
        return tuple(sorted(chosen))

    async def _fitting(self, state: TableState, listeners: list[Listener]) -> AsyncIterator[int]:
        """Yield of some people those who may be told."""
        there = {state.host_id, *people(state.seats), *state.barred}
        for listener in listeners:
            user_id = listener.user_id
            if user_id in there or await self._settings.is_barred(state.guild_id, user_id):
                continue
            if not (await self._settings.of_person(user_id)).takes_invitations:
                continue
            if await self._is_member(state.guild_id, listener):
                yield user_id

    async def _is_member(self, guild_id: int, listener: Listener) -> bool:
        """Return whether somebody is in the server, as far as that is known; of who left no wish is kept."""
        if self._clock.wall() - listener.known_at < KNOWN_FOR:
            return True
        try:
            is_member = await self._census.is_member(guild_id, listener.user_id)
        except OutboxError:
            return True
        if is_member is not None:
            await self._wishes.saw(guild_id, listener.user_id, is_member=is_member)
        return is_member is not False


def _cry(table: Table, lobby: _Lobby, user_ids: tuple[int, ...]) -> Cry:
    state = table.state
    host = table.names.get(state.host_id, "")
    return Cry(
        guild_id=state.guild_id,
        channel_id=state.channel_id,
        view=opening_message(state.table_id, host, user_ids, state.settings.language),
        user_ids=user_ids,
        mark=str(opening_mark(state.table_id)),
        over=lobby.over,
    )


def _end(lobby: _Lobby) -> None:
    lobby.over.set()
    if lobby.alarm is not None:
        lobby.alarm.cancel()
