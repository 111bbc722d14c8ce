"""One run: a playground, people at many tables, and one process of the bot after the other."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import IO, Final

import aiohttp

from tests.soaks.kills.audit import Audit, copied
from tests.soaks.kills.boundaries import RATES, Boundary
from tests.soaks.kills.ledger import Ledger, Told
from tests.soaks.kills.page import Page
from tests.soaks.kills.place import Place
from tests.soaks.kills.sitting import Bot, Sitting
from tests.soaks.reporting import Progress, Record

ROOT: Final = Path(__file__).parents[3]
LAST_FRAMES: Final = 0.3
"""Seconds after a death in which what the bot had answered still reaches the pages."""
TELL_EVERY: Final = 15.0
"""Seconds between two lines of progress."""
UP_SECONDS: Final = 30.0
"""How long a process may take until Discord knows it."""
SHORT_MATCHES: Final[tuple[dict[str, object], ...]] = (
    {"target": 0},
    {"target": 0, "rules": "rrethi"},
    {"target": 0, "rules": "visix", "passing": "locked"},
)
"""Most tables play matches of one deal, so that there are many results."""
LONG_MATCH: Final[dict[str, object]] = {"target": 11}
"""Every fifth plays on, with exchanges between the deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a run is asked for."""

    kills: int
    plays: int
    """Acknowledged ones."""
    groups: int
    """Servers, each with four people."""
    channels: int
    """Tables a server."""
    seed: int


class Run:
    """Kills until there are enough kills and enough plays."""

    def __init__(self, plan: Plan, record: Record, folder: Path) -> None:
        self._plan = plan
        self._record = record
        self._folder = folder
        self._path = folder / "murlan.db"
        self._rng = Random(plan.seed + len(record.entries))
        self._ledger = Ledger()
        self.audit = Audit(self._ledger)
        """Also of use to look at other copies of the file."""
        self._bot = Bot()
        self._pages: list[Page] = []
        self._lives = len(record.entries)
        self._progress = Progress(plan.plays, done=record.total("plays"))

    async def go(self) -> None:
        """Run to the end; the record has the figures."""
        if self._path.exists():  # an interrupted run, whose people and pages are gone
            self.audit.take_for_granted(copied(self._path, self._folder / "copy"))
        async with _place(self._plan) as place, aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http:
            sittings = await self._sit_down(place, http)
            tasks = [asyncio.create_task(sitting.play(), name=f"table {sitting.channel_id}") for sitting in sittings]
            tasks.append(asyncio.create_task(self._tell(), name="progress"))
            dying = asyncio.create_task(self._live_and_die(place), name="lives")
            try:
                await asyncio.wait([dying, *tasks], return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in (dying, *tasks):
                    if task is dying and task.done():
                        continue
                    task.cancel()
                await asyncio.gather(dying, *tasks, return_exceptions=True)
                await asyncio.gather(*(page.close() for page in self._pages))
            for task in (*tasks, dying):
                if not task.cancelled():
                    task.result()

    async def _sit_down(self, place: Place, http: aiohttp.ClientSession) -> list[Sitting]:
        sittings: list[Sitting] = []
        for group in place.groups:
            pages = [Page(http, place.base_url, name) for name in group.people]
            await asyncio.gather(*(page.open() for page in pages))
            self._pages += pages
            for channel in group.channels:
                number = len(sittings)
                kind = LONG_MATCH if number % 5 == 4 else SHORT_MATCHES[number % len(SHORT_MATCHES)]
                rng = Random(self._plan.seed * 1_000_003 + number)
                options = {"turn": 180, **kind}
                sittings.append(Sitting(int(channel), pages, self._ledger, rng=rng, options=options, bot=self._bot))
        return sittings

    async def _live_and_die(self, place: Place) -> None:
        """Bear one process after the other, each to its death, and the last one to an orderly end."""
        async with _nursery(place, self._path) as nursery:
            looking: asyncio.Task[None] | None = None
            while True:
                victim = await self._born(nursery)
                if looking is not None:
                    await looking  # while people play on
                if self._is_enough():
                    break
                died_of = await self._death(victim)
                looking = asyncio.create_task(self._look(died_of))
            victim.send(signal.SIGTERM)
            if (code := await victim.ended) != 0:
                raise BotEndedError(code)
            await self._look("", at_all=True)

    def _is_enough(self) -> bool:
        kills = sum(1 for entry in self._record.entries if entry["boundary"])
        return kills >= self._plan.kills and self._record.total("plays") >= self._plan.plays

    def _pace(self) -> float:
        """Return how many plays there should be to a kill from now on."""
        kills = self._plan.kills - len(self._record.entries)
        return max(1.0, (self._plan.plays - self._record.total("plays")) / max(1, kills))

    async def _born(self, nursery: Nursery) -> Victim:
        """Start the next process, and let people know once it is there."""
        boundary = tuple(Boundary)[self._lives % len(Boundary)]
        at = max(1, round(self._rng.uniform(0.1, 1.9) * self._pace() * RATES.get(boundary, 1.0)))
        victim = await nursery.bear(boundary, at)
        self._lives += 1
        async with asyncio.timeout(UP_SECONDS):
            while not self._pages[0].is_bot_here:
                if victim.ended.done():
                    break  # it came so far that it met its boundary
                await asyncio.sleep(0.02)
        self._bot.lives += 1
        self._bot.is_up.set()
        return victim

    async def _death(self, victim: Victim) -> str:
        """Wait for a process to die, or kill it; return the boundary that it died at."""
        allowed, died_of = self._pace(), str(victim.boundary)
        limit = self._ledger.taken + (
            self._rng.uniform(0.1, 1.9) * allowed if victim.boundary is Boundary.RANDOM else 4 * allowed + 400
        )
        while not victim.ended.done():
            await asyncio.wait({victim.ended}, timeout=0.02)
            if self._ledger.taken >= limit and not victim.ended.done():
                died_of = Boundary.RANDOM
                victim.send(signal.SIGKILL)
                await victim.ended
        self._bot.is_up.clear()
        if (code := victim.ended.result()) != -signal.SIGKILL:
            raise BotEndedError(code)
        await asyncio.sleep(LAST_FRAMES)
        for page in self._pages:
            page.is_bot_here = False
            page.give_up()
        await asyncio.sleep(0)
        return died_of

    async def _look(self, died_of: str, *, at_all: bool = False) -> None:
        """Look at the file as the dead process left it, and note what is found."""
        attempts = self._ledger.unsettled()
        copy = copied(self._path, self._folder / "copy")
        findings = await asyncio.to_thread(self.audit.look, copy, attempts, at_all=at_all)
        taken = sum(1 for attempt in attempts if attempt.told is Told.TAKEN and attempt.is_stored)
        self._record.add(boundary=died_of, plays=taken, **asdict(findings))
        for fault in findings.faults:
            self._progress.say(f"FAULT after {died_of or 'the end'}: {fault}")
        if findings.faults:
            copy.parent.rename(self._folder / f"fault-{len(self._record.entries):03}")

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(TELL_EVERY)
            kills = Counter(entry["boundary"] for entry in self._record.entries if entry["boundary"])
            lost, doubled = self._record.total("lost"), self._record.total("doubled")
            figures = {"kills": f"{kills.total()}/{self._plan.kills}", "lost": lost, "doubled": doubled}
            unsettled = sum(1 for attempt in self._ledger.unsettled() if attempt.told is Told.TAKEN)
            self._progress.tell(self._record.total("plays") + unsettled, **figures)


@dataclass(frozen=True, slots=True)
class Victim:
    """One process of the bot."""

    boundary: Boundary
    number: int
    """The operating system's."""
    ended: asyncio.Task[int]
    """Its exit code."""

    def send(self, number: signal.Signals) -> None:
        """Send it a signal."""
        os.kill(self.number, number)


