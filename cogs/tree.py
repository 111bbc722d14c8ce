"""The command tree: everything under ``/murlan``, and an answer to whatever goes wrong."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from bot.client import MurlanClient
from bot.client.answers import Answer, Interaction
from bot.client.reading import Reading
from bot.texts import FALLBACK, text
from bot.views.menus import note_message
from bot.views.refusals import OldCommand, refusal_text
from cogs.fairness import add_fairness_commands
from cogs.guides import add_guide_commands
from cogs.history import add_history_commands
from cogs.invitations import add_invitation_commands
from cogs.league import add_league_commands
from cogs.leaving import add_leaving_commands
from cogs.managing import add_correction_commands, add_setting_commands
from cogs.places import add_place_commands
from cogs.privacy import add_privacy_commands
from cogs.services import Services
from cogs.solo import add_solo_commands
from cogs.tables import add_table_commands
from cogs.turns import add_turn_commands
from cogs.wording import said

log = logging.getLogger(__name__)


class MurlanTree(app_commands.CommandTree[Any]):
    """A tree whose faults are answered: a person never reads that the application did not respond."""

    reading: Reading | None = None
    """Which language the reader of an apology reads."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let a command through once, however often Discord tells of it."""
        client = interaction.client
        return not isinstance(client, MurlanClient) or client.is_news(interaction)

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Apologise for a fault of ours, or say of a command that this version has none like it."""
        if interaction.type is discord.InteractionType.autocomplete:
            return
        language = await self.reading.of_reader(interaction) if self.reading else FALLBACK
        if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
            sentence = refusal_text(OldCommand(), language)
        else:
            log.error("interaction %s: a command failed", interaction.id, exc_info=error)
            sentence = text("fault", language)
        await Answer(interaction).whisper(note_message(sentence))


def add_commands(tree: app_commands.CommandTree[Any], services: Services) -> None:
    """Add ``/murlan`` with all its subcommands."""
    if isinstance(tree, MurlanTree):
        tree.reading = services.reading
    group = app_commands.Group(
        name="murlan",
        description=said("command-murlan"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
    )
    add_table_commands(group, services)
    add_turn_commands(group, services)
    add_solo_commands(group, services)
    add_invitation_commands(group, services)
    add_place_commands(group, services)
    add_leaving_commands(group, services)
    add_league_commands(group, services)
    add_fairness_commands(group, services)
    add_history_commands(group, services)
    add_privacy_commands(group, services)
    add_guide_commands(group, services)
    add_setting_commands(group, services)
    add_correction_commands(group, services)
    tree.add_command(group)
