"""``/murlan verify``: the seeds of a match that is over, and whether its deals are those that were promised."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from cogs.replies import reply
from cogs.services import Services
from cogs.wording import said


def add_fairness_commands(group: app_commands.Group, services: Services) -> None:
    """Add the check of deals to ``/murlan``."""

    @group.command(description=said("command-verify"))
    @app_commands.describe(match=said("option-verify-match"))
    async def verify(interaction: Interaction, match: str | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.verifying.show(answer, match, language)

        await reply(services, interaction, run)
