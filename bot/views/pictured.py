"""The pictures that public messages and boards come with, and what is read aloud in their place.

Everything in them is to be read in the message as well, but for cards of a deal that ended: what each seat laid last,
and what was left in the last hand. Everybody saw all that was laid, and the pack has no other cards (R1.1), so that
what was left follows from what everybody saw.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.art.subjects import BoardRow, ResultRow, SideRow
from bot.league.boards import Board, Standing
from bot.tables.public import PublicTable
from bot.texts import text
from bot.views.cards import card_label
from bot.views.decks import shows_emojis
from bot.views.drawings import BoardDrawing, ExchangeDrawing, ResultDrawing
from bot.views.layout import Item, joined, picture
from bot.views.names import plain_name
from bot.views.seats import SIDE_MARKS, target_text
from murlan.cards import PACK, Card
from murlan.options import Sides
from murlan.scoring import points_of, side_totals
from murlan.snapshot import Snapshot

_NUMBER: Final = re.compile(r"\d[\d.,]*")
_LEAST: Final = 0.08
"""The part of a bar that the least has."""


def deal_picture(table: PublicTable) -> list[Item]:
    """Return how the deal that has just ended came out; nothing before the first one, or where cards are letters."""
    snapshot = table.snapshot
    if snapshot is None or snapshot.last_places is None:
        return []
    return _result(table, snapshot, snapshot.last_places, gains=points_of(snapshot.last_places))


def match_picture(table: PublicTable) -> list[Item]:
    """Return how a match came out; nothing where cards are letters."""
    snapshot = table.snapshot
    if snapshot is None or snapshot.last_places is None:
        return []
    totals, shared = [seat.total for seat in snapshot.seats], _shared(snapshot)
    order = sorted(range(len(totals)), key=lambda seat: (-shared[seat], -totals[seat], seat))
    return _result(table, snapshot, order, gains=None)


def exchange_picture(table: PublicTable) -> list[Item]:
    """Return the exchange, as far as everybody sees it (R8), until the first card is laid."""
    snapshot = table.snapshot
    assert snapshot is not None, "a table that plays has a match"
    exchange = snapshot.exchange
    if exchange is None or exchange.given is None or snapshot.turns_taken or not shows_emojis():
        return []
    names, language = _names(table), table.settings.language
    giver, receiver = names[exchange.giver], names[exchange.receiver]
    moved = [(giver, receiver, exchange.given)]
    if exchange.returned is not None:
        moved.append((receiver, giver, exchange.returned))
    told = "\n".join(
        text("picture-gives", language, giver=one, receiver=other, card=card_label(card, language))
        for one, other, card in moved
    )
    return [picture(ExchangeDrawing(exchange.given, exchange.returned, table.settings.deck), told)]


def board_picture(lines: Sequence[Standing], board: Board, told: Sequence[str]) -> list[Item]:
    """Return the bars of a page's lines; nothing where it is empty, or where cards are letters.

    Args:
        lines: The lines that have a rank, best first.
        board: What they stand there for.
        told: What each stands there for, in words.
    """
    ranked = [(line, words) for line, words in zip(lines, told, strict=True) if line.rank is not None]
    if not ranked or not shows_emojis():
        return []
    worths = [_worth(line, board) for line, _ in ranked]
    low, high = _bounds(worths, board)
    rows = tuple(
        BoardRow(
            rank=line.rank or 0,
            value=_number_in(words),
            share=round(_LEAST + (1 - _LEAST) * (worth - low) / max(high - low, 1e-9), 3),
        )
        for (line, words), worth in zip(ranked, worths, strict=True)
    )
    aloud = (f"{line.rank}. {joined(plain_name(line.name), words)}" for line, words in ranked)
    return [picture(BoardDrawing(rows), "\n".join(aloud))]


def _result(table: PublicTable, snapshot: Snapshot, order: Sequence[int], *, gains: Sequence[int] | None) -> list[Item]:
    if not shows_emojis():
        return []
    totals = [seat.total for seat in snapshot.seats]
    last, left = _last_plays(snapshot), _left(snapshot)
    measure = gains or _shared(snapshot)
    is_paired = snapshot.options.sides is Sides.TWO_TEAMS
    rows = tuple(
        ResultRow(
            place=_place(measure, seat, is_paired=is_paired and not gains),
            cards=left if snapshot.seats[seat].cards_left else last[seat],
            is_left=bool(snapshot.seats[seat].cards_left),
            gained=gains[seat] if gains else None,
            total=totals[seat],
            side=seat % 2 if is_paired else None,
        )
        for seat in order
    )
    by_side = side_totals(totals, snapshot.options) if is_paired else ()
    best_first = sorted(enumerate(by_side), key=lambda entry: -entry[1])
    drawing = ResultDrawing(
        rows=rows,
        sides=tuple(SideRow(side=side, total=total) for side, total in best_first),
        target=snapshot.target,
        deck=table.settings.deck,
        is_match=gains is None,
    )
    return [picture(drawing, "\n".join(_told(table, drawing, order)))]


def _shared(snapshot: Snapshot) -> list[int]:
    """Return by seat the points that a match is won by: those of its side; sides that share a tie are equal (R9.3)."""
    by_side = list(side_totals([seat.total for seat in snapshot.seats], snapshot.options))
    for side in snapshot.outcome.winners if snapshot.outcome else ():
        by_side[side] = max(by_side)
    return [by_side[snapshot.options.side_of(seat)] for seat in range(len(snapshot.seats))]


def _place(measure: Sequence[int], seat: int, *, is_paired: bool) -> int:
    """Return a seat's place by points; partners share that of their side."""
    better = [other for other in measure if other > measure[seat]]
    return 1 + (len(set(better)) if is_paired else len(better))


