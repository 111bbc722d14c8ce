"""A table before its first deal: who comes, who goes, and how a match begins (R2.2)."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.tables.actions import (
    AddComputer,
    ChooseLevel,
    End,
    Join,
    Leave,
    Move,
    PersonAction,
    Remove,
    RemoveComputer,
    Start,
    SwapPartners,
)
from bot.tables.changes import Change, House, closed, with_due
from bot.tables.characters import filled, newcomer
from bot.tables.membership import check_removable, has_authority, moved
from bot.tables.phases import Closing, DueKind, Phase, TableSettings
from bot.tables.pledges import Pledge
from bot.tables.refusals import (
    AlreadySeated,
    Barred,
    JoinFirst,
    NoComputerToRemove,
    NoFreeSeat,
    NotHost,
    NotSeated,
    NotStarted,
    SeatsFree,
)
from bot.tables.seating import SEATS, ComputerSeat, Occupant, PersonSeat, person_ids, seat_of
from bot.tables.state import NOWHERE, TableState
from bot.tables.turns import begun_match
from murlan.dealing import draw_for_seats, seats_with_partners
from murlan.options import Sides


def opened(
    table_id: str, *, guild_id: int, channel_id: int, host_id: int, settings: TableSettings, house: House
) -> TableState:
    """Open a lobby; its host has the first seat."""
    state = TableState(
        table_id=table_id,
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=host_id,
        settings=settings,
        seats=(PersonSeat(host_id),),
        pledge=Pledge.drawn(house.chance, match_id=house.chance.new_id(), deal_number=1),
    )
    return with_due(state, DueKind.LOBBY_EXPIRES, house.pace.lobby)


def begun_alone(table_id: str, *, person_id: int, settings: TableSettings, house: House) -> Change:
    """Begin a match of one person against three computer players, without a lobby and unseen by others."""
    state = opened(table_id, guild_id=NOWHERE, channel_id=person_id, host_id=person_id, settings=settings, house=house)
    return _started(state, person_id, house, fill=True)


def in_lobby(state: TableState, action: PersonAction, house: House) -> Change:
    """Return what a press in the lobby leads to.

    Raises:
        TableRefusal: Nothing; the reason is its type.
    """
    match action:
        case Join(user_id):
            if seat_of(state.seats, user_id) is not None:
                raise AlreadySeated
            if user_id in state.barred:
                raise Barred
            return _seated(state, (*state.seats, PersonSeat(user_id)), house)
        case AddComputer() | RemoveComputer() | ChooseLevel() | SwapPartners():
            _check_seated(state, action.user_id)
            return _arranged(state, action, house)
        case Leave(user_id):
            _check_seated(state, user_id)
            return _left(state, user_id, house)
        case Remove(user_id, target_id, is_manager):
            _check_authority(state, user_id, is_manager=is_manager)
            check_removable(state, target_id, by=user_id)
            return _left(replace(state, barred=state.barred | {target_id}), target_id, house)
        case Start(user_id, fill):
            return _started(state, user_id, house, fill=fill)
        case End(user_id, is_manager):
            _check_authority(state, user_id, is_manager=is_manager)
            return closed(state, Closing.ENDED)
        case Move():
            return Change(after=moved(state, action))
        case _:
            raise NotStarted


def _arranged(
    state: TableState, action: AddComputer | RemoveComputer | ChooseLevel | SwapPartners, house: House
) -> Change:
    """Return what somebody who sits here changes of the table to come; the level is the host's to choose."""
    match action:
        case AddComputer():
            return _seated(state, (*state.seats, newcomer(state)), house)
        case RemoveComputer():
            return _seated(state, _without_last_computer(state.seats), house)
        case ChooseLevel(user_id, level):
            _check_authority(state, user_id, is_manager=False)
            return _seated(replace(state, settings=replace(state.settings, computers=level)), state.seats, house)
        case SwapPartners():
            return _seated(replace(state, partner=state.partner % 3 + 1), state.seats, house)


def _seated(state: TableState, seats: tuple[Occupant, ...], house: House) -> Change:
    if len(seats) > SEATS:
        raise NoFreeSeat
    return Change(after=with_due(replace(state, seats=seats), DueKind.LOBBY_EXPIRES, house.pace.lobby))


def _left(state: TableState, user_id: int, house: House) -> Change:
    """Free a person's seat; the host's right passes on to whoever came next, the last one closes the table."""
    seat = seat_of(state.seats, user_id)
    assert seat is not None, "only who sits here goes"
    seats = (*state.seats[:seat], *state.seats[seat + 1 :])
    people = person_ids(seats)
    if not people:
        return closed(replace(state, seats=seats), Closing.DESERTED)
    host_id = state.host_id if state.host_id in people else people[0]
    return _seated(replace(state, host_id=host_id), seats, house)


def _started(state: TableState, user_id: int, house: House, *, fill: bool) -> Change:
    """Begin the match: anybody seated may once all four seats are taken, before that the host."""
    _check_seated(state, user_id)
    if user_id != state.host_id and len(state.seats) < SEATS:
        raise NotHost(state.host_id)
    entrants = filled(state) if fill else state.seats
    if len(entrants) < SEATS:
        raise SeatsFree(SEATS - len(entrants))
    draw = draw_for_seats(house.chance.seed())
    is_paired = state.settings.options.sides is Sides.TWO_TEAMS
    order = seats_with_partners(draw, (0, state.partner)) if is_paired else draw.order
    seated = replace(
        state,
        phase=Phase.PLAYING,
        seats=tuple(entrants[entrant] for entrant in order),
        draw=tuple(int(draw.cards[entrant]) for entrant in order),
        draw_rounds=draw.by_seat(order).rounds,
    )
    return begun_match(seated, house)


def _check_authority(state: TableState, user_id: int, *, is_manager: bool) -> None:
    if not has_authority(state, user_id, is_manager=is_manager):
        raise NotHost(state.host_id)


def _check_seated(state: TableState, user_id: int) -> None:
    if seat_of(state.seats, user_id) is None:
        if user_id in state.barred:
            raise Barred
        raise JoinFirst if len(state.seats) < SEATS else NotSeated


def _without_last_computer(seats: tuple[Occupant, ...]) -> tuple[Occupant, ...]:
    for number in range(len(seats) - 1, -1, -1):
        match seats[number]:
            case ComputerSeat():
                return (*seats[:number], *seats[number + 1 :])
            case PersonSeat():
                pass
            case never:
                assert_never(never)
    raise NoComputerToRemove
