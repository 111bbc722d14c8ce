"""The process in which computer players think: ``python -m bot.computers.worker PLAYERS``, started by the bot.

It knows no table, no Discord and no database, inherits none of the bot's files, and answers on its standard output. It
ends as soon as the bot closes its standard input, however the bot came to its end.
"""

from __future__ import annotations

import faulthandler
import importlib
import os
import pickle
import sys
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Semaphore, Thread
from typing import BinaryIO, Final, NoReturn

from bot.computers import modesty
from bot.computers.deciding import (
    HERE,
    LADDER,
    IllegalAnswerError,
    PlayerOf,
    at_once,
    has_choice,
    thought_of,
    without_values,
)
from bot.computers.messages import (
    LENGTH,
    Answer,
    Ask,
    Failure,
    Finish,
    Found,
    Ready,
    Review,
    Reviewed,
    Search,
    ToBot,
    ToProcess,
    length_of,
    packed,
    unpacked,
)
from murlan.computer.levels import Level
from murlan.match import Match
from murlan.options import CLASSIC
from murlan.snapshot import Snapshot

STUCK_SECONDS: Final = 5.0
"""So long after it should have ended a decision ends the process, with a trace of where it hangs."""
BROKEN: Final = 3
"""The exit code of a process that cannot go on."""


