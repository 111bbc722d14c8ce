"""The guided deal at a step, played by the real engine from its beginning, and what a learner's turn leads to.

What the engine refuses in a real match it refuses here, with the same error.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.lessons.course import COURSE, FIRST_DEALER, NAMES, OPTIONS, Stretch
from bot.lessons.lesson import LEARNER, STEPS, TOPICS, Aside, Lesson
from murlan.cards import Card, Rank
from murlan.errors import IllegalEvent
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.snapshot import Stage

BOMB: Final = Rank.JACK
"""The rank of the learner's bomb."""


def lesson_at(step: int) -> Lesson:
    """Return the guided deal at a step, where nothing is chosen yet.

    Args:
        step: From 1 to `STEPS`.
    """
    return _lesson(step, _match_at(step))


def has_turn(step: int) -> bool:
    """Return whether the learner is to act at a step; else there is only something to be read."""
    return _stretch(step).wanted is not None


def chosen_at(step: int, cards: frozenset[Card]) -> Lesson:
    """Return a step with cards chosen, and what the rules have against them."""
    match = _match_at(step)
    refusal = _refusal(match, _turn_with(match, cards)) if cards else None
    return replace(_lesson(step, match), chosen=cards, refusal=refusal)


def tried_at(step: int, cards: frozenset[Card]) -> Lesson:
    """Return what laying cards, or giving one back, leads to: the next step, or this one and why not."""
    match = _match_at(step)
    return _tried(step, match, _turn_with(match, cards), cards)


def passed_at(step: int) -> Lesson:
    """Return what a pass leads to: the next step, or this one and why not."""
    return _tried(step, _match_at(step), Passed(LEARNER), frozenset())


def _lesson(step: int, match: Match) -> Lesson:
    return Lesson(step=step, snapshot=match.snapshot(LEARNER), names=NAMES)


def _tried(step: int, match: Match, turn: SeatEvent, chosen: frozenset[Card]) -> Lesson:
    here = replace(_lesson(step, match), chosen=chosen)
    refusal = _refusal(match, turn)
    if refusal is not None:
        return replace(here, refusal=refusal)
    if _is_same(turn, _stretch(step).wanted):
        return lesson_at(step + 1)
    return replace(here, aside=_aside(turn))


def _match_at(step: int) -> Match:
    """Play the course from its beginning until the learner is to act at a step, or to read."""
    match = Match.start(OPTIONS, dealer=FIRST_DEALER)
    for topic in TOPICS[:step]:
        stretch = COURSE[topic]
        for event in _events(match, stretch):
            match = match.apply(event).after
        if stretch.wanted is not None and topic is not TOPICS[step - 1]:
            match = match.apply(stretch.wanted).after
    return match


def _events(match: Match, stretch: Stretch) -> Iterator[Event]:
    """Yield what happens in a part of the course before the learner acts."""
    if stretch.hands is not None:
        yield Dealt(
            number=match.deal_number + 1,
            dealer=match.dealer,
            hands=stretch.hands,
            seed=bytes(32),
            cut=1,
            totals=match.totals,
            target=match.target,
            last_places=match.last_places,
        )
    yield from stretch.turns


def _stretch(step: int) -> Stretch:
    assert 1 <= step <= STEPS, "an id names no other step"
    return COURSE[TOPICS[step - 1]]


def _turn_with(match: Match, cards: frozenset[Card]) -> SeatEvent:
    """Return what a learner does with the cards they chose."""
    chosen = tuple(sorted(cards))
    return CardGiven(LEARNER, chosen[0]) if match.stage is Stage.EXCHANGE else Played(LEARNER, chosen)


def _refusal(match: Match, turn: SeatEvent) -> IllegalEvent | None:
    """Return why the engine refuses a turn, or ``None`` where it takes it."""
    try:
        match.apply(turn)
    except IllegalEvent as refusal:
        return refusal
    return None


def _is_same(turn: SeatEvent, wanted: SeatEvent | None) -> bool:
    """Return whether a turn is the wanted one, in whatever order its cards stand."""
    match turn, wanted:
        case Played(_, cards), Played(_, others):
            return set(cards) == set(others)
        case _:
            return turn == wanted


def _aside(turn: SeatEvent) -> Aside:
    """Return what speaks against a turn that the rules allow."""
    match turn:
        case Passed():
            return Aside.PASSED
        case CardGiven():
            return Aside.SINGLE
        case Played(_, cards):
            ranks = {card.rank for card in cards}
            if BOMB in ranks:
                return Aside.BOMB
            if Rank.TWO in ranks:
                return Aside.HIGH
            return Aside.SINGLE if len(cards) == 1 else Aside.STRAIGHT
