"""The one message of somebody who plays alone: what it has besides their hand, which is as at every table.

It says what happened since their own last turn, who holds how many cards and how the match stands; after a deal, and
after the match, it has the places instead of the hand. It is drawn from what its reader may see, in their language.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from discord import ButtonStyle, ui

from bot.tables.public import PrivateHand, PublicTable
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces
from bot.views.interruptions import interruption_lines
from bot.views.layout import Button, Item, button, joined, message, paragraph, rows, rule, small
from bot.views.playing import exchange_line
from bot.views.presses import PressId, Verb
from bot.views.results import winners_text
from bot.views.seats import names_of, score_lines, seat_line, short_names_of, target_text
from murlan.plays import Turn
from murlan.scoring import points_of
from murlan.snapshot import Snapshot, Stage

MOST_TURNS: Final = 9
"""Turns that are told of what happened; of more the last ones."""
MOST_CARDS: Final = 16
"""Cards in them."""


def solo_table(hand: PrivateHand, language: str) -> Iterator[Item]:
    """Yield what stands above the cards of a running deal: the match, what happened, the seats."""
    table, snapshot = _read_in(hand, language), hand.snapshot
    title = text("deal-title", language, number=snapshot.deal_number)
    yield paragraph(
        joined(title, target_text(snapshot.target, language)),
        *_happened(hand, table, language),
        *interruption_lines(table, language),
    )
    yield paragraph(*(seat_line(table, number) for number in range(len(table.seats))))


def solo_result(hand: PrivateHand, language: str) -> Iterator[Item]:
    """Yield what stands in place of the hand after a deal, or after the match: places, points, the way on."""
    table, snapshot = _read_in(hand, language), hand.snapshot
    places = snapshot.last_places
    assert places is not None, "a deal has ended"
    if snapshot.stage is Stage.OVER:
        title, place, gains = f"### 🏆 {winners_text(table, language)}", "", None
    else:
        title = text("deal-over-title", language, number=snapshot.deal_number)
        place, gains = text("hand-place", language, place=places.index(hand.seat) + 1), points_of(places)
    yield paragraph(joined(title, target_text(snapshot.target, language)), place, *_since(hand, table, language))
    yield rule()
    yield paragraph(*score_lines(table, gains))
    yield rule()
    yield paragraph(*_what_comes_next(table, snapshot, language), *interruption_lines(table, language))
    yield from rows(list(_ways_on(hand, language)))


def end_button(hand: PrivateHand, language: str) -> Iterator[Button]:
    """Yield the button that ends the match; only who plays alone has it on the hand."""
    if hand.table.is_solo:
        yield button(text("button-end-match", language), PressId(hand.table.table_id, Verb.END))


def end_solo_question(table: PublicTable, language: str) -> ui.LayoutView:
    """Return the question before a match alone is ended."""
    confirm = PressId(table.table_id, Verb.CONFIRM_END)
    yes = button(text("button-confirm-end", language), confirm, style=ButtonStyle.danger)
    return message(accents.ASKING, paragraph(text("confirm-end-solo", language)), rows([yes]))


def closed_solo_message(language: str) -> ui.LayoutView:
    """Return what is left of the message of a match alone that is closed."""
    return message(accents.CLOSED, paragraph(text("solo-closed", language)))


def _read_in(hand: PrivateHand, language: str) -> PublicTable:
    """Return the table as its only reader reads it: what everybody else would, in their language."""
    return replace(hand.table, settings=replace(hand.table.settings, language=language))


def _happened(hand: PrivateHand, table: PublicTable, language: str) -> Iterator[str]:
    """Yield what led to how the deal stands; before the own first turn also the exchange, and what this match is."""
    snapshot = hand.snapshot
    if any(turn.seat == hand.seat for turn, _ in _turns(snapshot)):
        yield from _since(hand, table, language)
        return
    if snapshot.stage is Stage.PLAY:
        yield exchange_line(table)
    if snapshot.deal_number == 1 and not snapshot.turns_taken:
        drawn = zip(names_of(table), table.draw, strict=False)
        yield small(text("draw", language, draws=joined(*(f"{name} {card_face(card)}" for name, card in drawn))))
    if told := list(_told(hand, short_names_of(table), language)):
        yield small(text("solo-so-far", language, turns=joined(*told)))
    if snapshot.deal_number == 1:
        yield small(text("solo-note", language))


def _since(hand: PrivateHand, table: PublicTable, language: str) -> Iterator[str]:
    """Yield what the others did since their own last turn, if they did anything."""
    if told := list(_told(hand, short_names_of(table), language)):
        yield small(text("solo-since", language, turns=joined(*told)))


def _told(hand: PrivateHand, names: tuple[str, ...], language: str) -> Iterator[str]:
    """Yield each turn since the own last one, oldest first, and who took the tricks that ended meanwhile."""
    turns, is_cut = _newest(hand.snapshot, hand.seat)
    if is_cut:
        yield "…"
    for turn, takes in turns:
        name = names[turn.seat]
        if turn.combination is not None:
            yield f"{name} {card_faces(turn.combination.cards)}"
        else:
            yield text("solo-passes", language, name=name)
        if takes is not None:
            yield text("solo-takes", language, name=names[takes])


def _newest(snapshot: Snapshot, seat: int) -> tuple[list[tuple[Turn, int | None]], bool]:
    """Return the turns after a seat's own last one, each with the seat that took the trick if that ended with it.

    They are as many as there is room for; the second part says whether older ones are left out.
    """
    found: list[tuple[Turn, int | None]] = []
    cards = 0
    for turn, takes in reversed(list(_turns(snapshot))):
        if turn.seat == seat:
            return found[::-1], False
        cards += 0 if turn.combination is None else len(turn.combination)
        if len(found) == MOST_TURNS or cards > MOST_CARDS:
            return found[::-1], True
        found.append((turn, takes))
    return found[::-1], False


def _turns(snapshot: Snapshot) -> Iterator[tuple[Turn, int | None]]:
    """Yield all turns of the deal, oldest first, each with the seat that took the trick if that ended with it."""
    for trick in snapshot.tricks:
        taker = next(turn.seat for turn in reversed(trick) if turn.combination is not None)
        yield from ((turn, taker if turn is trick[-1] else None) for turn in trick)
    yield from ((turn, None) for turn in snapshot.trick)


def _what_comes_next(table: PublicTable, snapshot: Snapshot, language: str) -> Iterator[str]:
    if snapshot.stage is not Stage.OVER and snapshot.last_places is not None:
        names = names_of(table)
        giver, receiver = names[snapshot.last_places[-1]], names[snapshot.last_places[0]]
        yield text("next-dealer", language, name=names[snapshot.dealer])
        yield text("next-exchange", language, giver=giver, receiver=receiver)
        if snapshot.target > snapshot.options.target:
            yield text("target-raised", language, target=snapshot.target)
    yield small(text("solo-note", language))


def _ways_on(hand: PrivateHand, language: str) -> Iterator[Button]:
    table_id, guard = hand.table.table_id, hand.table.guard
    is_over = hand.snapshot.stage is Stage.OVER
    verb, label = (Verb.REMATCH, "button-again") if is_over else (Verb.READY, "button-next-deal")
    yield button(text(label, language), PressId(table_id, verb, guard), style=ButtonStyle.success)
    yield from end_button(hand, language)
