"""What two thousand tables ask of Discord at once, in virtual time: `python -m bench.load.storm`.

Four people sit at each table and act every few seconds, many more turns than Discord lets be drawn. Tables, journal,
displays and the limiter are the bot's; Discord is an outbox that counts.
"""

from __future__ import annotations

import argparse
import asyncio
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from bot.client.displays import Displays
from bot.client.limiter import RATE, Limiter, Urgency
from bot.computers.here import ThinkingHere
from bot.tables.actions import Give, Join, Pass, PersonAction, Play, Start
from bot.tables.changes import Change, House, Pace
from bot.tables.phases import Phase, TableSettings
from bot.tables.registry import Opening, Registry
from bot.tables.table import Table
from bot.views.public_message import public_message
from murlan.events import CardGiven, Passed, Played
from murlan.options import CLASSIC
from tests.sim.disk import Disk, SimDatabase
from tests.sim.loop import LoopClock, run_virtual
from tests.support.house import GUILD, SeededChance, first_choice
from tests.support.outbox import RecordingOutbox
from tests.views.states import components_of

PAUSE: Final = (1.0, 3.0)
"""The least and most seconds that somebody takes for a turn."""
CALL_SECONDS: Final = 0.1
"""How long Discord takes for a call."""
TURN_SECONDS: Final = 300
ROUNDING: Final = 1e-6
"""Seconds that sums of floating-point numbers may be off."""


@dataclass(kw_only=True)
class Storm:
    """What was counted."""

    tables: int
    seconds: float
    """How long people acted, in virtual time."""
    plays: int = 0
    turns: int = 0
    """Plays, passes and cards given back."""
    refused: int = 0
    """Turns that were not taken: none may be."""
    calls: int = 0
    """Counted calls while people acted."""
    highest: int = 0
    """The most counted calls within any second, wherever it begins."""
    drain: float = 0.0
    """Seconds after the last turn until every picture was true."""
    stale: int = 0
    """Pictures that never became true: none may be."""
    kinds: dict[str, int] | None = None


class LimitedOutbox(RecordingOutbox):
    """Passes every counted call through the bot's limiter."""

    limiter: Limiter

    async def _call(self, what: str, *, is_urgent: bool) -> None:
        urgency = Urgency.TURN if is_urgent else Urgency.COSMETIC
        await self.limiter.call(
            what, lambda: super(LimitedOutbox, self)._call(what, is_urgent=is_urgent), urgency=urgency
        )


