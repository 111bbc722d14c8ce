"""A match's turns and deals: what a seat does, what the clock does for it, and the clock for what comes next."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.actions import Cut
from bot.tables.bookkeeping import result_of
from bot.tables.changes import Change, House, closed, with_due
from bot.tables.characters import rematch_seats
from bot.tables.phases import Closing, CutWay, DueKind, Phase
from bot.tables.pledges import Pledge
from bot.tables.refusals import NotStarted
from bot.tables.seating import ComputerSeat, Occupant, PersonSeat, person_at, present, there, with_seat
from bot.tables.state import TableState
from bot.tables.tallies import tallied
from murlan.computer.levels import Level
from murlan.computer.understudy import understudy_event
from murlan.dealing import draw_for_seats
from murlan.events import CutKind, CutSource, Dealt, SeatEvent
from murlan.match import Match
from murlan.options import ONE_DEAL
from murlan.snapshot import Stage

UNATTENDED_TURNS = 8
"""After so many turns by understudies in a row, with no press from anyone, a table closes (R12.4)."""


def begun_match(state: TableState, house: House) -> Change:
    """Begin a match with its first deal; the seats are drawn."""
    fresh = replace(
        state,
        phase=Phase.PLAYING,
        match_id=state.pledge.match_id if state.pledge else house.chance.new_id(),
        match=state.beginning(),
        event_count=0,
        places=(),
        tallies=(),
        unattended=0,
        votes=(),
        departed=(),
    )
    return next_deal(fresh, house)


def next_deal(state: TableState, house: House) -> Change:
    """Deal the next cards (R2.4), or wait a while for the player to the dealer's right to cut them (R2.3)."""
    if cutter_of(state) is None:
        return dealt(state, house)
    return Change(after=state if is_cutting(state) else with_due(state, DueKind.CUT_RUNS_OUT, house.pace.cut))


def dealt(state: TableState, house: House, *, named: Cut | None = None) -> Change:
    """Deal the next cards and promise those after them.

    Args:
        state: The table, between two deals.
        house: Where luck comes from.
        named: The place that the player to the dealer's right named, if they did.
    """
    match = match_of(state)
    event = _dealt(state, match, house, named)
    step = match.apply(event)
    after = replace(
        state,
        match=step.after,
        event_count=state.event_count + 1,
        ready=frozenset(),
        pledge=_after(state, match, house),
    )
    return Change(after=clocked(after, house), events=(event,), notices=step.notices)


def cutter_of(state: TableState) -> int | None:
    """Return the seat that is asked to cut: right of the dealer (R2.3), where a person sits there who plays.

    Nobody is asked before the deal is promised in public: a place that is named then proves nothing.
    """
    if state.settings.cut is not CutWay.ASK or state.pledge is None or not state.pledge.is_shown:
        return None
    seat = (match_of(state).dealer + 3) % 4
    return seat if seat in there(state.seats) else None


def is_cutting(state: TableState) -> bool:
    """Return whether the table waits for somebody to cut."""
    return state.due is not None and state.due.kind is DueKind.CUT_RUNS_OUT


def gone_on(state: TableState, house: House) -> Change:
    """Deal the next cards, or begin a rematch: the same seats, a new draw for the dealer (R9.5)."""
    if state.phase is not Phase.FINISHED:
        return next_deal(state, house)
    draw = draw_for_seats(house.chance.seed())
    again = replace(
        state,
        seats=rematch_seats(state),
        draw=tuple(map(int, draw.cards)),
        draw_rounds=draw.rounds,
        ready=frozenset(),
    )
    return begun_match(again, house)


