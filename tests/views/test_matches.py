"""What is told of a finished match in few words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.league.history import HistorySeat
from bot.texts import LANGUAGES
from bot.views.matches import results_parts, results_text, seat_names
from murlan.computer.levels import Level
from murlan.options import CLASSIC
from tests.support.history import line_of

TWINS = (
    HistorySeat(points=3, level=Level.BEGINNER, won=True),
    HistorySeat(points=2, user_id=100, name="Ana"),
    HistorySeat(points=1, level=Level.BEGINNER),
    HistorySeat(points=0, level=Level.CLUB),
)


def test_winners_are_told_apart_from_everybody_else() -> None:
    """In a list of matches the eye looks for who won; all four are there (R9)."""
    won, lost = results_parts(line_of(CLASSIC, (21, 9, 14, 4)), "en")
    assert ("🥇 **Ana** 21", 3) == (won, len(lost.split(" · ")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_of_one_name_are_told_apart(language: str) -> None:
    """Two computer players of a level are named alike, and a replay is about who laid what."""
    line = replace(line_of(CLASSIC, (3, 2, 1, 0)), seats=TWINS)
    assert ("🖥️ I ①", "Ana", "🖥️ I ②", "🖥️ III") == seat_names(line, language)
    assert "🖥️ I ②" in results_text(line, language)


def test_deleted_people_of_one_match_are_told_apart() -> None:
    """Their names are gone; that there were two is not."""
    deleted = [replace(seat, user_id=-number, level=None) for number, seat in enumerate(TWINS[:2], start=1)]
    line = replace(line_of(CLASSIC, (3, 2, 1, 0)), seats=(*deleted, *TWINS[2:]))
    assert ("somebody deleted ①", "somebody deleted ②") == seat_names(line, "en")[:2]
