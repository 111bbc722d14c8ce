"""Random tables, pressed by everybody at random: what holds at every moment, whatever was pressed."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.tables.actions import (
    Action,
    AddComputer,
    ChooseLevel,
    ComeBack,
    Cut,
    End,
    Forgive,
    Give,
    Join,
    Leave,
    LetIn,
    Move,
    Pass,
    Pause,
    Play,
    Pressed,
    Ready,
    Remove,
    RemoveComputer,
    Resume,
    Ring,
    Shown,
    ShutOut,
    Start,
    SwapPartners,
    Withdraw,
)
from bot.tables.changes import Change
from bot.tables.lobby import opened
from bot.tables.phases import CutWay, DueKind, Phase, TableSettings
from bot.tables.refusals import TableRefusal
from bot.tables.seating import SEATS, PersonSeat, person_ids, present, there
from bot.tables.showing import public_table
from bot.tables.state import TableState
from bot.tables.transition import changed_by
from bot.tables.turns import acting_clock, cutter_of, in_deal, is_cutting
from bot.tables.votes import carried_question
from db.codec import decode_state, encode_state
from murlan.computer.levels import Level
from murlan.errors import MurlanError
from murlan.fairness import PLACES
from murlan.options import ONE_DEAL, RuleOptions
from tests.support.house import first_choice
from tests.tables.positions import house as rules

STEPS: Final = 600
PEOPLE: Final = tuple(range(1, 8))
RING_CHANCE: Final = {
    DueKind.LOBBY_EXPIRES: 0.0,
    DueKind.TURN_RUNS_OUT: 0.05,
    DueKind.SEAT_DECIDES: 0.8,
    DueKind.NEXT_DEAL: 0.04,
    DueKind.CUT_RUNS_OUT: 0.1,
    DueKind.TABLE_CLOSES: 0.005,
    DueKind.PAUSE_ENDS: 0.003,
}
"""How often a clock runs out before anybody presses something, so that walks see all stages."""


def random_press(state: TableState, rng: Random) -> Action:
    """Return something that somebody, or the world, may do now; mostly the turn goes on."""
    user, other = rng.choice(PEOPLE), rng.choice(PEOPLE)
    if state.pledge is not None and rng.random() < 0.1:
        promised = state.pledge.commitment
        return rng.choice((Shown(promised), Pressed(rng.randrange(1 << 64), promised), Shown(bytes(32))))
    if is_cutting(state) and rng.random() < 0.5:
        return Cut(user, rng.choice(PLACES), rng.randrange(1 << 64))
    is_manager = user == PEOPLE[-1]
    assert state.due is not None
    if rng.random() < RING_CHANCE[state.due.kind]:
        return Ring(state.due.number)
    if in_deal(state) and state.pause is None and rng.random() < 0.7:
        return own_turn(state)
    if state.phase is Phase.LOBBY and rng.random() < 0.5:
        return rng.choice((Join(user), Start(user, fill=True)))
    kind = rng.choice((0, 0, 0, 1, 2, 2, 2, 2, 2, 3))
    if kind == 0:
        return rng.choice((Join(user), ComeBack(user), Ready(user), Start(user, fill=rng.random() < 0.7)))
    if kind == 1:
        level = rng.choice((None, *Level))
        choices = (AddComputer, RemoveComputer, SwapPartners, Pass)
        return rng.choice((*(choice(user) for choice in choices), Move(user, other), ChooseLevel(user, level)))
    if kind == 2:
        target = rng.choice((other, PEOPLE[0]))
        remove = Remove(user, target, is_manager)
        return rng.choice((remove, remove, Pause(user), Pause(user), Resume(user), Withdraw(user), Leave(user)))
    return rng.choice((LetIn(), ShutOut(), LetIn(), Forgive(frozenset({user, other})), End(user)))


def own_turn(state: TableState) -> Action:
    """Return what the seat whose turn it is could do, where a person sits there; else let the clock ring."""
    assert state.match is not None
    assert state.match.deal is not None
    assert state.due is not None
    seat = state.match.deal.turn
    occupant = state.seats[seat]
    if not isinstance(occupant, PersonSeat):
        return Ring(state.due.number)
    snapshot = state.match.snapshot(seat)
    if snapshot.gifts:
        return Give(occupant.user_id, snapshot.gifts[0])
    event = first_choice(snapshot)
    return Play(occupant.user_id, event.cards) if hasattr(event, "cards") else Pass(occupant.user_id)


def check(before: TableState, change: Change) -> None:
    """Hold a change to what is always so."""
    after = change.after
    if after.phase is Phase.CLOSED:
        assert (None, True) == (after.due, after.closing is not None)
        return
    users = [seat.user_id for seat in present(after.seats).values()]
    assert users, "somebody is there to press"
    assert len(set(users)) == len(users) <= len(after.seats) <= SEATS
    assert not set(users) & after.barred
    assert after.host_id in users
    assert after.host_id in {person.user_id for person in there(after.seats).values()} or not there(after.seats)
    assert after.due is not None, "no table is left without a clock"
    assert (after.pause is not None) == (after.due.kind is DueKind.PAUSE_ENDS)
    assert after.due.number >= (before.due.number if before.due else 0)
    assert {vote.voter for vote in after.votes} <= set(users)
    assert carried_question(after) is None
    if in_deal(after) and after.pause is None:
        assert acting_clock(after) is after.due.kind
    assert not is_cutting(after) or cutter_of(after) is not None
    if after.pledge is not None:
        number = after.match.deal_number + 1 if after.phase is Phase.PLAYING and after.match else 1
        assert after.pledge.deal_number == number
        assert (after.pledge.match_id == after.match_id) == (after.phase is Phase.PLAYING)
    if before.match_id == after.match_id:
        assert before.event_count + len(change.events) == after.event_count
    assert public_table(after, {}, due_at=0.0).seats


def check_result(change: Change) -> None:
    """Everybody who played is in a result once."""
    if change.result is None:
        return
    users = [person.user_id for person in change.result.persons]
    assert len(set(users)) == len(users)
    assert {*person_ids(change.after.seats)} <= set(users)
    assert all(person.deals >= person.deals_won for person in change.result.persons)


@pytest.mark.parametrize("seed", range(60))
def test_a_table_is_always_one_that_can_go_on(seed: int) -> None:
    """It has a clock, a host who is there and people on seats of their own; what is stored reads the same."""
    rng = Random(seed)
    house = rules()
    settings = TableSettings(options=RuleOptions(target=rng.choice((ONE_DEAL, 11))), cut=rng.choice([*CutWay]))
    state = opened("table1", guild_id=1, channel_id=1, host_id=1, settings=settings, house=house)
    for _ in range(STEPS):
        action = random_press(state, rng)
        try:
            change = changed_by(state, action, house)
        except (TableRefusal, MurlanError):
            continue
        check(state, change)
        check_result(change)
        state = change.after
        if rng.random() < 0.1:
            assert replace(state, match=None) == decode_state(encode_state(state))
        if state.phase is Phase.CLOSED:
            break
