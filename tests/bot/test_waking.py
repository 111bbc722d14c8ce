"""Tables after a restart, as people see them: nothing is drawn before it is needed, and then all is as it was."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.registry import LATELY
from tests.support.live import Live, Person, controls_of, links_of


@pytest.fixture
async def asleep(live: Live, seated: Person, luan: Person) -> Person:
    """A match that was paused long before a restart, in whose channel nobody has pressed since; its host."""
    luan.channel_id = live.general_id
    await luan.command("start")
    menu = await seated.press("menu", seated.newest("hand"))
    await seated.press("pause", menu.message)
    await live.answered()
    await live.stop_bot()
    live.clock.advance(LATELY + 1)
    await live.start_bot()
    await luan.press("add")  # theirs is the table that changed last
    await live.answered()
    await live.restart_bot()
    await live.answered()
    assert live.table().listed is not None
    return seated


async def test_start_draws_nothing_that_nobody_asked_for(asleep: Person, live: Live) -> None:
    """Ten thousand messages would keep Discord busy for minutes, and most of them are true."""
    assert live.table().state.table_id not in live.app.displays._displays


async def test_first_press_on_a_sleeping_table_is_answered_as_ever(asleep: Person, live: Live) -> None:
    """It is woken, its message redrawn, and the hand is the one that was dealt."""
    outcome = await asleep.press("hand")
    await live.answered()
    assert (True, True, None) == (outcome.is_success, outcome.is_private, live.table().listed)
    assert "resume" in controls_of(outcome.message)
    assert live.table().state.table_id in live.app.displays._displays


@pytest.mark.parametrize("path", [("hand",), ("table",), ("leave",), ("end",)])
async def test_command_at_a_sleeping_table_is_answered_as_ever(
    path: tuple[str, ...], asleep: Person, live: Live
) -> None:
    """Whatever somebody asks for first."""
    outcome = await asleep.command(*path)
    assert (True, None) == (outcome.is_success, live.table().listed)


async def test_who_opens_a_table_where_one_sleeps_is_shown_it(asleep: Person, live: Live, luan: Person) -> None:
    """With the way to it, as where it never slept."""
    luan.channel_id = live.channel_id
    outcome = await luan.command("start")
    message_id = asleep.newest("hand")["id"]
    assert "A match is going on here already" in outcome.text
    assert [message_id] == [link.rsplit("/", 1)[1] for link in links_of(outcome.message)]


async def test_two_people_who_press_at_once_are_both_answered(asleep: Person, live: Live, besa: Person) -> None:
    """The table is read once, and who does not sit there is refused as ever."""
    besa.shown.update(asleep.shown)
    first, second = await asyncio.gather(asleep.press("hand"), besa.press("hand", asleep.newest("hand")))
    assert (True, True) == (first.is_success, second.is_success)


async def test_way_to_a_sleeping_table_leads_to_its_message(asleep: Person, live: Live) -> None:
    """Who sits at as many tables as are allowed reads where, though nobody has looked there since the start."""
    message_id = asleep.newest("hand")["id"]
    assert live.app.displays.way_to(live.table()).endswith(f"/{live.channel_id}/{message_id}")
    assert live.table().listed is not None
