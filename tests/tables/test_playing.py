"""A running match: plays and passes, the clock, understudies, leaving, the next deal, a rematch."""

from __future__ import annotations

import pytest

from bot.league.boards import BoardChoice
from bot.tables.actions import ComeBack, End, Guard, Join, Leave, Pass, Play, Ready, Start
from bot.tables.changes import Pace
from bot.tables.faults import DoublePressError
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.refusals import LeftForGood, NotBetweenDeals, NotSeated, TurnIsOver
from bot.tables.seating import ComputerSeat, PersonSeat, present, seat_of
from murlan.errors import IllegalEvent
from murlan.events import Passed, Played
from murlan.options import CLASSIC
from murlan.snapshot import Stage
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN, TableHouse
from tests.tables.matches import FOUR, ONE, acting_person, four_people, play_deal_out, play_on


async def test_a_play_by_another_seat_changes_nothing(house: TableHouse) -> None:
    """The seat is looked up from who presses (R5.3)."""
    table = await four_people(house)
    other = next(user for user in FOUR if user != acting_person(table))
    before = table.state
    with pytest.raises(IllegalEvent):
        await table.act(Play(other, table.hand(other).snapshot.hand[:1]))
    assert table.state == before


async def test_a_stranger_cannot_play(house: TableHouse) -> None:
    """Who has no seat has no turn."""
    table = await four_people(house)
    with pytest.raises(NotSeated):
        await table.act(Pass(LUAN))


async def test_a_press_for_a_turn_that_is_over_is_refused(house: TableHouse) -> None:
    """A play acts only for the turn that it was meant for."""
    table = await four_people(house)
    user = acting_person(table)
    with pytest.raises(TurnIsOver):
        await table.act(Play(user, table.hand(user).snapshot.hand[:1], Guard(1, 7)))


async def test_the_same_press_is_never_done_twice(house: TableHouse) -> None:
    """BB-039: Discord may deliver a press more than once; its id settles it."""
    table = await four_people(house)
    user = acting_person(table)
    cards = table.hand(user).snapshot.choices()[0].cards
    await table.act(Play(user, cards), 777)
    after = table.state
    with pytest.raises(DoublePressError):
        await table.act(Pass(acting_person(table)), 777)
    assert table.state == after


async def test_a_turn_that_runs_out_is_played_by_the_understudy(house: TableHouse) -> None:
    """The understudy leads the lowest card, then passes (R12.1)."""
    await four_people(house)
    house.changes.clear()
    await house.advance(60)
    await house.advance(60)
    assert [type(event) for event in house.events()] == [Played, Passed]


async def test_a_person_who_misses_two_turns_is_away(house: TableHouse) -> None:
    """After two turns in a row that ran out the understudy sits in (R12.2)."""
    table = await four_people(house)
    user = acting_person(table)
    seat = seat_of(table.state.seats, user)
    assert seat is not None
    for _ in range(2):
        await house.advance(60)
        while acting_person(table) != user:
            await play_on(table)
    occupant = table.state.seats[seat]
    assert isinstance(occupant, PersonSeat)
    assert (occupant.is_away, table.state.due and table.state.due.kind) == (True, DueKind.SEAT_DECIDES)


async def test_one_press_brings_an_away_person_back_with_a_whole_turn(house: TableHouse) -> None:
    """My hand brings the person back (R12.2)."""
    table = await four_people(house)
    user = acting_person(table)
    for _ in range(2):
        await house.advance(60)
        while acting_person(table) != user:
            await play_on(table)
    await table.act(ComeBack(user))
    assert table.state.due is not None
    assert (table.state.due.kind, table.state.due.seconds) == (DueKind.TURN_RUNS_OUT, 60)


async def test_a_table_where_nobody_presses_anything_closes(house: TableHouse) -> None:
    """BB-001: after eight turns in a row by understudies the table closes without a winner (R12.4)."""
    table = await four_people(house)
    await house.advance(10 * 60)
    assert (table.state.closing, house.registry.in_channel(table.state.channel_id)) == (Closing.UNATTENDED, None)


