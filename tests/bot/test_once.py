"""Discord may tell of a press once, twice, late or again after a resume: it is done once, and answered as done."""

from __future__ import annotations

import asyncio

from bot.tables.seating import ComputerSeat
from bot.texts import text
from tests.bot.test_strange_presses import first_option
from tests.support.live import Live, Person


async def test_play_that_arrives_twice_is_played_once(live: Live, seated: Person) -> None:
    """BB-039: the second copy neither plays nor says that the turn is over."""
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state.event_count
    await live.fault(kind="event", route="INTERACTION_CREATE COMPONENT", copies=2)
    outcome = await seated.press("play")
    await live.answered()
    assert text("refusal-turn-is-over", "en") not in seated.shown[outcome.message["id"]]
    assert live.table().state.event_count > before


async def test_computer_that_is_added_twice_comes_once(live: Live, ana: Person) -> None:
    """A press that changes the table each time it is done."""
    await ana.command("start")
    await live.fault(kind="event", route="INTERACTION_CREATE COMPONENT", copies=3)
    await ana.press("add")
    await live.answered()
    assert 1 == sum(isinstance(seat, ComputerSeat) for seat in live.table().state.seats)


async def test_sorting_that_arrives_twice_turns_once(live: Live, seated: Person) -> None:
    """What is only in memory counts once too."""
    before = live.table().hand(seated.user_id).draft.sorting
    await live.fault(kind="event", route="INTERACTION_CREATE COMPONENT", copies=2)
    await seated.press("sort")
    await live.answered()
    assert before != live.table().hand(seated.user_id).draft.sorting


async def test_join_that_arrives_twice_is_no_refusal(live: Live, ana: Person, besa: Person) -> None:
    """The second copy does not tell Besa that she sits there already."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    await live.fault(kind="event", route="INTERACTION_CREATE COMPONENT", copies=2)
    outcome = await besa.press("join")
    await live.answered()
    assert (True, False) == (outcome.is_success, outcome.is_private)
    assert [] == [message for message in besa.shown.values() if "already" in str(message)]


async def test_start_that_arrives_twice_opens_one_table(live: Live, ana: Person) -> None:
    """A command counts once as well, and no second message tells of it."""
    await live.fault(kind="event", route="INTERACTION_CREATE COMMAND", copies=2)
    outcome = await ana.command("start")
    await live.answered()
    assert (True, False, 1) == (outcome.is_success, outcome.is_private, len(live.app.registry))
    assert 1 == len(ana.shown)


async def test_press_replayed_on_a_resume_is_done_once(live: Live, seated: Person) -> None:
    """The connection breaks right after a play; what is told again was heard."""
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state
    heard = asyncio.create_task(seated.press("play"))
    await live.post("/control/bot", action="cut")
    outcome = await heard
    assert outcome.is_success
    assert text("refusal-turn-is-over", "en") not in str(seated.shown)
    assert live.table().state.event_count > before.event_count
