"""The processes in which the better computer players think, and what is done when one of them cannot.

Every turn is first decided without search, in between whatever a process searches. Players that search then wait in
line for a process. A table is answered when its turn is due, whatever happened: with what was found; else with what was
decided without search; else with what the dearest level decides that needs no process.

Matches that are over are looked through in between, one at a time: a process lets one lie for whatever a table asks.
"""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from random import Random
from typing import Final

from bot.computers.deciding import HERE
from bot.computers.desk import Desk
from bot.computers.figures import Reason
from bot.computers.here import ThinkingHere
from bot.computers.jobs import Job, Line, ReviewJob
from bot.computers.messages import Answer
from bot.computers.sharing import USEFUL, Sharing
from bot.tables.ports import Question
from murlan.computer.player import Thought
from murlan.computer.review.points import TurningPoint
from murlan.events import SeatEvent

PLAYERS: Final = "murlan.computer.levels:player_of"
AT_LEAST: Final = 0.25
"""Seconds that a decision may take where its table waits for nothing else."""
SPARE: Final = 0.03
"""Seconds before a table acts by which it has its answer."""
LAST_CHUNK: Final = 0.1
"""Seconds by which a search may end later than it was told."""
LONGEST: Final = 1.0
"""Seconds after which a search finds little more, however long a table waits."""
TRIES: Final = 2
"""How many processes may end over one turn."""


