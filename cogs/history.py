"""``/murlan history`` and ``profile``: the matches that are over, and what somebody made of theirs."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.texts import LANGUAGES, text
from cogs.replies import reply
from cogs.services import Services

OWN: Final = "own"
ALL: Final = "all"
WHOSE: Final = [
    app_commands.Choice(name=" · ".join(text(key, code) for code in LANGUAGES), value=value)
    for value, key in ((OWN, "history-own"), (ALL, "history-all"))
]


def add_history_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands on finished matches to ``/murlan``."""

    @group.command(description="Finished matches, and their replays · Ndeshjet e mbaruara, dhe rishikimi i tyre")
    @app_commands.describe(of="Your own if left out")
    @app_commands.choices(of=WHOSE)
    async def history(interaction: Interaction, of: str = OWN) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.history.show(answer, language, is_own=of == OWN)

        await reply(services, interaction, run)

    @group.command(description="Rating, streaks and feats of a person · Vlerësimi, radhët e fitoreve dhe arritjet")
    @app_commands.describe(person="Whose; your own if left out")
    async def profile(interaction: Interaction, person: discord.User | discord.Member | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            await services.router.profiles.show(answer, person or interaction.user, language)

        await reply(services, interaction, run)
