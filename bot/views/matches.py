"""How a finished match is told in few words: who played, by which rules, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.league.history import HistoryLine, HistorySeat
from bot.texts import text
from bot.views.layout import joined
from bot.views.levels import COMPUTER, MARKS
from bot.views.names import plain_name, safe_name
from bot.views.seats import MEDALS, SIDE_MARKS, options_line, target_text
from murlan.options import ONE_DEAL, Sides

_NUMBERS: Final = "①②③④"


def seat_names(line: HistoryLine, language: str, *, is_markdown: bool = True) -> tuple[str, ...]:
    """Return the names of a match's seats, safe to be shown; those that are the same are numbered."""
    names = [_seat_name(seat, language, is_markdown=is_markdown) for seat in line.seats]
    return tuple(
        f"{name} {_NUMBERS[names[:seat].count(name)]}" if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    )


def results_parts(line: HistoryLine, language: str) -> tuple[str, str]:
    """Return who won a match, and then everybody else, with places and points."""
    order = _best_first(line)
    winners = [seat for seat in order if line.seats[seat].won]
    others = [seat for seat in order if not line.seats[seat].won]
    won, lost = (joined(*(_result(line, seat, language) for seat in seats)) for seats in (winners, others))
    return won, lost


def results_text(line: HistoryLine, language: str) -> str:
    """Return places, names and points of a match, best first; the two sides beside each other."""
    return joined(*(_result(line, seat, language) for seat in _best_first(line)))


def rules_text(line: HistoryLine, language: str) -> str:
    """Return by which rules a match was played, how long it was, and whether it counts."""
    return joined(*_rules(line, language))


def when(line: HistoryLine) -> str:
    """Return when a match ended, in the reader's own time."""
    return f"<t:{line.ended_at}:f>"


def _best_first(line: HistoryLine) -> list[int]:
    return sorted(range(len(line.seats)), key=lambda seat: (not line.seats[seat].won, -line.seats[seat].points, seat))


def _seat_name(seat: HistorySeat, language: str, *, is_markdown: bool) -> str:
    """Return who had a seat: a person's last name, or a computer player's level; never a number.

    Args:
        seat: Whose it was.
        language: Of the reader.
        is_markdown: Whether it stands in a text that Discord formats.
    """
    if seat.user_id is None:
        return f"{COMPUTER} {MARKS[seat.level]}" if seat.level is not None else COMPUTER
    if seat.user_id < 0:
        return text("history-deleted", language)
    return safe_name(seat.name) if is_markdown else plain_name(seat.name)


def _rules(line: HistoryLine, language: str) -> Iterator[str]:
    yield options_line(line.options, language)
    yield target_text(line.options.target, language)
    if line.places and line.options.target != ONE_DEAL:
        yield text("deals-played", language, count=len(line.places))
    if not line.is_finished:
        yield text("history-unfinished", language)
    if line.is_void:
        yield text("history-void", language)


def _result(line: HistoryLine, number: int, language: str) -> str:
    seat = line.seats[number]
    name = seat_names(line, language)[number]
    if line.options.sides is Sides.TWO_TEAMS:
        mark = f"{SIDE_MARKS[number % 2]}{' 🏆' if seat.won else ''}"
    else:
        mark = MEDALS[0 if seat.won else line.place(number) - 1]
    return f"{mark} {f'**{name}**' if seat.won else name} {seat.points}"
