"""What the books take in of a match that has just ended."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.results import MatchResult, PersonResult, tally
from bot.tables.seating import PersonSeat
from bot.tables.state import TableState
from murlan.match import Match


def result_of(state: TableState) -> MatchResult:
    """Make the books' entry of a match that is over."""
    match = state.match
    assert match is not None, "it has just ended"
    assert match.outcome is not None, "it has just ended"
    assert state.match_id is not None, "every match has a name"
    return MatchResult(
        match_id=state.match_id,
        winners=match.outcome.winners,
        totals=match.totals,
        persons=(*_seated(state, match, match.outcome.winners), *_departed(state)),
    )


def _seated(state: TableState, match: Match, winners: tuple[int, ...]) -> Iterator[PersonResult]:
    """Yield the people whose seats these are; a leaver's seat kept its points, but has not won for them (R12.3)."""
    for seat, occupant in enumerate(state.seats):
        if isinstance(occupant, PersonSeat):
            deals_won, place_sum = tally(state.places, seat)
            yield PersonResult(
                user_id=occupant.user_id,
                seat=seat,
                won=match.options.side_of(seat) in winners and not occupant.has_left,
                deals=len(state.places),
                deals_won=deals_won,
                points=match.totals[seat],
                place_sum=place_sum,
                has_left=occupant.has_left,
                is_newcomer=occupant.is_newcomer,
            )


def _departed(state: TableState) -> Iterator[PersonResult]:
    """Yield the leavers whose seat somebody took: theirs is what the seat had made until then (R12.5)."""
    for leaver in state.departed:
        deals_won, place_sum = tally(state.places[: leaver.deals], leaver.seat)
        yield PersonResult(
            user_id=leaver.user_id,
            seat=leaver.seat,
            won=False,
            deals=leaver.deals,
            deals_won=deals_won,
            points=leaver.points,
            place_sum=place_sum,
            has_left=True,
            is_newcomer=leaver.is_newcomer,
        )
