"""The small private messages around a table: its menu, questions before what cannot be taken back, single notes."""

from __future__ import annotations

from discord import ButtonStyle, ui

from bot.tables.phases import Phase
from bot.tables.public import PublicTable
from bot.tables.seating import SEATS
from bot.texts import text
from bot.views import accents
from bot.views.layout import Button, button, joined, link_button, message, paragraph, rows, small
from bot.views.presses import PressId, Verb
from bot.views.seats import options_line, target_text


def menu_message(table: PublicTable, user_id: int, language: str, *, is_manager: bool) -> ui.LayoutView:
    """Return the ⋯ menu of a table for one person.

    Args:
        table: The table.
        user_id: Who looks.
        language: Of the reader.
        is_manager: Whether the person manages the server.
    """
    options = table.settings.options
    buttons = [button(text("button-rules", language), PressId(table.table_id, Verb.RULES))]
    if any(seat.user_id == user_id and not seat.has_left for seat in table.seats):
        buttons.append(button(text("button-leave", language), PressId(table.table_id, Verb.LEAVE)))
    if user_id == table.host_id or is_manager:
        end = PressId(table.table_id, Verb.END)
        buttons.append(button(text("button-end", language), end, style=ButtonStyle.danger))
    rules = joined(options_line(options, language), target_text(options.target, language))
    return message(accents.NOTE, paragraph(text("menu-title", language), small(rules)), rows(buttons))


def confirm_message(table: PublicTable, verb: Verb, language: str) -> ui.LayoutView:
    """Return the question before leaving or ending a table.

    Args:
        table: The table.
        verb: `Verb.CONFIRM_LEAVE` or `Verb.CONFIRM_END`.
        language: Of the reader.
    """
    is_lobby = table.phase is Phase.LOBBY
    if verb is Verb.CONFIRM_END:
        question = text("confirm-end-lobby" if is_lobby else "confirm-end", language)
        label = text("button-confirm-end", language)
    else:
        people = sum(not (seat.is_computer or seat.has_left) for seat in table.seats)
        if_last = "confirm-leave-last" if people == 1 else "confirm-leave"
        question = text("confirm-leave-lobby" if is_lobby else if_last, language)
        label = text("button-confirm-leave", language)
    confirm = button(label, PressId(table.table_id, verb), style=ButtonStyle.danger)
    return message(accents.ASKING, paragraph(question, small(text("confirm-else", language))), rows([confirm]))


def note_message(note: str) -> ui.LayoutView:
    """Return one private sentence."""
    return message(accents.NOTE, paragraph(note))


def table_exists_message(table: PublicTable, user_id: int, language: str, link: str | None) -> ui.LayoutView:
    """Return what somebody reads who opens a table where one is open.

    Args:
        table: The table that is open.
        user_id: Who reads it.
        language: Of the reader.
        link: The address of its message, if it has one.
    """
    is_lobby = table.phase is Phase.LOBBY
    free = SEATS - len(table.seats)
    note = text("exists-lobby", language, free=free) if is_lobby else text("exists-playing", language)
    return message(accents.NOTE, paragraph(note), rows(_ways_in(table, user_id, language, link)))


def _ways_in(table: PublicTable, user_id: int, language: str, link: str | None) -> list[Button]:
    ways = [link_button(text("button-go", language), link)] if link else []
    is_seated = any(seat.user_id == user_id and not seat.has_left for seat in table.seats)
    if table.phase is Phase.LOBBY and not is_seated and len(table.seats) < SEATS:
        join = PressId(table.table_id, Verb.JOIN)
        ways.append(button(text("button-join", language), join, style=ButtonStyle.success))
    elif table.phase is Phase.PLAYING and is_seated:
        hand = PressId(table.table_id, Verb.HAND)
        ways.append(button(text("button-hand", language), hand, style=ButtonStyle.primary))
    return ways
