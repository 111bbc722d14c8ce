"""How a command answers: in the reader's language, and always."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.client.hand_presses import REFUSALS
from bot.client.rights import is_guest
from bot.tables.refusals import TableExists
from bot.tables.table import Table
from bot.texts import FALLBACK, text
from bot.views.decks import deal_from
from bot.views.menus import note_message, table_exists_message
from bot.views.refusals import NoSuchTable, NotAMember, NotInServer, WhichHand
from cogs.services import Services
from murlan.errors import OptionsError

ANYWHERE: Final = frozenset(
    {"solo", "learn", "help", "rules", "language", "invitations", "preferences", "export", "delete"}
)
"""The commands that need neither a server nor the bot in it."""

log = logging.getLogger(__name__)


async def reply(services: Services, interaction: Interaction, run: Callable[[Answer, str], Awaitable[None]]) -> None:
    """Run a command and answer; a refusal becomes a private sentence, a fault of ours an apology.

    Args:
        services: The application.
        interaction: The command.
        run: Does it and answers; it is given the answer and the reader's language.
    """
    answer = Answer(interaction)
    language = FALLBACK
    try:
        language = await services.reading.of_reader(interaction)
        deal_from(await services.router.decks.read(interaction.user.id))
        services.router.take(interaction)
        if interaction.command is None or interaction.command.name not in ANYWHERE:
            check_member(interaction)
        await run(answer, language)
    except REFUSALS as refusal:
        await answer.whisper(await services.router.refused(refusal, language, interaction))
    except Exception:
        log.exception("interaction %s: a command failed", interaction.id)
        await answer.whisper(note_message(text("fault", language)))


def check_member(interaction: Interaction) -> None:
    """Check that the bot is in the server of a command, and was not only brought along by whoever gives it.

    Raises:
        NotAMember: It is not.
    """
    if is_guest(interaction):
        raise NotAMember


async def table_here(services: Services, interaction: Interaction) -> Table:
    """Return the open table of the channel that a command was given in, awake.

    Raises:
        NotInServer: The command was given in private.
        NoSuchTable: No table is open there; it says where the person sits instead.
        StorageDownError: It sleeps, and cannot be read now.
    """
    if interaction.guild_id is None or interaction.channel_id is None:
        raise NotInServer
    table = await services.registry.awake_in(interaction.channel_id)
    if table is None or table.state.guild_id != interaction.guild_id:
        seats = services.registry.seats_of(interaction.user.id)
        own = [seat.state.channel_id for seat in seats if seat.state.guild_id == interaction.guild_id]
        raise NoSuchTable(tuple(own))
    services.router.seen(table, interaction)
    return table


async def own_table(services: Services, interaction: Interaction) -> Table:
    """Return the table that somebody plays at, awake: the one of this channel, else the only one in this server.

    Raises:
        NotInServer: The command was given in private.
        WhichHand: They sit at several tables of this server, none of them here.
        NoSuchTable: They sit at none in this server, and none is open here.
        StorageDownError: It sleeps, and cannot be read now.
    """
    if interaction.guild_id is None:
        raise NotInServer
    seats = services.registry.seats_of(interaction.user.id)
    own = [table for table in seats if table.state.guild_id == interaction.guild_id]
    here = [table for table in own if table.state.channel_id == interaction.channel_id]
    if not own:
        return await table_here(services, interaction)
    if len(here or own) > 1:
        raise WhichHand(tuple(table.state.channel_id for table in own))
    table = await services.registry.awake((here or own)[0].state.table_id)
    if table is None:
        raise NoSuchTable
    return table


async def tell_of_other(services: Services, answer: Answer, exists: TableExists, language: str) -> None:
    """Tell somebody of the table that is open in this channel already, with the ways to it.

    Raises:
        TableExists: It is only just being opened.
    """
    other = await services.registry.awake(exists.table_id) if exists.table_id else None
    if other is None:
        raise exists
    link = services.displays.of(other).refresher.link
    await answer.whisper(table_exists_message(other.public(), answer.interaction.user.id, language, link))


def check_choices(given: Mapping[str, tuple[str | int | None, Sequence[app_commands.Choice[Any]]]]) -> None:
    """Hold values that were not left out against the choices that were offered, whatever came through.

    Raises:
        OptionsError: A value is none of them.
    """
    for option, (value, choices) in given.items():
        if value is not None and value not in [choice.value for choice in choices]:
            raise OptionsError(option, value)
