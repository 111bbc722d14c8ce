"""Who belongs to a table: leaving in one's turn, the host's right, coming between deals, being gone for good."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.league.boards import BoardChoice
from bot.league.results import PersonResult
from bot.tables.actions import ComeBack, End, Join, Leave, Ready, Remove, Ring, Start
from bot.tables.bookkeeping import result_of
from bot.tables.changes import Change, Pace
from bot.tables.phases import Closing, DueKind, Phase
from bot.tables.refusals import (
    AlreadySeated,
    Barred,
    LeftForGood,
    NoFreeSeat,
    NoSeatFreeNow,
    TableRefusal,
)
from bot.tables.seating import ComputerSeat, Departed, PersonSeat, person_ids
from bot.tables.showing import public_table
from bot.tables.state import TableState
from bot.tables.transition import changed_by
from bot.tables.turns import UNATTENDED_TURNS
from murlan.events import Passed, Played
from murlan.match import Match
from murlan.options import CLASSIC, RuleOptions, Sides
from murlan.scoring import Outcome
from murlan.snapshot import Stage
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN, TableHouse
from tests.support.positions import acted, deal_of, match_of
from tests.tables.matches import FOUR, acting_person, four_people, person, play_deal_out, play_on, seat
from tests.tables.positions import HANDS, STAGES
from tests.tables.positions import house as rules

COMPUTER = ComputerSeat("Agron")
SEATS = tuple(map(PersonSeat, FOUR))
PLAYING = replace(STAGES["play"], seats=SEATS, barred=frozenset())
BETWEEN = replace(STAGES["dealing"], seats=SEATS, barred=frozenset())


def left(state: TableState, *users: int) -> Change:
    """Return the last of the changes when people leave, one after another."""
    change = Change(after=state)
    for user in users:
        change = changed_by(change.after, Leave(user), rules())
    return change


def turn(match: Match | None) -> int | None:
    """Return the seat that acts."""
    return match.snapshot(None).turn if match is not None else None


def led(leaver: int, passes: int, options: RuleOptions) -> Match:
    """Return a match where it is the leaver's turn after somebody led and others passed; without passes they lead."""
    leader = (leaver - 1 - passes) % 4
    match = match_of(deal_of(HANDS, turn=leader), options)
    return acted(match, HANDS[leader].split()[0], *["pass"] * passes)


@pytest.mark.parametrize("sides", list(Sides), ids=["each alone", "two against two"])
@pytest.mark.parametrize("leaver", range(4))
@pytest.mark.parametrize("passes", [None, 0, 2], ids=["leading", "answering", "the last to answer"])
def test_who_leaves_in_their_turn_stops_nothing(leaver: int, passes: int | None, sides: Sides) -> None:
    """BB-012, BB-013: the understudy acts as soon as a computer player, and it is the next seat's turn (R12.3)."""
    options = RuleOptions(sides=sides)
    match = match_of(deal_of(HANDS, turn=leaver), options) if passes is None else led(leaver, passes, options)
    gone = left(replace(PLAYING, match=match), FOUR[leaver]).after
    assert gone.due is not None
    assert (DueKind.SEAT_DECIDES, Pace().computer) == (gone.due.kind, gone.due.seconds)
    change = changed_by(gone, Ring(gone.due.number), rules())
    assert [Played if passes is None else Passed] == [type(event) for event in change.events]
    assert (leaver + 1) % 4 == turn(change.after.match)
    assert change.after.due is not None
    assert (DueKind.TURN_RUNS_OUT, 60) == (change.after.due.kind, change.after.due.seconds)


def test_a_trick_goes_to_its_owner_when_the_last_to_answer_leaves() -> None:
    """BB-012: nobody else is asked, and the one who laid last leads."""
    gone = left(replace(PLAYING, match=led(3, 2, CLASSIC)), DRITA).after
    assert gone.due is not None
    change = changed_by(gone, Ring(gone.due.number), rules())
    assert change.after.match is not None
    assert (0, ()) == (turn(change.after.match), change.after.match.snapshot(None).trick)


def test_who_leaves_out_of_turn_changes_no_clock() -> None:
    """The others play on as they were."""
    change = left(PLAYING, DRITA)
    assert ((), PLAYING.due) == (change.events, change.after.due)


