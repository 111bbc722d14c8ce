"""Who may do what in a server besides playing: from the rights and roles that come with a press, and what is set.

Whether somebody counts as managing the server is decided here and nowhere else.
"""

from __future__ import annotations

import logging

import discord

from bot.client.answers import Interaction
from bot.league.settings import GuildSettings, Openers, SettingsStore
from bot.tables.faults import JournalError
from bot.views.refusals import BarredHere, MayNotOpen, MissingPermissions, NoTablesHere, NotInServer

log = logging.getLogger(__name__)


class Authority:
    """Answers who may do what, as it is set at that moment."""

    def __init__(self, settings: SettingsStore) -> None:
        self._settings = settings

    async def is_manager(self, interaction: Interaction) -> bool:
        """Return whether somebody counts as managing the server: by Discord's right, or by the role that is set.

        While the settings cannot be read the right alone counts.
        """
        if interaction.guild_id is None:
            return False
        if interaction.permissions.manage_guild:
            return True
        if not _has_roles(interaction):  # then nothing that is set makes them one
            return False
        try:
            settings = await self._settings.of_guild(interaction.guild_id)
        except JournalError:
            log.warning("the settings of server %s could not be read", interaction.guild_id)
            return False
        return _has_role(interaction, settings.manager_role)

    async def check_manager(self, interaction: Interaction) -> int:
        """Check that somebody counts as managing the server, and return the server.

        Raises:
            NotInServer: There is none here.
            MissingPermissions: They do not.
        """
        if interaction.guild_id is None:
            raise NotInServer
        if not await self.is_manager(interaction):
            raise MissingPermissions(("manage_guild",))
        return interaction.guild_id

    async def check_place(self, interaction: Interaction) -> GuildSettings:
        """Check that tables may be in this channel, and return the server's settings.

        Raises:
            NotInServer: There is no server here.
            NoTablesHere: They may be in others only.
            JournalError: The settings cannot be read now.
        """
        if interaction.guild_id is None:
            raise NotInServer
        settings = await self._settings.of_guild(interaction.guild_id)
        if settings.channels and not _places(interaction) & set(settings.channels):
            raise NoTablesHere(settings.channels)
        return settings

    async def check_opening(self, interaction: Interaction) -> GuildSettings:
        """Check that somebody may open a table in this channel, and return the server's settings.

        Raises:
            NotInServer: There is no server here.
            NoTablesHere: Tables may open in other channels only.
            MayNotOpen: Others may open tables here.
            BarredHere: The person is barred from this server's tables.
            JournalError: The settings cannot be read now.
        """
        settings = await self.check_place(interaction)
        await self.check_may_sit(interaction)
        if settings.openers is Openers.EVERYBODY or await self.is_manager(interaction):
            return settings
        if settings.openers is Openers.ROLE and _has_role(interaction, settings.opener_role):
            return settings
        raise MayNotOpen(_role_name(interaction, settings) if settings.openers is Openers.ROLE else "")

    async def check_may_sit(self, interaction: Interaction) -> None:
        """Check that somebody may sit down at this server's tables.

        Raises:
            BarredHere: They are barred from them.
            JournalError: It cannot be read now.
        """
        if interaction.guild_id and await self.is_barred(interaction.guild_id, interaction.user.id):
            raise BarredHere

    async def is_barred(self, guild_id: int, user_id: int) -> bool:
        """Return whether somebody is barred from a server's tables.

        Raises:
            JournalError: It cannot be read now.
        """
        return await self._settings.is_barred(guild_id, user_id)


def _places(interaction: Interaction) -> set[int | None]:
    """Return the channel of a press, and the one that it is a thread of."""
    channel = interaction.channel
    return {interaction.channel_id, channel.parent_id if isinstance(channel, discord.Thread) else None}


def _has_roles(interaction: Interaction) -> bool:
    """Return whether somebody has any role but everybody's."""
    member = interaction.user
    return isinstance(member, discord.Member) and any(not role.is_default() for role in member.roles)


def _has_role(interaction: Interaction, role_id: int | None) -> bool:
    if role_id is None or not isinstance(interaction.user, discord.Member):
        return False
    return role_id == interaction.guild_id or interaction.user.get_role(role_id) is not None


def _role_name(interaction: Interaction, settings: GuildSettings) -> str:
    """Return what the role is called that opens tables; nothing where it is gone, or none was chosen."""
    role = interaction.guild.get_role(settings.opener_role or 0) if interaction.guild else None
    return role.name if role is not None else ""