class Hall:
    """The tables of a storm."""

    def __init__(self, tables: int, seed: int) -> None:
        clock = LoopClock()
        database = SimDatabase(Disk(wall=clock.wall()), clock.wall)
        self.clock = clock
        self.outbox = LimitedOutbox(clock, seconds=CALL_SECONDS)
        self.outbox.limiter = Limiter(clock)
        self.displays = Displays(self.outbox, self.outbox, journal=database.journal, clock=clock)
        self.registry = Registry(
            journal=database.journal,
            clock=clock,
            computers=ThinkingHere(Random(seed)),
            house=House(chance=SeededChance(seed), pace=Pace()),
            on_change=self._changed,
        )
        self.storm = Storm(tables=tables, seconds=0)
        self._luck = Random(seed)
        self._is_over = False
        self._acted_at = 0.0

    async def open(self, number: int) -> Table:
        """Let four people sit down at a table."""
        people = [10 * number + seat for seat in range(4)]
        table = await self.registry.open(
            Opening(
                guild_id=GUILD + number,
                channel_id=number + 1,
                host_id=people[0],
                host_name=f"Guest {people[0]}",
                settings=TableSettings(options=CLASSIC, turn_seconds=TURN_SECONDS),
                press_id=number + 1,
            )
        )
        for person in people[1:]:
            await table.act(Join(person, f"Guest {person}"))
        await table.act(Start(people[0]))
        return table

    async def play(self, table: Table) -> None:
        """Act at a table until the storm is over."""
        await asyncio.sleep(self._luck.uniform(0.0, PAUSE[1]))
        while not self._is_over:
            if (action := _next_action(table)) is not None:
                try:
                    await table.act(action)
                except Exception:  # noqa: BLE001  # whatever it is, a turn was lost
                    self.storm.refused += 1
            await asyncio.sleep(self._luck.uniform(*PAUSE))

    async def run(self, seconds: float) -> Storm:
        """Let people act for so long, then let everything be drawn; return what was counted."""
        storm = self.storm
        tables = [await self.open(number) for number in range(storm.tables)]
        await self._drained()
        self.outbox.calls.clear()
        storm.plays, storm.turns, storm.seconds, begun = 0, 0, seconds, self.clock.monotonic()
        playing = [asyncio.create_task(self.play(table)) for table in tables]
        await asyncio.sleep(seconds)
        storm.calls = len(self.outbox.calls)
        self._is_over = True
        await asyncio.gather(*playing)
        await self._drained()
        storm.drain = max(at for _, at in self.outbox.calls) + CALL_SECONDS - self._acted_at
        storm.highest = highest([at for _, at in self.outbox.calls])
        storm.stale = sum(not self._is_true(table) for table in tables)
        storm.kinds = dict(Counter(what for what, at in self.outbox.calls if at <= begun + seconds))
        await self.displays.close()
        await self.registry.close()
        return storm

    async def _drained(self) -> None:
        """Wait until nothing is drawn any more."""
        while True:
            count = len(self.outbox.calls)
            await asyncio.sleep(5.0)
            if len(self.outbox.calls) == count and not self.outbox.limiter.waiting:
                return

    def _is_true(self, table: Table) -> bool:
        message_id = self.displays.of(table).refresher.message_id
        shown: list[dict[str, Any]] = self.outbox.messages.get(message_id or 0, [])
        return shown == components_of(public_message(table.public()))

    def _changed(self, table: Table, change: Change) -> None:
        self.storm.plays += sum(isinstance(event, Played) for event in change.events)
        self.storm.turns += sum(isinstance(event, Played | Passed | CardGiven) for event in change.events)
        self._acted_at = self.clock.monotonic()
        self.displays.changed(table, change)


def highest(times: Sequence[float]) -> int:
    """Return how many of some times lie within one second at most; what is a second later is in the next one."""
    most, window = 0, deque[float]()
    for at in sorted(times):
        window.append(at)
        while window[0] <= at - 1.0 + ROUNDING:
            window.popleft()
        most = max(most, len(window))
    return most


def _next_action(table: Table) -> PersonAction | None:
    """Return what somebody at a table does now, if it is anybody's turn."""
    match = table.state.match
    if match is None or table.state.phase is not Phase.PLAYING:
        return None
    turn = match.snapshot(None).turn
    seat = None if turn is None else table.public().seats[turn]
    if turn is None or seat is None or seat.user_id is None:
        return None
    match first_choice(match.snapshot(turn)):
        case Played(_, cards):
            return Play(seat.user_id, cards)
        case Passed():
            return Pass(seat.user_id)
        case CardGiven(_, card):
            return Give(seat.user_id, card)


def measured(tables: int, seconds: float, *, seed: int = 1) -> Storm:
    """Run a storm in virtual time."""

    async def run() -> Storm:
        return await Hall(tables, seed).run(seconds)

    return run_virtual(run)


def tell(storm: Storm) -> None:
    """Print what a storm came to."""
    print(f"{storm.tables} tables, {storm.seconds:.0f} s: {storm.turns} turns, {storm.plays} of them plays")
    print(f"  turns refused or lost   {storm.refused}")
    print(f"  counted calls           {storm.calls} ({storm.kinds})")
    print(f"  calls a play            {storm.calls / max(1, storm.plays):.2f}   a turn {storm.calls / storm.turns:.2f}")
    print(f"  pictures shed           {1 - storm.calls / storm.turns:.1%} of one a turn")
    print(f"  the highest second      {storm.highest} (limit {RATE:.0f})")
    print(f"  all pictures true       {storm.drain:.0f} s after the last turn, {storm.stale} never")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load.storm", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long people act, in virtual time")
    options = parser.parse_args()
    tell(measured(options.tables, options.seconds))


if __name__ == "__main__":
    main()
