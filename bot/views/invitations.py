"""An invitation: a public message that mentions one person, with what only that person can answer."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.layout import button, joined, message, paragraph, rows, small
from bot.views.names import safe_name
from bot.views.presses import PressId, Verb
from bot.views.seats import options_line, target_text


def invitation_message(table: PublicTable, inviter: str, guest_id: int) -> ui.LayoutView:
    """Return an invitation, in the table's language.

    Args:
        table: The table that somebody is invited to.
        inviter: The display name of who invites.
        guest_id: Who is invited; the message mentions them, and its buttons name them.
    """
    language, options = table.settings.language, table.settings.options
    invited = text("invitation", language, mention=f"<@{guest_id}>", name=safe_name(inviter))
    how = text("invitation-lobby" if table.phase is Phase.LOBBY else "invitation-playing", language)
    rules = joined(options_line(options, language), target_text(options.target, language))
    accept, decline, mute = (
        PressId(table.table_id, verb, whom=guest_id) for verb in (Verb.ACCEPT, Verb.DECLINE, Verb.MUTE)
    )
    buttons = [
        button(text("button-join", language), accept, style=ButtonStyle.success),
        button(text("button-decline", language), decline),
        button(text("button-mute", language), mute),
    ]
    return message(accents.LOBBY, paragraph(invited, how, small(rules)), rows(buttons))


def accepted_message(guest: str, language: str) -> ui.LayoutView:
    """Return what is left of an invitation that was accepted; it mentions nobody."""
    return message(accents.CLOSED, paragraph(small(text("invitation-accepted", language, name=safe_name(guest)))))


def declined_message(guest: str, language: str) -> ui.LayoutView:
    """Return what is left of an invitation that was declined; it mentions nobody."""
    return message(accents.CLOSED, paragraph(small(text("invitation-declined", language, name=safe_name(guest)))))


def outlived_message(language: str) -> ui.LayoutView:
    """Return what is left of an invitation to a table that has ended."""
    return message(accents.CLOSED, paragraph(small(text("invitation-over", language))))
