"""A server's leaderboard: one page of a board, the reader's own line, and the ways to the other boards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from discord import ui

from bot.league.boards import MINIMUM_MATCHES, PAGE_LINES, PAGES, Board, BoardPage, Standing
from bot.league.periods import Span
from bot.league.ratings import PROVISIONAL_MATCHES
from bot.league.results import Pool
from bot.texts import text
from bot.views import accents
from bot.views.board_presses import BoardPress, BoardVerb, BoardView
from bot.views.layout import Button, Item, button, joined, message, option, paragraph, rows, rule, select, small
from bot.views.names import safe_name
from bot.views.pictured import board_picture
from bot.views.seasons import MEDALS, place_name, season_name

_UNRANKED: Final = "–"
_LEAST: Final = {
    Board.RATING: PROVISIONAL_MATCHES,
    Board.WIN_RATE: MINIMUM_MATCHES,
    Board.AVERAGE_PLACE: MINIMUM_MATCHES,
}
"""From how many matches on a board lists people."""


def leaderboard_message(page: BoardPage, own: Standing | None, view: BoardView, language: str) -> ui.LayoutView:
    """Return a page of a board and the reader's own line.

    Args:
        page: Its lines, best first.
        own: The reader's line; ``None`` before their first rated match of the span.
        view: What is shown.
        language: Of the reader.
    """
    title = paragraph(
        text("board-title", language),
        joined(board_name(view.board, language), _span_name(view, page, language), pool_name(view.pool, language)),
        small(text("board-order", language, board=view.board, least=MINIMUM_MATCHES)),
    )
    lines = [_entry(line, view.board, language) for line in page.lines] or list(_nobody(view.board, language))
    return message(
        accents.BOOK,
        title,
        rule(),
        board_picture(page.lines, view.board, [_score(line, view.board, language) for line in page.lines]),
        paragraph(*lines),
        _own_line(page, own, view, language),
        _podium(page, language),
        rule(),
        _choices(view, language),
        rows(list(_buttons(page, own, view, language))),
    )


def board_name(board: Board, language: str) -> str:
    """Return what a board goes by."""
    return text("board-name", language, board=board)


def span_name(span: Span, language: str) -> str:
    """Return the name of a span of time."""
    return text("board-span", language, span=span)


def pool_name(pool: Pool, language: str) -> str:
    """Return the name of a kind of match."""
    return text("board-pool", language, pool=pool)


def _span_name(view: BoardView, page: BoardPage, language: str) -> str:
    """Return the span, with the name of the season that goes on."""
    name = span_name(view.span, language)
    if page.season is None:
        return name
    return text("of-whom", language, whom=name, what=season_name(page.season, language))


def _podium(page: BoardPage, language: str) -> list[Item]:
    """Return the podium of the last season, where a season's board is shown."""
    if page.last_season is None or not page.podium:
        return []
    places = (
        f"{MEDALS[place.rank]} {place_name(place, language)} · {text('points', language, count=place.points)}"
        for place in page.podium
    )
    title = text("board-podium", language, season=season_name(page.last_season, language))
    return [rule(), paragraph(title, *places)]


def _own_line(page: BoardPage, own: Standing | None, view: BoardView, language: str) -> list[Item]:
    """Return the reader's own line, unless it is on the page."""
    if own is None:
        return [rule(), paragraph(small(text("board-no-own", language)))]
    if any(line.user_id == own.user_id for line in page.lines):
        return []
    is_told = own.rank is not None or (not page.lines and view.board is not Board.RATING)
    note = "" if is_told else _unranked(view.board, language)
    return [rule(), paragraph(_entry(own, view.board, language), small(note))]


def _nobody(board: Board, language: str) -> Iterator[str]:
    """Yield why a page is empty: on some boards people may have played and still not stand there."""
    yield text("board-empty", language)
    if board in _LEAST:
        yield small(text("board-too-few", language, least=_LEAST[board]))


def _unranked(board: Board, language: str) -> str:
    if board is Board.RATING:
        return text("board-provisional", language, least=PROVISIONAL_MATCHES)
    return text("board-too-few", language, least=MINIMUM_MATCHES)


def _entry(line: Standing, board: Board, language: str) -> str:
    number = _UNRANKED if line.rank is None else MEDALS.get(line.rank, f"{line.rank}\\.")
    detail = text("board-detail", language, wins=line.wins, matches=line.matches, place=round(line.average_place, 2))
    return f"{number} **{safe_name(line.name)}** · {_score(line, board, language)}\n{small(detail)}"


def _score(line: Standing, board: Board, language: str) -> str:
    """Return what a line stands on a board for."""
    match board:
        case Board.RATING:
            return str(line.rating)
        case Board.POINTS:
            return text("points", language, count=line.points)
        case Board.WINS:
            return text("board-score-wins", language, count=line.wins)
        case Board.WIN_RATE:
            return text("board-score-win-rate", language, percent=round(100 * line.win_rate, 1))
        case Board.DEALS_WON:
            return text("board-score-deals", language, count=line.deals_won)
        case Board.AVERAGE_PLACE:
            return text("board-score-place", language, place=round(line.average_place, 2))
        case Board.STREAK:
            return text("board-score-streak", language, count=line.best_streak)


def _choices(view: BoardView, language: str) -> Iterator[Item]:
    first = replace(view, page=0)
    boards = [option(board_name(one, language), one, default=one is view.board) for one in Board]
    yield select(BoardPress(BoardVerb.BOARD, first), text("board-choose", language), boards)
    spans = [option(span_name(one, language), one, default=one is view.span) for one in Span]
    yield select(BoardPress(BoardVerb.SPAN, first), text("board-choose-span", language), spans)


def _buttons(page: BoardPage, own: Standing | None, view: BoardView, language: str) -> Iterator[Button]:
    number = page.number
    if number:
        yield button("◀", BoardPress(BoardVerb.BACK, replace(view, page=number - 1)))
    if page.has_next:
        yield button("▶", BoardPress(BoardVerb.ON, replace(view, page=number + 1)))
    other = Pool.TWO_TEAMS if view.pool is Pool.FREE_FOR_ALL else Pool.FREE_FOR_ALL
    yield button(pool_name(other, language), BoardPress(BoardVerb.POOL, replace(view, pool=other, page=0)))
    if own is not None and own.rank is not None and (at := (own.rank - 1) // PAGE_LINES) < PAGES and at != number:
        yield button(text("board-own", language), BoardPress(BoardVerb.OWN, replace(view, page=at)))
