"""``/murlan privacy``: all that is stored about oneself, as a file, and deleting it."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from cogs.replies import reply
from cogs.services import Services
from cogs.wording import said


def add_privacy_commands(group: app_commands.Group, services: Services) -> None:
    """Add ``/murlan privacy`` with its subcommands."""
    privacy = app_commands.Group(name="privacy", description=said("command-privacy"), parent=group)

    @privacy.command(description=said("command-privacy-export"))
    async def export(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.privacy.export(answer, language)

        await reply(services, interaction, run)

    @privacy.command(description=said("command-privacy-delete"))
    async def delete(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.privacy.ask(answer, language)

        await reply(services, interaction, run)
