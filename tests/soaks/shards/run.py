"""One run: several processes, people at a table in each server, one process killed in mid-play and started again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import aiohttp

from bot.shards.shards import Shards, shard_of
from tests.soaks.kills import page as pages
from tests.soaks.kills.audit import Audit, Findings
from tests.soaks.kills.ledger import Ledger, Told
from tests.soaks.kills.page import Page
from tests.soaks.kills.place import Group, Place
from tests.soaks.kills.processes import playground
from tests.soaks.kills.sitting import Bot, Sitting
from tests.soaks.shards.copies import copied_from
from tests.soaks.shards.processes import BotProcess, Office, office

UP_SECONDS: Final = 60.0
"""How long all shards may take to be connected at the start, besides what Discord wants between two sessions."""
LAST_FRAMES: Final = 0.3
"""Seconds after a death in which what the bot had answered still reaches the pages."""
TAKEN_OVER: Final = 15.0
"""Seconds in which tables go on elsewhere, besides those that Discord wants between two sessions."""
APART: Final = 5.0
"""Those seconds."""
LOOK: Final = 0.1
UNANSWERED: Final = ("no answer within", "answered after the 3 seconds")


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a run is asked for."""

    processes: int
    shards: int
    max_concurrency: int
    groups: int
    """Servers, each with a table of four people; each shard has one before one has two."""
    plays: int
    """Acknowledged ones before the kill, after it, and after the process is back."""
    seed: int = 1
    presses_a_second: float = 4.5
    """Of each person."""

    def share(self, process: int) -> str:
        """Return the shards of a process."""
        size = self.shards // self.processes
        return f"{process * size}-{(process + 1) * size - 1}/{self.shards}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run came to."""

    first_play: dict[int, float]
    """Of each table whose process was killed: seconds until the next play there was acknowledged."""
    bound: float
    """In how many it should be."""
    connected: float
    """Seconds until every lost shard was connected again."""
    gap: float
    """The longest time without a play at such a table, in seconds, as its own process came back."""
    plays: int
    exits: tuple[int, ...]
    """Of the processes that were told to stop."""
    unanswered: int
    """Presses that nobody was there to answer, or not in time."""
    problems: list[str]
    """What Discord would have refused."""
    findings: Findings

    @property
    def slowest(self) -> float:
        """The longest of the first plays."""
        return max(self.first_play.values())


