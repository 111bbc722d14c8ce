"""The small private messages around a table: its menu, single notes, what somebody reads who opens another one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ButtonStyle, ui

from bot.tables.phases import Motion, Phase
from bot.tables.public import PublicTable
from bot.tables.seating import SEATS
from bot.texts import text
from bot.views import accents
from bot.views.interruptions import interruption_lines
from bot.views.layout import Button, Item, button, joined, link_button, message, option, paragraph, rows, select, small
from bot.views.levels import COMPUTER, MIXED, habits, level_title
from bot.views.openings import tell_button
from bot.views.presses import PressId, Verb
from bot.views.seats import options_line, target_text
from murlan.computer.levels import Level

_WAYS: Final = 20
"""Buttons to tables on one message: four rows."""


@dataclass(frozen=True, slots=True)
class Way:
    """The way to a table."""

    channel_id: int
    link: str
    """The address of its message, or of its channel."""


def menu_message(
    table: PublicTable, user_id: int, language: str, *, is_manager: bool, is_told: bool = False, note: str = ""
) -> ui.LayoutView:
    """Return the ⋯ menu of a table for one person: what they may do now, and nothing else.

    Args:
        table: The table.
        user_id: Who looks.
        language: Of the reader.
        is_manager: Whether the person manages the server.
        is_told: Whether the person is told when a table opens in this channel.
        note: What came of a press on it.
    """
    options = table.settings.options
    rules = joined(options_line(options, language), target_text(options.target, language))
    lines = (text("menu-title", language), small(rules), *interruption_lines(table, language))
    noted = [paragraph(f"> {note}")] if note else []
    tell = tell_button(language, is_told=is_told, custom_id=PressId(table.table_id, Verb.TELL))
    buttons = [*_menu_buttons(table, user_id, language, is_manager=is_manager), tell]
    is_hosts = table.phase is Phase.LOBBY and user_id == table.host_id
    levels = [paragraph(small(text("menu-level", language))), _level_choice(table, language)] if is_hosts else []
    return message(accents.NOTE, noted, paragraph(*lines), levels, rows(buttons))


def is_seated(table: PublicTable, user_id: int) -> bool:
    """Return whether somebody has a seat at a table and has not left."""
    return any(seat.user_id == user_id and not seat.has_left for seat in table.seats)


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
    if table.phase is Phase.LOBBY:
        note = text("exists-lobby", language, free=SEATS - len(table.seats))
    elif table.phase is Phase.FINISHED:
        note = text("exists-finished", language)
    elif table.takes_people and not is_seated(table, user_id):
        note = text("exists-takes-people", language)
    else:
        note = text("exists-playing", language)
    return message(accents.NOTE, paragraph(note), rows(_ways_in(table, user_id, language, link)))


def too_many_tables_message(ways: Sequence[Way], limit: int, language: str) -> ui.LayoutView:
    """Return what somebody reads who sits at as many tables as are allowed: at which, and how to leave one.

    Args:
        ways: To the person's tables.
        limit: How many are allowed.
        language: Of the reader.
    """
    shown = ways[:_WAYS]
    places = (f"{number}. <#{way.channel_id}>" for number, way in enumerate(shown, 1))
    lines = (text("refusal-too-many-yours", language, limit=limit), *places, small(text("too-many-leave", language)))
    go = text("button-go", language)
    buttons = [link_button(joined(str(number), go), way.link) for number, way in enumerate(shown, 1)]
    return message(accents.NOTE, paragraph(*lines), rows(buttons))


def _level_choice(table: PublicTable, language: str) -> Item:
    """Return the list of levels for the computer players to come, with the one that is chosen."""
    options = [
        option(
            f"{COMPUTER} {level_title(level, language)}",
            level or MIXED,
            description=habits(level, language),
            default=level is table.settings.computers,
        )
        for level in (None, *Level)
    ]
    return select(PressId(table.table_id, Verb.LEVEL), text("menu-level", language), options)


def _menu_buttons(table: PublicTable, user_id: int, language: str, *, is_manager: bool) -> Iterator[Button]:
    is_host, is_here = user_id == table.host_id, is_seated(table, user_id)
    is_match = table.phase is not Phase.LOBBY

    def known(key: str, verb: Verb, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        return button(text(key, language), PressId(table.table_id, verb), style=style)

    yield known("button-rules", Verb.RULES)
    if is_here or is_manager:
        yield known("button-bring-down", Verb.BRING_DOWN)
    if is_here:
        yield from _pausing(table, user_id, language)
    if _may_expel(table, user_id, is_manager=is_manager):
        yield known("button-remove", Verb.EXPEL)
    if is_here:
        yield known("button-leave", Verb.LEAVE)
    if is_host or is_manager:
        yield known("button-end", Verb.END, ButtonStyle.danger)
    elif is_here and is_match and user_id not in _voters(table, Motion.END):
        yield known("button-vote-end", Verb.END)


def _pausing(table: PublicTable, user_id: int, language: str) -> Iterator[Button]:
    """Yield what a seated person can do about a pause, and about their own votes."""
    if table.pause is not None:
        label, resume = text("button-resume", language), PressId(table.table_id, Verb.RESUME)
        yield button(label, resume, style=ButtonStyle.success)
    elif table.phase is Phase.PLAYING and user_id not in _voters(table, Motion.PAUSE):
        yield button(text("button-pause", language), PressId(table.table_id, Verb.PAUSE))
    if any(user_id in vote.voters for vote in table.votes):
        yield button(text("button-withdraw", language), PressId(table.table_id, Verb.WITHDRAW))


def _voters(table: PublicTable, motion: Motion) -> set[int]:
    return {voter for vote in table.votes if vote.motion is motion for voter in vote.voters}


def _may_expel(table: PublicTable, user_id: int, *, is_manager: bool) -> bool:
    """Return whether removing somebody is worth offering.

    In the lobby its host and managers remove people; in a match its people vote, and a manager who does not play can
    only remove somebody who is away.
    """
    others = [seat for seat in table.seats if seat.user_id not in (None, user_id) and not seat.has_left]
    if table.phase is Phase.LOBBY:
        return bool(others) and (is_manager or user_id == table.host_id)
    if is_seated(table, user_id):
        return bool(others)
    return is_manager and any(seat.is_away for seat in others)


def _ways_in(table: PublicTable, user_id: int, language: str, link: str | None) -> list[Button]:
    ways = [link_button(text("button-go", language), link)] if link else []
    is_here = is_seated(table, user_id)
    join = PressId(table.table_id, Verb.JOIN)
    if table.phase is Phase.LOBBY and not is_here and len(table.seats) < SEATS:
        ways.append(button(text("button-join", language), join, style=ButtonStyle.success))
    elif table.takes_people and not is_here:
        ways.append(button(text("button-take-seat", language), join, style=ButtonStyle.success))
    elif table.phase is Phase.PLAYING and is_here:
        hand = PressId(table.table_id, Verb.HAND)
        ways.append(button(text("button-hand", language), hand, style=ButtonStyle.primary))
    return ways
