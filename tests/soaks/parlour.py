"""A parlour: the simulator's Discord and people, but real time, a real file, and real processes that think.

What is measured here is what a person would notice: how late the event loop is, how soon a press is answered, and when
computer players act.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Final
from unittest.mock import patch

from pydantic import SecretStr

from bot.app import App
from bot.client import presence
from bot.computers.pool import ThinkingElsewhere
from bot.settings import Settings
from bot.tables.changes import Change
from bot.tables.phases import Due, DueKind
from bot.tables.table import Table
from db import Database
from murlan.computer.levels import Level
from tests.sim.disk import Disk
from tests.sim.loop import WALL, LoopClock
from tests.sim.people import Habits, Player
from tests.sim.place import Person
from tests.sim.process import Process, SimChance
from tests.sim.things import Interaction
from tests.sim.transport import CLEAN, Passage, Wire
from tests.sim.world import World

TICK: Final = 0.005
"""Seconds between two looks at how late the event loop is."""
HABITS: Final = Habits(pause=(0.5, 1.5), fidgets=0.05)
OLD: Final = 120.0
"""Seconds after which the simulator forgets what was pressed: what is measured is not its memory."""


@dataclass(kw_only=True)
class Measured:
    """What was seen in some time, in seconds."""

    lags: list[float] = field(default_factory=list)
    """How much later than asked for the event loop came back."""
    answers: list[float] = field(default_factory=list)
    """From a press to its answer."""
    delays: list[float] = field(default_factory=list)
    """How long after it was due a computer player acted."""
    busy: float = 0.0
    """The part of a core that the bot's own process used, the simulated Discord and its people included."""
    missed: int = 0
    """Turns of people that ran out."""


class Regular(Player):
    """Somebody who plays with three computer players, match after match."""

    def _act(self) -> None:
        public = self.public()
        if public is not None and "rematch" in public.controls:
            if self._looks % 3 == 0:
                self.press(public, "rematch")
        else:
            super()._act()


class RealProcess(Process):
    """A process of the bot in real time, on a real file, whose computer players think in processes."""

    file: Database

    def __init__(self, wire: Wire, disk: Disk, *, seed: int, settings: Settings, players: str | None) -> None:
        super().__init__(wire, disk, seed=seed, settings=settings)
        self._players = players

    async def _run(self) -> None:
        loop, settings = asyncio.get_running_loop(), self._settings
        self.file = await Database.open(settings.murlan_database, wall=lambda: WALL + loop.time())
        luck, processes = self._luck, int(settings.murlan_computer_processes)
        self.app = App(settings, self.file, clock=LoopClock(), chance=SimChance(luck), luck=luck, processes=processes)
        if self._players is not None:
            self.app.computers._players = self._players
        client = self.app.client
        client.http.static_login = self._log_in  # type: ignore[method-assign]
        client.connect = self._connect  # type: ignore[method-assign]
        shards_time = SimpleNamespace(perf_counter=loop.time)
        try:
            with patch.object(presence, "time", shards_time):
                await self.app.run(self._stopping)
        finally:
            await self.file.close()


class Parlour(World):
    """Tables of one person and three champions each. To be made in a running event loop.

    Args:
        seed: Of all chance but that of time.
        tables: How many.
        processes: How many processes may think.
        players: Where those get their players from, ``None`` for the game's own.
        database: The file, which is made.
    """

    process: RealProcess | None

    def __init__(self, seed: int, *, tables: int, processes: int, players: str | None, database: Path) -> None:
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]
            discord_token=SecretStr("token"),
            murlan_database=database,
            murlan_tables_per_server=max(25, tables),
            murlan_computer_processes=str(processes),
        )
        super().__init__(seed, channels=tables, settings=settings)
        self._parlour_settings, self._players = settings, players
        self._pressed: dict[int, Interaction] = {}
        self._due: dict[str, tuple[float, Due | None]] = {}
        self.measured = Measured()
        self.wire.passage = self._passed
        self.guests = [self._guest(number) for number in range(tables)]

    @property
    def pool(self) -> ThinkingElsewhere:
        """Where computer players think."""
        return self.app.computers

    async def start(self) -> RealProcess:
        """Begin the bot's process, wait until it is connected, and let people come."""
        seed = self.luck.getrandbits(64)
        settings, players = self._parlour_settings, self._players
        self.process = RealProcess(self.wire, self.disk, seed=seed, settings=settings, players=players)
        await self.process.ready()
        registry = self.app.registry
        self._tell_displays, registry._on_change = registry._on_change, self._changed
        for number, guest in enumerate(self.guests):
            guest.begin(after=0.1 * number)
        return self.process

    async def stop(self) -> None:
        """Let everybody go, and end the process as SIGTERM does."""
        for guest in self.guests:
            guest.is_done = True
        assert self.process is not None
        await self.process.stop()

    def send(self, interaction: Interaction) -> None:
        """Note when somebody pressed, and bring it on its way."""
        self._pressed[interaction.interaction_id] = interaction
        super().send(interaction)

    async def measure(self, seconds: float, *, elsewhere: bool) -> Measured:
        """Look for so long, while computer players think in other processes or decide here at once."""
        self.forget(self.clock.wall() - OLD)
        self.pool._is_open = elsewhere
        self.measured = measured = Measured()
        end, used = time.perf_counter() + seconds, time.process_time()
        while (asked := time.perf_counter()) < end:
            await asyncio.sleep(TICK)
            measured.lags.append(time.perf_counter() - asked - TICK)
        measured.busy = (time.process_time() - used) / seconds
        return measured

    def plays(self) -> Counter[str]:
        """Return how many tables are at what."""
        return Counter(table.state.phase.value for table in self.app.registry.tables())

    def _guest(self, number: int) -> Regular:
        person, options = Person.named(number, f"Guest {number:05}"), {"computers": Level.CHAMPION.value}
        return Regular(self, person, self.channels[number], host=True, habits=HABITS, options=options)

    def _passed(self, method: str, path: list[str]) -> Passage:
        """Note when the bot answers a press; nothing fails here."""
        del method
        if path[0] == "interactions":
            interaction = self._pressed.pop(int(path[1]), None)
            if interaction is not None:
                self.measured.answers.append(self.clock.wall() - interaction.born)
        return CLEAN

    def _changed(self, table: Table, change: Change) -> None:
        """Note when a computer player acted."""
        now, state = self.clock.monotonic(), change.after
        set_at, due = self._due.get(state.table_id, (now, None))
        if change.events and due is not None and due.kind is DueKind.SEAT_DECIDES:
            self.measured.delays.append(now - set_at - due.seconds)
        if change.events and due is not None and due.kind is DueKind.TURN_RUNS_OUT:
            self.measured.missed += now - set_at >= due.seconds
        self._due[state.table_id] = now, state.due
        self._tell_displays(table, change)
