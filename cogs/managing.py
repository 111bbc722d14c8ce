"""``/murlan settings`` and ``preferences``, corrections: ``void``, ``reset``, ``season``, ``bar``."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.views.correction_presses import Reset
from cogs.replies import check_choices, reply
from cogs.services import Services
from cogs.wording import said

RESETS: Final = [app_commands.Choice(name=said("choice-reset", what=what), value=what.value) for what in Reset]
SEASONS: Final = [app_commands.Choice(name=said("choice-season", action=one), value=one) for one in ("start", "end")]
BARRING: Final = [app_commands.Choice(name=said("choice-bar", action=one), value=one) for one in ("bar", "lift")]
SeasonName = app_commands.Range[str, 1, 40]


def add_setting_commands(group: app_commands.Group, services: Services) -> None:
    """Add the settings to ``/murlan``."""

    @group.command(description=said("command-settings"))
    async def settings(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.settings.show)

    @group.command(description=said("command-preferences"))
    async def preferences(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.settings.show_own)


def add_correction_commands(group: app_commands.Group, services: Services) -> None:
    """Add what corrects a server's books to ``/murlan``."""

    @group.command(description=said("command-void"))
    async def void(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.corrections.ask_void)

    @group.command(description=said("command-reset"))
    @app_commands.describe(what=said("option-reset-what"))
    @app_commands.choices(what=RESETS)
    async def reset(interaction: Interaction, what: str = Reset.ALL.value) -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"what": (what, RESETS)})
            await services.router.corrections.ask_reset(answer, Reset(what), language)

        await reply(services, interaction, run)

    @group.command(description=said("command-season"))
    @app_commands.describe(action=said("option-season-action"), name=said("option-season-name"))
    @app_commands.choices(action=SEASONS)
    async def season(interaction: Interaction, action: str, name: SeasonName = "") -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"action": (action, SEASONS)})
            if action == "end":
                await services.router.corrections.end_season(answer, language)
            else:
                await services.router.corrections.start_season(answer, name, language)

        await reply(services, interaction, run)

    @group.command(description=said("command-bar"))
    @app_commands.describe(person=said("option-bar-person"), action=said("option-bar-action"))
    @app_commands.choices(action=BARRING)
    async def bar(interaction: Interaction, person: discord.User | discord.Member, action: str = "bar") -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"action": (action, BARRING)})
            await services.router.corrections.bar(answer, person, language, is_barred=action != "lift")

        await reply(services, interaction, run)
