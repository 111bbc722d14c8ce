"""A lesson: the guided deal at one step, laid out like a hand, with what is to be learned there above it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from discord import ButtonStyle, ui

from bot.lessons.lesson import LEARNER, STEPS, Lesson, Topic, numbered
from bot.texts import text
from bot.views import accents
from bot.views.cards import card_face, card_faces, combination_text
from bot.views.choosing import card_select, further_faces, gift_select, give_label, play_label, play_select
from bot.views.layout import Button, Item, button, joined, message, paragraph, rows, rule, small
from bot.views.lesson_presses import LessonPress, LessonVerb
from bot.views.names import safe_name
from bot.views.refusals import refusal_text
from bot.views.seats import MEDALS, plays_before, turns_text
from bot.views.suggestions import best_first, cards_of_plays
from murlan.combinations import classify
from murlan.scoring import points_of
from murlan.snapshot import Stage

_TOLD: Final = {
    Topic.SINGLE: "learn-single",
    Topic.PAIR: "learn-pair",
    Topic.PASSING: "learn-passing",
    Topic.STRAIGHT: "learn-straight",
    Topic.BOMB: "learn-bomb",
    Topic.OUT: "learn-out",
    Topic.POINTS: "learn-points",
    Topic.EXCHANGE: "learn-exchange",
    Topic.END: "learn-end",
}
_ASIDES: Final = {
    Topic.SINGLE: "learn-aside-single",
    Topic.PAIR: "learn-aside-pair",
    Topic.PASSING: "learn-aside-passing",
    Topic.STRAIGHT: "learn-aside-straight",
    Topic.BOMB: "learn-aside-bomb",
    Topic.OUT: "learn-aside-out",
    Topic.EXCHANGE: "learn-aside-exchange",
}
"""What is said to a turn that the rules allow but that does not lead on."""
_NEXT: Final = ("learn-next-solo", "learn-next-start", "learn-next-rules")
"""What to do once one knows how to play."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A lesson as it is drawn for one reader."""

    lesson: Lesson
    language: str
    names: tuple[str, ...]
    """By seat, safe to be shown."""
    render: int

    def press(self, verb: LessonVerb) -> LessonPress:
        """Return the id of a control, which carries what is chosen."""
        chosen = numbered(self.lesson.snapshot.hand, self.lesson.chosen)
        return LessonPress(self.lesson.step, verb, chosen, self.render)


def lesson_message(lesson: Lesson, language: str, *, name: str, render: int = 0) -> ui.LayoutView:
    """Return a step of the guided deal.

    Args:
        lesson: The step, and what the learner has chosen or tried.
        language: Of the reader.
        name: What the learner is called.
        render: How often the message was redrawn; no two redraws have the same ids.
    """
    page = _Page(lesson, language, (safe_name(name), *lesson.names), render)
    told = paragraph(
        f"### {text('learn-topic', language, topic=lesson.topic)}",
        small(text("learn-title", language, step=lesson.step, steps=STEPS)),
        text(_TOLD[lesson.topic], language, **_values(page)),
    )
    return message(_accent(lesson.topic), told, rule(), _body(page), rows(list(_ways(page))))


def stopped_message(press: LessonPress, language: str) -> ui.LayoutView:
    """Return what is left of a lesson that somebody stopped: the way back to its step."""
    go_on = replace(press, verb=LessonVerb.OPEN, render=press.next_render)
    way = button(text("button-learn-on", language), go_on, style=ButtonStyle.primary)
    return message(accents.BOOK, paragraph(text("learn-stopped", language)), rows([way]))


def _accent(topic: Topic) -> int:
    match topic:
        case Topic.POINTS | Topic.END:
            return accents.FINISHED
        case Topic.EXCHANGE:
            return accents.EXCHANGE
        case _:
            return accents.OWN_TURN


def _values(page: _Page) -> dict[str, str]:
    """Return what the sentences of a step may name: who laid what lies, or leads, and what was given by whom."""
    snapshot, names = page.lesson.snapshot, page.names
    laid = (names[turn.seat] for turn in snapshot.trick if turn.combination is not None)
    *_, first, second = ("", "", *laid)
    name = second or ("" if snapshot.turn is None else names[snapshot.turn])
    values = {"name": name, "first": first, "second": second}
    if snapshot.exchange is not None and snapshot.exchange.given is not None:
        values |= {"giver": names[snapshot.exchange.giver], "card": card_face(snapshot.exchange.given)}
    return values


