"""``/murlan leaderboard``: the server's own board."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.views.leaderboard import leaderboard_message
from bot.views.refusals import NotInServer
from cogs.replies import reply
from cogs.services import Services


def add_league_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands of the league to ``/murlan``."""

    @group.command(description="The best of this server · Më të mirët e këtij serveri")
    async def leaderboard(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            if interaction.guild_id is None:
                raise NotInServer
            top = await services.boards.top(interaction.guild_id)
            own = await services.boards.own(interaction.guild_id, interaction.user.id)
            await answer.whisper(leaderboard_message(top, own, language))

        await reply(services, interaction, run)
