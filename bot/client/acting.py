"""Letting a table act for whoever pressed."""

from __future__ import annotations

from bot.client.answers import Answer
from bot.tables.actions import PersonAction
from bot.tables.changes import Change
from bot.tables.faults import DoublePressError
from bot.tables.table import Table


async def acted(answer: Answer, table: Table, action: PersonAction) -> Change | None:
    """Let the table act; a slow disk is bridged by a promise.

    Returns:
        What follows; ``None`` for a press that was done before, which counts as done.

    Raises:
        TableRefusal: The table refuses it, among others because it has left the channel of the press meanwhile.
        IllegalEvent: The rules refuse it.
        JournalError: It could not be stored.
    """
    interaction = answer.interaction
    try:
        return await answer.bridged(table.act(action, interaction.id, channel_id=interaction.channel_id))
    except DoublePressError:
        return None
