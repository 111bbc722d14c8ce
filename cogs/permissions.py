"""What the bot may do where a command was given."""

from __future__ import annotations

from bot.client.answers import Interaction
from bot.client.rights import missing_rights
from bot.views.refusals import MissingPermissions


def check_permissions(interaction: Interaction) -> None:
    """Check that the bot may keep a table's message in a channel.

    Raises:
        MissingPermissions: It lacks a right; by Discord's names.
    """
    if missing := missing_rights(interaction):
        raise MissingPermissions(missing)
