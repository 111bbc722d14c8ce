"""Who has left a server, as far as Discord says so without being asked for every member's comings and goings.

    whoever presses or types in a server        is there
    whom a command names                        is there, or not, as Discord tells with the command
    others, where boards hide who left          are asked for one by one: once a week, and as that is switched on

A member of a server can be asked for without a privileged intent; only the list of all of them cannot.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Mapping
from typing import Any, Final, Protocol

from bot.client.answers import Interaction
from bot.client.rights import is_guest
from bot.clock import sleep_until
from bot.league.members import Members
from bot.shards.shards import ALL, Shards
from bot.tables.faults import JournalError
from bot.tables.timing import Clock
from bot.views.outbox import DiscordDownError

FIRST_AFTER: Final = 7200.0
"""Seconds after the start until the first round."""
EVERY: Final = 24 * 3600.0
"""Seconds between two rounds."""
KNOWN_FOR: Final = 7 * 24 * 3600
"""Seconds after which somebody is asked for anew."""
A_DAY: Final = 100
"""How many people of one server are asked for in a round, those of whom least is known first."""
PACE: Final = 0.2
"""The fewest seconds between two questions, over all servers."""

log = logging.getLogger(__name__)


class Whereabouts(Protocol):
    """What is known of the connections to our servers."""

    def is_there(self, guild_id: int) -> bool:
        """Return whether a server is connected."""
        ...


class Census(Protocol):
    """Asks Discord; nobody waits for it."""

    async def is_member(self, guild_id: int, user_id: int) -> bool | None:
        """Return whether somebody is in a server; ``None`` where Discord does not say.

        Raises:
            DiscordDownError: It did not answer.
        """
        ...


class Leavers:
    """Notes who has left and who is back, in the servers of our shards."""

    def __init__(
        self, members: Members, census: Census, *, presence: Whereabouts, clock: Clock, shards: Shards = ALL
    ) -> None:
        self._shards = shards
        self._members = members
        self._census = census
        self._presence = presence
        self._clock = clock
        self._departed: set[tuple[int, int]] = set()
        """Who is stored as having left, so that no press of anybody else's is looked up."""
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._switched_on: set[int] = set()
        """Servers that have just begun to hide who left."""
        self._woken = asyncio.Event()

    async def begin(self) -> None:
        """Read who has left.

        Raises:
            StorageDownError: It cannot be read now.
        """
        departed = await self._members.departed()
        self._departed = {(guild_id, user_id) for guild_id, user_id in departed if self._shards.owns(guild_id)}

    def heard_from(self, interaction: Interaction) -> None:
        """Note what a press or a command tells of who is in its server; it is stored beside."""
        if interaction.guild_id is None or is_guest(interaction):
            return
        for user_id, has_left in _told(interaction):
            key = interaction.guild_id, user_id
            if has_left != (key in self._departed) and key not in self._tasks:
                self._tasks[key] = task = asyncio.ensure_future(self._try_to_note(*key, has_left=has_left))
                task.add_done_callback(lambda _, key=key: self._tasks.pop(key, None))  # type: ignore[misc]  # of mypy

    def soon(self, guild_id: int) -> None:
        """Have a server's people asked for at once: its boards hide from now on who left."""
        self._switched_on.add(guild_id)
        self._woken.set()

    async def run(self) -> None:
        """Do the rounds, for ever."""
        at = self._clock.monotonic() + FIRST_AFTER
        while True:
            await self._wait(at)
            is_due = self._clock.monotonic() >= at
            if is_due:
                at = self._clock.monotonic() + EVERY
            try:
                await (self.round() if is_due else self._ask_switched_on())
            except (JournalError, DiscordDownError) as error:
                log.warning("who has left is not known everywhere: %s", type(error).__name__)

    async def round(self) -> None:
        """Ask for people in the servers that hide who left.

        Raises:
            StorageDownError: What came of it cannot be stored now; the next round goes on.
            DiscordDownError: Discord does not answer.
        """
        for guild_id in filter(self._shards.owns, await self._members.hiding()):
            await self._ask(guild_id)

    async def close(self) -> None:
        """Wait for what is being stored."""
        if self._tasks:
            await asyncio.wait(self._tasks.values())

    async def _ask_switched_on(self) -> None:
        while self._switched_on:
            await self._ask(self._switched_on.pop())

    async def _ask(self, guild_id: int) -> None:
        """Ask for some people of a server."""
        before = int(self._clock.wall()) - KNOWN_FOR
        for user_id in await self._members.to_ask(guild_id, before=before, most=A_DAY):
            if not self._presence.is_there(guild_id):
                return
            await sleep_until(self._clock, self._clock.monotonic() + PACE)
            is_member = await self._census.is_member(guild_id, user_id)
            if is_member is None:
                return
            await self._note(guild_id, user_id, has_left=not is_member)

    async def _try_to_note(self, guild_id: int, user_id: int, *, has_left: bool) -> None:
        try:
            await self._note(guild_id, user_id, has_left=has_left)
        except JournalError as error:  # the next press tells it again
            log.warning("who has left server %s is not stored yet: %s", guild_id, error)

    async def _note(self, guild_id: int, user_id: int, *, has_left: bool) -> None:
        await self._members.note(guild_id, user_id, has_left=has_left)
        if has_left:
            self._departed.add((guild_id, user_id))
        else:
            self._departed.discard((guild_id, user_id))

    async def _wait(self, at: float) -> None:
        """Wait until a time, or until a server begins to hide who left."""
        alarm = self._clock.alarm(at, self._woken.set)
        try:
            await self._woken.wait()
        finally:
            alarm.cancel()
        self._woken.clear()


def _told(interaction: Interaction) -> Iterator[tuple[int, bool]]:
    """Yield of whom an interaction tells whether they have left its server: who acts, and whom a command names."""
    data: Mapping[str, Any] = interaction.data or {}  # one of discord.py's typed dicts
    resolved = data.get("resolved") or {}
    members = resolved.get("members") or {}
    for user_id in resolved.get("users") or {}:
        if int(user_id) != interaction.user.id:
            yield int(user_id), user_id not in members
    yield interaction.user.id, False
