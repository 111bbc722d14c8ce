"""What other processes are asked: turns, with the line of those that wait to be searched, and matches that are over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from heapq import heappop, heappush
from itertools import count

from bot.computers.deciding import SEARCHING
from bot.computers.figures import Reason
from bot.tables.ports import Question
from murlan.computer.player import Thought
from murlan.computer.review.points import TurningPoint
from murlan.events import SeatEvent

_numbers = count()


class Progress(Enum):
    """How far a turn has come."""

    ASKED = auto()
    WAITING = auto()
    """For a process that searches; what is done without is known."""
    SEARCHING = auto()


class Job:
    """One turn.

    Args:
        question: What is to be decided.
        seed: The player's luck.
        due: When its table wants the answer, in the event loop's time.
    """

    def __init__(self, question: Question, *, seed: int, due: float) -> None:
        self.number = next(_numbers)
        self.question = question
        self.seed = seed
        self.due = due
        self.progress = Progress.ASKED
        self.begun: float | None = None
        """When its search began, where it did."""
        self.granted = 0.0
        """How many seconds that was given."""
        self.lost = 0
        """How many processes ended that were asked."""
        self.at_hand: SeatEvent | None = None
        """What is done where nothing better comes in time."""
        self._outcome: asyncio.Future[Thought | Reason] = asyncio.get_running_loop().create_future()

    def __lt__(self, other: Job) -> bool:
        return (self.due, self.number) < (other.due, other.number)

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for what comes of it."""
        return not self._outcome.done()

    @property
    def is_to_be_searched(self) -> bool:
        """Whether its level searches and its table waits anyway; else it is decided at once."""
        return self.question.level in SEARCHING and self.question.seconds > 0

    def end(self, outcome: Thought | Reason) -> None:
        """Say what came of it: the decision, or why its level made none."""
        if self.is_wanted:
            self._outcome.set_result(outcome)

    def when_over(self, act: Callable[[], None]) -> None:
        """Do something once nobody waits any more."""
        self._outcome.add_done_callback(lambda _: act())

    async def outcome(self) -> Thought | Reason:
        """Wait for what comes of it, as long as its table does."""
        try:
            async with asyncio.timeout_at(self.due):
                return await self._outcome
        except TimeoutError:
            return Reason.LATE if self.progress is Progress.SEARCHING else Reason.BUSY


class ReviewJob:
    """A match that is over, to be looked through for its turning points.

    Args:
        match: Its options and events, pickled.
        due: When whoever asked has waited long enough, in the event loop's time.
    """

    def __init__(self, match: bytes, *, due: float) -> None:
        self.number = next(_numbers)
        self.match = match
        self.due = due
        self.lost = 0
        """How many processes ended that were at it."""
        self._outcome: asyncio.Future[tuple[TurningPoint, ...] | Reason] = asyncio.get_running_loop().create_future()

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for what comes of it."""
        return not self._outcome.done()

    def end(self, outcome: tuple[TurningPoint, ...] | Reason) -> None:
        """Say what came of it: the turning points, or why there are none."""
        if self.is_wanted:
            self._outcome.set_result(outcome)

    async def outcome(self) -> tuple[TurningPoint, ...] | Reason:
        """Wait for what comes of it, until it is due."""
        try:
            async with asyncio.timeout_at(self.due):
                return await self._outcome
        except TimeoutError:
            return Reason.LATE


class Line:
    """The turns that wait to be searched; the one that is due first comes first."""

    def __init__(self) -> None:
        self._jobs: list[Job] = []
        self._filled = asyncio.Event()

    def put(self, job: Job) -> None:
        """Add a turn."""
        job.progress = Progress.WAITING
        heappush(self._jobs, job)
        self._filled.set()

    async def take(self) -> Job:
        """Wait for the turn that is due first."""
        while True:
            while self._jobs:
                job = heappop(self._jobs)
                if job.is_wanted:
                    job.progress = Progress.SEARCHING
                    return job
            self._filled.clear()
            await self._filled.wait()
