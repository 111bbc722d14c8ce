"""``/murlan play``: taking a turn by typing it, with completion of what can be played."""

from __future__ import annotations

import asyncio
from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.client.hand_presses import REFUSALS
from bot.texts import language_of
from bot.views.completions import completions
from cogs.replies import own_table, reply
from cogs.services import Services
from cogs.wording import said

LANGUAGE_SECONDS: Final = 1.0
"""How long it is waited for the reader's language: a list in another one is of more use than none."""


def add_turn_commands(group: app_commands.Group, services: Services) -> None:
    """Add the command by which turns are taken to ``/murlan``."""

    @group.command(description=said("command-play"))
    @app_commands.describe(cards=said("option-play-cards"))
    async def play(interaction: Interaction, cards: app_commands.Range[str, 1, 200]) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = await own_table(services, interaction)
            services.router.seen(table, interaction)
            await services.router.hands.take_typed(answer, table, cards, language)

        await reply(services, interaction, run)

    @play.autocomplete("cards")
    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        await Answer(interaction).complete(await _choices(services, interaction, str(typed)))  # whatever came through
        return []  # it is answered


async def _choices(services: Services, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the completions for somebody, none where they play at no table, or at nobody knows which."""
    try:
        hand = (await own_table(services, interaction)).hand(interaction.user.id)
    except REFUSALS:
        return []
    language = await _language(services, interaction)
    return [app_commands.Choice(name=one.name, value=one.value) for one in completions(hand, typed, language)]


async def _language(services: Services, interaction: Interaction) -> str:
    """Return the reader's language, or what Discord says of it where ours cannot be read in time."""
    try:
        async with asyncio.timeout(LANGUAGE_SECONDS):
            return await services.reading.of_reader(interaction)
    except TimeoutError:
        return language_of(str(interaction.locale))