def _told(table: PublicTable, drawing: ResultDrawing, order: Sequence[int]) -> list[str]:
    """Return a line for each seat and side, and what the match is played to."""
    names, language = _names(table), table.settings.language
    lines = [_told_of(row, names[seat], language) for seat, row in zip(order, drawing.rows, strict=True)]
    for side in drawing.sides:
        pair = f"{SIDE_MARKS[side.side]} {names[side.side]} + {names[side.side + 2]}"
        lines.append(joined(pair, text("points", language, count=side.total)))
    return [*lines, target_text(drawing.target, language)]


def _told_of(row: ResultRow, name: str, language: str) -> str:
    key = "picture-left" if row.is_left else "picture-out"
    side = "" if row.side is None else SIDE_MARKS[row.side]
    cards = ", ".join(card_label(card, language) for card in row.cards)
    return joined(
        text(key, language, place=row.place, name=f"{side} {name}".strip(), cards=cards),
        "" if row.gained is None else text("gained", language, count=row.gained),
        text("points", language, count=row.total),
    )


def _last_plays(snapshot: Snapshot) -> dict[int, tuple[Card, ...]]:
    """Return what each seat laid last in the deal."""
    turns = (turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick)
    plays = {turn.seat: turn.combination.cards for turn in turns if turn.combination is not None}
    return {seat: plays.get(seat, ()) for seat in range(len(snapshot.seats))}


def _left(snapshot: Snapshot) -> tuple[Card, ...]:
    """Return the cards of a deal that were never laid: they are those of the one seat that still holds some."""
    turns = (turn for trick in (*snapshot.tricks, snapshot.trick) for turn in trick)
    laid = {card for turn in turns if turn.combination is not None for card in turn.combination.cards}
    return tuple(card for card in PACK if card not in laid)


def _names(table: PublicTable) -> list[str]:
    return [plain_name(seat.name) for seat in table.seats]


def _worth(line: Standing, board: Board) -> float:
    """Return what a line stands on a board for, the more the better."""
    match board:
        case Board.RATING:
            return line.rating
        case Board.POINTS:
            return line.points
        case Board.WINS:
            return line.wins
        case Board.WIN_RATE:
            return line.win_rate
        case Board.DEALS_WON:
            return line.deals_won
        case Board.AVERAGE_PLACE:
            return 4 - line.average_place
        case Board.STREAK:
            return line.best_streak


def _bounds(worths: Sequence[float], board: Board) -> tuple[float, float]:
    """Return what a bar begins and ends at: nothing and the most; ratings, which begin at no nothing, at the least."""
    return (min(worths) if board is Board.RATING and len(set(worths)) > 1 else 0.0), max(worths)


def _number_in(words: str) -> str:
    """Return the number of a line as it is written there, in the reader's language."""
    found = _NUMBER.search(words)
    return found.group() if found else ""
