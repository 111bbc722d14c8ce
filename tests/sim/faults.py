"""What goes wrong around the bot, drawn from the seed: the gateway, the line, Discord, the disk, its own process.

All of it stops at a time that is known, so that it can be seen whether the bot comes to rest.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random

from tests.sim.disk import DiskFault
from tests.sim.line import Line, Weather
from tests.sim.loop import VirtualLoop
from tests.sim.things import Interaction
from tests.sim.world import TO_BOT, World


@dataclass(slots=True)
class Delivery:
    """An interaction that the bot was told of."""

    interaction: Interaction
    at: float
    life: int
    """Which process heard it."""


@dataclass(slots=True)
class Storm:
    """The faults of one run, over a world."""

    world: World
    weather: Weather
    seconds: float
    """How long it lasts."""
    luck: Random = field(init=False)
    figures: Counter[str] = field(default_factory=Counter)
    deliveries: list[Delivery] = field(default_factory=list)
    deaths: dict[int, float] = field(default_factory=dict)
    """When each process was killed."""
    deaf: list[tuple[float, float]] = field(default_factory=list)
    """From when to when the same process was deaf, in virtual seconds."""
    life: int = 0
    _line: Line = field(init=False)
    _is_deaf: bool = False
    _missed: list[Interaction] | None = None
    """What the gateway will replay after it resumed; ``None`` where it is lost."""
    _disk_fault: DiskFault | None = None
    _end: float = 0.0

    def __post_init__(self) -> None:
        """Stand between the world's parts."""
        self.luck = Random(self.world.luck.getrandbits(64))
        self.world.route = self._route
        self._line = Line(self.weather, self.luck, self.figures, lambda: self.is_over)
        self.world.wire.passage = self._line.passage
        self.world.disk.fault = self._fault_of_disk
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.work_delay = self._work_delay

    async def blow(self) -> None:
        """Let it happen, until the storm is over and the bot runs."""
        self._end = self.world.clock.monotonic() + self.seconds
        weather = self.weather
        plans = [
            happen
            for happen, (least, most) in (
                (self._outage, weather.outages),
                (self._disk_outage, weather.disk_outages),
                (self._restart, weather.restarts),
                (self._deletion, weather.deletions),
            )
            for _ in range(self.luck.randint(least, most))
        ]
        times = sorted(self.luck.uniform(20, self.seconds * 0.9) for _ in plans)
        self.luck.shuffle(plans)
        start = self.world.clock.monotonic()
        running = []
        for at, happen in zip(times, plans, strict=True):
            await asyncio.sleep(max(0.0, start + at - self.world.clock.monotonic()))
            running.append(asyncio.create_task(happen()))
        await asyncio.sleep(max(0.0, self._end - self.world.clock.monotonic()))
        await asyncio.gather(*running)

    @property
    def is_over(self) -> bool:
        """Whether nothing goes wrong any more."""
        return self.world.clock.monotonic() >= self._end

    async def begin_bot(self) -> None:
        """Begin a process of the bot, again and again until one stands, as a supervisor does."""
        while True:
            try:
                self.life += 1
                await self.world.start()
            except Exception:  # noqa: BLE001  # Discord or the disk is down: it ends, and is begun anew
                self.figures["failed starts"] += 1
                await asyncio.sleep(5)
            else:
                return

    def _happens(self, chance: float) -> bool:
        return not self.is_over and self.luck.random() < chance

    def _route(self, interaction: Interaction) -> None:
        weather, luck = self.weather, self.luck
        after = TO_BOT + luck.random() * weather.jitter
        if self._happens(weather.dropped):
            self.figures["dropped"] += 1
            return
        if self._happens(weather.late):
            self.figures["late"] += 1
            after = luck.uniform(1, 10)
        self._later(after, interaction)
        if self._happens(weather.doubled):
            self.figures["doubled"] += 1
            self._later(after + luck.random() * 5, interaction)

    def _later(self, after: float, interaction: Interaction) -> None:
        asyncio.get_running_loop().call_later(after, self._deliver, interaction)

    def _deliver(self, interaction: Interaction) -> None:
        process = self.world.process
        if self._is_deaf:
            self.figures["unheard"] += 1
            if self._missed is not None:
                self._missed.append(interaction)
        elif process is None or not process.is_connected:
            self.figures["unheard"] += 1
        else:
            self.deliveries.append(Delivery(interaction, self.world.clock.monotonic(), self.life))
            self.world.deliver(interaction)

    def _coin(self) -> bool:
        return self.luck.random() < 0.5

    def _work_delay(self) -> float:
        if self._happens(self.weather.slow):
            self.figures["slow"] += 1
            return self.luck.uniform(1, 4)
        return self.luck.uniform(0.001, 0.02)

    def _fault_of_disk(self) -> DiskFault | None:
        if self.is_over:
            return None
        if self._disk_fault is not None:
            return self._disk_fault
        if self._happens(self.weather.disk):
            self.figures["disk faults"] += 1
            return DiskFault.AFTER if self._coin() else DiskFault.BEFORE
        return None

    async def _outage(self) -> None:
        """Let Discord be away: its REST, its gateway or both; what the gateway missed is replayed or lost."""
        if self._line.is_out or self._is_deaf:
            return
        self.figures["outages"] += 1
        kind = self.luck.randrange(3)
        self._line.is_out, self._is_deaf = kind != 1, kind != 0
        self._missed = [] if self._coin() else None
        if self._is_deaf:
            self.world.wire.gateway.clear()
        process, began = self.world.process, self.world.clock.monotonic()
        lasts = min(self.luck.uniform(5, 120), max(0.0, self._end - self.world.clock.monotonic()))
        unnoticed = min(lasts, self.luck.choice((0.0, 0.0, 60.0)))
        if self._is_deaf and process is not None and process.is_connected:
            process.deafen()
            await asyncio.sleep(unnoticed)
            if process is self.world.process and process.is_connected:
                process.lose()
        await asyncio.sleep(lasts - unnoticed)
        missed, self._missed = self._missed or [], None
        was_deaf, self._line.is_out, self._is_deaf = self._is_deaf, False, False
        self.world.wire.gateway.set()
        before, process = process, self.world.process
        if was_deaf and process is not None and process.is_connected:
            process.resume()
            if process is before:
                self.deaf.append((began, self.world.clock.monotonic()))
            for interaction in missed:
                self._deliver(interaction)

    async def _disk_outage(self) -> None:
        self.figures["disk outages"] += 1
        self._disk_fault = self.luck.choice((DiskFault.BEFORE, DiskFault.AFTER))
        await asyncio.sleep(min(self.luck.uniform(1, 40), max(0.0, self._end - self.world.clock.monotonic())))
        self._disk_fault = None

    async def _restart(self) -> None:
        process = self.world.process
        if process is None or not process.is_connected:
            return
        self.figures["kills"] += 1
        self.deaths[self.life] = self.world.clock.monotonic()
        await self.world.kill()
        await asyncio.sleep(self.luck.uniform(0.5, 20))
        await self.begin_bot()

    async def _deletion(self) -> None:
        """Let a moderator delete the public message of some table that will draw it again."""
        discord = self.world.discord
        shown = [message for message in discord.messages.values() if message.visible_to is None]
        public = [message for message in shown if message.controls and "rematch" not in message.controls]
        if public:
            self.figures["deletions"] += 1
            discord.delete(self.luck.choice(public))
