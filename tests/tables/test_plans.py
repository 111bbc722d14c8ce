"""What people plan for their turn: followed a moment after it has come, by their own act, or void."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.actions import Leave, Pass, Pause, Play, Resume
from bot.tables.drafts import Draft, Plan, PlanEnd
from bot.tables.phases import Hold
from bot.tables.plans import MOMENT, planned_action
from bot.tables.table import Table
from murlan.cards import Card
from murlan.events import Passed, Played
from murlan.notation import parse_cards
from tests.support.house import TableHouse
from tests.support.positions import deal_of, match_of
from tests.tables.matches import FOUR, acting_person, four_people, person, play_on, play_until
from tests.views.tables import answering


async def answerer(house: TableHouse) -> tuple[Table, int, int]:
    """Return a table where the second person could answer what the first is about to lay, and these two."""
    table = await four_people(house)
    first = acting_person(table)
    await play_on(table)
    second = acting_person(table)
    for _ in range(30):
        match = table.state.match
        assert match is not None
        if match.deal is not None and match.deal.trick and table.hand(second).snapshot.choices():
            break
        await play_on(table)
        first, second = second, acting_person(table)
    return table, first, second


def lowest(table: Table, user_id: int) -> frozenset[Card]:
    """Return the cheapest play that somebody could lay now."""
    return frozenset(table.hand(user_id).snapshot.choices()[0].cards)


def no_play(table: Table, user_id: int) -> frozenset[Card]:
    """Return cards that somebody holds and could lay in no turn."""
    held = table.hand(user_id).snapshot.hand
    return frozenset({held[0], held[-1]})


def plan(table: Table, user_id: int, cards: frozenset[Card] = frozenset(), *, passes: bool = False) -> None:
    """Let somebody plan their turn."""
    match = table.state.match
    assert match is not None
    assert match.deal is not None
    wanted = Plan(cards=cards, passes=passes, trick=len(match.deal.tricks))
    table.redraft(user_id, lambda draft: replace(draft, plan=wanted))


def draft(table: Table, user_id: int) -> Draft:
    """Return what somebody has in mind."""
    return table.hand(user_id).draft


async def test_plan_is_followed_a_moment_after_its_turn_has_come(house: TableHouse) -> None:
    """As its person's own act, with time to undo it."""
    table, _, user = await answerer(house)
    cards = lowest(table, user)
    plan(table, user, cards)
    count = table.state.event_count
    await house.advance(MOMENT - 0.1)
    assert count == table.state.event_count
    await house.advance(0.2)
    assert Played(_seat(table, user), tuple(sorted(cards))) == house.events()[-1]
    assert (None, PlanEnd.PLAYED) == (draft(table, user).plan, draft(table, user).plan_end)


async def test_plan_that_is_undone_is_not_followed(house: TableHouse) -> None:
    """One press takes it back, in its turn too."""
    table, _, user = await answerer(house)
    plan(table, user, lowest(table, user))
    await house.advance(MOMENT / 2)
    table.redraft(user, lambda draft: replace(draft, plan=None))
    count = table.state.event_count
    await house.advance(10)
    assert count == table.state.event_count


async def test_plan_that_cannot_be_followed_is_void_and_the_turn_goes_on(house: TableHouse) -> None:
    """The hand is told with the turn, and the clock is the whole one."""
    table, _, user = await answerer(house)
    lost = no_play(table, user)
    plan(table, user, lost)
    count = table.state.event_count
    assert (None, PlanEnd.VOID, 1) == (
        draft(table, user).plan,
        draft(table, user).plan_end,
        draft(table, user).plans_ended,
    )
    await house.advance(30)
    assert (count, user) == (table.state.event_count, acting_person(table))


async def test_pass_is_planned_where_the_cards_cannot_be_laid(house: TableHouse) -> None:
    """Play this if it is legal, else pass."""
    table, _, user = await answerer(house)
    lost = no_play(table, user)
    plan(table, user, lost, passes=True)
    await house.advance(MOMENT)
    assert Passed(_seat(table, user)) == house.events()[-1]
    assert PlanEnd.PASSED is draft(table, user).plan_end


async def test_pass_for_a_trick_ends_with_the_trick(house: TableHouse) -> None:
    """It passes at each of its turns in this trick, and takes no part in the next one."""
    table, _, user = await answerer(house)
    plan(table, user, passes=True)
    await house.advance(MOMENT)
    assert Passed(_seat(table, user)) == house.events()[-1]
    assert draft(table, user).plan is not None
    trick = len(table.hand(user).snapshot.tricks)
    while len(table.hand(user).snapshot.tricks) == trick:
        if acting_person(table) == user:
            await house.advance(MOMENT)
        else:
            await table.act(Pass(acting_person(table)))
    assert draft(table, user).plan is None
    await play_until(table, user)
    count = table.state.event_count
    await house.advance(30)
    assert count == table.state.event_count


async def test_plan_ends_where_its_person_takes_the_turn_otherwise(house: TableHouse) -> None:
    """A press in the moment before counts, and nothing is done in a later turn."""
    table, _, user = await answerer(house)
    plan(table, user, lowest(table, user))
    await table.act(Pass(user))
    assert (None, None) == (draft(table, user).plan, draft(table, user).plan_end)
    await play_until(table, user)
    count = table.state.event_count
    await house.advance(30)
    assert count == table.state.event_count


