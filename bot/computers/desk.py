"""One place at which a process thinks: begun, asked, watched, and begun anew where it ends."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final, NoReturn, Protocol

from bot.computers.figures import Figures, Reason
from bot.computers.here import log_failed, log_illegal
from bot.computers.jobs import Job, Line, ReviewJob
from bot.computers.messages import Answer, Ask, Failure, Finish, Found, Ready, Review, Reviewed, Search, ToBot
from bot.computers.process import ProcessGoneError, Thinker
from murlan.computer.player import Thought
from murlan.computer.review.points import TurningPoint

log = logging.getLogger(__name__)

START_SECONDS: Final = 60.0
"""How long a process may take until it can decide."""
HANG_SECONDS: Final = 6.0
"""A process that owes an answer for so long is ended."""
PAUSES: Final = (0.0, 1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds before a process is begun: the more of them ended in a row that decided nothing, the later."""


class Office(Protocol):
    """What a desk is part of."""

    def ready(self) -> None:
        """Hear that a process can be asked."""
        ...

    def share(self, job: Job) -> float:
        """Return how many seconds a turn may be searched now, 0 for not at all."""
        ...

    def answered(self, job: Job, answer: Answer) -> None:
        """Hear what is done without search."""
        ...

    def found(self, job: Job, thought: Thought) -> None:
        """Hear what a search came to."""
        ...

    def lost(self, job: Job) -> None:
        """Hear that the process ended that a turn was given to."""
        ...

    def reviewed(self, job: ReviewJob, points: tuple[TurningPoint, ...] | Reason) -> None:
        """Hear what came of looking through a match."""
        ...

    def review_lost(self, job: ReviewJob) -> None:
        """Hear that the process ended that a match was given to."""
        ...


