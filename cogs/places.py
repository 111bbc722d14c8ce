"""``/murlan move``: taking a table to the channel where the command is given."""

from __future__ import annotations

from discord import app_commands

from bot.client.answers import Answer, Interaction
from bot.tables.actions import Move
from bot.tables.refusals import NotHost, SamePlace, TableExists
from bot.tables.table import Table
from bot.texts import text
from bot.views.menus import note_message
from bot.views.refusals import NoSuchTable, NoTableToMove, NotInServer, WhichTable
from cogs.permissions import check_permissions
from cogs.replies import reply, tell_of_other
from cogs.services import Services
from cogs.wording import said

Channel = app_commands.AppCommandChannel | app_commands.AppCommandThread


def add_place_commands(group: app_commands.Group, services: Services) -> None:
    """Add the commands about a table's place to ``/murlan``."""

    @group.command(description=said("command-move"))
    @app_commands.rename(source="from")
    @app_commands.describe(source=said("option-move-from"))
    async def move(interaction: Interaction, source: Channel | None = None) -> None:
        async def run(answer: Answer, language: str) -> None:
            if interaction.guild_id is None or interaction.channel_id is None:
                raise NotInServer
            table = _table_to_move(services, interaction, source)
            check_permissions(interaction)
            await services.router.authority.check_place(interaction)
            is_manager = await services.router.authority.is_manager(interaction)
            wanted = Move(interaction.user.id, interaction.channel_id, is_manager=is_manager)
            try:
                await answer.bridged(services.registry.move(table, wanted, interaction.id))
            except TableExists as exists:
                await tell_of_other(services, answer, exists, language)
                return
            await answer.whisper(note_message(text("note-moved", language)))

        await reply(services, interaction, run)


def _table_to_move(services: Services, interaction: Interaction, source: Channel | None) -> Table:
    """Return the table that somebody means; whether it is theirs to move the table itself decides.

    Raises:
        NoSuchTable: None is open in the channel that was named.
        SamePlace: The only one that they host is here.
        NotHost: They host none, but sit at one.
        NoTableToMove: Neither.
        WhichTable: They host several and named none.
    """
    user_id, here = interaction.user.id, interaction.channel_id
    if source is not None:
        named = services.registry.in_channel(source.id)
        if named is None or named.state.guild_id != interaction.guild_id:
            raise NoSuchTable
        return named
    own = [table for table in services.registry.seats_of(user_id) if table.state.guild_id == interaction.guild_id]
    hosted = [table for table in own if table.state.host_id == user_id]
    elsewhere = [table for table in hosted if table.state.channel_id != here]
    if len(elsewhere) == 1:
        return elsewhere[0]
    if elsewhere:
        raise WhichTable(tuple(table.state.channel_id for table in elsewhere))
    if hosted:
        raise SamePlace
    if own:
        raise NotHost(own[0].state.host_id)
    raise NoTableToMove
