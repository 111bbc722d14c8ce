"""``/murlan leave`` and ``end``: giving a seat up, and ending a table by right or by vote."""

from __future__ import annotations

from discord import app_commands

from bot.client.acting import acted
from bot.client.answers import Answer, Interaction
from bot.tables.actions import Leave
from bot.tables.membership import own_seat
from bot.tables.phases import Phase
from bot.texts import text
from bot.views.menus import note_message
from bot.views.questions import leave_question
from cogs.replies import reply, table_here
from cogs.services import Services
from cogs.wording import said


def add_leaving_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands about leaving and ending to ``/murlan``."""

    @group.command(description=said("command-leave"))
    async def leave(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = await table_here(services, interaction)
            if table.state.phase is Phase.PLAYING:
                own_seat(table.state, interaction.user.id)
                await answer.whisper(leave_question(table.public(), language))
                return
            await acted(answer, table, Leave(interaction.user.id, is_confirmed=False))
            await answer.whisper(note_message(text("note-left", language)))

        await reply(services, interaction, run)

    @group.command(description=said("command-end"))
    async def end(interaction: Interaction) -> None:
        async def run(answer: Answer, language: str) -> None:
            table = await table_here(services, interaction)
            if table.state.phase is Phase.PLAYING:
                await services.router.menus.ask_end(answer, table, language)
                return
            note = await services.router.menus.end(answer, table, language, is_confirmed=False)
            await answer.whisper(note_message(note))

        await reply(services, interaction, run)
