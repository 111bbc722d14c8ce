"""One run: a playground, people at many tables, and one process of the bot after the other."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from typing import Final

import aiohttp

from tests.soaks.kills.audit import Audit
from tests.soaks.kills.boundaries import RATES, Boundary
from tests.soaks.kills.copies import copied
from tests.soaks.kills.ledger import Ledger, Told
from tests.soaks.kills.page import Page
from tests.soaks.kills.place import Place
from tests.soaks.kills.processes import BotEndedError, Nursery, Victim, nursery, playground
from tests.soaks.kills.sitting import Bot, Sitting
from tests.soaks.reporting import Progress, Record

LAST_FRAMES: Final = 0.3
"""Seconds after a death in which what the bot had answered still reaches the pages."""
TELL_EVERY: Final = 15.0
"""Seconds between two lines of progress."""
STUCK_SECONDS: Final = 90.0
"""Seconds without any acknowledged play after which a run is given up."""
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
    is_careless: bool = False
    """Whether the bot answers before it stores, to see whether that is noticed."""


class StuckError(Exception):
    """Nobody can play any more; it carries how many plays there were."""


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
        self._before = record.total("plays")
        self._progress = Progress(plan.plays, done=self._before)

    async def go(self) -> None:
        """Run to the end; the record has the figures."""
        if self._path.exists():  # an interrupted run, whose people and pages are gone
            self.audit.take_for_granted(copied(self._path, self._folder / "copy"))
        async with (
            playground(self._plan.groups, self._plan.channels) as place,
            aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as http,
        ):
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
        async with nursery(place, self._path, is_careless=self._plan.is_careless) as bearing:
            looking: asyncio.Task[None] | None = None
            while True:
                victim = await self._born(bearing)
                if looking is not None:
                    await looking  # while people play on
                if self._is_enough():
                    break
                died_of = await self._death(victim)
                looking = asyncio.create_task(self._look(died_of, self._copy()))
            await self._end(bearing, victim)
            await self._look("", self._copy(), at_all=True)

    async def _end(self, bearing: Nursery, victim: Victim) -> None:
        """End the last process as an operator does; one that dies at its boundary before that is followed by another.

        Raises:
            BotEndedError: It did not end cleanly.
        """
        victim.send(signal.SIGTERM)
        while (code := await victim.ended) != 0:
            if code != -signal.SIGKILL:
                raise BotEndedError(code)
            await self._look(await self._death(victim), self._copy())
            victim = await self._born(bearing, Boundary.RANDOM)
            victim.send(signal.SIGTERM)

    def _is_enough(self) -> bool:
        kills = sum(1 for entry in self._record.entries if entry["boundary"])
        has_played = self._plan.is_careless or self._record.total("plays") >= self._plan.plays
        return kills >= self._plan.kills and has_played

    def _pace(self) -> float:
        """Return how many plays there should be to a kill from now on."""
        kills = self._plan.kills - len(self._record.entries)
        return max(1.0, (self._plan.plays - self._record.total("plays")) / max(1, kills))

    async def _born(self, bearing: Nursery, boundary: Boundary | None = None) -> Victim:
        """Start the next process, and let people know once it is there."""
        boundary = boundary or tuple(Boundary)[self._lives % len(Boundary)]
        at = max(1, round(self._rng.uniform(0.1, 1.9) * self._pace() * RATES.get(boundary, 1.0)))
        victim = await bearing.bear(boundary, at)
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
        clock = asyncio.get_running_loop().time
        taken, since = self._ledger.taken, clock()
        while not victim.ended.done():
            await asyncio.wait({victim.ended}, timeout=0.02)
            if taken != self._ledger.taken:
                taken, since = self._ledger.taken, clock()
            elif clock() - since > STUCK_SECONDS:
                raise StuckError(taken)
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
        await asyncio.gather(*(page.give_up() for page in self._pages))
        await asyncio.sleep(0)
        return died_of

    def _copy(self) -> Path:
        """Copy the file as a dead process left it, before another is born: it would write while we read."""
        return copied(self._path, self._folder / "copy")

    async def _look(self, died_of: str, copy: Path, *, at_all: bool = False) -> None:
        """Look at a copy, and note what is found."""
        attempts = self._ledger.unsettled()
        findings = await asyncio.to_thread(self.audit.look, copy, attempts, at_all=at_all)
        taken = sum(1 for attempt in attempts if attempt.told is Told.TAKEN and attempt.is_stored)
        doubts = [attempt for attempt in attempts if attempt.told is Told.NOTHING]
        kept = sum(1 for attempt in doubts if attempt.is_stored)
        self._record.add(boundary=died_of, plays=taken, doubts=len(doubts), kept=kept, **asdict(findings))
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
            self._progress.tell(self._before + self._ledger.taken, **figures)
