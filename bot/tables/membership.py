"""Who belongs to a match: joining between deals, leaving, being removed, and who is host (R12)."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.actions import Move
from bot.tables.changes import Change, House, closed
from bot.tables.phases import Closing, Motion, Phase
from bot.tables.refusals import (
    AlreadySeated,
    Barred,
    CannotRemove,
    LeftForGood,
    NoFreeSeat,
    NoSeatFreeNow,
    NotHost,
    NotSeated,
    SamePlace,
)
from bot.tables.seating import (
    Departed,
    PersonSeat,
    free_for,
    person_at,
    person_ids,
    present,
    seat_of,
    there,
    with_seat,
)
from bot.tables.state import TableState
from bot.tables.tallies import tally_at
from bot.tables.turns import gone_on, in_deal, match_of
from bot.tables.votes import without_votes_of, without_votes_on


def own_seat(state: TableState, user_id: int) -> int:
    """Return a person's seat, looked up by who presses, never by what the press says.

    Raises:
        LeftForGood: They had one in this match and gave it up.
        Barred: They were removed.
        NotSeated: They have none.
    """
    seat = seat_of(state.seats, user_id)
    if seat is not None:
        return seat
    if user_id in state.barred:
        raise Barred
    raise LeftForGood if has_left(state, user_id) else NotSeated


def has_left(state: TableState, user_id: int) -> bool:
    """Return whether a person gave up a seat of the present match, or of the one that has just ended."""
    gone = {seat.user_id for seat in state.seats if isinstance(seat, PersonSeat) and seat.has_left}
    return user_id in gone | {leaver.user_id for leaver in state.departed}


def takes_people(state: TableState) -> bool:
    """Return whether somebody who comes could take a seat of the match now (R12.5)."""
    is_between = state.phase in (Phase.PLAYING, Phase.FINISHED) and not in_deal(state)
    return is_between and free_for(state.seats, 0) is not None


def joined(state: TableState, user_id: int) -> TableState:
    """Seat a person between two deals or after a match: on a leaver's seat, else a computer player's (R12.5).

    Raises:
        AlreadySeated: They have a seat.
        Barred: They were removed from this table.
        LeftForGood: They left this match.
        NoFreeSeat: People sit on all four.
        NoSeatFreeNow: A deal is going on.
    """
    if seat_of(state.seats, user_id) is not None:
        raise AlreadySeated
    if user_id in state.barred:
        raise Barred
    if state.phase is Phase.PLAYING and has_left(state, user_id):
        raise LeftForGood
    seat = free_for(state.seats, user_id)
    if seat is None:
        raise NoFreeSeat
    if not takes_people(state):
        raise NoSeatFreeNow
    newcomer = PersonSeat(user_id, is_newcomer=state.phase is Phase.PLAYING)
    return replace(_departed(state, seat), seats=with_seat(state.seats, seat, newcomer))


def _departed(state: TableState, seat: int) -> TableState:
    """Note for the result who had this seat in the running match."""
    before = state.seats[seat]
    if state.phase is not Phase.PLAYING or not isinstance(before, PersonSeat):
        return state
    own = tally_at(state.tallies, seat)
    leaver = Departed(
        before.user_id,
        seat,
        deals=len(state.places),
        points=match_of(state).totals[seat],
        is_newcomer=before.is_newcomer,
        quads=own.quads,
        straights=own.straights,
        understudy_deals=own.understudy_deals,
        laid=own.laid,
    )
    return replace(state, departed=(*state.departed, leaver))


def left(state: TableState, seat: int, house: House) -> Change:
    """Give a seat to the understudy for good (R12.3); the last person's leaving closes the table (R12.4)."""
    person = person_at(state.seats, seat)
    after = without_votes_on(without_votes_of(state, person.user_id), Motion.REMOVE, person.user_id)
    after = replace(
        after, seats=with_seat(state.seats, seat, replace(person, has_left=True)), ready=state.ready - {seat}
    )
    if not person_ids(after.seats):
        return closed(after, Closing.DESERTED)
    after = hosted(after)
    if after.pause is not None or in_deal(after):
        return Change(after=after)
    return gone_on(after, house) if all_ready(after) else Change(after=after)


def removed(state: TableState, target_id: int, house: House) -> Change:
    """Take a person's seat away for good; they do not join this table again."""
    seat = seat_of(state.seats, target_id)
    assert seat is not None, "only who sits here is removed"
    return left(replace(state, barred=state.barred | {target_id}), seat, house)


def check_removable(state: TableState, target_id: int, *, by: int) -> None:
    """Refuse to remove somebody who is not here, or oneself.

    Raises:
        CannotRemove: It is so.
    """
    if target_id == by or seat_of(state.seats, target_id) is None:
        raise CannotRemove


def hosted(state: TableState) -> TableState:
    """Pass the host's right on where they are not at the table: to the next person there, by seat."""
    here = there(state.seats) or present(state.seats)
    seat = seat_of(state.seats, state.host_id)
    if not here or seat in here:
        return state
    old = next((number for number, occupant in enumerate(state.seats) if _is_person(occupant, state.host_id)), 0)
    count = len(state.seats)
    heir = min(here, key=lambda number: (number - old) % count)
    return replace(state, host_id=here[heir].user_id)


def all_ready(state: TableState) -> bool:
    """Return whether all who are there want to go on; nobody waits for who is away."""
    return bool(state.ready) and state.ready >= there(state.seats).keys()


def forgiven(state: TableState, user_ids: frozenset[int]) -> TableState:
    """Take one missed turn off each of these people: it was not theirs to miss."""
    seats = state.seats
    for number, person in present(seats).items():
        if person.user_id in user_ids and person.missed:
            seats = with_seat(seats, number, replace(person, missed=person.missed - 1))
    count = sum(old != new for old, new in zip(state.seats, seats, strict=True))
    return replace(state, seats=seats, unattended=max(0, state.unattended - count))


def has_authority(state: TableState, user_id: int, *, is_manager: bool) -> bool:
    """Return whether somebody decides over the table alone: its host, or who manages the server."""
    return is_manager or user_id == state.host_id


def moved(state: TableState, action: Move) -> TableState:
    """Return the table in another channel.

    Raises:
        NotHost: Only its host and who manages the server may move it.
        SamePlace: It is there already.
    """
    if not has_authority(state, action.user_id, is_manager=action.is_manager):
        raise NotHost(state.host_id)
    if action.channel_id == state.channel_id:
        raise SamePlace
    return replace(state, channel_id=action.channel_id)


def _is_person(occupant: object, user_id: int) -> bool:
    return isinstance(occupant, PersonSeat) and occupant.user_id == user_id
