"""What is asked, in private, before what cannot be taken back: leaving, ending, removing somebody, a vote for it."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.interruptions import name_at
from bot.views.layout import button, message, option, paragraph, rows, select, small
from bot.views.names import plain_name
from bot.views.presses import PressId, Verb


def leave_question(table: PublicTable, language: str) -> ui.LayoutView:
    """Return the question before leaving a table."""
    people = sum(not (seat.is_computer or seat.has_left) for seat in table.seats)
    if table.phase is Phase.LOBBY:
        question = text("confirm-leave-lobby", language)
    else:
        question = text("confirm-leave-last" if people == 1 else "confirm-leave", language)
    confirm = PressId(table.table_id, Verb.CONFIRM_LEAVE)
    return _question(question, text("button-confirm-leave", language), confirm, language)


def end_question(table: PublicTable, language: str, *, is_right: bool) -> ui.LayoutView:
    """Return the question before ending a table, or before a vote for it.

    Args:
        table: The table.
        language: Of the reader.
        is_right: Whether the reader may end it alone: its host, or who manages the server.
    """
    confirm = PressId(table.table_id, Verb.CONFIRM_END)
    if table.phase is Phase.LOBBY:
        question, label = text("confirm-end-lobby", language), text("button-confirm-end", language)
    elif is_right:
        question, label = text("confirm-end", language), text("button-confirm-end", language)
    else:
        question, label = text("confirm-vote-end", language), text("button-confirm-vote", language)
    return _question(question, label, confirm, language)


def expel_choice(table: PublicTable, user_id: int, language: str) -> ui.LayoutView:
    """Return the list of the people at a table but oneself, one of whom is to be removed.

    Args:
        table: The table; somebody else sits at it.
        user_id: Who chooses.
        language: Of the reader.
    """
    options = [
        option(
            plain_name(seat.name),
            str(seat.user_id),
            description=text("seat-away", language) if seat.is_away else "",
        )
        for seat in table.seats
        if seat.user_id not in (None, user_id) and not seat.has_left
    ]
    title = text("menu-remove", language)
    whom = select(PressId(table.table_id, Verb.EXPEL_WHOM), title, options)
    return message(accents.ASKING, paragraph(title, small(text("confirm-else", language))), whom)


def expel_question(table: PublicTable, target_id: int, language: str) -> ui.LayoutView:
    """Return the question before somebody is removed, or before a vote for it.

    Args:
        table: The table.
        target_id: Who is to be removed.
        language: Of the reader.
    """
    is_lobby = table.phase is Phase.LOBBY
    name = name_at(table, target_id)
    question = text("confirm-remove-lobby" if is_lobby else "confirm-remove", language, name=name)
    label = text("button-confirm-remove" if is_lobby else "button-confirm-vote", language)
    confirm = PressId(table.table_id, Verb.CONFIRM_EXPEL, whom=target_id)
    return _question(question, label, confirm, language)


def _question(question: str, label: str, confirm: PressId, language: str) -> ui.LayoutView:
    sure = button(label, confirm, style=ButtonStyle.danger)
    return message(accents.ASKING, paragraph(question, small(text("confirm-else", language))), rows([sure]))
