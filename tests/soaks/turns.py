"""Whose turn a table may take, and by what: the part of the model that knows the events of a match.

A press takes the turn of the presser's own seat, in the turn that it is meant for, with cards that the presser chose.
No other press brings one about, not even that of somebody who gives up the seat that acts. Nor does any while a match
is paused: Resume ends the pause, and whoever it brings back may have somebody removed by an older vote that counts
again, but the turn of the removed is taken in its time, and no deal begins, for the presser is not ready yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.tables.phases import Due, DueKind
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat, seat_of
from bot.tables.state import TableState
from murlan.cards import Card
from murlan.errors import MurlanError
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.snapshot import Stage
from tests.soaks.asking import Asked

EVENTS: Final[dict[str, tuple[type[SeatEvent], ...]]] = {
    "play": (Played,),
    "pass": (Passed,),
    "pass-here": (Passed,),
    "give": (CardGiven,),
    "/play": (Played, Passed, CardGiven),
}
"""What each verb that takes a turn does in the match."""
TURNS_FROM: Final = 1_000_000
"""From here on a component's number says which turn a public message shows: a thousand to a deal."""
Choices = frozenset[frozenset[Card]]


def by_press(before: TableState, unit: Unit, asked: Asked, chosen: Choices) -> Iterator[str]:
    """Yield what is wrong with what a press brought about in the match."""
    match = before.match
    if not unit.events:
        if match != unit.state.match:
            yield "the match changed without an event"
        return
    if before.pause is not None:
        yield "the match is paused"
    first = unit.events[0]
    if isinstance(first, Dealt):
        if match is None or match.stage in (Stage.PLAY, Stage.EXCHANGE):
            yield "cards were dealt in a deal"
    elif match is None or match.deal is None:
        yield "a turn was taken without a deal"
    elif (refusal := _refusal(match, first)) is not None:
        yield f"the rules refuse it: {refusal}"
    elif asked.name in EVENTS:
        yield from _own_turn(before, match, unit, asked)
        yield from _cards(match, first, chosen)
        yield from _besides(unit)
    else:
        yield f"{asked.name} took a turn"


def by_clock(before: TableState, unit: Unit, due: Due) -> Iterator[str]:
    """Yield the turn that was taken for a seat that nobody acts for, or that the rules refuse."""
    if not unit.events or before.match is None:
        yield f"its clock {due.kind} brought nothing"
        return
    first = unit.events[0]
    if isinstance(first, Dealt) is not (due.kind is DueKind.NEXT_DEAL):
        yield f"its clock {due.kind} brought {type(first).__name__}"
    elif (refusal := _refusal(before.match, first)) is not None:
        yield f"the rules refuse what its clock did: {refusal}"
    elif not isinstance(first, Dealt) and due.kind is DueKind.SEAT_DECIDES:
        actor = before.seats[first.seat]
        if isinstance(actor, PersonSeat) and not actor.is_away:
            yield "a computer player took the turn of a person who is there"
    yield from _besides(unit)


def by_plan(before: TableState, unit: Unit, user_id: int, chosen: Choices) -> Iterator[str]:
    """Yield what is wrong with the turn that somebody's plan took, a while after they chose it."""
    match, first = before.match, next(iter(unit.events), None)
    if match is None or match.deal is None or not isinstance(first, Played | Passed):
        yield f"a plan brought {type(first).__name__}"
        return
    if before.pause is not None:
        yield "the match is paused"
    if seat_of(before.seats, user_id) != first.seat:
        yield f"seat {first.seat} acted, which is not the planner's"
    elif (refusal := _refusal(match, first)) is not None:
        yield f"the rules refuse what a plan did: {refusal}"
    else:
        yield from _cards(match, first, chosen)
    yield from _besides(unit)


def _besides(unit: Unit) -> Iterator[str]:
    """Yield what follows a turn at once, which nothing may."""
    for event in unit.events[1:]:
        yield f"{type(event).__name__} came besides"


def _own_turn(before: TableState, match: Match, unit: Unit, asked: Asked) -> Iterator[str]:
    """Yield why a turn is not the presser's, or not the one that was meant."""
    first, deal = unit.events[0], match.deal
    assert deal is not None
    assert not isinstance(first, Dealt)
    if not isinstance(first, EVENTS[asked.name]):
        yield f"{asked.name} became {[type(event).__name__ for event in unit.events]}"
    if seat_of(before.seats, asked.user_id) != first.seat:
        yield f"seat {first.seat} acted, which is not the presser's"
    turn = match.deal_number, deal.turns_taken
    if asked.name == "pass-here":
        if TURNS_FROM + turn[0] * 1000 + turn[1] not in asked.marks:
            yield "it was meant for another turn"
    elif asked.name != "/play" and asked.guard != turn:
        yield f"it was meant for turn {asked.guard}, and took {turn}"


def _cards(match: Match, event: SeatEvent, chosen: Choices) -> Iterator[str]:
    assert match.deal is not None
    laid = _laid(event)
    hand = frozenset(match.deal.hands[event.seat])
    is_gift = isinstance(event, CardGiven)  # of several that were chosen, one is given
    if laid and not any(laid <= choice if is_gift else choice & hand == laid for choice in chosen):
        yield "cards were laid that the presser never chose"


def _laid(event: SeatEvent) -> frozenset[Card]:
    match event:
        case Played(_, cards):
            return frozenset(cards)
        case CardGiven(_, card):
            return frozenset({card})
        case _:
            return frozenset()


def _refusal(match: Match, event: Event) -> str | None:
    try:
        match.apply(event)
    except MurlanError as refusal:
        return type(refusal).__name__
    return None
