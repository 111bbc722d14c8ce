"""The list of a server's finished matches, or of one person's: a page of it, and the ways on."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.league.history import Cursor, HistoryLine, HistoryPage
from bot.texts import text
from bot.views import accents
from bot.views.history_presses import HistoryPress, HistoryVerb
from bot.views.layout import Button, Item, button, joined, message, option, paragraph, rows, rule, select, small
from bot.views.matches import results_parts, rules_text, seat_names, when


def history_message(page: HistoryPage, language: str, *, is_own: bool) -> ui.LayoutView:
    """Return a page of matches, newest first.

    Args:
        page: The matches.
        language: Of the reader.
        is_own: Whether these are the reader's own only.
    """
    title = text("history-title-own" if is_own else "history-title", language)
    entries = [_entry(number, line, language) for number, line in enumerate(page.lines, start=1)]
    return message(
        accents.BOOK,
        paragraph(title, small(text("history-hint", language))),
        rule(),
        paragraph(*entries or [text("history-empty-own" if is_own else "history-empty", language)]),
        rule(),
        _choice(page, language, is_own=is_own),
        rows(list(_buttons(page, language, is_own=is_own))),
    )


def _entry(number: int, line: HistoryLine, language: str) -> str:
    """Return who won, large enough to be found again, and below it in small letters everybody else and the match."""
    won, lost = results_parts(line, language)
    first, rest = (won, lost) if won else (lost, "")
    below = (small(rest), small(joined(when(line), rules_text(line, language))))
    return "\n".join(part for part in (f"**{number}\\.** {first}", *below) if part)


def _choice(page: HistoryPage, language: str, *, is_own: bool) -> list[Item]:
    if not page.lines:
        return []
    options = [
        option(f"{number}. {', '.join(seat_names(line, language, is_markdown=False))}", line.match_id)
        for number, line in enumerate(page.lines, start=1)
    ]
    return [select(HistoryPress(HistoryVerb.OPEN, is_own), text("history-choose", language), options)]


def _buttons(page: HistoryPage, language: str, *, is_own: bool) -> Iterator[Button]:
    if page.lines and page.has_newer:
        yield button("⏮", HistoryPress(HistoryVerb.NEWEST, is_own))
        yield button("◀", HistoryPress(HistoryVerb.NEWER, is_own, _cursor(page.lines[0])))
    if page.lines and page.has_older:
        yield button("▶", HistoryPress(HistoryVerb.OLDER, is_own, _cursor(page.lines[-1])))
    other = text("history-all" if is_own else "history-own", language)
    yield button(other, HistoryPress(HistoryVerb.WHOSE, not is_own))


def _cursor(line: HistoryLine) -> Cursor:
    return Cursor(line.ended_at, line.match_id)
