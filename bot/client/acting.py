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
        TableRefusal: The table refuses it.
        IllegalEvent: The rules refuse it.
        JournalError: It could not be stored.
    """
    try:
        return await answer.bridged(table.act(action, answer.interaction.id))
    except DoublePressError:
        return None
