"""``/murlan history`` and ``profile``: the matches that are over, and what somebody made of theirs."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client.answers import Answer, Interaction
from cogs.replies import reply
from cogs.services import Services
from cogs.wording import said

OWN: Final = "own"
ALL: Final = "all"
WHOSE: Final = [
    app_commands.Choice(name=said(key), value=value) for value, key in ((OWN, "history-own"), (ALL, "history-all"))
]


def add_history_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands on finished matches to ``/murlan``."""

    @group.command(description=said("command-history"))
    @app_commands.describe(of=said("option-history-of"))
    @app_commands.choices(of=WHOSE)
    async def history(interaction: Interaction, of: str = OWN) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.history.show(answer, language, is_own=of == OWN)

        await reply(services, interaction, run)

    @group.command(description=said("command-profile"))
    @app_commands.describe(person=said("option-profile-person"))
    async def profile(interaction: Interaction, person: discord.User | discord.Member | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.profiles.show(answer, person or interaction.user, language)

        await reply(services, interaction, run)
