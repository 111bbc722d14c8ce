"""Matches at live tables: four people, and how they play on."""

from __future__ import annotations

from bot.tables.actions import Give, Join, Pass, Play, Start
from bot.tables.seating import PersonSeat, seat_of
from bot.tables.table import Table
from murlan.events import CardGiven, Passed, Played
from murlan.options import CLASSIC, ONE_DEAL, RuleOptions
from tests.support.house import ANA, BESA, CLIRIM, DRITA, TableHouse, first_choice

FOUR = (ANA, BESA, CLIRIM, DRITA)
ONE = RuleOptions(target=ONE_DEAL)


async def four_people(house: TableHouse, options: RuleOptions = CLASSIC) -> Table:
    """Return a table where four people have begun a match."""
    table = await house.open_table(host=ANA, options=options)
    for user in FOUR[1:]:
        await table.act(Join(user))
    await table.act(Start(ANA))
    return table


def acting_person(table: Table) -> int:
    """Return the user whose turn it is."""
    match = table.state.match
    assert match is not None
    assert match.deal is not None
    occupant = table.state.seats[match.deal.turn]
    assert isinstance(occupant, PersonSeat)
    return occupant.user_id


async def play_on(table: Table) -> None:
    """Let the person whose turn it is do the first legal thing."""
    user = acting_person(table)
    match first_choice(table.hand(user).snapshot):
        case Played(_, cards):
            await table.act(Play(user, cards))
        case Passed():
            await table.act(Pass(user))
        case CardGiven(_, card):
            await table.act(Give(user, card))


async def play_deal_out(table: Table) -> None:
    """Play until the present deal is over."""
    number = len(table.state.places)
    while len(table.state.places) == number:
        await play_on(table)


def seat(table: Table, user_id: int) -> int:
    """Return the seat of somebody who sits here."""
    number = seat_of(table.state.seats, user_id)
    assert number is not None
    return number


def person(table: Table, user_id: int) -> PersonSeat:
    """Return a person's seat, one they left included."""
    return next(seat for seat in table.state.seats if isinstance(seat, PersonSeat) and seat.user_id == user_id)


async def play_until(table: Table, user_id: int) -> None:
    """Play until it is somebody's turn."""
    while acting_person(table) != user_id:
        await play_on(table)


async def miss(house: TableHouse, table: Table, user_id: int, turns: int = 1) -> None:
    """Let so many turns in a row of a person run out, while the others play."""
    for _ in range(turns):
        await play_until(table, user_id)
        await house.advance(60)
