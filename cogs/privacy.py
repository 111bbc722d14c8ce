"""``/murlan privacy``: all that is stored about oneself, as a file, and deleting it."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from cogs.replies import reply
from cogs.services import Services


def add_privacy_commands(group: app_commands.Group, services: Services) -> None:
    """Add ``/murlan privacy`` with its subcommands."""
    privacy = app_commands.Group(
        name="privacy", description="What is stored about you · Çfarë ruhet për ty", parent=group
    )

    @privacy.command(description="A file with all that is stored about you · Një skedar me gjithçka që ruhet për ty")
    async def export(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.privacy.export(answer, language)

        await reply(services, interaction, run)

    @privacy.command(description="Delete all about you, after a question · Fshi gjithçka për ty, pas një pyetjeje")
    async def delete(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.privacy.ask(answer, language)

        await reply(services, interaction, run)
