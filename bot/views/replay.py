"""A finished match at one step, with all hands open, and the ways through it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from discord import ui

from bot.league.history import HistoryLine
from bot.league.replays import LAST_STEP, Frame, Moment
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces, combination_text
from bot.views.layout import (
    Button,
    Item,
    attachment,
    button,
    joined,
    message,
    option,
    paragraph,
    rows,
    rule,
    select,
    small,
)
from bot.views.matches import results_text, rules_text, seat_names, when
from bot.views.replay_presses import ReplayPress, ReplayVerb
from bot.views.seats import MEDALS, turns_text
from bot.views.turning import turning_button
from murlan.combinations import classify
from murlan.events import CardGiven, Dealt, Passed, Played
from murlan.options import ONE_DEAL, Sides

_TURNS: Final = 6
"""Plays of a trick that are shown."""
_OPTIONS: Final = 25


def replay_message(line: HistoryLine, frame: Frame, language: str) -> ui.LayoutView:
    """Return a match at a step.

    Args:
        line: The match.
        frame: It at that step.
        language: Of the reader.
    """
    names = seat_names(line, language)
    step = text("replay-step", language, step=frame.moment.step, steps=frame.steps)
    return message(
        accents.FINISHED if frame.next is None else accents.PLAY,
        paragraph(
            text("replay-title", language, number=frame.moment.deal),
            small(joined(when(line), rules_text(line, language))),
            small(step),
        ),
        rule(),
        paragraph(*_happened(line, frame, names, language)),
        rule(),
        paragraph(*(_hand(frame, seat, names[seat], language) for seat in range(4))),
        rule(),
        _deal_choice(line, frame, language),
        rows(_steps(line, frame)),
        rows(
            [
                button(text("button-notation", language), _press(line, frame, ReplayVerb.NOTATION)),
                button("JSON", _press(line, frame, ReplayVerb.JSON)),
                turning_button(line.match_id, language),
            ]
        ),
    )


def export_message(line: HistoryLine, file_name: str, language: str) -> ui.LayoutView:
    """Return the message that a match's file is attached to."""
    told = paragraph(f"{when(line)} · {results_text(line, language)}", small(text("replay-file", language)))
    return message(accents.BOOK, told, attachment(file_name))


def happened_text(frame: Frame, names: Sequence[str], language: str) -> str:
    """Return the event of a step as a sentence."""
    match frame.event:
        case Dealt(dealer=dealer):
            return text("replay-dealt", language, name=names[dealer])
        case CardGiven(seat, card):
            receiver = names[frame.exchange.giver] if frame.exchange else ""
            return text("exchange-gives", language, giver=names[seat], receiver=receiver, card=card_face(card))
        case Passed(seat):
            return text("replay-passes", language, name=names[seat])
        case Played(seat, cards):
            combination = classify(cards)
            if combination is None or len(combination) == 1:
                return text("replay-plays-single", language, name=names[seat], card=card_faces(cards))
            play = combination_text(combination, language, suits_count=False)
            return text("replay-plays", language, name=names[seat], play=play, cards=card_faces(cards))


def _happened(line: HistoryLine, frame: Frame, names: Sequence[str], language: str) -> Iterator[str]:
    yield happened_text(frame, names, language)
    yield from _exchange(frame, names, language)
    if (trick := turns_text(frame.trick, names, most=_TURNS)) and not _opens_trick(frame):
        yield small(trick)
    if frame.gains is not None:
        if line.options.target != ONE_DEAL or frame.next is not None:  # else the match ends just so
            yield _deal_result(frame, names, language)
        if frame.next is None:
            cup = "" if line.options.sides is Sides.TWO_TEAMS else "🏆 "  # there each winner has one
            yield f"{cup}{results_text(line, language)}"
    elif frame.turn is not None and (frame.is_trick_over or not frame.trick):
        key = "replay-gives-back" if frame.exchange and not _is_exchanged(frame) else "replay-leads"
        yield text(key, language, name=names[frame.turn])


def _opens_trick(frame: Frame) -> bool:
    """Return whether the event is all that has been laid in its trick."""
    return isinstance(frame.event, Played) and len(frame.trick) == 1


def _exchange(frame: Frame, names: Sequence[str], language: str) -> Iterator[str]:
    """Yield the forced half of an exchange, at the step that dealt the cards (R8.1)."""
    exchange = frame.exchange
    if exchange is None or not isinstance(frame.event, Dealt):
        return
    if exchange.given is None:
        yield text("exchange-jokers", language, name=names[exchange.giver])
    else:
        giver, receiver = names[exchange.giver], names[exchange.receiver]
        yield text("exchange-gives", language, giver=giver, receiver=receiver, card=card_face(exchange.given))


def _is_exchanged(frame: Frame) -> bool:
    return frame.exchange is None or frame.exchange.jokers_shown or frame.exchange.returned is not None


def _deal_result(frame: Frame, names: Sequence[str], language: str) -> str:
    assert frame.gains is not None, "the deal is over"
    gained = (
        f"{medal} {names[seat]} {text('gained', language, count=frame.gains[seat])}"
        for medal, seat in zip(MEDALS, frame.out, strict=True)
    )
    return joined(*gained)


def _hand(frame: Frame, seat: int, name: str, language: str) -> str:
    shown = f"▶ __**{name}**__" if frame.turn == seat else f"• **{name}**"
    points = text("points", language, count=frame.totals[seat])
    hand = frame.hands[seat]
    if seat in frame.out and not hand:
        return joined(shown, text("seat-out", language, place=frame.out.index(seat) + 1), points)
    return f"{joined(shown, text('cards', language, count=len(hand)), points)}\n{card_faces(hand)}"


def _deal_choice(line: HistoryLine, frame: Frame, language: str) -> Iterator[Item]:
    """Yield a select of the deals, of many those around the present one."""
    if len(frame.deals) < 2:
        return
    at = frame.deals.index(frame.moment.deal)
    first = max(0, min(at - _OPTIONS // 2, len(frame.deals) - _OPTIONS))
    options = [
        option(
            text("replay-deal", language, number=number, deals=frame.deals[-1]),
            str(number),
            default=number == frame.moment.deal,
        )
        for number in frame.deals[first : first + _OPTIONS]
    ]
    yield select(_press(line, frame, ReplayVerb.DEAL), text("replay-choose", language), options)


def _steps(line: HistoryLine, frame: Frame) -> list[Button]:
    """Return the ways through the match; those that lead nowhere cannot be pressed."""
    here, before, after = frame.moment, frame.previous, frame.next
    ways = (
        ("⏮", ReplayVerb.FIRST, Moment(here.deal, 0) if here.step else before and Moment(before.deal, 0)),
        ("◀", ReplayVerb.BACK, before),
        ("▶", ReplayVerb.ON, after),
        (
            "⏭",
            ReplayVerb.LAST,
            Moment(here.deal, LAST_STEP) if here.step < frame.steps else after and Moment(after.deal, LAST_STEP),
        ),
    )
    return [
        button(sign, ReplayPress(line.match_id, verb, way or here), disabled=way is None) for sign, verb, way in ways
    ]


def _press(line: HistoryLine, frame: Frame, verb: ReplayVerb) -> ReplayPress:
    return ReplayPress(line.match_id, verb, frame.moment)
