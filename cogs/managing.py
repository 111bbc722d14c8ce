"""``/murlan settings`` and ``preferences``, corrections: ``void``, ``reset``, ``season``, ``bar``."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.views.correction_presses import Reset
from cogs.replies import check_choices, reply
from cogs.services import Services

RESETS: Final = [
    app_commands.Choice(name="All boards and ratings · Të gjitha renditjet", value=Reset.ALL.value),
    app_commands.Choice(name="This season's board · Renditja e këtij sezoni", value=Reset.SEASON.value),
]
SEASONS: Final = [
    app_commands.Choice(name="Start · Nis", value="start"),
    app_commands.Choice(name="End · Mbyll", value="end"),
]
BARRING: Final = [
    app_commands.Choice(name="Bar · Ndalo", value="bar"),
    app_commands.Choice(name="Let in again · Lejo përsëri", value="lift"),
]
SeasonName = app_commands.Range[str, 1, 40]


def add_setting_commands(group: app_commands.Group, services: Services) -> None:
    """Add the settings to ``/murlan``."""

    @group.command(description="Settings of this server (Manage Server) · Cilësimet e serverit")
    async def settings(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.settings.show)

    @group.command(description="Settings for yourself · Cilësimet e tua")
    async def preferences(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.settings.show_own)


def add_correction_commands(group: app_commands.Group, services: Services) -> None:
    """Add what corrects a server's books to ``/murlan``."""

    @group.command(description="Let a result not count (Manage Server) · Anulo një rezultat")
    async def void(interaction: Interaction) -> None:
        await reply(services, interaction, services.router.corrections.ask_void)

    @group.command(description="Begin boards anew (Manage Server) · Nis renditjet nga e para")
    @app_commands.describe(what="Which; you are asked once more")
    @app_commands.choices(what=RESETS)
    async def reset(interaction: Interaction, what: str = Reset.ALL.value) -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"what": (what, RESETS)})
            await services.router.corrections.ask_reset(answer, Reset(what), language)

        await reply(services, interaction, run)

    @group.command(description="Start or end a season by hand (Manage Server) · Nis ose mbyll një sezon")
    @app_commands.describe(action="Starting one ends the one before", name="What the new one is called")
    @app_commands.choices(action=SEASONS)
    async def season(interaction: Interaction, action: str, name: SeasonName = "") -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"action": (action, SEASONS)})
            if action == "end":
                await services.router.corrections.end_season(answer, language)
            else:
                await services.router.corrections.start_season(answer, name, language)

        await reply(services, interaction, run)

    @group.command(description="Bar somebody from this server's tables (Manage Server) · Ndalo dikë nga tavolinat")
    @app_commands.describe(person="Who", action="Bar if left out")
    @app_commands.choices(action=BARRING)
    async def bar(interaction: Interaction, person: discord.User | discord.Member, action: str = "bar") -> None:
        async def run(answer: Answer, language: str) -> None:
            check_choices({"action": (action, BARRING)})
            await services.router.corrections.bar(answer, person, language, is_barred=action != "lift")

        await reply(services, interaction, run)
