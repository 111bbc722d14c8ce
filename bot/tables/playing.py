"""A table from its first deal on: plays, the clock, understudies, the next deal, the end of a match, a rematch."""

from __future__ import annotations

from dataclasses import replace

from bot.league.results import MatchResult, PersonResult, tally
from bot.tables.actions import ComeBack, End, Give, Guard, Leave, MakeWay, Pass, PersonAction, Play, Ready
from bot.tables.changes import Change, House, closed, with_due
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.refusals import (
    AlreadyStarted,
    LeftForGood,
    NotBetweenDeals,
    NotHost,
    NotSeated,
    NotStarted,
    TurnIsOver,
)
from bot.tables.seating import ComputerSeat, PersonSeat, person_ids, present, rematch_seats, seat_of, with_seat
from bot.tables.state import TableState
from murlan.computer.understudy import understudy_event
from murlan.dealing import draw_for_seats
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.snapshot import Snapshot, Stage

UNATTENDED_TURNS = 8
"""After so many turns by understudies in a row, with no press from anyone, a table closes (R12.4)."""


def begun_match(state: TableState, house: House, *, dealer: int) -> Change:
    """Begin a match with its first deal."""
    fresh = replace(
        state,
        phase=Phase.PLAYING,
        match_id=house.chance.new_id(),
        match=Match.start(state.settings.options, dealer=dealer),
        event_count=0,
        places=(),
        unattended=0,
    )
    return _next_deal(fresh, house)


def in_match(state: TableState, action: PersonAction, house: House) -> Change:
    """Return what a press at a running or finished match leads to.

    Raises:
        TableRefusal: The table refuses it; the reason is its type.
        IllegalEvent: The rules refuse it.
    """
    if isinstance(action, End):
        if action.user_id != state.host_id and not action.is_manager:
            raise NotHost(state.host_id)
        return closed(state, Closing.ENDED)
    if isinstance(action, MakeWay):
        if state.phase is not Phase.FINISHED:
            raise AlreadyStarted
        return closed(state, Closing.ENDED)
    seat = _seat(state, action.user_id)
    state = replace(state, unattended=0)
    match action:
        case Play(_, cards, guard):
            _check_guard(state, guard)
            return turn_taken(_back(state, seat), Played(seat, cards), house)
        case Pass(_, guard):
            _check_guard(state, guard)
            return turn_taken(_back(state, seat), Passed(seat), house)
        case Give(_, card, guard):
            _check_guard(state, guard)
            return turn_taken(_back(state, seat), CardGiven(seat, card), house)
        case ComeBack():
            return _came_back(state, seat, house)
        case Leave():
            return _left(state, seat, house)
        case Ready():
            return _ready(state, seat, house)
        case _:
            raise AlreadyStarted


def turn_ran_out(state: TableState, house: House) -> Change:
    """Let the understudy act for a person whose turn ran out (R12.1), or who is away (R12.2, R12.4)."""
    snapshot = acting_snapshot(state)
    seat = snapshot.viewer
    assert seat is not None
    occupant = state.seats[seat]
    if isinstance(occupant, PersonSeat):
        missed = replace(occupant, missed=occupant.missed + 1)
        state = replace(state, seats=with_seat(state.seats, seat, missed), unattended=state.unattended + 1)
        if state.unattended >= UNATTENDED_TURNS:
            return closed(state, Closing.UNATTENDED)
    return turn_taken(state, understudy_event(snapshot), house)


def turn_taken(state: TableState, event: SeatEvent, house: House) -> Change:
    """Apply what a seat does and set the clock for what comes next.

    Raises:
        IllegalEvent: The rules refuse it.
    """
    match = _match(state)
    step = match.apply(event)
    after = replace(state, match=step.after, event_count=state.event_count + 1)
    if step.after.stage in (Stage.DEALING, Stage.OVER) and step.after.last_places is not None:
        after = replace(after, places=(*state.places, step.after.last_places), ready=frozenset())
    if step.after.stage is Stage.OVER:
        after = with_due(replace(after, phase=Phase.FINISHED), DueKind.TABLE_CLOSES, house.pace.rematch)
        return Change(after=after, events=(event,), notices=step.notices, result=_result(after))
    return Change(after=_clocked(after, house), events=(event,), notices=step.notices)


def next_deal(state: TableState, house: House) -> Change:
    """Deal the next cards (R2.4)."""
    return _next_deal(replace(state, ready=frozenset()), house)


def acting_snapshot(state: TableState) -> Snapshot:
    """Return what the seat that acts may see."""
    match = _match(state)
    assert match.deal is not None, "somebody acts only in a deal"
    return match.snapshot(match.deal.turn)


def _next_deal(state: TableState, house: House) -> Change:
    match = _match(state)
    dealt = match.next_deal(house.chance.seed(), house.chance.cut())
    step = match.apply(dealt)
    after = replace(state, match=step.after, event_count=state.event_count + 1, ready=frozenset())
    return Change(after=_clocked(after, house), events=(dealt,), notices=step.notices)


