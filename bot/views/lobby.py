"""The public message of a table before its match: who has sat down and what will be played."""

from __future__ import annotations

from typing import Final

from discord import ButtonStyle, ui

from bot.tables.phases import CutWay
from bot.tables.public import PublicTable
from bot.tables.seating import SEATS
from bot.texts import text
from bot.views import accents
from bot.views.interruptions import interruption_lines
from bot.views.layout import Button, button, clock, joined, message, paragraph, rows, rule, small
from bot.views.levels import COMPUTER, level_title
from bot.views.names import safe_name
from bot.views.presses import PressId, Verb
from bot.views.promises import promise_note
from bot.views.seats import SIDE_MARKS, options_line, target_text
from murlan.computer.levels import Level
from murlan.options import Sides

_PERSON: Final = "👤"
_FREE: Final = "🪑"
"""A chair that nobody sits on."""
_SIDES: Final = ("side-north-south", "side-east-west")


def lobby_message(table: PublicTable) -> ui.LayoutView:
    """Return the message of a lobby."""
    language, free = table.settings.language, SEATS - len(table.seats)
    expiry = text("lobby-expires", language, clock=clock(table.until)) if table.until else ""
    return message(
        accents.LOBBY,
        paragraph(text("lobby-title", language), small(_rules_line(table)), small(_levels_line(table))),
        rule(),
        paragraph(*_seat_lines(table)),
        rule(),
        paragraph(
            text("lobby-state", language, free=free),
            small(expiry),
            *interruption_lines(table, language),
        ),
        rows(_coming_and_going(table)),
        rows(_starting(table, free)),
        promise_note(table),
    )


def _rules_line(table: PublicTable) -> str:
    language, options = table.settings.language, table.settings.options
    seconds = text("turn-seconds", language, seconds=table.settings.turn_seconds)
    cut = text("lobby-cut", language) if table.settings.cut is CutWay.ASK else ""
    return joined(options_line(options, language), target_text(options.target, language), seconds, cut)


def _levels_line(table: PublicTable) -> str:
    """Return how well computer players play that come; and who plays for people who are away, where it was chosen."""
    language, understudy = table.settings.language, table.settings.understudy
    is_chosen = understudy is not Level.BEGINNER
    return joined(
        text("lobby-computers", language, level=level_title(table.settings.computers, language)),
        text("lobby-understudy", language, level=level_title(understudy, language)) if is_chosen else "",
    )


def _seat_lines(table: PublicTable) -> list[str]:
    """Return the four seats in the order of joining, or by sides in two against two (R10.4)."""
    if table.settings.options.sides is not Sides.TWO_TEAMS:
        return [_seat_line(table, number) for number in range(SEATS)]
    pairs = ((0, table.partner), tuple(number for number in range(1, SEATS) if number != table.partner))
    lines = []
    for mark, side, pair in zip(SIDE_MARKS, _SIDES, pairs, strict=True):
        lines.append(f"{mark} {text(side, table.settings.language)}")
        lines += [_seat_line(table, number) for number in pair]
    return lines


def _seat_line(table: PublicTable, number: int) -> str:
    language = table.settings.language
    if number >= len(table.seats):
        return f"{_FREE} {text('lobby-free-seat', language)}"
    seat = table.seats[number]
    behind = level_title(seat.level, language) if seat.level else text("lobby-host", language) if seat.is_host else ""
    return f"{COMPUTER if seat.is_computer else _PERSON} **{safe_name(seat.name)}** {behind}".rstrip()


def _coming_and_going(table: PublicTable) -> list[Button]:
    language, is_full = table.settings.language, len(table.seats) >= SEATS
    has_computer = any(seat.is_computer for seat in table.seats)
    labels = {verb: PressId(table.table_id, verb) for verb in Verb}
    return [
        button(text("button-join", language), labels[Verb.JOIN], style=ButtonStyle.success, disabled=is_full),
        button(text("button-leave", language), labels[Verb.LEAVE]),
        button(text("button-add-computer", language), labels[Verb.ADD_COMPUTER], disabled=is_full),
        button(text("button-remove-computer", language), labels[Verb.REMOVE_COMPUTER], disabled=not has_computer),
    ]


def _starting(table: PublicTable, free: int) -> list[Button]:
    language = table.settings.language
    is_paired = table.settings.options.sides is Sides.TWO_TEAMS
    swap = [button(text("button-swap", language), PressId(table.table_id, Verb.SWAP))] if is_paired else []
    return [
        button(
            text("button-start", language, free=free),
            PressId(table.table_id, Verb.START),
            style=ButtonStyle.primary,
            disabled=free > 0,
        ),
        button(text("button-fill", language), PressId(table.table_id, Verb.FILL), disabled=free == 0),
        *swap,
        button(text("button-menu", language), PressId(table.table_id, Verb.MENU)),
    ]