@pytest.mark.parametrize("stage", ["play", "exchange", "dealing", "finished", "paused", "shut out"])
def test_a_table_that_everybody_leaves_closes_at_once(stage: str) -> None:
    """BB-106: at whatever stage, whatever the order (R12.4)."""
    state = replace(STAGES[stage], seats=SEATS)
    assert Closing.DESERTED is left(state, BESA, ANA, DRITA, CLIRIM).after.closing


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        pytest.param(SEATS, BESA, id="the next"),
        pytest.param((SEATS[0], PersonSeat(BESA, missed=2), *SEATS[2:]), CLIRIM, id="the next who is there"),
        pytest.param((SEATS[0], ComputerSeat("Agron"), ComputerSeat("Teuta"), SEATS[3]), DRITA, id="the only other"),
        pytest.param(
            (SEATS[0], ComputerSeat("Agron"), PersonSeat(CLIRIM, missed=2), PersonSeat(DRITA, missed=4)),
            CLIRIM,
            id="one who is away, where nobody else is",
        ),
    ],
)
def test_the_host_who_leaves_a_match_passes_the_right_on_by_seat(
    seats: tuple[PersonSeat | ComputerSeat, ...], expected: int
) -> None:
    """BB-010: and it works: the new host ends the table."""
    change = left(replace(PLAYING, seats=seats), ANA)
    assert expected == change.after.host_id
    assert Closing.ENDED is changed_by(change.after, End(expected), rules()).after.closing


def test_the_host_who_is_away_passes_the_right_on() -> None:
    """BB-010: a host who vanishes does not leave the others without one."""
    match = match_of(deal_of(HANDS, turn=0, table="3C", owner=3))
    state = replace(PLAYING, match=match, seats=(PersonSeat(ANA, missed=1), *SEATS[1:]))
    away = changed_by(state, Ring(5), rules()).after
    assert (BESA, True) == (away.host_id, public_table(away, {}, due_at=None).seats[1].is_host)
    assert BESA == changed_by(away, ComeBack(ANA), rules()).after.host_id


def test_an_away_host_stays_it_until_somebody_comes_back() -> None:
    """Where nobody is there, the right waits for whoever is first."""
    away = tuple(PersonSeat(user, missed=2) for user in FOUR)
    state = replace(PLAYING, seats=away)
    assert CLIRIM == changed_by(state, ComeBack(CLIRIM), rules()).after.host_id


def test_the_host_who_was_removed_is_host_no_more() -> None:
    """BB-010: the host is no exception, once the others agree."""
    state = changed_by(PLAYING, Remove(BESA, ANA), rules()).after
    state = changed_by(state, Remove(CLIRIM, ANA), rules()).after
    assert (BESA, frozenset({ANA})) == (state.host_id, state.barred)


@pytest.mark.parametrize("user", [ANA, BESA, CLIRIM, DRITA])
async def test_a_full_lobby_is_started_by_anybody_who_sits_there(house: TableHouse, user: int) -> None:
    """BB-018: four who sit do not wait for a host who forgot them."""
    table = await house.open_table(host=ANA)
    for guest in FOUR[1:]:
        await table.act(Join(guest))
    await table.act(Start(user))
    assert Phase.PLAYING is table.state.phase


