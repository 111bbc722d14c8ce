"""The guided deal: whatever a learner does in it, the real rules answer, and one turn of each step leads on."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Final

import pytest

from bot.lessons.course import COURSE, OPTIONS
from bot.lessons.lesson import LEARNER, STEPS, TOPICS, Aside, Lesson, Topic, named, numbered
from bot.lessons.teaching import chosen_at, has_turn, lesson_at, passed_at, tried_at
from bot.texts import LANGUAGES
from bot.views.decks import dealt_from
from bot.views.learning import lesson_message
from murlan.combinations import classify
from murlan.errors import DoesNotBeat, GiftRefused, LeaderMustPlay, NoCombination, WrongStage
from murlan.options import PRESETS, Passing
from murlan.snapshot import Stage
from tests.support.discord_limits import problems
from tests.support.positions import hand
from tests.views.states import DRAWN_DECK, components_of

ASIDES: Final = {
    Topic.SINGLE: {Aside.PASSED, Aside.BOMB, Aside.HIGH},
    Topic.PAIR: {Aside.BOMB, Aside.HIGH, Aside.STRAIGHT, Aside.SINGLE},
    Topic.PASSING: {Aside.BOMB, Aside.HIGH},
    Topic.STRAIGHT: {Aside.PASSED, Aside.BOMB},
    Topic.BOMB: {Aside.PASSED},
    Topic.OUT: {Aside.HIGH},
    Topic.EXCHANGE: {Aside.SINGLE},
}
"""What else than the wanted turn the rules allow at each step that asks for one."""
LONGEST: Final = "\N{PILE OF POO}" * 32
TURNS: Final = tuple(number for number in range(1, STEPS + 1) if has_turn(number))


def number_of(topic: Topic) -> int:
    """Return the step that is about something."""
    return TOPICS.index(topic) + 1


@cache
def branches(number: int) -> list[Lesson]:
    """Return what every turn at a step leads to: a pass, each card given back, all up to four cards, each straight."""
    held = lesson_at(number).snapshot.hand
    most = 1 if lesson_at(number).snapshot.stage is Stage.EXCHANGE else len(held)
    tried = [cards for size in range(1, min(most, 4) + 1) for cards in combinations(held, size)]
    tried += [cards for size in range(5, most + 1) for cards in combinations(held, size) if classify(cards)]
    return [*(tried_at(number, frozenset(cards)) for cards in tried), passed_at(number)]


@pytest.mark.parametrize("number", TURNS)
def test_every_turn_leads_on_or_is_answered_by_the_rules_or_by_a_word(number: int) -> None:
    """One turn leads on, and nothing else does: the engine refuses it, or it is one of those that a word is said to."""
    ends = Counter(
        "on" if end.step == number + 1 else type(end.refusal).__name__ if end.refusal else end.aside
        for end in branches(number)
    )
    assert {*ASIDES[TOPICS[number - 1]], "on"} == {end for end in ends if end == "on" or end in set(Aside)}
    assert 1 == ends["on"]


@pytest.mark.parametrize("number", TURNS)
def test_rules_allow_what_they_list_and_nothing_else(number: int) -> None:
    """What is refused in a lesson would be refused at any table."""
    snapshot = lesson_at(number).snapshot
    if snapshot.stage is Stage.EXCHANGE:
        allowed = {frozenset({card}) for card in snapshot.gifts}
    else:
        allowed = {frozenset(play.cards) for play in snapshot.legal_plays()}
    sets = {frozenset({card}) for card in snapshot.hand} | allowed
    assert allowed == {cards for cards in sets if chosen_at(number, cards).refusal is None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(1, STEPS + 1))
def test_every_branch_is_a_message_that_discord_takes(number: int, language: str) -> None:
    """Each kind of end, with the longest name and with emojis; every sentence has all that it asks for."""
    kinds = {(type(end.refusal), end.aside): end for end in branches(number)} if has_turn(number) else {}
    with dealt_from(DRAWN_DECK):
        for lesson in (lesson_at(number), *kinds.values()):
            assert problems(components_of(lesson_message(lesson, language, name=LONGEST, render=999))) == []


@pytest.mark.parametrize(
    ("topic", "tried", "refusal"),
    [
        (Topic.SINGLE, "5D", DoesNotBeat),
        (Topic.SINGLE, "3D 3H", DoesNotBeat),
        (Topic.PAIR, "3D 4C", NoCombination),
        (Topic.PASSING, "4C 5D", NoCombination),
        (Topic.STRAIGHT, "4C 5D 6S 7H", NoCombination),
        (Topic.BOMB, "2D 2H", DoesNotBeat),
        (Topic.EXCHANGE, "KC", GiftRefused),
    ],
    ids=lambda value: str(getattr(value, "__name__", value)),
)
def test_learner_is_refused_with_the_errors_of_the_game(topic: Topic, tried: str, refusal: type[Exception]) -> None:
    """Their sentences are those of the hand."""
    assert refusal is type(tried_at(number_of(topic), frozenset(hand(tried))).refusal)


def test_leader_cannot_pass_in_a_lesson_either() -> None:
    """R5.1: the button is dead, and whoever presses it all the same reads why."""
    assert LeaderMustPlay is type(passed_at(number_of(Topic.PAIR)).refusal)
    assert WrongStage is type(passed_at(number_of(Topic.POINTS)).refusal)


def test_course_teaches_each_thing_once_and_in_its_place() -> None:
    """First out wins three points, the last gives the first the highest card, and the next deal begins."""
    assert [*Topic] == [*COURSE]
    deal = lesson_at(number_of(Topic.POINTS)).snapshot
    assert ((0, 1, 2, 3), (3, 2, 1, 0)) == (deal.last_places, tuple(seat.total for seat in deal.seats))
    exchange = lesson_at(number_of(Topic.EXCHANGE)).snapshot.exchange
    assert exchange is not None
    assert (3, LEARNER, hand("RJ")[0]) == (exchange.giver, exchange.receiver, exchange.given)
    end = lesson_at(STEPS).snapshot
    assert (Stage.PLAY, 2, 3) == (end.stage, end.deal_number, end.turn)


def test_learner_sees_somebody_play_who_has_passed_in_the_same_trick() -> None:
    """R5.4: the word on passing is about what has just happened."""
    trick = lesson_at(number_of(Topic.BOMB)).snapshot.trick
    last = trick[-1]
    assert [None, last.combination] == [turn.combination for turn in trick if turn.seat == last.seat]
    assert Passing.OPEN is OPTIONS.passing


@pytest.mark.parametrize("preset", PRESETS)
def test_course_holds_under_the_rules_of_every_preset(preset: str) -> None:
    """Whoever learns here plays by none of these rules otherwise, but where straights must follow one by one."""
    options = PRESETS[preset]
    assert (OPTIONS.passing, OPTIONS.open_exchange) == (options.passing, options.open_exchange)
    straight = lesson_at(number_of(Topic.STRAIGHT)).snapshot
    assert straight.to_beat is not None
    under = replace(straight, options=options)
    assert hand("4C 5D 6S 7H 8C") in [play.cards for play in under.legal_plays()]


@pytest.mark.parametrize("chosen", ["", "3D 3H", "2H", "3D 2H"])
def test_chosen_cards_are_read_back_from_their_number(chosen: str) -> None:
    """An id carries them."""
    held = lesson_at(1).snapshot.hand
    cards = frozenset(hand(chosen)) if chosen else frozenset()
    assert cards == named(held, numbered(held, cards))
    assert numbered(held, cards) < 1 << 14
