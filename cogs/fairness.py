"""``/murlan verify``: the seeds of a match that is over, and whether its deals are those that were promised."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from cogs.replies import reply
from cogs.services import Services


def add_fairness_commands(group: app_commands.Group, services: Services) -> None:
    """Add the check of deals to ``/murlan``."""

    @group.command(description="Were the deals fair? · A ishte ndarja e drejtë?")
    @app_commands.describe(match="The match's name, as its last message says it; this channel's last one if left out")
    async def verify(interaction: Interaction, match: str | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.verifying.show(answer, match, language)

        await reply(services, interaction, run)