def _body(page: _Page) -> Iterator[Item]:
    """Yield what is to be looked at and chosen from: a hand at its table, places, or what to do next."""
    match page.lesson.topic:
        case Topic.POINTS:
            yield paragraph(*_places(page))
        case Topic.END:
            yield paragraph(*(text(key, page.language) for key in _NEXT))
        case _:
            yield _table(page)
            yield paragraph(f"## {card_faces(page.lesson.snapshot.hand)}")
            if verdict := _verdict(page):
                yield paragraph(verdict)
            yield from _gift_items(page) if _is_exchange(page) else _play_items(page)


def _table(page: _Page) -> Item:
    """Return what lies on the table and how many cards the others hold."""
    snapshot, names = page.lesson.snapshot, page.names
    lines = []
    if snapshot.to_beat is not None and snapshot.owner is not None:
        combination = combination_text(snapshot.to_beat, page.language, suits_count=False)
        to_beat = text("hand-to-beat", page.language, combination=combination)
        lines.append(joined(to_beat, names[snapshot.owner]))
        lines.append(f"# {card_faces(snapshot.to_beat.cards)}")
        if before := turns_text(plays_before(snapshot), names):
            lines.append(small(text("before", page.language, plays=before)))
    others = (f"{names[seat]} {snapshot.seats[seat].cards_left}" for seat in range(4) if seat != LEARNER)
    return paragraph(*lines, small(joined(*others)))


def _places(page: _Page) -> Iterator[str]:
    """Yield the places of the deal that is over, with what each has won."""
    snapshot = page.lesson.snapshot
    assert snapshot.last_places is not None, "the first deal is over"
    gains = points_of(snapshot.last_places)
    for medal, seat in zip(MEDALS, snapshot.last_places, strict=True):
        gained = text("gained", page.language, count=gains[seat])
        points = text("points", page.language, count=snapshot.seats[seat].total)
        yield joined(f"{medal} **{page.names[seat]}**", gained, points)


def _is_exchange(page: _Page) -> bool:
    return page.lesson.snapshot.stage is Stage.EXCHANGE


def _verdict(page: _Page) -> str:
    """Return what is to be said of what was chosen or tried: why not, why rather not, or what it is."""
    lesson, language = page.lesson, page.language
    if lesson.refusal is not None:
        return f"⚠️ {refusal_text(lesson.refusal, language, seat_names=page.names)}"
    if lesson.aside is not None:
        return f"💡 {text(_ASIDES[lesson.topic], language, aside=lesson.aside, **_values(page))}"
    combination = classify(tuple(lesson.chosen))
    if combination is None or _is_exchange(page):
        return ""
    name = combination_text(combination, language, suits_count=False)
    return joined(text("hand-chosen", language, combination=name), further_faces(combination))


def _play_items(page: _Page) -> Iterator[Item]:
    """Yield the selects and buttons that take a turn, as a hand has them."""
    lesson, language = page.lesson, page.language
    snapshot, chosen = lesson.snapshot, lesson.chosen
    plays = best_first(snapshot)
    placeholder = text("hand-plays", language, count=len(plays))
    yield play_select(page.press(LessonVerb.SUGGESTIONS), placeholder, plays, chosen, language, suits_count=False)
    yield card_select(page.press(LessonVerb.CARDS), snapshot.hand, chosen, cards_of_plays(snapshot), language)
    is_legal = bool(chosen) and lesson.refusal is None
    play = button(
        play_label(chosen, language) if is_legal else text("button-play", language),
        page.press(LessonVerb.PLAY),
        style=ButtonStyle.success,
        disabled=not is_legal,
    )
    passing = button(text("button-pass", language), page.press(LessonVerb.PASS), disabled=not snapshot.may_pass)
    yield from rows([play, passing])


def _gift_items(page: _Page) -> Iterator[Item]:
    """Yield what a card is given back with; all of the hand can be chosen, so that the rule is met by trying."""
    lesson = page.lesson
    chosen = next(iter(lesson.chosen), None)
    is_legal = chosen is not None and lesson.refusal is None
    yield gift_select(page.press(LessonVerb.GIFTS), lesson.snapshot.hand, chosen, page.language)
    give = button(
        give_label(chosen if is_legal else None, page.language),
        page.press(LessonVerb.GIVE),
        style=ButtonStyle.success,
        disabled=not is_legal,
    )
    yield from rows([give])


def _ways(page: _Page) -> Iterator[Button]:
    """Yield the ways on, back and out; from the last step there is none further."""
    step = page.lesson.step
    if page.lesson.topic is Topic.POINTS:
        on = page.press(LessonVerb.ON)
        yield button(text("button-step-on", page.language), on, style=ButtonStyle.primary)
    if step > 1:
        yield button(text("button-step-back", page.language), page.press(LessonVerb.BACK))
    if step < STEPS:
        yield button(text("button-stop", page.language), page.press(LessonVerb.STOP))
