"""Messages whose answer was lost: whatever happens next, one message shows the table in the end, and is remembered."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import discord
import pytest

from bot.tables.actions import End
from bot.views.moved import moved_message
from bot.views.outbox import DiscordDownError, OutboxError, ShutOutError
from bot.views.picture import MEETING, NONCE_LIFE
from bot.views.public_message import public_message
from bot.views.refresher import Refresher
from bot.views.strays import shows_table
from tests.support.house import ANA, CHANNEL
from tests.views.shown import Shown, shown
from tests.views.states import components_of

__all__ = ["shown"]

ELSEWHERE = CHANNEL + 1
LATER = DiscordDownError(retry_after=12.0)


async def lose_answer(shown: Shown, *faults: OutboxError, seconds: float = 2.0) -> None:
    """Let the message that is posted for another deal take effect, and its answer be lost; then let more fail."""
    await shown.start()
    state = shown.table.state
    assert state.match is not None
    shown.table._state = replace(state, match=replace(state.match, deal_number=2))
    shown.outbox.faults, shown.outbox.lands = [DiscordDownError(), *faults], True
    shown.outbox.calls.clear()
    shown.refresher.changed()
    await shown.advance(seconds)
    shown.outbox.lands = False


def buttons(shown: Shown) -> list[int]:
    """Return the messages that have any, oldest first."""
    return [number for number, parts in shown.outbox.messages.items() if "custom_id" in str(parts)]


@pytest.mark.parametrize("fault", [LATER, ShutOutError()], ids=["slowmode", "shut-out"])
async def test_a_lost_message_is_found_whatever_is_refused_meanwhile(fault: OutboxError, shown: Shown) -> None:
    """A refusal of the second try says nothing of the first one."""
    await lose_answer(shown, fault, seconds=8)
    shown.refresher.place_changed()
    await shown.advance(40)
    assert ([2], 2, [2], shown.truth) == (
        buttons(shown),
        len(shown.outbox.messages),
        shown.remembered[1:],
        shown.picture,
    )


async def test_a_lost_message_that_no_nonce_finds_any_more_is_looked_for(shown: Shown) -> None:
    """Discord knows a nonce for minutes; after a longer outage the channel itself says what took effect."""
    await lose_answer(shown, *[DiscordDownError() for _ in range(20)], seconds=NONCE_LIFE + 60)
    shown.outbox.faults = []
    shown.outbox._posted.clear()
    await shown.advance(120)
    assert "search" in shown.outbox.words
    assert ([2], 2, [2], 2) == (
        buttons(shown),
        len(shown.outbox.messages),
        shown.remembered[1:],
        shown.refresher.message_id,
    )


async def test_a_table_that_closes_meanwhile_is_closed_in_the_lost_message_too(shown: Shown) -> None:
    """It would show a running match for ever; nothing is posted for a table that is over."""
    await lose_answer(shown)
    await shown.table.act(End(ANA))
    shown.refresher.changed()
    await shown.advance(60)
    assert ([], 1, shown.truth) == (buttons(shown), shown.outbox.words.count("send"), shown.picture)


@pytest.mark.parametrize("remembered", [1, None])
async def test_a_message_that_a_killed_process_had_posted_is_found_by_the_next(
    remembered: int | None, shown: Shown
) -> None:
    """It took effect, and the process died before its id was stored: the next one looks, and posts none."""
    await lose_answer(shown)
    await shown.refresher.stop()
    if remembered is None:
        del shown.outbox.messages[1]
    shown.refresher = Refresher(CHANNEL, shown, outbox=shown.outbox, clock=shown.house.clock)
    shown.refresher.adopt(remembered)
    await shown.advance(5)
    await shown.refresher.settled()
    assert ([2], [2], 1) == (list(shown.outbox.messages), shown.remembered[1:], shown.outbox.words.count("send"))
    assert shown.truth == shown.picture


async def test_an_unknown_message_that_is_newer_shows_the_table_once_it_is_pressed(shown: Shown) -> None:
    """Where the channel may not be read back a press tells of it; the older message goes."""
    await shown.start()
    shown.outbox._post(CHANNEL, _lost(shown), "lost")
    shown.refresher.meet(CHANNEL, 2)
    await shown.advance(5)
    assert ([2], [2], shown.truth) == (list(shown.outbox.messages), shown.remembered[1:], shown.picture)
    assert 2 == shown.refresher.message_id


async def test_an_unknown_message_that_is_older_goes_once_it_is_pressed(shown: Shown) -> None:
    """The table is shown below it; whoever pressed reads that in words."""
    shown.outbox._post(CHANNEL, _lost(shown), "lost")
    shown.refresher.bring_down()
    await shown.advance(5)
    shown.refresher.meet(CHANNEL, 2)
    await shown.advance(5)
    assert ([3], shown.truth) == (list(shown.outbox.messages), shown.picture)


async def test_an_unknown_message_elsewhere_shows_the_way_once_it_is_pressed(shown: Shown) -> None:
    """The table moved on while the answer was lost."""
    shown.outbox._post(ELSEWHERE, _lost(shown), "lost")
    shown.refresher.meet(ELSEWHERE, 2)
    await shown.advance(5)
    assert components_of(moved_message(shown.link(CHANNEL, 1), "en")) == shown.outbox.messages[2]


async def test_presses_on_a_message_that_is_closed_to_us_bring_one_call_a_minute(shown: Shown) -> None:
    """Discord counts refusals; whoever presses is answered without a call."""
    shown.outbox._post(ELSEWHERE, _lost(shown), "lost")
    shown.outbox.calls.clear()
    shown.outbox.faults = [ShutOutError(), ShutOutError()]
    for _ in range(5):
        shown.refresher.meet(ELSEWHERE, 2)
        await shown.advance(1)
    assert ["edit"] == shown.outbox.words
    await shown.advance(MEETING)
    shown.refresher.meet(ELSEWHERE, 2)
    await shown.advance(1)
    assert ["edit", "edit"] == shown.outbox.words


async def test_a_message_that_is_taken_over_during_an_edit_is_drawn_after_it(shown: Shown) -> None:
    """What went to the older message is not what the newer one shows."""
    await shown.start()
    shown.outbox._post(CHANNEL, _lost(shown), "lost")
    shown.outbox.gate = asyncio.Event()
    await shown.change()
    shown.refresher.meet(CHANNEL, 2)
    shown.outbox.gate.set()
    await shown.advance(10)
    assert ([2], shown.truth) == (list(shown.outbox.messages), shown.picture)


def test_what_calls_somebody_to_a_table_shows_none() -> None:
    """An invitation, and what says that it is somebody's turn: their buttons name the table."""
    assert not shows_table(["m1:abcdef:accept:u5", "m1:abcdef:decline:u5", "no id of ours"], "abcdef")
    assert not shows_table(["m1:abcdef:hand"], "fedcba")
    assert not shows_table(["m1:abcdef:hand:2.13"], "abcdef")
    assert shows_table(["m1:abcdef:hand"], "abcdef")


def _lost(shown: Shown) -> discord.ui.LayoutView:
    """Return what a lost message showed."""
    return public_message(shown.public())
