"""A short public message that mentions whose turn it is; it stands only as long as the turn."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.tables.actions import Guard
from bot.texts import text
from bot.views import accents
from bot.views.layout import button, message, paragraph, rows
from bot.views.presses import PressId, Verb


def ping_mark(table_id: str, guard: Guard) -> PressId:
    """Return what its button presses: the guard is the turn, and tells it from the table's own message."""
    return PressId(table_id, Verb.HAND, guard)


def ping_message(table_id: str, guard: Guard, user_id: int, language: str) -> ui.LayoutView:
    """Return what tells a person that it is their turn.

    Args:
        table_id: Where.
        guard: Which turn.
        user_id: Whom it mentions.
        language: Of the table's public messages.
    """
    hand = button(text("button-hand", language), ping_mark(table_id, guard), style=ButtonStyle.primary)
    return message(accents.OWN_TURN, paragraph(text("ping-turn", language, mention=f"<@{user_id}>")), rows([hand]))