class Inbox:
    """The bot's messages, read in a thread of their own so that they are heard while a player searches."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._asks: deque[Ask] = deque()
        self._searches: deque[tuple[Search, float]] = deque()
        self._reviews: deque[tuple[Review, float]] = deque()
        self._count = Semaphore(0)
        self._finishing: set[int] = set()
        Thread(target=self._read, name="inbox", daemon=True).start()

    def take(self) -> tuple[Search | Review, float] | Ask:
        """Wait for something to do: a question, else a search, else a review, these two with when they were read."""
        self._count.acquire()
        if not (self._asks or self._searches):
            return self._reviews.popleft()
        return self._urgent()

    def take_urgent(self) -> tuple[Search, float] | Ask | None:
        """Return what may not wait for a review, if there is anything."""
        if not (self._asks or self._searches):
            return None
        self._count.acquire()
        return self._urgent()

    def take_ask(self) -> Ask | None:
        """Return a question that waits, if there is one."""
        if not self._asks:
            return None
        self._count.acquire()
        return self._asks.popleft()

    def is_to_finish(self, number: int) -> bool:
        """Return whether a search is to end with what it has."""
        return number in self._finishing

    def _urgent(self) -> tuple[Search, float] | Ask:
        if self._asks:
            return self._asks.popleft()
        search, came = self._searches.popleft()
        self._finishing &= {search.number}  # what came too late for those before it
        return search, came

    def _read(self) -> None:
        try:
            while head := self._stream.read(LENGTH.size):
                self._sort(unpacked(self._stream.read(length_of(head))))
        finally:
            os._exit(0)  # the bot is gone: whatever is thought about here is of no use

    def _sort(self, message: ToProcess | ToBot) -> None:
        match message:
            case Search() as search:
                self._searches.append((search, time.monotonic()))
            case Ask() as ask:
                self._asks.append(ask)
            case Review() as review:
                self._reviews.append((review, time.monotonic()))
            case Finish(number):
                self._finishing.add(number)
                return
            case _:
                return
        self._count.release()


class _OutOfTimeError(Exception):
    """A review has taken as long as it may."""


class Worker:
    """Decides whatever is asked. Questions that need no search are answered in between where one is going on."""

    def __init__(self, players: PlayerOf, tell: Callable[[ToBot], None], inbox: Inbox) -> None:
        self._player_of = players
        self._tell = tell
        self._inbox = inbox

    def prepare(self) -> None:
        """Load all that is needed, and see that each level decides something."""
        snapshot = first_turn()
        for level in LADDER[len(HERE) :]:
            thought_of(self._player_of(level), snapshot, rng=Random(0), time_left=lambda: 0.0)
        self._tell(Ready())

    def serve(self) -> NoReturn:
        """Answer for ever.

        Raises:
            MemoryError: The process is too big to go on; the bot was told.
        """
        while True:
            self._do(self._inbox.take())
            faulthandler.cancel_dump_traceback_later()

    def _do(self, wanted: tuple[Search | Review, float] | Ask) -> None:
        match wanted:
            case (Review() as review, came):
                self._review(review, came)
            case (Search() as search, came):
                self._search(search, came)
            case Ask() as ask:
                self._answer(ask)

    def _answer(self, ask: Ask) -> None:
        level = at_once(ask.level)
        with self._watched(ask, level, 0.0):
            thought = thought_of(self._player_of(level), ask.snapshot, rng=Random(ask.seed), time_left=lambda: 0.0)
            had_choice = has_choice(ask.snapshot)
            self._tell(Answer(number=ask.number, event=thought.event, had_choice=had_choice))

    def _search(self, search: Search, came: float) -> None:
        def time_left() -> float:
            while ask := self._inbox.take_ask():
                self._answer(ask)
            is_over = self._inbox.is_to_finish(search.number)
            return 0.0 if is_over else search.seconds - (time.monotonic() - came)

        with self._watched(search, search.level, search.seconds):
            player = self._player_of(search.level)
            thought = thought_of(player, search.snapshot, rng=Random(search.seed), time_left=time_left)
            self._tell(Found(number=search.number, thought=thought))

    def _review(self, review: Review, came: float) -> None:
        """Look a match through; whatever else is asked meanwhile is done first."""
        from murlan.computer.review.finding import turning_points

        until = came + review.seconds

        def pause() -> None:
            while (urgent := self._inbox.take_urgent()) is not None:
                self._do(urgent)
                _watch(until - time.monotonic())
            if time.monotonic() > until:
                raise _OutOfTimeError

        with self._watched(review, Level.CHAMPION, review.seconds):
            try:
                pause()
                options, events = pickle.loads(review.match)  # noqa: S301  # both ends are ours
                self._tell(Reviewed(number=review.number, points=turning_points(options, events, pause=pause)))
            except _OutOfTimeError:
                self._tell(Reviewed(number=review.number, points=None))

    @contextmanager
    def _watched(self, ask: Ask | Review, level: Level, seconds: float) -> Iterator[None]:
        """Tell the bot of a player that fails, and end the process where one never ends."""
        _watch(seconds)
        try:
            yield
        except Exception as error:  # whatever a player does, the bot is told
            self._tell(failure(ask, level, error))
            if isinstance(error, MemoryError):
                raise


def main() -> int:
    """Answer until the bot is gone; return the exit code."""
    modesty.be_modest()
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whatever else is printed is no answer
    inbox = Inbox(sys.stdin.buffer)

    def tell(message: ToBot) -> None:
        replies.write(packed(message))
        replies.flush()

    worker = Worker(_players(sys.argv[1]), tell, inbox)
    worker.prepare()
    try:
        worker.serve()
    except (MemoryError, BrokenPipeError):
        return BROKEN


def _players(name: str) -> PlayerOf:
    """Return where players come from: a function named as ``module:function``."""
    module, _, function = name.partition(":")
    players: PlayerOf = getattr(importlib.import_module(module), function)
    return players


def first_turn() -> Snapshot:
    """Return what the first seat sees of some deal."""
    match = Match.start(CLASSIC)
    match = match.apply(match.next_deal(bytes(32), 1)).after
    assert match.deal is not None, "it was just dealt"
    return match.snapshot(match.deal.turn)


def _watch(seconds: float) -> None:
    """End the process where what it does next takes much longer than this."""
    faulthandler.dump_traceback_later(max(0.0, seconds) + STUCK_SECONDS, exit=True)


def failure(ask: Ask | Review, level: Level, error: Exception) -> Failure:
    """Return what the bot is told of a player that fails."""
    illegal = error.event if isinstance(error, IllegalAnswerError) else None
    return Failure(number=ask.number, level=level, error=without_values(error), illegal=illegal)


def run() -> NoReturn:
    """Answer until the bot is gone, and end with nothing tidied up: the inbox still reads."""
    code = 1
    try:
        code = main()
    except Exception:  # noqa: BLE001  # where a process begins and ends; the bot begins another
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    run()
