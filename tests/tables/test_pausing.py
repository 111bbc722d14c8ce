"""A paused match: what still works, what resumes it, and when it ends."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.actions import ComeBack, Join, Leave, LetIn, Pause, Remove, Resume, ShutOut, SystemAction
from bot.tables.phases import Closing, DueKind, Motion, PauseReason, Phase, Vote
from bot.tables.refusals import TableIsPaused
from bot.tables.seating import PersonSeat
from bot.tables.table import Table
from bot.tables.transition import changed_by
from tests.support.house import ANA, BESA, CLIRIM, DRITA, LUAN, TableHouse
from tests.tables.matches import FOUR, acting_person, four_people, play_deal_out, play_on
from tests.tables.positions import STAGES
from tests.tables.positions import house as rules

DAY = 24 * 3600


async def paused_table(house: TableHouse) -> Table:
    """Return a match of four people that they have paused."""
    table = await four_people(house)
    for user in FOUR:
        await table.act(Pause(user))
    return table


async def test_nothing_happens_to_a_paused_match_for_days(house: TableHouse) -> None:
    """No turn runs out, no computer player plays."""
    table = await paused_table(house)
    before = table.state
    await house.advance(6 * DAY)
    assert (before, None) == (table.state, table.public().until)


async def test_a_match_that_nobody_resumes_closes_after_seven_days(house: TableHouse) -> None:
    """Its channel is free again."""
    table = await paused_table(house)
    await house.advance(7 * DAY)
    assert (Closing.PAUSED_OUT, None) == (table.state.closing, house.registry.in_channel(table.state.channel_id))


@pytest.mark.parametrize("user", [ANA, DRITA])
async def test_anybody_seated_resumes_with_a_whole_turn_for_who_acts(house: TableHouse, user: int) -> None:
    """The turn that was running is not held against anybody."""
    table = await four_people(house)
    await house.advance(55)
    turn = acting_person(table)
    for other in FOUR:
        await table.act(Pause(other))
    await house.advance(DAY)
    await table.act(Resume(user))
    await house.advance(59)
    assert (turn, 0) == (acting_person(table), sum(person.missed for person in people(table)))
    await house.advance(1)
    assert turn != acting_person(table)


async def test_a_paused_hand_is_looked_at_but_chooses_no_cards(house: TableHouse) -> None:
    """What one would choose now may be another thing in a week."""
    table = await paused_table(house)
    await table.act(ComeBack(ANA))
    hand = table.redraft(ANA, lambda draft: draft)
    with pytest.raises(TableIsPaused):
        table.redraft(ANA, lambda draft: replace(draft, cards=frozenset(hand.snapshot.hand[:1])))
    assert (frozenset(), PauseReason.AGREED) == (table.hand(ANA).draft.cards, table.public().pause)


async def test_a_person_who_leaves_a_paused_match_lets_it_pause(house: TableHouse) -> None:
    """Even in their own turn: the understudy plays once the match goes on."""
    table = await paused_table(house)
    turn = acting_person(table)
    await table.act(Leave(turn))
    before = table.state.event_count
    await house.advance(DAY)
    assert (before, PauseReason.AGREED) == (table.state.event_count, table.state.pause)
    await table.act(Resume(next(user for user in FOUR if user != turn)))
    await house.advance(1)
    assert before + 1 == table.state.event_count


async def test_somebody_is_removed_from_a_paused_match(house: TableHouse) -> None:
    """The ones who want to go on need not wait for the one who never comes."""
    table = await paused_table(house)
    await table.act(Remove(ANA, BESA))
    await table.act(Remove(CLIRIM, BESA))
    assert (frozenset({BESA}), PauseReason.AGREED) == (table.state.barred, table.state.pause)


async def test_a_paused_match_that_everybody_leaves_closes(house: TableHouse) -> None:
    """There is nobody who could resume it (R12.4)."""
    table = await paused_table(house)
    for user in FOUR:
        await table.act(Leave(user))
    assert Closing.DESERTED is table.state.closing


async def test_a_seat_is_taken_in_a_pause_between_deals(house: TableHouse) -> None:
    """And the next deal waits for the match to go on."""
    table = await four_people(house)
    await play_deal_out(table)
    for user in FOUR:
        await table.act(Pause(user))
    await table.act(Leave(BESA))
    await table.act(Join(LUAN))
    await house.advance(DAY)
    await table.act(Resume(LUAN))
    assert DueKind.NEXT_DEAL is (table.state.due and table.state.due.kind)
    await house.advance(20)
    assert 2 == (table.state.match and table.state.match.deal_number)


def test_whoever_resumes_is_back_where_everybody_was_away() -> None:
    """One press brings a person back (R12.2), and the host's right with it."""
    seats = tuple(PersonSeat(user, missed=2) for user in FOUR)
    state = changed_by(replace(STAGES["paused"], seats=seats), Resume(BESA), rules()).after
    assert (None, PersonSeat(BESA), BESA) == (state.pause, state.seats[1], state.host_id)
    assert DueKind.TURN_RUNS_OUT is (state.due and state.due.kind)


