"""Letting a table act for whoever pressed."""

from __future__ import annotations

from bot.client.answers import Answer, Interaction
from bot.tables.actions import PersonAction
from bot.tables.changes import Change
from bot.tables.faults import DoublePressError
from bot.tables.table import Table


def is_at(table: Table, interaction: Interaction) -> bool:
    """Return whether an interaction comes from where a table is: for who plays alone that is wherever they are."""
    if table.state.is_solo:
        return interaction.user.id == table.state.channel_id
    return interaction.channel_id == table.state.channel_id


async def acted(answer: Answer, table: Table, action: PersonAction, *, is_from_anywhere: bool = False) -> Change | None:
    """Let the table act; a slow disk is bridged by a promise.

    Args:
        answer: To whoever asks.
        table: What is to act.
        action: What is asked.
        is_from_anywhere: Whether it may come from another channel than the table's, as what is typed may.

    Returns:
        What follows; ``None`` for a press that was done before, which counts as done.

    Raises:
        TableRefusal: The table refuses it, among others because it has left the channel of the press meanwhile.
        IllegalEvent: The rules refuse it.
        JournalError: It could not be stored.
    """
    interaction = answer.interaction
    channel_id = None if is_from_anywhere or table.state.is_solo else interaction.channel_id
    try:
        return await answer.bridged(table.act(action, interaction.id, channel_id=channel_id))
    except DoublePressError:
        return None
