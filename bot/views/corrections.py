"""What is asked before a server's books are corrected, in private: nothing here can be taken back."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from discord import ButtonStyle, ui

from bot.league.recent import RecentResult
from bot.texts import text
from bot.views import accents
from bot.views.correction_presses import CorrectionPress, CorrectionVerb, Reset
from bot.views.layout import button, joined, message, option, paragraph, rows, select
from bot.views.menus import note_message
from bot.views.names import plain_name, safe_name


def void_choice(results: Sequence[RecentResult], language: str) -> ui.LayoutView:
    """Return the list of a server's last results, to choose the one that is not to count."""
    if not results:
        return note_message(text("void-nothing", language))
    options = [
        option(
            _when(result, language),
            result.match_id,
            description=joined(_people(result), text("void-is-void", language) if result.is_void else ""),
        )
        for result in results
    ]
    which = CorrectionPress(CorrectionVerb.WHICH)
    return message(
        accents.ASKING,
        paragraph(text("void-title", language)),
        select(which, text("void-choose", language), options),
    )


def void_question(result: RecentResult, language: str) -> ui.LayoutView:
    """Return the question whether a result is to count no more."""
    lines = [
        text("of-whom", language, whom=safe_name(name), what=text("points", language, count=points))
        for name, points in _scores(result)
    ]
    sure = button(
        text("button-void", language),
        CorrectionPress(CorrectionVerb.VOID, result.match_id),
        style=ButtonStyle.danger,
    )
    when = f"<t:{result.ended_at}:f>"
    return message(accents.ASKING, paragraph(text("void-ask", language, when=when), *lines), rows([sure]))


def reset_question(what: Reset, language: str) -> ui.LayoutView:
    """Return the question whether boards are to begin anew."""
    sure = button(text("button-reset", language), CorrectionPress(CorrectionVerb.RESET, what), style=ButtonStyle.danger)
    return message(accents.ASKING, paragraph(text("reset-ask", language, what=what)), rows([sure]))


def _when(result: RecentResult, language: str) -> str:
    """Return when a match ended; a select's options know no clock of the reader's, so it is UTC."""
    return text("void-when", language, when=f"{datetime.fromtimestamp(result.ended_at, UTC):%Y-%m-%d %H:%M}")


def _people(result: RecentResult) -> str:
    return ", ".join(f"{plain_name(name)} {points}" for name, points in _scores(result))


def _scores(result: RecentResult) -> list[tuple[str, int]]:
    """Return people's names and points, most first."""
    return sorted(zip(result.names, result.totals, strict=True), key=lambda score: -score[1])
