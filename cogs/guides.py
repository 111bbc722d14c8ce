"""``/murlan rules``, ``help`` and ``language``: how to play, and in which language one reads."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.tables.phases import TableSettings
from bot.texts import text
from bot.views.guides import TOPICS, help_message, rules_message, topic_title
from bot.views.menus import note_message
from cogs.replies import reply
from cogs.services import Services
from murlan.options import CLASSIC

LANGUAGES: Final = [
    app_commands.Choice(name="English", value="en"),
    app_commands.Choice(name="Shqip", value="sq"),
]


CHAPTERS: Final = [
    app_commands.Choice(name=f"{topic_title(topic, 'en')} · {topic_title(topic, 'sq')}", value=topic)
    for topic in TOPICS
]


def add_guide_commands(group: app_commands.Group, services: Services) -> None:
    """Add the guides to ``/murlan``."""

    @group.command(description="How Murlan is played · Si luhet Murlani")
    @app_commands.describe(topic="One chapter, with examples; all in short if left out")
    @app_commands.choices(topic=CHAPTERS)
    async def rules(interaction: Interaction, topic: str | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = services.registry.in_channel(interaction.channel_id or 0)
            settings = table.state.settings if table else TableSettings(options=CLASSIC)
            await answer.whisper(rules_message(settings, language, topic))

        await reply(services, interaction, run)

    @group.command(name="help", description="What the bot can do · Çfarë di të bëjë boti")
    async def help_(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            await answer.whisper(help_message(language))

        await reply(services, interaction, run)

    @group.command(description="Choose your language · Zgjidh gjuhën")
    @app_commands.describe(
        language="What you read", server="Set it for the whole server's tables (Manage Server needed)"
    )
    @app_commands.choices(language=LANGUAGES)
    async def language(interaction: Interaction, language: str, server: bool = False) -> None:  # noqa: FBT001, FBT002
        async def run(answer: Answer, reader: str) -> None:
            if server and interaction.guild_id is not None:
                guild_id = await services.router.authority.check_manager(interaction)
                await services.reading.choose_for_guild(guild_id, language)
                await answer.whisper(note_message(text("note-language-server", language)))
                return
            del reader
            await services.reading.choose_for_person(interaction.user.id, language)
            await answer.whisper(note_message(text("note-language", language)))

        await reply(services, interaction, run)
