"""The connection to Discord: a discord.py client with one command tree and one router of presses."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import yarl
from discord import app_commands

from bot.client.answers import ARRIVED, Interaction

log = logging.getLogger(__name__)

REMEMBERED: Final = 5_000
"""How many interactions are remembered: some minutes of a busy bot, and longer than a resume looks back."""


class MurlanClient(discord.AutoShardedClient):
    """Asks Discord for nothing but its servers' presence, and is told of every press and command."""

    def __init__(
        self, *, on_press: Callable[[Interaction], Awaitable[None]], tree_type: type[app_commands.CommandTree[Any]]
    ) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
        )
        self.tree = tree_type(self)
        self.is_up = asyncio.Event()
        """Set once Discord has said who we are."""
        self._on_press = on_press
        self._heard: OrderedDict[int, None] = OrderedDict()

    def is_news(self, interaction: Interaction) -> bool:
        """Return whether an interaction is heard of for the first time; to be asked once a telling.

        Discord may tell of one again, above all after a resume.
        """
        if interaction.id in self._heard:
            return False
        self._heard[interaction.id] = None
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        return True

    def dispatch(self, event: str, /, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401  # discord.py's own signature
        """Stamp an interaction with its arrival before anything else runs: its three seconds count from here."""
        if event == "interaction":
            args[0].extras[ARRIVED] = asyncio.get_running_loop().time()
        super().dispatch(event, *args, **kwargs)

    async def on_interaction(self, interaction: Interaction) -> None:
        """Hand presses to the router; commands go their own way through the tree."""
        if interaction.type is discord.InteractionType.component and self.is_news(interaction):
            await self._on_press(interaction)

    async def on_ready(self) -> None:
        """Say that we are up; this comes again after every new session."""
        log.info("connected as %s, in %s servers", self.user, len(self.guilds))
        self.is_up.set()


def point_discord_py_at(api_url: str, gateway_url: str) -> None:
    """Send discord.py to another Discord: a proxy, or the playground; empty addresses leave Discord itself."""
    if api_url:
        discord.http.Route.BASE = api_url.rstrip("/")
        discord.asset.Asset.BASE = str(yarl.URL(api_url).origin())
    if gateway_url:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)
