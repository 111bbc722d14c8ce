"""That a table has opened, for those who asked to be told; and where that is asked for and taken back."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.tables.actions import Guard
from bot.texts import text
from bot.views import accents
from bot.views.layout import Button, button, message, paragraph, rows, small
from bot.views.names import safe_name
from bot.views.presses import PressId, Verb
from bot.views.setting_presses import OFF, ON, SettingPress, SettingVerb


def opening_mark(table_id: str) -> PressId:
    """Return what its button presses; the guard tells it from the lobby's own message."""
    return PressId(table_id, Verb.JOIN, Guard(0, 0))


def opening_message(table_id: str, host: str, user_ids: Sequence[int], language: str) -> ui.LayoutView:
    """Return what tells people that a table has opened; it stands as long as the lobby.

    Args:
        table_id: Which.
        host: Who opened it, by display name.
        user_ids: Whom it mentions.
        language: Of the table's public messages.
    """
    mentions = " ".join(f"<@{user_id}>" for user_id in user_ids)
    join = button(text("button-join", language), opening_mark(table_id), style=ButtonStyle.success)
    return message(
        accents.LOBBY, paragraph(text("table-opened", language, name=safe_name(host)), small(mentions)), rows([join])
    )


def tell_button(language: str, *, is_told: bool, custom_id: object) -> Button:
    """Return the button that asks for being told of new tables here, or takes that back."""
    return button(text("button-tell-me", language, state=ON if is_told else OFF), custom_id)


def no_table_message(note: str, language: str) -> ui.LayoutView:
    """Return what somebody reads who looks for a table where none is open: why not, and how to hear of the next."""
    return message(accents.NOTE, paragraph(note), rows([_tell_here(language, is_told=False)]))


def told_message(language: str, *, is_told: bool, is_muted: bool) -> ui.LayoutView:
    """Return whether somebody is told of new tables in this channel, with the way to the contrary.

    Args:
        language: Of the reader.
        is_told: Whether they want it.
        is_muted: Whether they take no invitations, so that they are not told all the same.
    """
    return message(
        accents.NOTE,
        paragraph(told_note(language, is_told=is_told, is_muted=is_muted)),
        rows([_tell_here(language, is_told=is_told)]),
    )


def told_note(language: str, *, is_told: bool, is_muted: bool) -> str:
    """Return the same as a sentence."""
    if is_told and is_muted:
        return text("told-muted", language)
    return text("told-here", language, state=ON if is_told else OFF)


def _tell_here(language: str, *, is_told: bool) -> Button:
    press = SettingPress(SettingVerb.TELL_HERE, is_own=True, value=OFF if is_told else ON)
    return tell_button(language, is_told=is_told, custom_id=press)
