"""The cards' emojis at Discord: what is missing is uploaded, what an older release left is taken away.

Discord's own list says what is there, so an upload that was cut off goes on where it stopped and nothing is stored.
Nobody waits for it: its calls are the last in the line, one every few seconds. Until a deck is whole, and wherever that
fails, cards are text.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar

import aiohttp
import discord

from bot.art.emojis import EmojiSet, emoji_set, is_ours
from bot.client.limiter import Limiter, Urgency
from bot.clock import sleep_until
from bot.tables.decks import Deck
from bot.tables.timing import Clock
from bot.views.decks import TEXT_DECK, DrawnDeck
from bot.views.outbox import DiscordDownError

log = logging.getLogger(__name__)

GAP: Final = 0.5
"""Seconds between two uploads."""
LOOK: Final = 3600.0
"""Seconds after which Discord is asked again whether all are still there."""
FIRST_PAUSE: Final = 30.0
"""Seconds after the first failure; twice as many after each further one, up to an hour."""
CALL_SECONDS: Final = 30.0
_FAULTS: Final = (discord.DiscordException, DiscordDownError, aiohttp.ClientError, OSError, TimeoutError)

_T = TypeVar("_T")


class CardEmojis:
    """The emojis of one application.

    Args:
        client: Speaks to Discord once it is up.
        limiter: Every call passes it.
        clock: Time.
        draw: Draws all emojis, in a thread.
        is_keeper: Whether this process uploads and takes away; else another does, and it looks what is there.
    """

    def __init__(
        self,
        client: discord.Client,
        limiter: Limiter,
        clock: Clock,
        *,
        draw: Callable[[], EmojiSet] = emoji_set,
        is_keeper: bool = True,
    ) -> None:
        self._client = client
        self._limiter = limiter
        self._clock = clock
        self._draw = draw
        self._is_keeper = is_keeper
        self._decks: dict[Deck, DrawnDeck] = {}
        self.is_settled = False
        """Whether Discord has all emojis, and no old ones, as far as is known."""

    def of(self, deck: Deck) -> DrawnDeck:
        """Return a deck, or the text deck while Discord does not have all of it."""
        return self._decks.get(deck, TEXT_DECK)

    async def run(self, is_up: asyncio.Event) -> None:
        """See to it that Discord has all emojis, until cancelled.

        Args:
            is_up: Set once we are logged in.
        """
        await is_up.wait()
        wanted = await asyncio.to_thread(self._draw)
        pause = FIRST_PAUSE
        while True:
            try:
                await self.bring(wanted)
            except _FAULTS as fault:
                log.warning("the cards' emojis are not all at Discord: %s", type(fault).__name__)
                await self._sleep(max(pause, _retry_after(fault)))
                pause = min(2 * pause, LOOK)
            else:
                pause = FIRST_PAUSE
                await self._sleep(LOOK if self.is_settled else FIRST_PAUSE)

    async def bring(self, wanted: EmojiSet) -> None:
        """Upload what is missing, then take away what is ours and not wanted any more.

        Raises:
            discord.DiscordException: Discord refused something, or wants us to wait for long.
            DiscordDownError: Nothing is asked of it for now.
            aiohttp.ClientError: It cannot be reached, or answers too late; OSError and TimeoutError as well.
        """
        self.is_settled = False
        there = await self._call("emojis", self._client.fetch_application_emojis)
        known = {emoji.name: emoji.id for emoji in there}
        self._know(wanted, known)
        missing = [name for name in wanted.pictures if name not in known]
        if not self._is_keeper:
            self.is_settled = not missing
            return
        for name in missing:
            known[name] = await self._upload(name, wanted.pictures[name])
            self._know(wanted, known)
            await self._sleep(GAP)
        if missing:
            log.info("emojis that were uploaded: %s", len(missing))
        await self._take_away([emoji for emoji in there if is_ours(emoji.name) and emoji.name not in wanted.pictures])
        self.is_settled = True

    def _know(self, wanted: EmojiSet, known: dict[str, int]) -> None:
        """Take up the decks that are whole."""
        self._decks = {
            deck: DrawnDeck({card: discord.PartialEmoji(name=name, id=known[name]) for card, name in names.items()})
            for deck, names in wanted.decks.items()
            if known.keys() >= set(names.values())
        }

    async def _upload(self, name: str, png: bytes) -> int:
        emoji = await self._call("emoji", lambda: self._client.create_application_emoji(name=name, image=png))
        return emoji.id

    async def _take_away(self, old: Sequence[discord.Emoji]) -> None:
        for emoji in old:
            try:
                await self._call("emoji gone", emoji.delete)
            except discord.NotFound:
                continue
            await self._sleep(GAP)

    async def _call(self, what: str, make: Callable[[], Awaitable[_T]]) -> _T:
        async def timed() -> _T:
            async with asyncio.timeout(CALL_SECONDS):
                return await make()

        return await self._limiter.call(what, timed, urgency=Urgency.UPKEEP)

    async def _sleep(self, seconds: float) -> None:
        await sleep_until(self._clock, self._clock.monotonic() + seconds)


def _retry_after(fault: Exception) -> float:
    """Return the seconds that Discord wants us to wait, where it says so."""
    return float(getattr(fault, "retry_after", None) or 0.0)