class Desk:
    """Keeps one process at work.

    Args:
        players: Where it gets its players from, as ``module:function``.
        office: Who is told of everything.
        line: The turns that wait to be searched.
        figures: What counts processes.
    """

    def __init__(self, players: str, office: Office, *, line: Line, figures: Figures) -> None:
        self._players = players
        self._office = office
        self._line = line
        self._figures = figures
        self._thinker: Thinker | None = None
        self._owed: dict[int, tuple[Job, asyncio.TimerHandle]] = {}
        self._searching: Job | None = None
        self._reviewing: tuple[ReviewJob, asyncio.TimerHandle] | None = None
        self._searched = asyncio.Event()
        self._was_ready = self._has_decided = False

    @property
    def is_ready(self) -> bool:
        """Whether its process can be asked."""
        return self._thinker is not None

    @property
    def pid(self) -> int | None:
        """The number of its process, once that can be asked."""
        return None if self._thinker is None else self._thinker.pid

    @property
    def is_free(self) -> bool:
        """Whether its process can search now, or will be able to soon."""
        return self._searching is None

    @property
    def is_reviewing(self) -> bool:
        """Whether its process has a match to look through."""
        return self._reviewing is not None

    @property
    def load(self) -> int:
        """How many answers it owes."""
        return len(self._owed)

    def ask(self, job: Job) -> None:
        """Have a turn decided without search."""
        assert self._thinker is not None, "only who is ready is asked"
        question = job.question
        self._owes(job, expected=asyncio.get_running_loop().time())
        self._thinker.tell(Ask(number=job.number, snapshot=question.snapshot, level=question.level, seed=job.seed))

    def review(self, job: ReviewJob) -> None:
        """Have a match looked through whenever nothing else is to be done; one at a time."""
        assert self._thinker is not None, "only who is ready is asked"
        loop = asyncio.get_running_loop()
        self._reviewing = job, loop.call_at(job.due + HANG_SECONDS, self._hangs, self._thinker)
        self._thinker.tell(Review(number=job.number, match=job.match, seconds=job.due - loop.time()))

    def shorten(self, seconds: float) -> None:
        """Let the search that goes on take no longer than this, from its beginning."""
        job = self._searching
        if job is not None and job.begun is not None:
            asyncio.get_running_loop().call_at(job.begun + seconds, self._finish, job)

    async def work(self) -> None:
        """Begin one process after another, until cancelled."""
        failures = 0
        while True:
            await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
            self._was_ready = self._has_decided = False
            try:
                await self._life()
            except Exception:  # a bug of ours, or no more processes; the players that decide here still do
                log.exception("a process for computer players to think in could not be kept")
            failures = 0 if self._has_decided else failures + 1

    async def _life(self) -> None:
        """Begin a process and let it decide until it ends."""
        thinker = await Thinker.started(self._players)
        self._figures.starts += 1
        try:
            await self._use(thinker)
        except ProcessGoneError:
            code = await thinker.ended()
            level = logging.WARNING if self._was_ready else logging.ERROR
            log.log(level, "process %s for computer players to think in ended with code %s", thinker.pid, code)
        finally:
            await thinker.end()

    async def _use(self, thinker: Thinker) -> NoReturn:
        """Let a process decide.

        Raises:
            ProcessGoneError: It ended, or hung.
        """
        try:
            async with asyncio.timeout(START_SECONDS):
                await thinker.ready()
        except TimeoutError as error:
            raise ProcessGoneError from error
        self._thinker, self._was_ready = thinker, True
        self._figures.processes += 1
        searching = asyncio.create_task(self._search())
        try:
            self._office.ready()
            while True:
                self._heard(await thinker.heard())
        finally:
            self._thinker = None
            self._figures.processes -= 1
            searching.cancel()
            await asyncio.gather(searching, return_exceptions=True)
            self._lose()

    async def _search(self) -> None:
        """Have one turn after another searched."""
        while True:
            job = await self._line.take()
            seconds = self._office.share(job)
            if seconds <= 0:
                job.end(Reason.BUSY)
                continue
            self._searched.clear()
            self._searching = job
            self._begin_search(job, seconds)
            await self._searched.wait()
            self._searching = None

    def _begin_search(self, job: Job, seconds: float) -> None:
        assert self._thinker is not None, "it ends with its process"
        question, now = job.question, asyncio.get_running_loop().time()
        self._owes(job, expected=now + seconds)
        job.begun, job.granted = now, seconds
        self._thinker.tell(
            Search(number=job.number, snapshot=question.snapshot, level=question.level, seed=job.seed, seconds=seconds)
        )
        job.when_over(partial(self._finish, job))

    def _finish(self, job: Job) -> None:
        """Let a search come to its end now, if it goes on."""
        if job is self._searching and self._thinker is not None and job.number in self._owed:
            self._thinker.tell(Finish(job.number))

    def _owes(self, job: Job, *, expected: float) -> None:
        """Expect an answer to a turn at some time."""
        assert self._thinker is not None, "who is asked is there"
        watch = asyncio.get_running_loop().call_at(expected + HANG_SECONDS, self._hangs, self._thinker)
        self._owed[job.number] = job, watch

    def _hangs(self, thinker: Thinker) -> None:
        if not thinker.is_stopped:
            log.error("process %s, in which computer players think, hangs and is ended", thinker.pid)
            thinker.stop()

    def _heard(self, message: ToBot) -> None:
        if isinstance(message, Ready):
            return
        if self._reviewing is not None and message.number == self._reviewing[0].number:
            self._heard_of_review(message, *self._reviewing)
            return
        if message.number not in self._owed:
            return
        job, watch = self._owed.pop(message.number)
        watch.cancel()
        match message:
            case Answer():
                self._has_decided = True
                self._office.answered(job, message)
            case Found():
                self._office.found(job, message.thought)
            case Failure(illegal=None):
                log_failed(job.question, message.level, message.error)
                job.end(Reason.FAILED)
            case Failure():
                log_illegal(job.question, message.level, message.illegal)
                job.end(Reason.ILLEGAL)
        if job is self._searching:
            self._searched.set()

    def _heard_of_review(self, message: ToBot, job: ReviewJob, watch: asyncio.TimerHandle) -> None:
        watch.cancel()
        self._reviewing = None
        match message:
            case Reviewed(points=points):
                self._has_decided = True
                self._office.reviewed(job, Reason.LATE if points is None else points)
            case Failure(error=error):
                log.error("a match could not be looked through: %s", error)
                self._office.reviewed(job, Reason.FAILED)

    def _lose(self) -> None:
        """Give back what a process that ended owed."""
        if self._reviewing is not None:
            (review, watch), self._reviewing = self._reviewing, None
            watch.cancel()
            self._office.review_lost(review)
        owed, self._owed = tuple(self._owed.values()), {}
        self._searching = None
        for job, watch in owed:
            watch.cancel()
            self._office.lost(job)