def _clocked(state: TableState, house: House) -> TableState:
    """Set the clock for whoever acts next.

    An understudy acts soon where somebody waits for it. Where every person is away it takes the whole turn, so that
    they find their table when they come back a few minutes later (R12.4).
    """
    match = _match(state)
    if match.stage is Stage.DEALING:
        return with_due(state, DueKind.NEXT_DEAL, house.pace.between_deals)
    assert match.deal is not None
    occupant = state.seats[match.deal.turn]
    if isinstance(occupant, PersonSeat) and _is_waited_for(occupant, state):
        return with_due(state, DueKind.TURN_RUNS_OUT, state.settings.turn_seconds)
    return with_due(state, DueKind.SEAT_DECIDES, house.pace.computer if _somebody_plays(state) else 0)


def _is_waited_for(person: PersonSeat, state: TableState) -> bool:
    """Return whether a person has a whole turn: one who is there, or who is away with all the others."""
    return not person.has_left and (not person.is_away or all(other.is_away for other in present(state.seats).values()))


def _somebody_plays(state: TableState) -> bool:
    """Return whether a person who has not left still holds cards; if none does the deal is played out at once."""
    deal = _match(state).deal
    assert deal is not None
    return any(deal.hands[seat] for seat in present(state.seats))


def _came_back(state: TableState, seat: int, house: House) -> Change:
    """Sit a person down again; if it is their turn they get a whole one (R12.2)."""
    occupant = state.seats[seat]
    assert isinstance(occupant, PersonSeat)
    after = _back(state, seat)
    deal = _match(state).deal
    is_acting = state.phase is Phase.PLAYING and _match(state).stage in (Stage.EXCHANGE, Stage.PLAY)
    if occupant.is_away and is_acting and deal is not None and deal.turn == seat:
        after = _clocked(after, house)
    return Change(after=after)


def _left(state: TableState, seat: int, house: House) -> Change:
    """Give a seat to the understudy for good (R12.3); the last person's leaving closes the table (R12.4)."""
    occupant = state.seats[seat]
    assert isinstance(occupant, PersonSeat)
    after = replace(
        state,
        seats=with_seat(state.seats, seat, replace(occupant, has_left=True)),
        ready=state.ready - {seat},
    )
    people = person_ids(after.seats)
    if not people:
        return closed(after, Closing.DESERTED)
    if state.host_id not in people:
        after = replace(after, host_id=people[0])
    if after.phase is Phase.FINISHED or _match(after).stage is Stage.DEALING:
        return _gone_on(after, house) if _all_ready(after) else Change(after=after)
    deal = _match(after).deal
    assert deal is not None
    return Change(after=_clocked(after, house) if deal.turn == seat or not _somebody_plays(after) else after)


def _ready(state: TableState, seat: int, house: House) -> Change:
    """Note that a person wants to go on; once all do, it does."""
    if state.phase is not Phase.FINISHED and _match(state).stage is not Stage.DEALING:
        raise NotBetweenDeals
    after = replace(_back(state, seat), ready=state.ready | {seat})
    return _gone_on(after, house) if _all_ready(after) else Change(after=after)


def _all_ready(state: TableState) -> bool:
    return bool(state.ready) and state.ready >= present(state.seats).keys()


def _gone_on(state: TableState, house: House) -> Change:
    """Deal the next cards, or begin a rematch: the same seats, a new draw for the dealer (R9.5)."""
    if state.phase is not Phase.FINISHED:
        return next_deal(state, house)
    draw = draw_for_seats(house.chance.seed())
    again = replace(state, seats=rematch_seats(state.seats), draw=tuple(map(int, draw.cards)), ready=frozenset())
    return begun_match(again, house, dealer=draw.order[0])


def _back(state: TableState, seat: int) -> TableState:
    occupant = state.seats[seat]
    if not isinstance(occupant, PersonSeat) or not occupant.missed:
        return state
    return replace(state, seats=with_seat(state.seats, seat, occupant.came_back()))


def _seat(state: TableState, user_id: int) -> int:
    """Return a person's seat, looked up by who presses, never by what the press says."""
    seat = seat_of(state.seats, user_id)
    if seat is not None:
        return seat
    if any(isinstance(occupant, PersonSeat) and occupant.user_id == user_id for occupant in state.seats):
        raise LeftForGood
    raise NotSeated


def _check_guard(state: TableState, guard: Guard | None) -> None:
    """Refuse a press that was meant for another turn than the present one."""
    if guard is None:
        return
    match = _match(state)
    turns = match.deal.turns_taken if match.deal else 0
    if guard != Guard(match.deal_number, turns):
        raise TurnIsOver


def _match(state: TableState) -> Match:
    if state.match is None:
        raise NotStarted
    return state.match


def _result(state: TableState) -> MatchResult:
    """Make the books' entry of a match that has just ended."""
    match = _match(state)
    assert match.outcome is not None
    assert state.match_id is not None
    winners = match.outcome.winners
    persons = []
    for seat, occupant in enumerate(state.seats):
        if isinstance(occupant, ComputerSeat):
            continue
        deals_won, place_sum = tally(state.places, seat)
        persons.append(
            PersonResult(
                user_id=occupant.user_id,
                seat=seat,
                won=match.options.side_of(seat) in winners and not occupant.has_left,
                deals=len(state.places),
                deals_won=deals_won,
                points=match.totals[seat],
                place_sum=place_sum,
                has_left=occupant.has_left,
            )
        )
    return MatchResult(match_id=state.match_id, winners=winners, totals=match.totals, persons=tuple(persons))
