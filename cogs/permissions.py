"""What the bot may do where a command was given."""

from __future__ import annotations

import discord

from bot.client.answers import Interaction
from bot.views.refusals import MissingPermissions


def check_permissions(interaction: Interaction) -> None:
    """Check that the bot may keep a table's message in a channel.

    Cards are text and app emojis, so neither links, files nor other servers' emojis are needed.

    Raises:
        MissingPermissions: It lacks a right; by Discord's names.
    """
    granted = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if is_thread else "send_messages"]
    if isinstance(interaction.channel, discord.VoiceChannel | discord.StageChannel):
        needed.append("connect")  # who may not connect may not write in a voice channel's chat
    if missing := tuple(name for name in needed if not getattr(granted, name)):
        raise MissingPermissions(missing)
