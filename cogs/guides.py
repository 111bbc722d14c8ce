"""``/murlan learn``, ``rules``, ``help`` and ``language``: how to play, and in which language one reads."""

from __future__ import annotations

from functools import partial
from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.client.learning import begin_lesson
from bot.tables.phases import TableSettings
from bot.texts import LANGUAGES, text
from bot.views.guides import TOPICS, help_message, rules_message, topic_title
from bot.views.menus import note_message
from cogs.replies import check_member, reply
from cogs.services import Services
from cogs.wording import said, worded
from murlan.options import CLASSIC

OWN_NAMES: Final = [app_commands.Choice(name=text("language-name", code), value=code) for code in LANGUAGES]
"""Each language by its own name: who cannot read this one finds theirs."""
CHAPTERS: Final = [app_commands.Choice(name=worded(partial(topic_title, topic)), value=topic) for topic in TOPICS]


def add_guide_commands(group: app_commands.Group, services: Services) -> None:
    """Add the guides to ``/murlan``."""

    @group.command(description=said("command-learn"))
    async def learn(interaction: Interaction) -> None:
        await reply(services, interaction, begin_lesson)

    @group.command(description=said("command-rules"))
    @app_commands.describe(topic=said("option-rules-topic"))
    @app_commands.choices(topic=CHAPTERS)
    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = services.registry.in_channel(interaction.channel_id or 0)
            settings = table.state.settings if table else TableSettings(options=CLASSIC)
            await answer.whisper(rules_message(settings, language, topic))

        await reply(services, interaction, run)

    @group.command(name="help", description=said("command-help"))
    async def help_(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await answer.whisper(help_message(language))

        await reply(services, interaction, run)

    @group.command(description=said("command-language"))
    @app_commands.describe(language=said("option-language-language"), server=said("option-language-server"))
    @app_commands.choices(language=OWN_NAMES)
    async def language(interaction: Interaction, language: str, server: bool = False) -> None:  # noqa: FBT001, FBT002
        async def run(answer: Answer, reader: str) -> None:
            if server and interaction.guild_id is not None:
                check_member(interaction)
                guild_id = await services.router.authority.check_manager(interaction)
                await services.reading.choose_for_guild(guild_id, language)
                await answer.whisper(note_message(text("note-language-server", language)))
                return
            del reader
            await services.reading.choose_for_person(interaction.user.id, language)
            await answer.whisper(note_message(text("note-language", language)))

        await reply(services, interaction, run)