@pytest.mark.parametrize("stage", ["paused", "paused between deals"])
def test_whoever_resumes_takes_no_turn_where_their_older_vote_counts_again(stage: str) -> None:
    """Back at the table, and its host, they have Ana removed in her own turn; a computer player takes that in time."""
    seats = (PersonSeat(BESA, missed=2), PersonSeat(ANA, missed=1), *(PersonSeat(user, missed=2) for user in FOUR[2:]))
    vote = Vote(Motion.REMOVE, BESA, ANA)
    change = changed_by(replace(STAGES[stage], seats=seats, votes=(vote,)), Resume(BESA), rules())
    after = change.after
    assert (None, frozenset({ANA, LUAN}), BESA) == (after.pause, after.barred, after.host_id)
    assert ((), STAGES[stage].match) == (change.events, after.match)


@pytest.mark.parametrize("days", [1, 6], ids=["a day", "six days"])
async def test_a_pause_ends_by_the_calendar_whatever_restarts_there_were(tmp_path: Path, days: int) -> None:
    """BB-027: what was left is stored; a restart a day does not make a pause last for ever."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await paused_table(house)
    for _ in range(days):
        await house.advance(DAY / 2)
        house = await restarted_after(house, DAY / 2)
    again = house.registry.get(table.state.table_id)
    assert again is not None
    assert table.state == again.state
    await house.advance((7 - days) * DAY - 1)
    assert Phase.PLAYING is again.state.phase
    await house.advance(1)
    assert Closing.PAUSED_OUT is again.state.closing
    await house.close()


async def test_a_pause_that_ended_while_we_were_down_can_still_be_resumed_for_a_day(tmp_path: Path) -> None:
    """Nobody could press meanwhile."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    table = await paused_table(house)
    house = await restarted_after(house, 30 * DAY)
    again = house.registry.get(table.state.table_id)
    assert again is not None
    await house.advance(DAY - 1)
    await again.act(Resume(ANA))
    await play_on(again)
    await house.close()


async def restarted_after(house: TableHouse, seconds: float) -> TableHouse:
    """Close everything, and open it again so much later."""
    await house.close()
    house.clock.advance(seconds)
    again = await TableHouse.open(house.path, house.clock, seed=2)
    await again.registry.restore()
    await again.awake()
    return again


@pytest.mark.parametrize(
    ("resume", "is_running"),
    [
        pytest.param(lambda table: table.tell(LetIn()), True, id="we are let in again"),
        pytest.param(lambda table: table.tell(ShutOut()), False, id="we are shut out again"),
    ],
)
async def test_a_match_that_cannot_be_shown_is_paused(
    house: TableHouse, resume: Callable[[Table], None], *, is_running: bool
) -> None:
    """Nobody can play what they cannot see; it goes on by itself."""
    table = await four_people(house)
    table.tell(ShutOut())
    await house.settled()
    assert PauseReason.SHUT_OUT is table.state.pause
    await house.advance(DAY)
    resume(table)
    await house.settled()
    assert is_running == (table.state.pause is None)


async def test_being_let_in_does_not_resume_what_people_agreed_on(house: TableHouse) -> None:
    """They wanted the pause."""
    table = await paused_table(house)
    words: list[SystemAction] = [ShutOut(), LetIn()]
    for word in words:
        table.tell(word)
    await house.settled()
    assert PauseReason.AGREED is table.state.pause


def people(table: Table) -> list[PersonSeat]:
    """Return the seats of people."""
    return [seat for seat in table.state.seats if isinstance(seat, PersonSeat)]
