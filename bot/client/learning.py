"""Lessons in a reader's private message: begun by a command, taken further by presses that carry all they need."""

from __future__ import annotations

from bot.client.answers import Answer, Interaction, pressed
from bot.client.translation import is_private
from bot.lessons.lesson import STEPS, Lesson, named
from bot.lessons.teaching import chosen_at, has_turn, lesson_at, passed_at, tried_at
from bot.tables.refusals import NothingChosen
from bot.views.learning import lesson_message, stopped_message
from bot.views.lesson_presses import LessonPress, LessonVerb
from bot.views.refusals import OldButton
from bot.views.suggestions import chosen_cards
from murlan.cards import Card


async def begin_lesson(answer: Answer, language: str) -> None:
    """Whisper the first step."""
    await answer.whisper(lesson_message(lesson_at(1), language, name=answer.interaction.user.display_name))


async def press_lesson(answer: Answer, press: LessonPress, language: str) -> None:
    """Redraw a lesson as a press on it wants.

    Raises:
        OldButton: It is not on a message that only the reader sees, or names nothing that stands at its step.
        NothingChosen: No cards were chosen that could be laid or given.
    """
    if not is_private(answer.interaction):
        raise OldButton
    if press.verb is LessonVerb.STOP:
        await answer.redraw(stopped_message(press, language))
        return
    lesson, name = _after(answer.interaction, press), answer.interaction.user.display_name
    await answer.redraw(lesson_message(lesson, language, name=name, render=press.next_render))


def _after(interaction: Interaction, press: LessonPress) -> Lesson:
    """Return what a press leads to.

    Raises:
        OldButton: It stands at no such step.
        NothingChosen: No cards were chosen.
    """
    cards = named(lesson_at(press.step).snapshot.hand, press.chosen)
    match press.verb:
        case LessonVerb.SUGGESTIONS | LessonVerb.CARDS | LessonVerb.GIFTS:
            return chosen_at(press.step, _chosen(interaction, press))
        case LessonVerb.PLAY | LessonVerb.GIVE if not cards:
            raise NothingChosen
        case LessonVerb.PLAY | LessonVerb.GIVE:
            return tried_at(press.step, cards)
        case LessonVerb.PASS:
            return passed_at(press.step)
        case LessonVerb.ON if not has_turn(press.step) and press.step < STEPS:
            return lesson_at(press.step + 1)
        case LessonVerb.BACK:
            return lesson_at(max(1, press.step - 1))
        case LessonVerb.OPEN:
            return chosen_at(press.step, cards)
        case _:
            raise OldButton


def _chosen(interaction: Interaction, press: LessonPress) -> frozenset[Card]:
    """Return the cards of the hand at that step that a select's values name."""
    words = (word for value in pressed(interaction)[1] for word in value.split())
    return chosen_cards(words) & frozenset(lesson_at(press.step).snapshot.hand)
