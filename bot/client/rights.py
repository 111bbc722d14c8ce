"""What the bot may do where somebody acts, by the rights that Discord sends along."""

from __future__ import annotations

import discord

from bot.client.answers import Interaction


def missing_rights(interaction: Interaction) -> tuple[str, ...]:
    """Return the rights that the bot lacks to keep a table's message in this channel, by Discord's names.

    Cards are text and app emojis, so neither links nor other servers' emojis are needed; without files there are no
    pictures, and the words suffice.
    """
    granted = interaction.app_permissions
    is_thread = isinstance(interaction.channel, discord.Thread)
    needed = ["view_channel", "send_messages_in_threads" if is_thread else "send_messages"]
    if isinstance(interaction.channel, discord.VoiceChannel | discord.StageChannel):
        needed.append("connect")  # who may not connect may not write in a voice channel's chat
    return tuple(name for name in needed if not getattr(granted, name))


def is_guest(interaction: Interaction) -> bool:
    """Return whether somebody brought the bot along into a server that does not have it."""
    is_brought_along = interaction.is_user_integration() and not interaction.is_guild_integration()
    return interaction.guild_id is not None and is_brought_along
