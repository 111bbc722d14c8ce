"""What the books take in of a match that has just ended, or that closed before its end with somebody gone."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.league.results import ComputerResult, MatchResult, PersonResult, tally, was_far_behind
from bot.tables.phases import Closing
from bot.tables.seating import ComputerSeat, Departed, PersonSeat, present
from bot.tables.state import TableState
from bot.tables.tallies import tally_at
from murlan.computer.levels import Level
from murlan.match import Match

MIXED_LEVEL: Final = Level.CLUB
"""What a computer player of a mixed table counts as whose seat somebody took: the middle of the mix."""


def result_of(state: TableState) -> MatchResult:
    """Make the books' entry of a match that is over."""
    match = state.match
    assert match is not None, "it has just ended"
    assert match.outcome is not None, "it has just ended"
    return _result(state, match, match.outcome.winners, is_finished=True)


def is_contest(state: TableState) -> bool:
    """Return whether a match is one that books rate: two people or more have played it from the start."""
    people = [seat for seat in state.seats if isinstance(seat, PersonSeat) and not seat.is_newcomer]
    return len(people) + sum(not leaver.is_newcomer for leaver in state.departed) > 1


def abandoned_result(before: TableState, closed: TableState) -> MatchResult | None:
    """Make the entry of a match that closed before its end, where somebody had left it: leaving costs what losing does.

    Where the last person goes too, they only close what the others had deserted: they do not count as a leaver. Before
    the first deal's end nothing costs anybody anything.
    """
    state = closed
    if closed.closing is Closing.DESERTED and len(last := present(before.seats)) == 1:
        seats = tuple(last.get(number, occupant) for number, occupant in enumerate(closed.seats))
        state = replace(closed, seats=seats)
    if state.match is None or not state.places:
        return None
    result = _result(state, state.match, (), is_finished=False)
    return result if any(line.has_left and not line.is_newcomer for line in result.persons) else None


def _result(state: TableState, match: Match, winners: tuple[int, ...], *, is_finished: bool) -> MatchResult:
    assert state.match_id is not None, "every match has a name"
    return MatchResult(
        match_id=state.match_id,
        winners=winners,
        totals=match.totals,
        persons=(*_seated(state, match, winners), *(_departed(state, gone) for gone in state.departed)),
        pool=match.options.sides,
        places=state.places,
        computers=tuple(_computers(state)),
        is_finished=is_finished,
    )


def _seated(state: TableState, match: Match, winners: tuple[int, ...]) -> Iterator[PersonResult]:
    """Yield the people whose seats these are; a leaver's seat kept its points, but has not won for them (R12.3)."""
    pool = match.options.sides
    for seat, occupant in enumerate(state.seats):
        if isinstance(occupant, PersonSeat):
            deals_won, place_sum = tally(state.places, seat)
            own = tally_at(state.tallies, seat)
            won = match.options.side_of(seat) in winners and not occupant.has_left
            yield PersonResult(
                user_id=occupant.user_id,
                seat=seat,
                won=won,
                deals=len(state.places),
                deals_won=deals_won,
                points=match.totals[seat],
                place_sum=place_sum,
                has_left=occupant.has_left,
                is_newcomer=occupant.is_newcomer,
                quads=own.quads,
                straights=own.straights,
                is_comeback=won and was_far_behind(state.places, seat, pool),
                understudy_deals=own.understudy_deals,
                laid=own.laid,
            )


def _departed(state: TableState, leaver: Departed) -> PersonResult:
    """Return the line of a leaver whose seat somebody took: what the seat had made until then (R12.5)."""
    deals_won, place_sum = tally(state.places[: leaver.deals], leaver.seat)
    return PersonResult(
        user_id=leaver.user_id,
        seat=leaver.seat,
        won=False,
        deals=leaver.deals,
        deals_won=deals_won,
        points=leaver.points,
        place_sum=place_sum,
        has_left=True,
        is_newcomer=leaver.is_newcomer,
        quads=leaver.quads,
        straights=leaver.straights,
        understudy_deals=leaver.understudy_deals,
        laid=leaver.laid,
    )


def _computers(state: TableState) -> Iterator[ComputerResult]:
    """Yield the seats that computer players had from the first deal on, those that somebody took since among them."""
    from_start = {leaver.seat for leaver in state.departed if not leaver.is_newcomer}
    for seat, occupant in enumerate(state.seats):
        match occupant:
            case ComputerSeat(_, level):
                yield ComputerResult(seat, level)
            case PersonSeat(is_newcomer=True) if seat not in from_start:
                yield ComputerResult(seat, state.settings.computers or MIXED_LEVEL)
