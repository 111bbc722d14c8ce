"""People press at a fixed pace, whatever the bot does, and what that costs is measured.

Presses are due at fixed times. The wait of one begins when it was due, not when it could be sent: a bot that stands
still for a second has kept everybody waiting who would have pressed in it.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from bench.load.crowd import Crowd, Made, Source
from bench.load.standin import StandIn

ROOT: Final = Path(__file__).parents[2]
LATEST: Final = 3.5
"""Seconds after which a press counts as not answered; Discord itself gives up after three."""
LEAD: Final = 0.05
NAP: Final = 0.005
"""Seconds between two looks for somebody who can press."""
AT_ONCE: Final = 16
"""How many presses are under way while people sit down, which is not measured."""
WARM: Final = 3
"""Presses a table before anything is measured."""
KEPT: Final = 2000
"""How many presses are told again to the other bots."""


@dataclass(kw_only=True)
class Slot:
    """What was seen of one bot in a few seconds."""

    bot: str
    rate: float
    presses: int = 0
    cpu: float = 0.0
    """Seconds of CPU of the bot's process."""
    waits: list[float] = field(default_factory=list)
    """Seconds from when each press was due to its acknowledgement."""
    lags: dict[str, float] = field(default_factory=dict)
    """Lateness of the bot's event loop, in seconds."""
    lateness: float = 0.0
    """The most seconds that a press was sent after it was due: the measuring's own fault."""
    unanswered: int = 0
    calls: Counter[str] = field(default_factory=Counter)
    faults: Counter[str] = field(default_factory=Counter)
    own_cpu: float = 0.0
    """Seconds of CPU of the stand-in and the people."""


class Bot:
    """One bot's process and its Discord."""

    def __init__(self, name: str, channels: int) -> None:
        self.name = name
        self.standin = StandIn(channels)
        self.source: Source | None = None
        self._process: Process | None = None
        self._due: dict[int, float] = {}
        self._news = asyncio.Event()
        self._slot = Slot(bot=name, rate=0)

    async def start(self, folder: Path, *, commit_ms: float = 0.0) -> None:
        """Begin the process, and wait until it is connected."""
        await self.standin.open()
        self.standin.on_answer = self._answered
        environment = os.environ | {
            "DISCORD_TOKEN": "token",
            "DISCORD_API_URL": f"http://{self.standin.url}/api/v10",
            "DISCORD_GATEWAY_URL": f"ws://{self.standin.url}/gateway",
            "MURLAN_DATABASE": str(folder / f"{self.name}.db"),
            "MURLAN_TABLES_PER_SERVER": "500",
            "MURLAN_CARDS": "text",
            "MURLAN_COMPUTER_PROCESSES": "0",
            "MURLAN_LOG_LEVEL": "WARNING",
            "BENCH_COMMIT_MS": str(commit_ms),
        }
        with (folder / f"{self.name}.log").open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "bench.load.clients",
                self.name,
                cwd=ROOT,
                env=environment,
                stdin=PIPE,
                stdout=PIPE,
                stderr=log,
            )
        async with asyncio.timeout(30):
            await self.standin.is_connected.wait()
        await asyncio.sleep(0.5)

    async def stop(self) -> None:
        """End the process."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(15):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
        await self.standin.close()

    async def measure(self, rate: float, seconds: float) -> Slot:
        """Let people press for so long."""
        slot = self._slot = Slot(bot=self.name, rate=rate)
        calls, faults, own = self.standin.calls.copy(), self.standin.faults.copy(), _own_cpu()
        await self._mark()
        loop = asyncio.get_running_loop()
        begin, slot.presses = loop.time() + LEAD, round(rate * seconds)
        for number in range(slot.presses):
            due, made = begin + number / rate, await self.next()
            if (wait := due - loop.time()) > 0:
                await asyncio.sleep(wait)
            slot.lateness = max(slot.lateness, loop.time() - due)
            self._due[made.interaction.interaction_id] = due
            await self.standin.tell(made.frame)
        await asyncio.sleep(max(0.0, begin + seconds - loop.time()))
        await self.until(lambda: not self._due, within=LATEST)
        marked = await self._mark()
        slot.cpu, slot.lags = marked.pop("cpu"), marked
        slot.own_cpu = _own_cpu() - own
        slot.calls, slot.faults = self.standin.calls - calls, self.standin.faults - faults
        slot.unanswered = len(self._due)
        self._due.clear()
        return slot

    async def send(self, made: Made) -> None:
        """Send a press that is not measured."""
        await self.standin.tell(made.frame)

    async def next(self) -> Made:
        """Return the next press, once there is one."""
        assert self.source is not None
        while (made := self.source.next()) is None:
            await self.until(lambda: False, within=NAP)
        return made

    async def until(self, is_so: Callable[[], bool], *, within: float) -> None:
        """Wait until something is so that answers bring about, or for so many seconds."""
        with suppress(TimeoutError):
            async with asyncio.timeout(within):
                while not is_so():
                    self._news.clear()
                    await self._news.wait()

    def _answered(self, interaction_id: int, at: float) -> None:
        self._news.set()
        due = self._due.pop(interaction_id, None)
        if due is not None:
            self._slot.waits.append(at - due)

    async def _mark(self) -> dict[str, float]:
        process = self._process
        assert process is not None and process.stdin is not None and process.stdout is not None  # noqa: PT018
        process.stdin.write(b"\n")
        told: dict[str, Any] = json.loads(await process.stdout.readline())
        return told


async def seat(bot: Bot, crowd: Crowd) -> list[Made]:
    """Open all tables, let everybody sit down and play a while; return the presses of the last moments."""
    bot.source = crowd
    for made in crowd.open():
        await bot.send(made)
        await bot.until(lambda: crowd.under_way <= AT_ONCE, within=LATEST)
    told: list[Made] = []
    played = 0
    while not crowd.are_playing or played < WARM * len(crowd.guests):
        made = await bot.next()
        await bot.send(made)
        await bot.until(lambda: crowd.under_way <= AT_ONCE, within=LATEST)
        told.append(made)
        played += crowd.are_playing
    return [made for made in told[-KEPT:] if made.interaction.pressed is not None]


def _own_cpu() -> float:
    times = os.times()
    return times.user + times.system
