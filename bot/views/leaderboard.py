"""A server's leaderboard."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.league.boards import Standing
from bot.texts import text
from bot.views import accents
from bot.views.layout import Item, message, paragraph, rule, small
from bot.views.names import safe_name

_MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


def leaderboard_message(top: list[Standing], own: Standing | None, language: str) -> ui.LayoutView:
    """Return the first lines of a board and the reader's own.

    Args:
        top: The first lines, best first.
        own: The reader's line; ``None`` before their first finished match.
        language: Of the reader.
    """
    title = paragraph(text("board-title", language), small(text("board-order", language)))
    if not top:
        return message(accents.BOOK, title, rule(), paragraph(text("board-empty", language)))
    lines = paragraph(*(_entry(standing, language) for standing in top))
    return message(accents.BOOK, title, rule(), lines, _own_line(top, own, language))


def _own_line(top: list[Standing], own: Standing | None, language: str) -> list[Item]:
    """Return the reader's own line, unless it is among the first."""
    if own is None:
        return [rule(), paragraph(small(text("board-no-own", language)))]
    if any(standing.user_id == own.user_id for standing in top):
        return []
    return [rule(), paragraph(_entry(own, language))]


def _entry(standing: Standing, language: str) -> str:
    number = f"{standing.rank}\\."
    place = _MEDALS.get(standing.rank, number) if standing.points else number
    points = text("points", language, count=standing.points)
    detail = text(
        "board-detail",
        language,
        wins=standing.wins,
        matches=standing.matches,
        place=round(standing.average_place, 2),
    )
    return f"{place} **{safe_name(standing.name)}** · {points}\n{small(detail)}"