async def test_where_all_are_away_an_understudy_takes_the_whole_turn(house: TableHouse) -> None:
    """A person alone with computer players finds their table when they come back after some minutes (R12.4)."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    await house.advance(3 * 60)
    seat = table.state.seats[seat_of(table.state.seats, ANA) or 0]
    assert isinstance(seat, PersonSeat)
    assert (seat.is_away, table.state.phase) == (True, Phase.PLAYING)


async def test_a_leavers_seat_plays_on(house: TableHouse) -> None:
    """BB-012: who leaves in their own turn stops nothing; the understudy plays on (R12.3)."""
    table = await four_people(house)
    await table.act(Leave(acting_person(table)))
    await house.advance(2)
    match = table.state.match
    assert match is not None
    assert match.deal is not None
    assert match.deal.turns_taken == 1


async def test_a_leaver_cannot_come_back_to_the_match(house: TableHouse) -> None:
    """Leaving is for good (R12.3)."""
    table = await four_people(house)
    await table.act(Leave(BESA))
    with pytest.raises(LeftForGood):
        await table.act(ComeBack(BESA))


async def test_the_last_person_who_leaves_a_match_closes_it(house: TableHouse) -> None:
    """A match closes without a winner when every person has left (R12.4)."""
    table = await four_people(house)
    for user in FOUR:
        await table.act(Leave(user))
    assert (table.state.phase, table.state.closing) == (Phase.CLOSED, Closing.DESERTED)


async def test_a_turn_lasts_as_long_whatever_the_hand_lacks(house: TableHouse) -> None:
    """BB-034: nobody is skipped who cannot beat what lies, and no computer player passes sooner than it plays."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    await table.act(Start(ANA, fill=True))
    clocks: dict[tuple[DueKind, bool], set[float]] = {}
    while not table.state.places:
        match, due = table.state.match, table.state.due
        assert match is not None
        assert match.deal is not None
        assert due is not None
        if all(match.deal.hands[seat] for seat in present(table.state.seats)):
            can_play = bool(match.snapshot(match.deal.turn).choices())
            clocks.setdefault((due.kind, can_play), set()).add(due.seconds)
        if due.kind is DueKind.TURN_RUNS_OUT:
            await play_on(table)
        else:
            await house.advance(due.seconds)
    seconds = {DueKind.TURN_RUNS_OUT: {60.0}, DueKind.SEAT_DECIDES: {Pace().computer}}
    assert {(kind, can_play): seconds[kind] for kind in seconds for can_play in (True, False)} == clocks


async def test_a_deal_without_people_is_played_out_at_once(house: TableHouse) -> None:
    """Once the only person is out of cards, computer players do not make anybody wait."""
    table = await house.open_table(host=ANA, options=ONE)
    await table.act(Start(ANA, fill=True))
    seat = seat_of(table.state.seats, ANA)
    assert seat is not None
    for _ in range(200):
        match = table.state.match
        assert match is not None
        assert match.deal is not None
        if match.stage is Stage.OVER or not match.deal.hands[seat]:
            break
        if match.deal.turn == seat:
            await play_on(table)
        else:
            await house.advance(1)
    await house.advance(0)
    assert table.state.phase is Phase.FINISHED


async def test_the_next_deal_begins_when_all_are_ready(house: TableHouse) -> None:
    """Ready from everybody deals at once; the deal passes one seat on (R2.4)."""
    table = await four_people(house)
    await play_deal_out(table)
    for user in FOUR:
        await table.act(Ready(user))
    assert table.state.match is not None
    assert (table.state.match.deal_number, table.state.match.dealer) == (2, 1)


async def test_the_next_deal_begins_by_itself(house: TableHouse) -> None:
    """Nobody has to press Ready."""
    table = await four_people(house)
    await play_deal_out(table)
    await house.advance(20)
    assert table.state.match is not None
    assert table.state.match.deal_number == 2


async def test_being_ready_in_the_middle_of_a_deal_is_refused(house: TableHouse) -> None:
    """Ready means something only between deals."""
    table = await four_people(house)
    with pytest.raises(NotBetweenDeals):
        await table.act(Ready(ANA))


async def test_a_whole_match_ends_with_a_result_for_the_books(house: TableHouse) -> None:
    """The last event and the result are one unit (R9)."""
    table = await four_people(house)
    while table.state.phase is Phase.PLAYING:
        await play_deal_out(table)
        if table.state.phase is Phase.PLAYING:
            await house.advance(20)
    result = house.changes[-1].result
    assert result is not None
    assert {person.user_id: person.points for person in result.persons} == {
        user: result.totals[seat_of(table.state.seats, user) or 0] for user in FOUR
    }
    board = await house.database.boards.page(BoardChoice(guild_id=table.state.guild_id))
    assert sorted(line.points for line in board.lines) == sorted(result.totals)


async def test_a_rematch_keeps_the_seats_and_has_no_exchange(house: TableHouse) -> None:
    """A rematch is a new match: the same seats, a new draw, no exchange (R9.5)."""
    table = await four_people(house, ONE)
    await play_deal_out(table)
    seats = table.state.seats
    for user in FOUR:
        await table.act(Ready(user))
    assert table.state.match is not None
    assert (table.state.seats, table.state.match.stage, table.state.match.deal_number) == (seats, Stage.PLAY, 1)


async def test_a_rematch_gives_leavers_seats_to_computer_players(house: TableHouse) -> None:
    """Who left takes no part in the rematch."""
    table = await four_people(house, ONE)
    await play_deal_out(table)
    seat = seat_of(table.state.seats, BESA)
    assert seat is not None
    for user in (ANA, CLIRIM, DRITA):
        await table.act(Ready(user))
    await table.act(Leave(BESA))
    assert isinstance(table.state.seats[seat], ComputerSeat)


@pytest.mark.parametrize("stage", ["play", "between deals", "exchange", "finished"])
async def test_the_host_can_end_a_table_at_any_stage(house: TableHouse, stage: str) -> None:
    """BB-003: every state has an end."""
    table = await four_people(house, ONE if stage == "finished" else CLASSIC)
    if stage != "play":
        await play_deal_out(table)
    if stage == "exchange":
        await house.advance(20)
    await table.act(End(ANA))
    assert table.state.closing is Closing.ENDED


async def test_a_manager_of_the_server_can_end_a_table(house: TableHouse) -> None:
    """Who manages the server needs no seat for it."""
    table = await four_people(house)
    await table.act(End(LUAN, is_manager=True))
    assert table.state.phase is Phase.CLOSED