def spare_cores() -> int:
    """Return how many processes can think without taking the bot's own core, at least one."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)


class ThinkingElsewhere:
    """Lets computer players decide in other processes; the cheap levels decide here.

    Args:
        here: Decides where no process is needed, or none can.
        luck: Where the players' luck comes from.
        processes: How many there may be: one is begun at once, the others once there is work for them.
        players: Where they get their players from, as ``module:function``.
    """

    def __init__(self, here: ThinkingHere, luck: Random, *, processes: int, players: str = PLAYERS) -> None:
        self.figures = here.figures
        self._here = here
        self._luck = luck
        self._most = processes
        self._players = players
        self._line = Line()
        self._sharing = Sharing()
        self._desks: list[Desk] = []
        self._works: list[asyncio.Task[None]] = []
        self._unasked: list[Job] = []
        self._reviews: deque[ReviewJob] = deque()
        self._searches: set[Job] = set()
        """The turns that are to be searched, those too of which it is not known yet whether they leave a choice."""
        self._is_open = False

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """Have processes meanwhile; before and after it everything is decided here."""
        self._is_open = self._most > 0
        self._grow()
        try:
            yield
        finally:
            self._is_open = False
            for work in self._works:
                work.cancel()
            await asyncio.gather(*self._works, return_exceptions=True)
            self._desks.clear()
            self._works.clear()
            for job in self._unasked:
                job.end(Reason.DIED)
            self.end_reviews()

    @property
    def pids(self) -> list[int]:
        """The numbers by which the system knows the processes that can think now."""
        return [desk.pid for desk in self._desks if desk.pid is not None]

    async def choose(self, question: Question) -> SeatEvent:
        """Return what a computer player does, before its table acts."""
        if question.level in HERE or not self._is_open:
            return await self._here.choose(question)
        self.figures.decisions[question.level] += 1
        begun = asyncio.get_running_loop().time()
        due = begun + max(question.seconds - SPARE, AT_LEAST)
        job = Job(question, seed=self._luck.getrandbits(64), due=due)
        if job.is_to_be_searched:
            self._searches.add(job)
        self._ask(job)
        outcome = await job.outcome()
        self.figures.seconds += asyncio.get_running_loop().time() - begun
        if isinstance(outcome, Thought):
            if job.begun is not None:
                self.figures.searched += outcome.worlds > 0
                self.figures.clear += outcome.worlds == 0
                self.figures.worlds += outcome.worlds
            return outcome.event
        self.figures.replaced[outcome] += 1
        return self._here.decided(question) if job.at_hand is None else job.at_hand

    async def review(self, match: bytes, *, seconds: float) -> tuple[TurningPoint, ...] | Reason | None:
        """Return the turning points of a match, or why there are none; ``None`` where there are no processes at all.

        Args:
            match: Its options and events, pickled.
            seconds: How long that may take, the time included for which others are first.
        """
        if not self._is_open:
            return None
        job = ReviewJob(match, due=asyncio.get_running_loop().time() + seconds)
        self._reviews.append(job)
        self._review_next()
        try:
            return await job.outcome()
        finally:
            job.end(Reason.LATE)

    def end_reviews(self) -> None:
        """Let nobody wait any longer for a match to be looked through: we are about to stop."""
        for job in self._reviews:
            job.end(Reason.DIED)

    async def advise(self, question: Question, *, seed: int) -> SeatEvent | None:
        """Return what a player would do for a person who asks, or ``None`` where no process had the time.

        Without processes the dearest player decides that needs none, as it does for the tables.
        """
        if not self._is_open:
            return self._here.advised(question, Random(seed))
        due = asyncio.get_running_loop().time() + max(question.seconds, AT_LEAST)
        job = Job(question, seed=seed, due=due)
        if job.is_to_be_searched:
            self._searches.add(job)
        self._ask(job)
        outcome = await job.outcome()
        return outcome.event if isinstance(outcome, Thought) else job.at_hand

    def ready(self) -> None:
        """Ask what could not be asked before."""
        jobs, self._unasked = self._unasked, []
        for job in jobs:
            if job.is_wanted:
                self._ask(job)
        self._review_next()

    def answered(self, job: Job, answer: Answer) -> None:
        """Take what is decided without search, and let it be searched where that may find something better."""
        if not (answer.had_choice and job.is_to_be_searched):
            job.end(Thought(answer.event))
        elif job.is_wanted:
            job.at_hand = answer.event
            self.figures.choices += 1
            self._sharing.asked(asyncio.get_running_loop().time())
            self._line.put(job)
            self._grow()
            self._hurry()

    def found(self, job: Job, thought: Thought) -> None:
        """Take what a search came to."""
        if job.begun is not None:
            self._sharing.took(job.granted, asyncio.get_running_loop().time() - job.begun)
        job.end(thought)

    def lost(self, job: Job) -> None:
        """Ask once more what a process did not answer that ended; what it searched is decided without."""
        job.lost += 1
        if job.at_hand is None and job.lost < TRIES and self._is_open:
            self._ask(job)
        else:
            job.end(Reason.DIED)

    def reviewed(self, job: ReviewJob, points: tuple[TurningPoint, ...] | Reason) -> None:
        """Take what came of looking through a match, and go on to the next one."""
        self.figures.reviews += not isinstance(points, Reason)
        job.end(points)
        self._review_next()

    def review_lost(self, job: ReviewJob) -> None:
        """Look a match through once more whose process ended; not if another one ends over it."""
        job.lost += 1
        if job.lost >= TRIES or not self._is_open:
            job.end(Reason.DIED)
        self._review_next()

    def share(self, job: Job) -> float:
        """Return how many seconds a turn may be searched now."""
        now, others = asyncio.get_running_loop().time(), self._open_searches() - {job}
        dues, spent = _dues(job, *others), _spent(now, others)
        return min(LONGEST, self._sharing.granted(now, dues, processes=self.figures.processes, spent=spent))

    def _hurry(self) -> None:
        """Let searches that go on take no more than is fair to those that wait."""
        now, jobs = asyncio.get_running_loop().time(), self._open_searches()
        spent = _spent(now, jobs)
        fair = self._sharing.fair(now, _dues(*jobs), processes=self.figures.processes, spent=spent)
        for desk in self._desks:
            desk.shorten(max(fair, USEFUL))

    def _open_searches(self) -> set[Job]:
        self._searches = {job for job in self._searches if job.is_wanted}
        return self._searches

    def _ask(self, job: Job) -> None:
        ready = [desk for desk in self._desks if desk.is_ready]
        if ready:
            min(ready, key=lambda desk: desk.load).ask(job)
        else:
            self._unasked.append(job)

    def _review_next(self) -> None:
        """Give the match that has waited longest to a process, unless one is being looked through."""
        self._reviews = deque(job for job in self._reviews if job.is_wanted)
        ready = [desk for desk in self._desks if desk.is_ready]
        if self._reviews and ready and not any(desk.is_reviewing for desk in self._desks):
            min(ready, key=lambda desk: (not desk.is_free, desk.load)).review(self._reviews[0])

    def _grow(self) -> None:
        """Begin another process where all are busy and there may be more."""
        if len(self._desks) < self._most and not any(desk.is_free for desk in self._desks):
            desk = Desk(self._players, self, line=self._line, figures=self.figures)
            self._desks.append(desk)
            self._works.append(asyncio.create_task(desk.work(), name="computer players"))


def _dues(*jobs: Job) -> list[float]:
    """Return by when each search has to end."""
    return [job.due - LAST_CHUNK for job in jobs]


def _spent(now: float, jobs: Iterable[Job]) -> float:
    """Return for how long these have been searched, all together."""
    return sum(now - job.begun for job in jobs if job.begun is not None)
