"""One person's hand: an ephemeral message to choose cards in, to play, to pass and to give a card back.

The message never decides: it disables what the rules would refuse and says why, and the table checks again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ButtonStyle, ui

from bot.tables.drafts import Sorting
from bot.tables.phases import Phase
from bot.tables.public import PrivateHand
from bot.texts import text
from bot.views import accents
from bot.views.cards import (
    card_face,
    card_faces,
    card_label,
    combination_text,
    hand_rows,
)
from bot.views.choosing import card_select, further_faces, gift_select, give_label, play_label, play_select
from bot.views.decks import large_deck
from bot.views.drawings import HandDrawing
from bot.views.hand_ahead import ahead_buttons, plan_buttons, plan_lines
from bot.views.hand_hints import hint_lines
from bot.views.interruptions import interruption_lines
from bot.views.layout import (
    Button,
    Item,
    button,
    clock,
    joined,
    link_button,
    message,
    paragraph,
    picture,
    rows,
    rule,
    small,
    time_left,
)
from bot.views.names import safe_name
from bot.views.presses import PressId, Verb
from bot.views.refusals import refusal_text
from bot.views.results import winners_text
from bot.views.seats import names_of, plays_before, turns_text
from bot.views.solo import closed_solo_message, end_button, solo_result, solo_table
from bot.views.suggestions import (
    PAGE_SIZE,
    chosen_cards,
    chosen_suggestion,
    page_count,
    page_of,
    playable_cards,
    suggestions,
)
from bot.views.verdicts import objection
from murlan.cards import THREE_OF_SPADES
from murlan.combinations import Combination, classify
from murlan.snapshot import Snapshot, Stage

__all__ = ["PAGE_SIZE", "chosen_cards", "chosen_suggestion", "hand_message", "page_count", "suggestions"]


def hand_message(hand: PrivateHand, language: str, note: str | None = None, *, way: str | None = None) -> ui.LayoutView:
    """Return the message of a hand.

    Args:
        hand: What its owner may see, and what they have chosen so far.
        language: Of the reader.
        note: A refusal or a sentence of news, shown at the top.
        way: The address of the table, for a hand that is shown in another channel: it stands in place of all that can
            be pressed, for a table takes presses from its own channel only.
    """
    stage = hand.snapshot.stage
    accent = accents.OWN_TURN if hand.snapshot.is_own_turn else accents.WAITING
    noted = (paragraph(f"> {note}"),) if note else ()
    if hand.table.is_solo and (hand.table.phase is Phase.CLOSED or stage in (Stage.DEALING, Stage.OVER)):
        return _solo_over(hand, language, noted)
    if hand.table.phase is Phase.CLOSED:
        closed = (text("hand-table-closed", language), small(text("closed-again", language)))
        return message(accents.CLOSED, noted, paragraph(*closed))
    controls = _controls(hand, language) if way is None else rows([link_button(text("button-go", language), way)])
    if _is_empty(hand):
        return message(accent, noted, paragraph(*_empty_hand(hand, language)), controls)
    if hand.table.pause is not None:
        accent, lines = accents.WAITING, _paused_lines(hand, language)
    else:
        lines = _exchange_lines(hand, language) if stage is Stage.EXCHANGE else _play_lines(hand, language)
    above = (*solo_table(hand, language), rule()) if hand.table.is_solo else ()
    return message(accent, noted, above, paragraph(*lines), rule(), _cards(hand, language), controls)


def _solo_over(hand: PrivateHand, language: str, noted: Sequence[Item]) -> ui.LayoutView:
    """Return the message of somebody who plays alone where no cards are in play."""
    if hand.table.phase is Phase.CLOSED:
        return closed_solo_message(language)
    accent = accents.FINISHED if hand.snapshot.stage is Stage.OVER else accents.BETWEEN
    return message(accent, noted, solo_result(hand, language))


def _is_empty(hand: PrivateHand) -> bool:
    """Return whether there are no cards to be shown."""
    return hand.snapshot.stage in (Stage.DEALING, Stage.OVER) or not hand.snapshot.hand


def _controls(hand: PrivateHand, language: str) -> Iterable[Item]:
    """Return all that can be chosen and pressed."""
    if _is_empty(hand):
        return _waiting_buttons(hand, language)
    if hand.table.pause is not None:
        return _paused_buttons(hand, language)
    is_exchange = hand.snapshot.stage is Stage.EXCHANGE
    return _gift_items(hand, language) if is_exchange else _play_items(hand, language)


def _empty_hand(hand: PrivateHand, language: str) -> Iterator[str]:
    """Yield what is to be said to somebody who holds no cards."""
    snapshot = hand.snapshot
    own = snapshot.seats[hand.seat]
    if snapshot.stage is Stage.OVER:
        yield text("hand-match-over", language)
        yield winners_text(hand.table, language)
    elif snapshot.stage is Stage.DEALING:
        yield text("hand-deal-over" if snapshot.deal_number else "hand-before-deal", language)
    else:
        yield text("hand-out", language)
    if own.place and snapshot.stage is not Stage.OVER:
        yield text("hand-place", language, place=own.place)
    yield small(text("hand-points", language, count=own.total))
    if snapshot.stage is Stage.DEALING and hand.table.until:
        yield text("next-deal", language, clock=clock(hand.table.until))


def _play_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    snapshot, names = hand.snapshot, names_of(hand.table)
    yield text("hand-title", language, count=len(snapshot.hand))
    yield _presence_line(hand, language)
    yield from _turn_lines(hand, language)
    if snapshot.to_beat is not None and snapshot.owner is not None:
        name = combination_text(snapshot.to_beat, language, suits_count=snapshot.options.suited_straights)
        to_beat = text("hand-to-beat", language, combination=name)
        if hand.table.is_solo:  # what was laid before it, and how many cards each holds, stands above
            yield joined(to_beat, names[snapshot.owner])
            yield f"# {card_faces(snapshot.to_beat.cards)}"
        else:
            yield joined(to_beat, further_faces(snapshot.to_beat), names[snapshot.owner])
            before = turns_text(plays_before(snapshot), names)
            yield small(text("before", language, plays=before)) if before else ""
    if not hand.table.is_solo:
        yield small(_others_line(hand, language))
    yield small(_first_deal_line(hand, language))


def _presence_line(hand: PrivateHand, language: str) -> str:
    """Return what is to be said to somebody who missed turns; nothing to everybody else (R12.2)."""
    if hand.table.seats[hand.seat].is_away:
        return text("hand-away", language)
    return text("hand-missed", language) if hand.has_missed else ""


def _turn_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    """Yield whose turn it is and the clock, which beside what one may do has no room on a phone."""
    snapshot, left = hand.snapshot, time_left(hand.table.until)
    if snapshot.is_own_turn:
        yield _own_turn_text(snapshot, language)
        yield left
        return
    assert snapshot.turn is not None, "somebody acts in a running deal"
    yield joined(text("hand-turn-of", language, name=safe_name(hand.table.seats[snapshot.turn].name)), left)


def _own_turn_text(snapshot: Snapshot, language: str) -> str:
    if snapshot.trick:
        return text("hand-answer", language)
    if snapshot.opening:
        return text("hand-lead-opening", language, card=card_face(THREE_OF_SPADES))
    return text("hand-lead", language)


def _first_deal_line(hand: PrivateHand, language: str) -> str:
    """Return where to learn the game, for somebody who plays their first deal; nothing for everybody else."""
    return text("hand-learn", language) if hand.draft.is_first_deal else ""


def _others_line(hand: PrivateHand, language: str) -> str:
    """Return how many cards the others hold, in the order of play."""
    names = names_of(hand.table)
    parts = []
    for number in ((hand.seat + step) % 4 for step in (1, 2, 3)):
        shown = hand.snapshot.seats[number]
        left = text("seat-out", language, place=shown.place) if shown.place else str(shown.cards_left)
        warning = " ⚠️" if shown.cards_left == 1 else ""
        parts.append(f"{names[number]} {left}{warning}")
    return joined(*parts)


def _cards(hand: PrivateHand, language: str) -> Item:
    """Return the cards in rows, or as one large picture for who wants that."""
    shown = hand_rows(hand.snapshot.hand, hand.draft.sorting)
    large, in_words = large_deck(), paragraph(*(f"## {card_faces(row)}" for row in shown))
    if large is None:
        return in_words
    told = "\n".join(", ".join(card_label(card, language) for card in row) for row in shown)
    return picture(HandDrawing(shown, large), told, instead=in_words)


def _play_items(hand: PrivateHand, language: str) -> Iterator[Item]:
    """Yield the selects, what is chosen and whether it may be played, and the buttons."""
    plays = suggestions(hand)
    is_stuck = hand.snapshot.is_own_turn and not plays
    for lines in (tuple(plan_lines(hand, language)), tuple(hint_lines(hand, language))):
        if lines:
            yield paragraph(*lines)
    if verdict := _verdict(hand, plays, language):
        yield paragraph(verdict)
    if plays:
        yield _suggestion_select(hand, plays, language)
    if not is_stuck:
        yield _card_select(hand, language)
    yield from rows(list(_play_buttons(hand, plays, language)))


def _verdict(hand: PrivateHand, plays: tuple[Combination, ...], language: str) -> str:
    """Return what is to be said of the choice: what it is, or why it cannot be played."""
    snapshot, chosen = hand.snapshot, hand.draft.cards
    if not plays and snapshot.is_own_turn:
        return text("hand-stuck", language)
    if chosen and hand.draft.plan is not None and hand.draft.plan.cards == chosen:
        return ""  # what is planned says it
    if chosen and _is_confirming(hand):
        return text("hand-confirm", language, what="all" if len(chosen) == len(snapshot.hand) else "bomb")
    if not chosen:
        is_answer = snapshot.to_beat is not None and snapshot.owner != snapshot.viewer
        return text("hand-nothing-beats", language) if is_answer and not plays else ""
    reason = objection(snapshot, chosen)
    if reason is not None:
        return f"⚠️ {refusal_text(reason, language)}"
    combination = classify(chosen)
    assert combination is not None, "what may be played is a combination"
    name = combination_text(combination, language, suits_count=snapshot.options.suited_straights)
    key = "hand-chosen" if snapshot.is_own_turn else "hand-chosen-ahead"
    return joined(text(key, language, combination=name), further_faces(combination))


def _suggestion_select(hand: PrivateHand, plays: tuple[Combination, ...], language: str) -> Item:
    page, shown = page_of(plays, hand.draft.page)
    first = page * PAGE_SIZE + 1
    if len(plays) > PAGE_SIZE:
        placeholder = text("hand-plays-page", language, first=first, last=first + len(shown) - 1, count=len(plays))
    else:
        placeholder = text("hand-plays", language, count=len(plays))
    return play_select(
        _select_id(hand, Verb.SUGGESTIONS),
        placeholder,
        shown,
        hand.draft.cards,
        language,
        suits_count=hand.snapshot.options.suited_straights,
    )


def _card_select(hand: PrivateHand, language: str) -> Item:
    cards = hand.snapshot.hand
    if hand.draft.sorting is Sorting.BY_SUIT:
        cards = tuple(sorted(cards, key=lambda card: (card.rank.is_joker, card.suit or 0, card)))
    return card_select(_select_id(hand, Verb.CARDS), cards, hand.draft.cards, playable_cards(hand), language)


def _play_buttons(hand: PrivateHand, plays: tuple[Combination, ...], language: str) -> Iterator[Button]:
    snapshot = hand.snapshot
    yield from _turn_buttons(hand, plays, language) if snapshot.is_own_turn else ahead_buttons(hand, language)
    yield _sort_button(hand, language)
    if snapshot.is_own_turn and plays:
        yield from _hint_button(hand, language)
    if hand.draft.cards:
        yield button(text("button-clear", language), PressId(hand.table.table_id, Verb.CLEAR))
    if len(plays) > PAGE_SIZE:
        page, _ = page_of(plays, hand.draft.page)
        label = text("button-more", language, page=page + 1, pages=page_count(hand))
        yield button(label, PressId(hand.table.table_id, Verb.PAGE))
    if not snapshot.is_own_turn or hand.table.seats[hand.seat].is_away:
        yield _redraw_button(hand, language)
    yield from end_button(hand, language)


def _turn_buttons(hand: PrivateHand, plays: tuple[Combination, ...], language: str) -> Iterator[Button]:
    """Yield what takes the turn, and what takes back that it is taken by itself."""
    snapshot, guard = hand.snapshot, hand.table.guard
    is_legal = bool(hand.draft.cards) and objection(snapshot, hand.draft.cards) is None
    yield button(
        play_label(hand.draft.cards, language) if is_legal else text("button-play", language),
        PressId(hand.table.table_id, Verb.PLAY, guard),
        style=ButtonStyle.danger if _is_confirming(hand) else ButtonStyle.success,
        disabled=not is_legal,
    )
    yield button(
        text("button-pass", language),
        PressId(hand.table.table_id, Verb.PASS, guard),
        style=ButtonStyle.secondary if plays else ButtonStyle.primary,
        disabled=not snapshot.may_pass,
    )
    yield from plan_buttons(hand, language)


def _hint_button(hand: PrivateHand, language: str) -> Iterator[Button]:
    """Yield what asks for a hint, where hints are given; one is enough for a turn."""
    if hand.may_ask:
        hint = PressId(hand.table.table_id, Verb.HINT, hand.table.guard)
        yield button(text("button-hint", language), hint, disabled=hand.draft.hint is not None)


def _is_confirming(hand: PrivateHand) -> bool:
    """Return whether one more press lays what is chosen, which the person wanted to be asked about first."""
    return hand.draft.confirming == (hand.table.guard, hand.draft.cards)


def _exchange_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    snapshot, names, exchange = hand.snapshot, names_of(hand.table), hand.snapshot.exchange
    assert exchange is not None, "the exchange stage has an exchange"
    yield text("hand-title", language, count=len(snapshot.hand))
    yield _presence_line(hand, language)
    given = card_face(exchange.given) if exchange.given is not None else ""
    if hand.seat == exchange.receiver:
        yield text("hand-give-back", language, name=names[exchange.giver], card=given)
        yield time_left(hand.table.until)
    elif hand.seat == exchange.giver:
        yield text("hand-gave", language, name=names[exchange.receiver], card=given)
    else:
        yield text("hand-exchange", language, giver=names[exchange.giver], receiver=names[exchange.receiver])
    yield small(_first_deal_line(hand, language))


def _gift_items(hand: PrivateHand, language: str) -> Iterator[Item]:
    gifts = hand.snapshot.gifts
    if lines := tuple(hint_lines(hand, language)):
        yield paragraph(*lines)
    if not gifts:
        buttons = [_sort_button(hand, language), _redraw_button(hand, language), *end_button(hand, language)]
        yield from rows(buttons)
        return
    chosen = next((card for card in gifts if hand.draft.cards == {card}), None)
    yield gift_select(_select_id(hand, Verb.GIFTS), gifts, chosen, language)
    give = button(
        give_label(chosen, language),
        PressId(hand.table.table_id, Verb.GIVE, hand.table.guard),
        style=ButtonStyle.success,
        disabled=chosen is None,
    )
    buttons = [give, _sort_button(hand, language), *_hint_button(hand, language), *end_button(hand, language)]
    yield from rows(buttons)


def _waiting_buttons(hand: PrivateHand, language: str) -> list[Item]:
    return [] if hand.snapshot.stage is Stage.OVER else rows([_redraw_button(hand, language)])


def _paused_lines(hand: PrivateHand, language: str) -> Iterator[str]:
    yield text("hand-title", language, count=len(hand.snapshot.hand))
    yield from interruption_lines(hand.table, language)


def _paused_buttons(hand: PrivateHand, language: str) -> list[Item]:
    """Return what can be done with a hand while the match is paused: nothing is chosen and nothing played."""
    resume = PressId(hand.table.table_id, Verb.RESUME, hand.table.guard)
    go_on = button(text("button-resume", language), resume, style=ButtonStyle.success)
    return rows([go_on, _redraw_button(hand, language)])


def _sort_button(hand: PrivateHand, language: str) -> Button:
    key = "button-by-suit" if hand.draft.sorting is Sorting.BY_RANK else "button-by-rank"
    return button(text(key, language), PressId(hand.table.table_id, Verb.SORT))


def _redraw_button(hand: PrivateHand, language: str) -> Button:
    if hand.table.seats[hand.seat].is_away:
        return button(
            text("button-back", language), PressId(hand.table.table_id, Verb.REDRAW), style=ButtonStyle.primary
        )
    return button(text("button-redraw", language), PressId(hand.table.table_id, Verb.REDRAW))


def _select_id(hand: PrivateHand, verb: Verb) -> PressId:
    """Return the id of a select; it changes with each redraw that answers the person's own press."""
    return PressId(hand.table.table_id, verb, render=hand.draft.render)