async def test_a_lobby_whose_host_left_fills_up_and_starts(house: TableHouse) -> None:
    """BB-018: the host may even come back, as a guest."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    await table.act(Leave(ANA))
    for guest in (CLIRIM, DRITA, ANA):
        await table.act(Join(guest))
    await table.act(Start(DRITA))
    assert (BESA, Phase.PLAYING) == (table.state.host_id, table.state.phase)


async def test_who_was_removed_from_a_lobby_does_not_come_back(house: TableHouse) -> None:
    """The host decides who plays, before the match; the seat is free for another."""
    table = await house.open_table(host=ANA)
    await table.act(Join(BESA))
    await table.act(Remove(ANA, BESA))
    for press in (Join(BESA), Leave(BESA)):
        with pytest.raises(Barred):
            await table.act(press)
    await table.act(Join(CLIRIM))
    assert (ANA, CLIRIM) == person_ids(table.state.seats)


async def test_a_manager_who_removes_the_last_person_closes_the_lobby(house: TableHouse) -> None:
    """A lobby of nobody is none."""
    table = await house.open_table(host=ANA)
    await table.act(Remove(LUAN, ANA, is_manager=True))
    assert Closing.DESERTED is table.state.closing


@pytest.mark.parametrize("is_first", [True, False], ids=["before", "after"])
async def test_a_join_in_the_moment_of_the_start_is_seated_or_told(house: TableHouse, *, is_first: bool) -> None:
    """BB-019: one of the two, in either order; nobody is left hanging."""
    table = await house.open_table(host=ANA)
    presses = [table.act(Join(BESA)), table.act(Start(ANA, fill=True))]
    outcomes = await asyncio.gather(*(presses if is_first else reversed(presses)), return_exceptions=True)
    refusals = [type(outcome) for outcome in outcomes if isinstance(outcome, TableRefusal)]
    seats = set(person_ids(table.state.seats))
    assert (seats, refusals) == (({ANA, BESA}, []) if is_first else ({ANA}, [NoSeatFreeNow]))


async def test_nobody_takes_two_seats_of_a_table(house: TableHouse) -> None:
    """BB-021: not even with two presses in one moment."""
    table = await house.open_table(host=ANA)
    outcomes = await asyncio.gather(*(table.act(Join(BESA)) for _ in range(2)), return_exceptions=True)
    assert [AlreadySeated] == [type(outcome) for outcome in outcomes if isinstance(outcome, Exception)]
    assert (ANA, BESA) == person_ids(table.state.seats)


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        pytest.param(
            (SEATS[0], ComputerSeat("Agron"), PersonSeat(CLIRIM, has_left=True), SEATS[3]), 2, id="a leaver's"
        ),
        pytest.param((SEATS[0], ComputerSeat("Agron"), ComputerSeat("Teuta"), SEATS[3]), 1, id="a computer player's"),
    ],
)
@pytest.mark.parametrize(
    ("stage", "is_newcomer"), [("dealing", True), ("paused between deals", True), ("finished", False)]
)
def test_a_seat_is_taken_between_deals_and_after_a_match(
    seats: tuple[PersonSeat | ComputerSeat, ...], expected: int, stage: str, *, is_newcomer: bool
) -> None:
    """A leaver's seat first, else a computer player's; only a match that runs is unrated for them (R12.5)."""
    state = replace(STAGES[stage], seats=seats)
    after = changed_by(state, Join(BESA, "Besa"), rules()).after
    assert PersonSeat(BESA, is_newcomer=is_newcomer) == after.seats[expected]
    assert public_table(state, {}, due_at=None).takes_people


@pytest.mark.parametrize("stage", ["lobby", "play", "exchange", "paused", "shut out"])
def test_no_seat_of_a_match_is_offered_at_other_stages(stage: str) -> None:
    """The button would be refused."""
    assert not public_table(STAGES[stage], {}, due_at=None).takes_people


def test_four_people_leave_no_seat_to_take() -> None:
    """Nobody gives way who has not left."""
    with pytest.raises(NoFreeSeat):
        changed_by(BETWEEN, Join(LUAN), rules())
    assert not public_table(BETWEEN, {}, due_at=None).takes_people


def test_a_leaver_whose_seat_was_taken_stays_gone() -> None:
    """Leaving is for good (R12.3), also for somebody who came as another left."""
    state = left(BETWEEN, DRITA).after
    state = changed_by(state, Join(LUAN), rules()).after
    assert (Departed(DRITA, 3, deals=1, points=0),) == state.departed
    state = left(state, LUAN, BESA).after
    for user in (DRITA, LUAN, BESA):
        for action in (Join(user), ComeBack(user)):
            with pytest.raises(LeftForGood):
                changed_by(state, action, rules())


def test_a_leaver_may_play_the_rematch() -> None:
    """Leaving is for the match; it is over, and so is a person's absence from it."""
    state = replace(STAGES["finished"], seats=(*SEATS[:3], PersonSeat(DRITA, has_left=True)))
    after = changed_by(state, Join(DRITA), rules()).after
    assert SEATS == after.seats


async def test_people_whose_seat_was_taken_are_in_the_result(house: TableHouse) -> None:
    """BB-115: what the seat had made until then is theirs; the newcomer gets no standing (R12.3, R12.5)."""
    table = await four_people(house)
    await play_deal_out(table)
    number = seat(table, BESA)
    assert table.state.match is not None
    points = table.state.match.totals[number]
    await table.act(Leave(BESA))
    await table.act(Join(LUAN, "Luan"))
    while table.state.phase is Phase.PLAYING:
        await house.advance(20)
        await play_deal_out(table)
    result = house.changes[-1].result
    assert result is not None
    lines = {line.user_id: line for line in result.persons}
    assert {*FOUR, LUAN} == set(lines)
    place = table.state.places[0].index(number) + 1
    assert PersonResult(
        user_id=BESA,
        seat=number,
        won=False,
        deals=1,
        deals_won=int(place == 1),
        points=points,
        place_sum=place,
        has_left=True,
    ) == replace(lines[BESA], quads=0, straights=0, laid=None)
    assert (number, True, False) == (lines[LUAN].seat, lines[LUAN].is_newcomer, lines[LUAN].has_left)
    board = BoardChoice(guild_id=table.state.guild_id)
    assert None is await house.database.boards.own(board, LUAN)
    own = await house.database.boards.own(board, BESA)
    assert points == (own.points if own else None)


