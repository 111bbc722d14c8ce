"""The pictures of public messages: they show what the message says, in its order, and only what everybody saw."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

import pytest
from discord import ui

from bot.league.boards import Board
from bot.tables.public import PublicTable
from bot.texts import LANGUAGES
from bot.views.board_presses import BoardView
from bot.views.decks import dealt_from
from bot.views.drawings import BoardDrawing, Drawing, ExchangeDrawing, ResultDrawing
from bot.views.layout import PICTURE_TOLD, Message
from bot.views.leaderboard import leaderboard_message
from bot.views.public_message import past_message, public_message
from murlan.cards import Card
from murlan.match import Match
from murlan.options import CLASSIC, RuleOptions
from murlan.snapshot import Stage
from tests.support.discord_limits import texts, walk
from tests.views.states import DRAWN_DECK, components_of
from tests.views.tables import (
    READY,
    SHORT,
    TWO_TEAMS,
    after_turns,
    between,
    board_page,
    dealt,
    exchanging,
    finished,
    jokers_shown,
    played_on,
    seats_of,
    standings,
    table_of,
    tied,
)

GALLERY: Final = 12
RULES: Final = pytest.mark.parametrize("options", [CLASSIC, TWO_TEAMS], ids=["alone", "in pairs"])


def shown(table: PublicTable) -> Message:
    """Return a table's message as it is with drawn cards."""
    with dealt_from(DRAWN_DECK):
        view = public_message(table)
    assert isinstance(view, Message)
    return view


def drawing_of(table: PublicTable) -> Drawing | None:
    """Return the picture that a table's message wants."""
    return shown(table).drawing


def result_of(match: Match) -> ResultDrawing:
    """Return the picture of a deal or a match that is over."""
    drawing = drawing_of(table_of(match))
    assert isinstance(drawing, ResultDrawing)
    return drawing


def told_of(view: ui.LayoutView) -> str:
    """Return what is read aloud of a message's picture."""
    (gallery,) = [part for part in walk(components_of(view)) if part["type"] == GALLERY]
    (item,) = gallery["items"]
    return str(item["description"])


def last_cards(match: Match, seat: int) -> tuple[Card, ...]:
    """Return what a seat laid last in a match's present deal."""
    assert match.deal is not None
    turns = [turn for trick in (*match.deal.tricks, match.deal.trick) for turn in trick]
    return next(turn.combination.cards for turn in reversed(turns) if turn.seat == seat and turn.combination)


@RULES
@pytest.mark.parametrize("deals", [1, 3])
def test_deal_is_shown_place_by_place_with_what_each_seat_went_out_with(options: RuleOptions, deals: int) -> None:
    """R6: the last one went out with nothing, and what was left in that hand is known to whoever counted."""
    match = between(options, deals)
    drawing, places = result_of(match), match.last_places
    assert match.deal is not None
    assert places is not None
    assert [1, 2, 3, 4] == [row.place for row in drawing.rows]
    assert [3, 2, 1, 0] == [row.gained for row in drawing.rows]
    assert [match.totals[seat] for seat in places] == [row.total for row in drawing.rows]
    assert [last_cards(match, seat) for seat in places[:3]] == [row.cards for row in drawing.rows[:3]]
    assert match.deal.hands[places[3]] == drawing.rows[3].cards
    assert [False, False, False, True] == [row.is_left for row in drawing.rows]


@pytest.mark.parametrize("match", [finished(), finished(SHORT)], ids=["won", "one deal"])
def test_match_is_shown_in_the_order_of_its_totals(match: Match) -> None:
    """Equal points share a place, as in the lines of the text; nothing was gained by the picture's reader."""
    rows = result_of(match).rows
    totals = sorted(match.totals, reverse=True)
    assert totals == [row.total for row in rows]
    assert [1 + sum(other > total for other in totals) for total in totals] == [row.place for row in rows]
    assert [None] * 4 == [row.gained for row in rows]


def test_partners_share_the_place_of_their_side_in_a_match() -> None:
    """R10.2: a side wins with all its points, whoever made them."""
    drawing = result_of(finished(TWO_TEAMS))
    first, second = drawing.sides
    assert [first.side, first.side, second.side, second.side] == [row.side for row in drawing.rows]
    assert [1, 1, 2, 2] == [row.place for row in drawing.rows]
    assert first.total > second.total == sum(row.total for row in drawing.rows[2:])


@RULES
def test_those_who_share_a_tie_share_its_first_place(options: RuleOptions) -> None:
    """R9.3: they may have different totals; the medals in the picture are those of the words."""
    match = tied(options, (0, 1) if options is TWO_TEAMS else (0, 2))
    assert match.outcome is not None
    assert match.outcome.is_tie
    first = {seat for seat in range(4) if options.side_of(seat) in match.outcome.winners}
    assert len(first) == sum(row.place == 1 for row in result_of(match).rows)