def turn_taken(state: TableState, event: SeatEvent, house: House) -> Change:
    """Apply what a seat does and set the clock for what comes next.

    Raises:
        IllegalEvent: The rules refuse it.
    """
    step = match_of(state).apply(event)
    after = replace(state, match=step.after, event_count=state.event_count + 1)
    if step.after.stage in (Stage.DEALING, Stage.OVER) and step.after.last_places is not None:
        after = replace(after, places=(*state.places, step.after.last_places), ready=frozenset(), votes=())
        if step.after.deal is not None:
            after = replace(after, tallies=tallied(state.tallies, step.after.deal, state.seats))
    if step.after.stage is Stage.OVER:
        pledge = Pledge.drawn(house.chance, match_id=house.chance.new_id(), deal_number=1)
        after = replace(after, phase=Phase.FINISHED, pledge=pledge)
        after = with_due(after, DueKind.TABLE_CLOSES, house.pace.solo if state.is_solo else house.pace.rematch)
        result = None if state.is_solo else result_of(after)
        return Change(after=after, events=(event,), notices=step.notices, result=result)
    return Change(after=clocked(after, house), events=(event,), notices=step.notices)


def turn_ran_out(state: TableState, house: House) -> Change:
    """Pass, or play the lowest card, for a person whose turn ran out (R12.1) or a computer player that decides nothing.

    Where that is one turn too many with no press from anyone, the table closes instead (R12.4).
    """
    return turn_decided(state, understudy_event(match_of(state).snapshot(acting_seat(state))), house)


def turn_decided(state: TableState, event: SeatEvent, house: House) -> Change:
    """Do what was decided for the seat that acts: by its computer player, or in place of its person (R12).

    Raises:
        IllegalEvent: The rules refuse it.
    """
    after = _without_a_press(state)
    if after.unattended >= UNATTENDED_TURNS:
        return closed(after, Closing.UNATTENDED)
    return turn_taken(after, event, house)


def deciding_level(state: TableState) -> Level | None:
    """Return the level of the computer player that decides now; ``None`` where none is asked.

    For a person who is away, or who left, it is one of the level that the table chose for understudies (R12.2).
    """
    occupant = acting_occupant(state)
    if isinstance(occupant, ComputerSeat):
        return occupant.level
    is_last = _without_a_press(state).unattended >= UNATTENDED_TURNS
    return state.settings.understudy if occupant.is_away and not is_last else None


def clocked(state: TableState, house: House) -> TableState:
    """Set the clock for whoever acts next, a whole one.

    An understudy acts soon where somebody waits for it. Where every person is away it takes the whole turn, so that
    they find their table when they come back a few minutes later (R12.4).

    Who plays alone holds up nobody: they have no clock, and days until their table closes.
    """
    if state.is_solo:
        return _clocked_alone(state, house)
    if match_of(state).stage is Stage.DEALING:
        return with_due(state, DueKind.NEXT_DEAL, house.pace.between_deals)
    if acting_clock(state) is DueKind.TURN_RUNS_OUT:
        return with_due(state, DueKind.TURN_RUNS_OUT, state.settings.turn_seconds)
    return with_due(state, DueKind.SEAT_DECIDES, house.pace.computer if _somebody_plays(state) else 0)


def acting_clock(state: TableState) -> DueKind:
    """Return which clock the seat that acts has: a person's who is waited for, or that of who acts by themselves."""
    occupant = state.seats[acting_seat(state)]
    if not isinstance(occupant, PersonSeat) or occupant.has_left:
        return DueKind.SEAT_DECIDES
    if state.is_solo:
        return DueKind.TABLE_CLOSES
    is_waited_for = not occupant.is_away or not there(state.seats)
    return DueKind.TURN_RUNS_OUT if is_waited_for else DueKind.SEAT_DECIDES


def in_deal(state: TableState) -> bool:
    """Return whether a seat acts now."""
    return (
        state.phase is Phase.PLAYING and state.match is not None and state.match.stage in (Stage.EXCHANGE, Stage.PLAY)
    )


def acting_seat(state: TableState) -> int:
    """Return the seat that acts; that there is one, the caller knows."""
    deal = match_of(state).deal
    assert deal is not None, "somebody acts only in a deal"
    return deal.turn