async def test_plan_is_made_ahead_and_followed_when_the_turn_comes(house: TableHouse) -> None:
    """Whatever the others do meanwhile; another's plan does not disturb it."""
    table, _, user = await answerer(house)
    await table.act(Pass(user))
    other = acting_person(table)
    assert other != user
    plan(table, user, passes=True)
    plan(table, other, passes=True)
    await house.advance(MOMENT)
    assert Passed(_seat(table, other)) == house.events()[-1]


async def test_somebody_whose_plan_is_followed_is_not_away(house: TableHouse) -> None:
    """R12.2: they took their turn themselves, so the turn that they missed before is forgotten."""
    table = await four_people(house)
    user = acting_person(table)
    await house.advance(60)
    assert 1 == person(table, user).missed
    while acting_person(table) != user:
        await play_on(table)
    plan(table, user, passes=True)
    snapshot = table.hand(user).snapshot
    if not snapshot.may_pass:
        plan(table, user, lowest(table, user))
    await house.advance(MOMENT)
    assert 0 == person(table, user).missed


@pytest.mark.parametrize("reason", [Hold.DISCORD_AWAY, Hold.STORAGE_DOWN])
async def test_plan_waits_while_the_clock_stands(reason: Hold, house: TableHouse) -> None:
    """Its person could not undo it."""
    table, _, user = await answerer(house)
    plan(table, user, lowest(table, user))
    table.hold(reason)
    count = table.state.event_count
    await house.advance(20)
    assert count == table.state.event_count
    table.release(reason)
    await house.advance(MOMENT)
    assert count < table.state.event_count


async def test_plan_waits_in_a_pause(house: TableHouse) -> None:
    """It is followed a moment after the match goes on."""
    table, _, user = await answerer(house)
    plan(table, user, lowest(table, user))
    for somebody in FOUR:
        await table.act(Pause(somebody))
    count = table.state.event_count
    await house.advance(20)
    assert count == table.state.event_count
    await table.act(Resume(user))
    await house.advance(MOMENT)
    assert count < table.state.event_count


async def test_plan_that_could_not_be_stored_is_followed_once_it_can(house: TableHouse) -> None:
    """Nothing is lost and nothing is done twice."""
    table, _, user = await answerer(house)
    cards = lowest(table, user)
    plan(table, user, cards)
    count = table.state.event_count
    house.disk.is_full = True
    await house.advance(MOMENT)
    assert count == table.state.event_count
    house.disk.is_full = False
    await house.advance(15)
    assert Played(_seat(table, user), tuple(sorted(cards))) in house.events()
    assert 1 == sum(event == Played(_seat(table, user), tuple(sorted(cards))) for event in house.events())


async def test_plan_is_forgotten_with_its_process(house: TableHouse) -> None:
    """It is never stored: after a restart nothing is played by itself."""
    table, _, user = await answerer(house)
    plan(table, user, lowest(table, user))
    count = table.state.event_count
    again = await house.restarted()
    (table,) = again.registry.tables()
    await again.advance(20)
    assert (count, None) == (table.state.event_count, draft(table, user).plan)
    await again.close()


async def test_plan_goes_with_whoever_leaves(house: TableHouse) -> None:
    """The computer plays on, and not by it."""
    table, _, user = await answerer(house)
    cards = lowest(table, user)
    await table.act(Pass(user))
    plan(table, user, cards)
    await table.act(Leave(user))
    assert user not in table._drafts.planned()


@pytest.mark.parametrize(
    ("cards", "passes", "expected"),
    [
        pytest.param("9C 9H", False, Play(7, parse_cards("9C 9H")), id="legal"),
        pytest.param("9H", False, None, id="not legal"),
        pytest.param("9H", True, Pass(7), id="not legal, else a pass"),
        pytest.param("KH", True, Pass(7), id="not held any more"),
        pytest.param("", True, Pass(7), id="a pass"),
    ],
)
def test_plan_does_what_was_wanted_or_nothing(
    cards: str,
    passes: bool,  # noqa: FBT001
    expected: Play | Pass | None,
) -> None:
    """It asks the rules themselves, with what is held when the turn has come."""
    snapshot = answering("9C 9H KD KS", "7C 7D").snapshot(0)
    action = planned_action(Plan(cards=frozenset(parse_cards(cards)), passes=passes), snapshot, 7)
    assert expected == (None if action is None else replace(action, guard=None))


def test_who_leads_cannot_pass_by_a_plan() -> None:
    """R5.1: then the turn is theirs as usual."""
    snapshot = match_of(deal_of(("3S 4C", "3C", "3D", "3H"))).snapshot(0)
    assert planned_action(Plan(cards=frozenset(parse_cards("KD")), passes=True), snapshot, 7) is None


def _seat(table: Table, user_id: int) -> int:
    return table.hand(user_id).seat


@pytest.mark.parametrize("wanted", ["the cheapest play", "the dearest play", "a pass", "no play, else a pass"])
async def test_moment_is_the_same_whatever_was_planned(wanted: str, house: TableHouse) -> None:
    """Whoever watches the clock learns that somebody acted soon, and not what they hold or had in mind."""
    table, _, user = await answerer(house)
    plays = table.hand(user).snapshot.choices()
    match wanted:
        case "the cheapest play":
            plan(table, user, frozenset(plays[0].cards))
        case "the dearest play":
            plan(table, user, frozenset(plays[-1].cards))
        case "a pass":
            plan(table, user, passes=True)
        case _:
            plan(table, user, no_play(table, user), passes=True)
    count = table.state.event_count
    await house.advance(MOMENT - 0.001)
    before = table.state.event_count
    await house.advance(0.002)
    assert (count, count + 1) == (before, table.state.event_count)
