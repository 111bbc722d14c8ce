"""What people read about their own data: the file with all of it, and the question before it is deleted.

The ids are ``p1:privacy:<verb>``; they carry nothing, for whose data it is is known from the press alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import discord
from discord import ui

from bot.texts import LANGUAGES, text
from bot.views import accents
from bot.views.layout import attachment, button, joined, link_button, message, paragraph, rows, small
from bot.views.menus import Way

WORD: Final = "word"
"""The id of the form's only field."""
_ID: Final = re.compile(r"p1:privacy:([a-z]{1,8})", re.ASCII)
_MOST: Final = 20
"""Buttons to tables on one message, and letters of the word."""


class PrivacyVerb(StrEnum):
    """What can be pressed or sent."""

    ASK = "ask"
    """Open the form."""
    FORGET = "forget"
    """The form itself."""


def privacy_id(verb: PrivacyVerb) -> str:
    """Return the id of a button or of the form."""
    return f"p1:privacy:{verb}"


def parse_privacy_press(custom_id: str) -> PrivacyVerb | None:
    """Read an id back; ``None`` for another's."""
    found = _ID.fullmatch(custom_id)
    return PrivacyVerb(found[1]) if found and found[1] in set(PrivacyVerb) else None


def is_the_word(typed: str) -> bool:
    """Return whether somebody typed the word that confirms, in whichever language they read."""
    return typed.strip().casefold() in {text("privacy-word", code).casefold() for code in LANGUAGES}


def about_message(filename: str, language: str) -> ui.LayoutView:
    """Return the message around the file with all about its reader."""
    return message(accents.NOTE, paragraph(text("privacy-export", language)), attachment(filename))


def delete_question(language: str) -> ui.LayoutView:
    """Return what deleting does, and the button that asks for the word."""
    lines = (text("privacy-delete", language), text("privacy-delete-what", language))
    ask = button(text("button-privacy-delete", language), privacy_id(PrivacyVerb.ASK), style=discord.ButtonStyle.danger)
    return message(accents.ASKING, paragraph(*lines), rows([ask]))


def delete_form(language: str) -> ui.Modal:
    """Return the form in which the word is typed; it is finished, so that discord.py keeps nothing of it."""
    form = ui.Modal(title=text("privacy-form", language), custom_id=privacy_id(PrivacyVerb.FORGET), timeout=None)
    field: ui.TextInput[Any] = ui.TextInput(custom_id=WORD, max_length=_MOST, required=True)
    form.add_item(ui.Label(text=text("privacy-form-word", language), component=field))
    form.stop()
    return form


def still_named_message(ways: Sequence[Way], language: str) -> ui.LayoutView:
    """Return why somebody's data is not deleted yet, with the ways to the tables that name them."""
    shown = ways[:_MOST]
    places = (f"{number}. <#{way.channel_id}>" for number, way in enumerate(shown, 1))
    go = text("button-go", language)
    buttons = [link_button(joined(str(number), go), way.link) for number, way in enumerate(shown, 1)]
    lines = (text("privacy-still-named", language), *places, small(text("privacy-leave-first", language)))
    return message(accents.NOTE, paragraph(*lines), rows(buttons))