def test_who_left_has_not_won_whatever_their_seat_won() -> None:
    """BB-115: the understudy may win the match, but never for somebody who gave the seat up (R12.3)."""
    state = STAGES["finished"]
    assert state.match is not None
    match = replace(state.match, outcome=Outcome((0, 3)), totals=(21, 3, 2, 21))
    persons = result_of(replace(state, match=match)).persons
    assert [(ANA, True, False), (DRITA, False, True)] == [
        (person.user_id, person.won, person.has_left) for person in persons if person.seat in (0, 3)
    ]


async def test_a_newcomer_plays_and_has_a_name(house: TableHouse) -> None:
    """The seat is theirs from the next deal on; what was there before is nobody's to see."""
    table = await house.open_table(host=ANA)
    await table.act(Start(ANA, fill=True))
    while not table.public().takes_people:
        if table.state.due and table.state.due.kind is DueKind.TURN_RUNS_OUT:
            await play_on(table)
        await house.advance(1)
    await table.act(Join(BESA, "Besa"))
    assert ("Besa", ()) == (table.names[BESA], table.hand(BESA).snapshot.hand)
    await table.act(Ready(ANA))
    await table.act(Ready(BESA))
    assert len(table.hand(BESA).snapshot.hand) in (13, 14)


def test_a_rematch_counts_for_who_came_into_the_last_match() -> None:
    """They are in it from its first deal on."""
    state = replace(
        STAGES["finished"],
        seats=(PersonSeat(ANA), PersonSeat(BESA, is_newcomer=True), ComputerSeat("Agron"), ComputerSeat("Teuta")),
        departed=(Departed(CLIRIM, 1),),
    )
    state = changed_by(changed_by(state, Ready(ANA), rules()).after, Ready(BESA), rules()).after
    assert (PersonSeat(BESA), (), Phase.PLAYING) == (state.seats[1], state.departed, state.phase)


async def test_nobody_waits_for_who_is_away_between_deals(house: TableHouse) -> None:
    """BB-024: the deal begins when all who are there are ready."""
    table = await four_people(house)
    user = acting_person(table)
    for _ in range(2):
        await house.advance(60)
        while acting_person(table) != user:
            await play_on(table)
    while table.state.match is not None and table.state.match.stage is Stage.PLAY:
        if table.state.due and table.state.due.kind is DueKind.TURN_RUNS_OUT:
            await play_on(table)
        else:
            await house.advance(1)
    for other in set(FOUR) - {user}:
        await table.act(Ready(other))
    assert table.state.match is not None
    assert (2, True) == (table.state.match.deal_number, person(table, user).is_away)


def test_who_is_away_in_a_rematch_is_still_away() -> None:
    """BB-024: nobody waits two more turns for them."""
    seats = (PersonSeat(ANA), PersonSeat(BESA, missed=3), ComputerSeat("Agron"), ComputerSeat("Teuta"))
    state = changed_by(replace(STAGES["finished"], seats=seats), Ready(ANA), rules()).after
    assert (Phase.PLAYING, PersonSeat(BESA, missed=3)) == (state.phase, state.seats[1])


def test_where_all_are_away_the_one_who_comes_back_does_not_wait_for_another() -> None:
    """BB-024: an understudy acts soon once somebody waits for it (R12.4)."""
    away = tuple(PersonSeat(user, missed=2) for user in FOUR)
    after = changed_by(replace(PLAYING, seats=away), ComeBack(CLIRIM), rules()).after
    assert DueKind.SEAT_DECIDES is (after.due and after.due.kind)


def test_somebody_who_went_out_sees_the_leavers_play_to_the_end() -> None:
    """Nobody has anything to press, so nobody is missed: the deal ends, the table does not (R12.4)."""
    hands = ("", "3S 4S 5S 6S", "3C 4C 5C 6C", "3D 4D 5D 6D")
    deal = deal_of(hands, turn=1, out=(0,))
    gone = tuple(PersonSeat(user, has_left=True) for user in FOUR[1:])
    state = replace(PLAYING, match=match_of(deal), seats=(SEATS[0], *gone))
    events = 0
    while state.due is not None and state.due.kind is not DueKind.NEXT_DEAL:
        change = changed_by(state, Ring(state.due.number), rules())
        events, state = events + len(change.events), change.after
    assert (True, Phase.PLAYING) == (events > UNATTENDED_TURNS, state.phase)
