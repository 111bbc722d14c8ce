"""Seasons that end by the calendar, and the podium of every season that ended, posted once in a channel of its server.

What is owed is stored with the season's end, and each try before it is made. A podium whose fate is not known bears the
same nonce for as long as Discord remembers it, and is then looked for in the channel, among what was posted right after
the try; where that cannot be read it counts as posted: none appears twice.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

import discord

from bot.client.reading import Reading
from bot.clock import sleep_until
from bot.league.periods import month_bounds
from bot.league.podiums import OWED_SECONDS, Attempt, OwedPodium, Podiums, Posting
from bot.league.seasons import Seasons
from bot.shards.shards import ALL, Shards
from bot.tables.faults import JournalError
from bot.tables.timing import Clock
from bot.views.outbox import DiscordDownError, OutboxError, OwnMessage
from bot.views.podium import podium_message
from bot.views.podium_presses import PodiumPress

FIRST_AFTER: Final = 60.0
"""Seconds after the start until the first round: most servers are connected by then."""
EVERY: Final = 3600.0
"""The most seconds between two rounds; one comes with each month's first second, and where a season ends by hand."""
AGAIN: Final = 60.0
"""The same where a podium is still owed."""
PACE: Final = 0.2
"""The fewest seconds between two podiums, over all servers."""
REMEMBERED: Final = 120.0
"""Seconds for which Discord surely knows a nonce."""
SLACK: Final = 60.0
"""How many seconds our clock may be ahead of Discord's."""
GIVEN_UP: Final = 3
"""After so many calls in a row that did not reach Discord a round ends."""

log = logging.getLogger(__name__)


class Whereabouts(Protocol):
    """What is known of the connections to our servers."""

    def is_there(self, guild_id: int) -> bool:
        """Return whether a server is connected."""
        ...


class NoticeBoard(Protocol):
    """Posts where nobody waits for it; raises what `bot.views.outbox` lists."""

    def new_nonce(self) -> str:
        """Return a name for a message that is to be posted."""
        ...

    def may_post(self, channel_id: int) -> bool | None:
        """Return whether we may write in a channel; ``None`` where that is not known."""
        ...

    def may_read_back(self, channel_id: int) -> bool | None:
        """Return whether we may read a channel's older messages; ``None`` where that is not known."""
        ...

    async def send(self, channel_id: int, view: discord.ui.LayoutView, *, nonce: str, is_urgent: bool) -> int:
        """Post a message and return its id; a second call with the same nonce posts none."""
        ...

    async def posted_since(self, channel_id: int, moment: float) -> list[OwnMessage]:
        """Return what we posted in a channel soon after a moment in Unix seconds."""
        ...


class PodiumRounds:
    """Ends the calendar's seasons in time and posts what is owed, one after the other; in servers of our shards."""

    def __init__(  # noqa: PLR0913 - what is posted, where, how, and by whom
        self,
        podiums: Podiums,
        seasons: Seasons,
        board: NoticeBoard,
        *,
        reading: Reading,
        presence: Whereabouts,
        clock: Clock,
        shards: Shards = ALL,
    ) -> None:
        self._shards = shards
        self._podiums = podiums
        self._seasons = seasons
        self._board = board
        self._reading = reading
        self._presence = presence
        self._clock = clock
        self._woken = asyncio.Event()

    def soon(self) -> None:
        """Have the next round begin at once: a season may have ended."""
        self._woken.set()

    async def run(self) -> None:
        """Do the rounds, for ever."""
        at = self._clock.monotonic() + FIRST_AFTER
        while True:
            await self._wait(at)
            began = self._clock.monotonic()
            at = began + self._until_next()  # from its beginning on: no month ends unnoticed while it lasts
            try:
                is_done = await self.round()
            except JournalError as error:
                log.warning("podiums wait for the storage: %s", error)
                is_done = False
            if not is_done:
                at = min(at, began + AGAIN)

    async def round(self) -> bool:
        """End the seasons whose month is over, and post the podiums that are owed.

        Returns:
            Whether nothing is owed any more.

        Raises:
            StorageDownError: It cannot be stored now; the next round goes on.
        """
        for guild_id in filter(self._shards.owns, await self._podiums.due()):
            await self._seasons.turn(guild_id)
        left = lost = 0
        for owed in await self._podiums.owed():
            if not self._shards.owns(owed.guild_id):
                continue
            try:
                left += not await self._settled(owed)
                lost = 0
            except DiscordDownError:
                left, lost = left + 1, lost + 1
                if lost == GIVEN_UP:
                    return False
        return not left

    async def _settled(self, owed: OwedPodium) -> bool:
        """See to one podium, and return whether it is owed no more.

        Raises:
            DiscordDownError: What became of it is not known.
        """
        posting = await self._podiums.posting(owed.guild_id, owed.season)
        is_late = self._clock.wall() - owed.owed_at > OWED_SECONDS
        if posting is not None and not is_late:
            if not self._presence.is_there(owed.guild_id):
                return False
            await self._post(owed, posting)
        await self._podiums.settle(owed.guild_id, owed.season)
        return True

    async def _post(self, owed: OwedPodium, posting: Posting) -> None:
        """Post a podium in the first channel that takes it, unless it is there already."""
        view = podium_message(posting.ended, await self._reading.of_guild(owed.guild_id))
        if owed.attempt is not None and await self._is_posted(owed, owed.attempt, view):
            return
        for channel_id in posting.channels:
            if self._board.may_post(channel_id) is False:
                continue
            attempt = Attempt(channel_id, self._board.new_nonce(), int(self._clock.wall()))
            await self._podiums.tries(owed.guild_id, owed.season, attempt)
            if await self._is_taken(attempt, view):
                return
        log.info("server %s: the podium of season %s is posted nowhere", owed.guild_id, owed.season)

    async def _is_posted(self, owed: OwedPodium, attempt: Attempt, view: discord.ui.LayoutView) -> bool:
        """Return whether an earlier try has posted a podium, or does now; where nobody can tell it has."""
        if self._clock.wall() - attempt.tried_at < REMEMBERED:
            await self._is_taken(attempt, view)
            return True
        if self._board.may_read_back(attempt.channel_id) is False:
            log.warning("server %s: whether season %s was told of cannot be read", owed.guild_id, owed.season)
            return True
        try:
            found = await self._board.posted_since(attempt.channel_id, attempt.tried_at - SLACK)
        except DiscordDownError:
            raise
        except OutboxError:
            return True
        return any(str(PodiumPress(owed.season)) in message.custom_ids for message in found)

    async def _is_taken(self, attempt: Attempt, view: discord.ui.LayoutView) -> bool:
        """Post a podium, and return whether Discord took it.

        Raises:
            DiscordDownError: That is not known.
        """
        await sleep_until(self._clock, self._clock.monotonic() + PACE)
        try:
            await self._board.send(attempt.channel_id, view, nonce=attempt.nonce, is_urgent=False)
        except DiscordDownError:
            raise
        except OutboxError as error:
            log.info("channel %s takes no podium: %s", attempt.channel_id, type(error).__name__)
            return False
        return True

    async def _wait(self, at: float) -> None:
        """Wait until a time, or until a season may have ended."""
        alarm = self._clock.alarm(at, self._woken.set)
        try:
            await self._woken.wait()
        finally:
            alarm.cancel()
        self._woken.clear()

    def _until_next(self) -> float:
        """Return the seconds to the next round, which is at the latest as the month ends."""
        now = self._clock.wall()
        return min(EVERY, month_bounds(int(now))[1] - now + 1)