@RULES
@pytest.mark.parametrize("make", [between, finished], ids=["deal", "match"])
def test_rows_stand_as_the_lines_of_the_text_do(options: RuleOptions, make: Any) -> None:
    """Nobody is named in the picture: whoever looks for a name goes down the lines beside it."""
    match = make(options)
    view = shown(table_of(match))
    told = told_of(view).splitlines()[:4]
    named = [next(name for name in ("Ana", "Besa", "Çlirim", "Luan") if name in line) for line in told]
    lines = [line for part in texts(components_of(view)) for line in part.splitlines() if "**" in line]
    written = [name for line in lines for name in named if f"**{name}**" in line and "+ **" not in line]
    assert written == named


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ana", "W" * 32, "👩🏿‍🚀" * 32], ids=["short", "wide", "emojis"])
def test_whatever_is_drawn_is_read_aloud_in_every_language(language: str, name: str) -> None:
    """Every card, every gain, every total and the target; however long the names are, nothing is cut off."""
    for match in (between(), between(TWO_TEAMS, 3), finished(), finished(TWO_TEAMS)):
        view = shown(table_of(match, language, seats=seats_of([name] * 4)))
        assert isinstance(view.drawing, ResultDrawing)
        told = told_of(view)
        assert len(told) < PICTURE_TOLD
        assert str(view.drawing.target) in told.splitlines()[-1]
        for row, line in zip(view.drawing.rows, told.splitlines(), strict=False):
            assert line.startswith(f"{row.place}. ")
            assert str(row.total) in line
            assert row.gained is None or f"+{row.gained}" in line
            assert len(row.cards) == line.partition("·")[0].count(",") + 1


def test_exchange_is_drawn_as_its_cards_are_known_until_one_is_laid() -> None:
    """R8: the first card is forced and comes with the deal; the second may take its giver a while."""
    begun = exchanging()
    done = played_on(begun, lambda match: match.stage is Stage.PLAY)
    laid = played_on(done, lambda match: match.deal is not None and match.deal.turns_taken == 1)
    assert begun.exchange is not None
    assert done.exchange is not None
    assert begun.exchange.given is not None
    deck = table_of(begun).settings.deck
    assert [
        ExchangeDrawing(begun.exchange.given, None, deck),
        ExchangeDrawing(begun.exchange.given, done.exchange.returned, deck),
        None,
    ] == [drawing_of(table_of(match)) for match in (begun, done, laid)]


@pytest.mark.parametrize(
    "match",
    [
        exchanging(replace(CLASSIC, open_exchange=False)),
        jokers_shown(),
        dealt(),
        after_turns(CLASSIC, 5),
        Match.start(CLASSIC),
    ],
    ids=["hidden exchange", "jokers shown", "first deal", "turns", "before the first deal"],
)
def test_no_picture_where_nothing_is_to_be_shown(match: Match) -> None:
    """R8.6: of a hidden exchange the table at large knows no card; while people play the words come first."""
    assert drawing_of(table_of(match)) is None


def test_table_of_text_has_no_pictures() -> None:
    """Whoever wants letters, or has no emojis yet, gets words."""
    for match in (between(), finished(), exchanging()):
        view = public_message(table_of(match))
        assert isinstance(view, Message)
        assert (None, None) == (view.drawing, view.in_words)


def test_message_that_changes_keeps_its_picture() -> None:
    """Somebody is ready, somebody votes: the file's name stays, so that it is not sent again."""
    table = table_of(between())
    assert drawing_of(table) == drawing_of(replace(table, seats=READY, until=None))
    names = [drawing_of(one) for one in (table_of(between()), table_of(between(deals=2)))]
    assert 2 == len({drawing.file_name for drawing in names if drawing})


def test_result_of_an_older_deal_has_no_picture() -> None:
    """What a message shrinks to is short."""
    with dealt_from(DRAWN_DECK):
        views = [past_message(table_of(match)) for match in (between(), finished())]
    assert [None, None] == [view.drawing for view in views if isinstance(view, Message)]


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("language", ["en", "de"])
def test_board_is_bars_with_the_numbers_of_its_lines(board: Board, language: str) -> None:
    """Ranks and numbers as the text writes them; nobody's bar is longer than that of who stands above."""
    drawing, told, lines = _board(board, language, 4)
    assert [1, 2, 3, 4] == [row.rank for row in drawing.rows]
    for row, aloud, line in zip(drawing.rows, told, lines, strict=True):
        assert aloud.startswith(f"{row.rank}. ")
        assert row.value in aloud
        assert row.value in line
    shares = [row.share for row in drawing.rows]
    assert sorted(shares, reverse=True) == shares
    assert all(0 < share <= 1 for share in shares)


def test_people_without_a_rank_are_not_drawn() -> None:
    """Who has too few matches for a board stands below it; an empty page has no picture."""
    with dealt_from(DRAWN_DECK):
        empty = leaderboard_message(board_page(0), standings(1)[0], BoardView(), "en")
    assert isinstance(empty, Message)
    assert empty.drawing is None


def _board(board: Board, language: str, count: int) -> tuple[BoardDrawing, Sequence[str], Sequence[str]]:
    """Return a board's picture, what is read aloud of it, and the lines of its text."""
    with dealt_from(DRAWN_DECK):
        view = leaderboard_message(board_page(count), None, BoardView(board=board), language)
    assert isinstance(view, Message)
    assert isinstance(view.drawing, BoardDrawing)
    words = "\n".join(texts(components_of(view))).splitlines()
    return view.drawing, told_of(view).splitlines(), [line for line in words if "**" in line][:count]
