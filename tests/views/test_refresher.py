"""The public message: newest state wins, few edits, no table is ever held up."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.tables.actions import Join, Start
from bot.tables.public import PublicTable
from bot.tables.table import Table
from bot.views.public_message import public_message
from bot.views.refresher import INTERVAL, RETRY, DiscordDownError, MayNotPostError, MessageGoneError, Refresher
from tests.support.house import ANA, BESA, CHANNEL, CLIRIM, DRITA, TableHouse
from tests.support.outbox import RecordingOutbox
from tests.views.states import components_of


class Shown:
    """A table whose message is kept true by a refresher."""

    def __init__(self, house: TableHouse, table: Table) -> None:
        self.house = house
        self.table = table
        self.remembered: list[int] = []
        self.outbox = RecordingOutbox(house.clock)
        self.refresher = Refresher(CHANNEL, self.draw, outbox=self.outbox, clock=house.clock, remember=self._remember)

    def draw(self) -> PublicTable:
        """Return the table as it is now."""
        return self.table.public()

    async def _remember(self, message_id: int) -> None:
        self.remembered.append(message_id)

    async def advance(self, seconds: float) -> None:
        """Let time pass with everything that it sets off."""
        await asyncio.sleep(0)
        await self.house.advance(seconds)
        for _ in range(10):
            await asyncio.sleep(0)

    @property
    def picture(self) -> list[dict[str, object]]:
        """What the newest message shows."""
        return self.outbox.messages[max(self.outbox.messages)]

    @property
    def truth(self) -> list[dict[str, object]]:
        """What it has to show."""
        return components_of(public_message(self.draw()))


@pytest.fixture
async def shown(tmp_path: Path) -> AsyncIterator[Shown]:
    """Yield a lobby that is shown in message 1."""
    house = await TableHouse.open(tmp_path / "murlan.db")
    it = Shown(house, await house.open_table(host=ANA))
    it.refresher.changed()
    await it.advance(INTERVAL)
    yield it
    await it.refresher.stop()
    await house.close()


async def test_many_changes_within_the_interval_are_one_edit(shown: Shown) -> None:
    """Newest state wins: the first change is drawn at once, those within the interval after it together."""
    for user in (BESA, CLIRIM, DRITA):
        await shown.table.act(Join(user))
        shown.refresher.changed()
    await shown.advance(INTERVAL)
    assert ([what for what, _ in shown.outbox.calls], shown.picture) == (["send", "edit", "edit"], shown.truth)


async def test_edits_keep_their_distance(shown: Shown) -> None:
    """Two edits of a channel are at least 1.1 s apart."""
    for user in (BESA, CLIRIM):
        await shown.table.act(Join(user))
        shown.refresher.changed()
        await shown.advance(0.4)
    await shown.advance(5)
    times = [at for what, at in shown.outbox.calls]
    assert min(later - earlier for earlier, later in itertools.pairwise(times)) >= INTERVAL


async def test_a_table_that_looks_the_same_is_not_drawn_again(shown: Shown) -> None:
    """A change that nobody can see costs no call."""
    shown.refresher.changed()
    await shown.advance(5)
    assert [what for what, _ in shown.outbox.calls] == ["send"]


async def test_a_deleted_message_is_posted_anew(shown: Shown) -> None:
    """A moderator deletes the table's message: it comes back with the next change."""
    shown.outbox.faults.append(MessageGoneError())
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(5)
    assert (shown.remembered, shown.picture) == ([1, 2], shown.truth)


async def test_discord_being_away_delays_the_picture_only(shown: Shown) -> None:
    """The newest picture is drawn once Discord is back."""
    shown.outbox.faults.append(DiscordDownError())
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(5)
    await shown.table.act(Join(CLIRIM))
    shown.refresher.changed()
    await shown.advance(RETRY + INTERVAL)
    assert shown.picture == shown.truth


async def test_a_closed_channel_is_not_tried_again_and_again(shown: Shown) -> None:
    """Where we may not post, we wait for a press."""
    shown.outbox.faults.append(MayNotPostError())
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(60)
    assert [what for what, _ in shown.outbox.calls] == ["send", "edit"]


async def test_a_press_answered_with_the_picture_needs_no_edit(shown: Shown) -> None:
    """The answer to a press on the message is not counted, and not drawn a second time."""
    with shown.refresher.answering():
        await shown.table.act(Join(BESA))
        shown.refresher.changed()
        answer = components_of(shown.refresher.answer())
    await shown.advance(5)
    assert ([what for what, _ in shown.outbox.calls], answer) == (["send"], shown.truth)


async def test_an_edit_in_flight_during_an_answer_is_followed_by_one_more(shown: Shown) -> None:
    """The older edit may land after the answer; the last picture is the newest one."""
    shown.outbox.gate = asyncio.Event()
    await shown.table.act(Join(BESA))
    shown.refresher.changed()
    await shown.advance(INTERVAL)
    with shown.refresher.answering():
        await shown.table.act(Join(CLIRIM))
        shown.refresher.changed()
        shown.refresher.answer()
    shown.outbox.gate.set()
    await shown.advance(5)
    assert shown.picture == shown.truth


async def test_another_deal_gets_another_message(shown: Shown) -> None:
    """A new message with every deal; the old one keeps its result, without buttons."""
    await shown.table.act(Start(ANA, fill=True))
    shown.refresher.changed()
    await shown.advance(0)
    state = shown.table.state
    assert state.match is not None
    second = replace(state, match=replace(state.match, deal_number=2))
    shown.table._state = second
    shown.refresher.changed()
    await shown.advance(5)
    assert [what for what, _ in shown.outbox.calls][-2:] == ["send", "edit"]


async def test_an_old_message_is_posted_anew(shown: Shown) -> None:
    """Discord limits edits of messages older than an hour: after 50 minutes the table moves to a new one."""
    await shown.table.act(Start(ANA, fill=True))
    shown.refresher.changed()
    await shown.advance(0)
    count = len(shown.outbox.messages)
    shown.house.clock.advance(51 * 60)
    shown.refresher.changed()
    await shown.advance(5)
    assert len(shown.outbox.messages) == count + 1
