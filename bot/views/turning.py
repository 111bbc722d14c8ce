"""The turning points of a match that is over, each with its reason and the way to its place in the replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ui

from bot.league.history import HistoryLine
from bot.league.replays import Moment
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces
from bot.views.layout import Button, Item, button, joined, message, paragraph, rows, rule, small
from bot.views.matches import results_text, seat_names, when
from bot.views.reasons import reason_text, telling
from bot.views.replay_presses import ReplayPress, ReplayVerb
from murlan.computer.review.points import TurningPoint
from murlan.events import CardGiven, Passed, Played, SeatEvent

_REASONS: Final = 2
"""How many reasons are told of one turning point."""
_LOSSES: Final = {
    "play": "turning-cost-play",
    "instead": "turning-cost-instead",
    "passed": "turning-cost-passed",
    "gift": "turning-cost-gift",
}
_GAINS: Final = {
    "play": "turning-gain-play",
    "instead": "turning-gain-instead",
    "passed": "turning-gain-passed",
    "gift": "turning-gain-gift",
}


def turning_message(line: HistoryLine, points: Sequence[TurningPoint], language: str) -> ui.LayoutView:
    """Return the turning points of a match in the order of time.

    Args:
        line: The match.
        points: What was found, at most as many as a row has buttons.
        language: Of the reader.
    """
    return message(
        accents.BOOK,
        paragraph(
            text("turning-title", language),
            joined(when(line), results_text(line, language)),
            small(text("turning-hint", language)),
        ),
        rule(),
        _entries(line, points, language),
        rows(list(_ways(line, points, language))),
    )


def turning_button(match_id: str, language: str) -> Button:
    """Return the way to ask for the turning points of a match that is over."""
    return button(text("button-turning", language), ReplayPress(match_id, ReplayVerb.TURNING))


def _entries(line: HistoryLine, points: Sequence[TurningPoint], language: str) -> Iterator[Item]:
    if not points:
        yield paragraph(text("turning-none", language))
    names = seat_names(line, language)
    for number, point in enumerate(points, start=1):
        reasons = (reason_text(reason, names, language) for reason in telling(point.reasons, most=_REASONS))
        yield paragraph(_head(number, point, language), _sentence(point, names, language), *map(small, reasons))


def _head(number: int, point: TurningPoint, language: str) -> str:
    """Return which one it is, in which deal, and how much it is about."""
    size = round(abs(point.difference), 1)
    key = "turning-won" if point.is_gain else "turning-lost"
    mark = "📈" if point.is_gain else "📉"
    deal = text("turning-deal", language, number=point.deal)
    return joined(f"**{number}\\.** {mark} {deal}", text(key, language, points=size))


def _sentence(point: TurningPoint, names: Sequence[str], language: str) -> str:
    keys = _GAINS if point.is_gain else _LOSSES
    key = keys[_kind(point)]
    return text(key, language, name=names[point.seat], done=_faces(point.done), other=_faces(point.other))


def _kind(point: TurningPoint) -> str:
    if isinstance(point.done, CardGiven):
        return "gift"
    if isinstance(point.done, Passed):
        return "passed"
    return "instead" if isinstance(point.other, Passed) else "play"


def _faces(event: SeatEvent) -> str:
    """Return the cards of what a seat does; nothing for a pass."""
    match event:
        case Played(_, cards):
            return f"**{card_faces(cards)}**"
        case CardGiven(_, card):
            return f"**{card_face(card)}**"
        case Passed():
            return ""


def _ways(line: HistoryLine, points: Sequence[TurningPoint], language: str) -> Iterator[Button]:
    for number, point in enumerate(points, start=1):
        press = ReplayPress(line.match_id, ReplayVerb.OPEN, Moment(point.deal, point.step))
        yield button(text("turning-replay", language, number=number), press)
