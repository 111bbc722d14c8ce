"""``/murlan invite`` and ``invitations``: asking somebody to the table, and whether one wants to be asked."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.texts import text
from bot.views.invitations import invitation_message
from bot.views.menus import note_message
from cogs.replies import reply, table_here
from cogs.services import Services
from cogs.wording import said

CHOICES: Final = [app_commands.Choice(name=said("choice-invitations", take=take), value=take) for take in ("on", "off")]


def add_invitation_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands about invitations to ``/murlan``."""

    @group.command(description=said("command-invite"))
    @app_commands.describe(person=said("option-invite-person"))
    async def invite(interaction: Interaction, person: discord.User | discord.Member) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = await table_here(services, interaction)
            user = interaction.user
            await services.router.invitations.check(table, user.id, person)
            view = invitation_message(table.public(), user.display_name, person.id)
            if await answer.post(view, pings=[person.id]) is None:
                await answer.whisper(note_message(text("note-not-posted", language)))

        await reply(services, interaction, run)

    @group.command(description=said("command-invitations"))
    @app_commands.describe(take=said("option-invitations-take"))
    @app_commands.choices(take=CHOICES)
    async def invitations(interaction: Interaction, take: str) -> None:
        async def run(answer: Answer, language: str) -> None:
            is_taking = take != "off"
            await answer.bridged(services.reading.choose_invitations(interaction.user.id, is_taking=is_taking))
            key = "note-invitations-on" if is_taking else "note-invitations-off"
            await answer.whisper(note_message(text(key, language)))

        await reply(services, interaction, run)
