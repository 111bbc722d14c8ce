"""Laws: whatever fails in whatever order, a table asks little, and its message is true in the end (BB-072)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

import pytest

from bot.clock import ManualClock
from bot.tables.actions import SystemAction
from bot.tables.phases import Hold
from bot.tables.public import PublicTable
from bot.views.outbox import (
    DiscordDownError,
    MessageGoneError,
    MessageRefusedError,
    MessageTooOldError,
    OutboxError,
    PlaceGoneError,
    ShutOutError,
    ThreadArchivedError,
)
from bot.views.reach import ASKING, SPACING
from bot.views.refresher import Refresher
from bot.views.refusals import JustBroughtDown
from murlan.options import CLASSIC
from tests.support.outbox import RecordingOutbox
from tests.views.tables import after_turns, table_of

HOUR: Final = 3600.0


@dataclass
class Still:
    """A table that stands at one turn and differs only in a name; it notes what it is told."""

    told: list[SystemAction] = field(default_factory=list)
    holds: set[Hold] = field(default_factory=set)
    name: int = 0
    base: PublicTable = field(default_factory=lambda: table_of(after_turns(CLASSIC, 3)))

    def public(self) -> PublicTable:
        """Return the table."""
        first, *others = self.base.seats
        return replace(self.base, seats=(replace(first, name=f"Ana {self.name}"), *others))

    def link(self, channel_id: int, message_id: int) -> str:
        """Return the address of a message."""
        return f"https://discord.test/{channel_id}/{message_id}"

    async def remember(self, message_id: int) -> None:
        """Note nothing."""

    def tell(self, action: SystemAction) -> None:
        """Note what became of the place."""
        self.told.append(action)

    def hold(self, reason: Hold) -> None:
        """Let the clock stand."""
        self.holds.add(reason)

    def release(self, reason: Hold) -> None:
        """Let the clock go on."""
        self.holds.remove(reason)


class Storm:
    """One table in a random storm of faults; every call is counted against what happened."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.clock = ManualClock()
        self.table = Still()
        self.outbox = RecordingOutbox(self.clock)
        self.refresher = Refresher(1, self.table, outbox=self.outbox, clock=self.clock)
        self.happened = 0
        """Changes, presses, changes of the place, moves."""

    async def weather(self) -> None:
        """Let something happen, then some time pass."""
        rng, refresher = self.rng, self.refresher
        if rng.random() < 0.4:
            self.outbox.faults = [rng.choice(FAULTS)() for _ in range(rng.randint(1, 8))]
        if rng.random() < 0.2:
            self.outbox.faults = []
        self.outbox.lands = rng.random() < 0.5
        self.happened += 1
        match rng.randrange(8):
            case 0 | 1 | 2:
                self.table.name += 1
                refresher.changed()
            case 3:
                refresher.pressed()
            case 4:
                refresher.place_changed()
            case 5:
                with refresher.answering():
                    refresher.answer()
                    if rng.random() < 0.3:
                        refresher.missed()
            case 6:
                refresher.answered()
            case _:
                try:
                    refresher.bring_down()
                except JustBroughtDown:
                    refresher.move(rng.randrange(5))
        await self.pass_time(rng.choice((0.1, 1.0, 3.0, 20.0, 90.0, 600.0)))

    async def pass_time(self, seconds: float) -> None:
        """Let time pass alarm by alarm."""
        goal = self.clock.monotonic() + seconds
        await _let_run()
        while (at := self.clock.next_alarm()) is not None and at <= goal:
            self.clock.advance(max(0.0, at - self.clock.monotonic()))
            await _let_run()
        self.clock.advance(goal - self.clock.monotonic())


async def _let_run() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


FAULTS: Final[tuple[type[OutboxError], ...]] = (
    MessageGoneError,
    MessageTooOldError,
    ThreadArchivedError,
    ShutOutError,
    DiscordDownError,
)
A_HAPPENING: Final = 4
"""Calls that one happening can lead to: an edit that fails, a new message, and what is left of the old one in two."""


@pytest.mark.parametrize("seed", range(30))
async def test_calls_are_bounded_by_what_happens_whatever_fails(seed: int) -> None:
    """Law: never a loop: calls ≤ 4 · (changes, presses, changes of the place, moves) + elapsed / 5 s."""
    storm = Storm(seed)
    for _ in range(200):
        before = len(storm.outbox.calls), storm.clock.monotonic()
        await storm.weather()
        calls, elapsed = len(storm.outbox.calls) - before[0], storm.clock.monotonic() - before[1]
        assert calls <= 2 * A_HAPPENING + elapsed / SPACING[0]
    assert len(storm.outbox.calls) <= A_HAPPENING * storm.happened + storm.clock.monotonic() / SPACING[0]
    await storm.refresher.stop()


@pytest.mark.parametrize("seed", range(10))
async def test_a_storm_that_is_over_leaves_a_true_picture(seed: int) -> None:
    """Law: whatever failed, after a press, a change and some time the message is true, and the clock goes on."""
    storm = Storm(seed)
    for _ in range(60):
        await storm.weather()
    storm.outbox.faults = []
    await storm.pass_time(ASKING)
    storm.refresher.pressed()
    storm.table.name += 1
    storm.refresher.changed()
    await storm.pass_time(HOUR + 60)
    assert storm.refresher.message_id is not None
    shows = str(storm.outbox.messages[storm.refresher.message_id])
    assert (True, set()) == (f"Ana {storm.table.name}" in shows, storm.table.holds)
    await storm.refresher.stop()


@pytest.mark.parametrize("fault", [*FAULTS, PlaceGoneError, lambda: MessageRefusedError(400, 50035)])
async def test_a_fault_that_stays_costs_little_while_nothing_happens(fault: Callable[[], OutboxError]) -> None:
    """Law: one change, then an hour of nothing: only a Discord that is away is asked again, once a minute at last."""
    storm = Storm(0)
    storm.table.name += 1
    storm.refresher.changed()
    await storm.pass_time(5)
    storm.outbox.calls.clear()
    storm.outbox.faults = [fault() for _ in range(1000)]
    storm.table.name += 1
    storm.refresher.changed()
    await storm.pass_time(HOUR)
    most = HOUR / SPACING[-1] + len(SPACING) if fault is DiscordDownError else 3
    assert len(storm.outbox.calls) <= most
    await storm.refresher.stop()