class Run:
    """Plays, kills, and looks."""

    def __init__(self, plan: Plan, url: str, folder: Path) -> None:
        self._plan = plan
        self._url = url
        self._folder = folder
        self._ledger = Ledger()
        self._pages: dict[str, list[Page]] = {}
        """Of each server."""
        self._bots = [Bot() for _ in range(plan.processes)]
        """What people know of the process that has their server."""
        self._place: Place
        self._http: aiohttp.ClientSession

    async def go(self) -> Outcome:
        """Run to the end."""
        pages.PRESSES_A_SECOND = self._plan.presses_a_second
        async with AsyncExitStack() as stack:
            self._place = await stack.enter_async_context(
                playground(self._plan.groups, 1, max_concurrency=self._plan.max_concurrency)
            )
            self._http = await stack.enter_async_context(aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)))
            bots = await stack.enter_async_context(office(self._place, self._url, self._folder))
            return await self._play(bots)

    async def _play(self, bots: Office) -> Outcome:
        running = [await bots.start(self._plan.share(number)) for number in range(self._plan.processes)]
        await self._connected(range(self._plan.shards))
        for bot in self._bots:
            bot.lives = 1
            bot.is_up.set()
        tasks = [asyncio.create_task(sitting.play()) for sitting in await self._sit_down()]
        try:
            await self._has_played(self._plan.plays)
            victim = running[-1]
            clock = asyncio.get_running_loop().time
            killed_at = clock()
            await victim.kill()
            connected, first_play = await self._goes_on(victim.shards, killed_at)
            await self._has_played(self._plan.plays)
            running[-1] = await bots.start(str(victim.shards))
            gap = await self._comes_back(running[-1])
            await self._has_played(self._plan.plays)
            exits = tuple(await asyncio.gather(*(bot.stop() for bot in running)))
            await self._break_off()
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.gather(*(page.close() for page in self._everybody()))
        for fault in ended:
            if isinstance(fault, Exception):
                raise fault
        problems = await self._problems()
        return Outcome(
            first_play=first_play,
            bound=TAKEN_OVER + APART * len(victim.shards.ids) / self._plan.max_concurrency,
            connected=connected,
            gap=gap,
            plays=self._ledger.taken,
            exits=exits,
            unanswered=sum(problem.startswith(UNANSWERED) for problem in problems),
            problems=[problem for problem in problems if not problem.startswith(UNANSWERED)],
            findings=await self._looked(),
        )

    async def _break_off(self) -> None:
        """Let nobody do anything more; what became of each press that is under way is settled by that."""
        for bot in self._bots:
            bot.is_up.clear()
        await asyncio.sleep(LAST_FRAMES)
        await asyncio.gather(*(page.give_up() for page in self._everybody()))
        await asyncio.sleep(0)

    def _everybody(self) -> list[Page]:
        return [page for of_server in self._pages.values() for page in of_server]

    async def _sit_down(self) -> list[Sitting]:
        sittings = []
        for number, group in enumerate(self._place.groups):
            opened = [Page(self._http, self._place.base_url, name) for name in group.people]
            await asyncio.gather(*(page.open() for page in opened))
            self._pages[group.guild_id] = opened
            rng = Random(self._plan.seed * 1_000_003 + number)
            options: dict[str, object] = {"turn": 180, "target": 21}
            bot = self._bots[self._process_of(group)]
            sittings.append(Sitting(int(group.channels[0]), opened, self._ledger, rng=rng, options=options, bot=bot))
        return sittings

    async def _goes_on(self, lost: Shards, killed_at: float) -> tuple[float, dict[int, float]]:
        """Wait until a dead process's tables go on; return when its shards were there, and each table's next play."""
        clock = asyncio.get_running_loop().time
        bot = self._bots[-1]
        bot.is_up.clear()
        await asyncio.sleep(LAST_FRAMES)
        before = self._counts()
        groups = [group for group in self._place.groups if lost.owns(int(group.guild_id))]
        await asyncio.gather(*(page.give_up() for group in groups for page in self._pages[group.guild_id]))
        await self._connected(lost.ids)
        connected = clock() - killed_at
        bot.lives += 1
        bot.is_up.set()
        first_play: dict[int, float] = {}
        channels = {int(group.channels[0]) for group in groups}
        async with asyncio.timeout(UP_SECONDS):
            while first_play.keys() < channels:
                await asyncio.sleep(LOOK)
                now, counts = clock(), self._counts()
                for channel_id in channels - first_play.keys():
                    if counts[channel_id] > before[channel_id]:
                        first_play[channel_id] = now - killed_at
        return connected, first_play

    async def _comes_back(self, bot: BotProcess) -> float:
        """Wait until a process has its shards again; return the longest time without a play at one of its tables."""
        clock = asyncio.get_running_loop().time
        channels = [int(group.channels[0]) for group in self._place.groups if bot.shards.owns(int(group.guild_id))]
        counts, since = self._counts(), dict.fromkeys(channels, clock())
        longest, is_back = 0.0, False
        played: set[int] = set()
        async with asyncio.timeout(2 * UP_SECONDS):
            while not is_back or len(played) < len(channels):
                await asyncio.sleep(LOOK)
                now, latest = clock(), self._counts()
                is_back = is_back or bot.is_connected
                for channel_id in channels:
                    if latest[channel_id] > counts[channel_id]:
                        longest = max(longest, now - since[channel_id])
                        since[channel_id] = now
                        if is_back:
                            played.add(channel_id)
                counts = latest
        return longest

    async def _connected(self, ids: Iterable[int]) -> None:
        """Wait until Discord has a connection of each of some shards."""
        wanted = set(ids)
        patience = UP_SECONDS + 2 * APART * self._plan.shards / self._plan.max_concurrency
        async with asyncio.timeout(patience):
            while not wanted <= set((await self._asked("/control/bot"))["shards"]):
                await asyncio.sleep(LOOK)

    async def _has_played(self, plays: int) -> None:
        """Wait until so many more plays were acknowledged."""
        goal = self._ledger.taken + plays
        async with asyncio.timeout(UP_SECONDS + plays):
            while self._ledger.taken < goal:
                await asyncio.sleep(LOOK)

    async def _problems(self) -> list[str]:
        return [problem for entry in await self._asked("/problems") for problem in entry["problems"]]

    async def _asked(self, path: str) -> Any:
        async with self._http.get(self._place.base_url + path) as answer:
            return await answer.json()

    async def _looked(self) -> Findings:
        copy = await copied_from(self._url, self._folder / "copy" / "murlan.db")
        return await asyncio.to_thread(Audit(self._ledger).look, copy, self._ledger.unsettled(), at_all=True)

    def _counts(self) -> dict[int, int]:
        """Return how many plays were acknowledged at each table."""
        channels = [int(group.channels[0]) for group in self._place.groups]
        return {
            channel_id: sum(attempt.told is Told.TAKEN for attempt in self._ledger.attempts[channel_id])
            for channel_id in channels
        }

    def _process_of(self, group: Group) -> int:
        shard = shard_of(int(group.guild_id), self._plan.shards)
        return shard // (self._plan.shards // self._plan.processes)
