"""What a table that went to another channel leaves where it was: a note in its message, and one in each hand."""

from __future__ import annotations

import discord

from bot.texts import text
from bot.views import accents
from bot.views.layout import link_button, message, paragraph, rows


def moved_message(link: str | None, language: str) -> discord.ui.LayoutView:
    """Return the note that a table goes on elsewhere, with the way there.

    Args:
        link: The address of its message, once it has one there.
        language: Of the reader.
    """
    way = rows([link_button(text("button-go", language), link)]) if link else ()
    return message(accents.CLOSED, paragraph(text("moved-to", language)), way)