class Nursery:
    """The process that bears them, one at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def bear(self, boundary: Boundary, at: int) -> Victim:
        """Start a process that dies at a boundary."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{boundary} {at}\n".encode())
        number = await self._heard()
        return Victim(boundary, number, asyncio.create_task(self._heard(), name="death"))

    async def _heard(self) -> int:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise BotEndedError(await self._process.wait())
        return int(line)


class BotEndedError(Exception):
    """The bot's process ended otherwise than it was made to; `bot.log` says why."""


@asynccontextmanager
async def _nursery(place: Place, path: Path) -> AsyncIterator[Nursery]:
    """Run the process that bears the bot's; what they log is beside the database."""
    settings = {
        "DISCORD_TOKEN": place.token,
        "DISCORD_API_URL": place.api_url,
        "DISCORD_GATEWAY_URL": place.gateway_url,
        "MURLAN_DATABASE": str(path),
        "MURLAN_COMPUTER_PAUSE": "0",
        "MURLAN_LOG_LEVEL": "WARNING",
    }
    with path.with_name("bot.log").open("ab") as log:
        async with _spawned("tests.soaks.kills.victim", log=log, settings=settings) as process:
            yield Nursery(process)


@asynccontextmanager
async def _place(plan: Plan) -> AsyncIterator[Place]:
    """Run the playground in a process of its own."""
    arguments = f"--groups={plan.groups}", f"--channels={plan.channels}"
    async with _spawned("tests.soaks.kills.place", *arguments) as process:
        assert process.stdout is not None
        yield Place.read((await process.stdout.readline()).decode())


@asynccontextmanager
async def _spawned(
    module: str, *arguments: str, log: IO[bytes] | None = None, settings: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a module as a process that ends when its standard input does."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        cwd=ROOT,
        env={**kept, **(settings or {})},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
        limit=1 << 20,
    )
    assert process.stdin is not None
    try:
        yield process
    finally:
        process.stdin.close()
        await process.wait()