def acting_occupant(state: TableState) -> Occupant:
    """Return who sits on the seat that acts."""
    return state.seats[acting_seat(state)]


def waited_for(before: TableState, after: TableState, house: House) -> TableState:
    """Give who acts a whole turn where they were away before and are not any more (R12.2)."""
    if after.pause is not None or not in_deal(after):
        return after
    was, now = acting_occupant(before), acting_occupant(after)
    is_back = isinstance(was, PersonSeat) and isinstance(now, PersonSeat) and was.is_away and not now.is_away
    return clocked(after, house) if is_back else after


def sat_down(state: TableState, seat: int, house: House) -> TableState:
    """Return the table with a person at it again; if it is their turn, they get a whole one (R12.2).

    Votes to remove them fall away once they act again.
    """
    person = person_at(state.seats, seat)
    if not person.missed:
        return state
    votes = tuple(vote for vote in state.votes if vote.target != person.user_id)
    after = replace(state, seats=with_seat(state.seats, seat, person.came_back()), votes=votes)
    return waited_for(state, after, house)


def match_of(state: TableState) -> Match:
    """Return the table's match.

    Raises:
        NotStarted: There is none yet.
    """
    if state.match is None:
        raise NotStarted
    return state.match


def _clocked_alone(state: TableState, house: House) -> TableState:
    """Set the clock where one person plays alone: computer players act soon, all else waits for the person."""
    if match_of(state).stage is Stage.DEALING or acting_clock(state) is DueKind.TABLE_CLOSES:
        return with_due(state, DueKind.TABLE_CLOSES, house.pace.solo)
    pause = min(house.pace.computer, house.pace.solo_computer)
    return with_due(state, DueKind.SEAT_DECIDES, pause if _somebody_plays(state) else 0)


def _dealt(state: TableState, match: Match, house: House, named: Cut | None) -> Dealt:
    """Return the deal that was promised; where an older release promised none, one by chance.

    The first one tells how the seats were drawn.
    """
    event = _promised(state, match, house, named)
    is_drawn = match.deal_number == 0 and bool(state.draw_rounds)
    return replace(event, draw=state.seat_draw()) if is_drawn else event


def _promised(state: TableState, match: Match, house: House, named: Cut | None) -> Dealt:
    pledge = state.pledge
    if pledge is None:
        return match.next_deal(house.chance.seed(), house.chance.cut())
    assert (pledge.match_id, pledge.deal_number) == (state.match_id, match.deal_number + 1), "deals come in order"
    if named is None:
        cut, source = pledge.cut(house.chance)
    else:
        cut, source = named.place, CutSource(kind=CutKind.NAMED, press_id=named.press_id)
    return match.next_deal(pledge.seed, cut, commitment=pledge.commitment, cut_source=source)


def _after(state: TableState, match: Match, house: House) -> Pledge | None:
    """Return the promise of the deal after the one that begins; a match of one deal has none."""
    if match.options.target == ONE_DEAL:
        return None
    assert state.match_id is not None, "the match has begun"
    return Pledge.drawn(house.chance, match_id=state.match_id, deal_number=match.deal_number + 2)


def _without_a_press(state: TableState) -> TableState:
    """Count a turn that a person did not take themselves (R12.2, R12.4)."""
    seat = acting_seat(state)
    occupant = state.seats[seat]
    if not isinstance(occupant, PersonSeat):
        return state
    missed = replace(occupant, missed=occupant.missed + 1)
    is_awaited = _somebody_plays(state)  # who waits for the end of a deal has nothing to press
    seats = with_seat(state.seats, seat, missed)
    return replace(state, seats=seats, unattended=state.unattended + is_awaited)


def _somebody_plays(state: TableState) -> bool:
    """Return whether a person who has not left still holds cards; if none does the deal is played out at once."""
    deal = match_of(state).deal
    assert deal is not None, "somebody acts only in a deal"
    return any(deal.hands[seat] for seat in present(state.seats))
