"""Clusters played in processes of their own. What comes out does not depend on how many there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

from murlan.arena.contest import Contest
from murlan.arena.faults import ArenaError, WorkerDied
from murlan.arena.playing import play_cluster
from murlan.arena.scores import Score

Task = tuple[Contest, int]
"""A contest, and the number of a cluster of it."""

_ONE_THREAD: Final = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""A process is one core: libraries for matrices start no threads of their own. They look when they are imported."""


def use_one_thread() -> None:
    """Let this process, and those that it starts, be one core each, unless its environment says otherwise."""
    for name, value in _ONE_THREAD.items():
        os.environ.setdefault(name, value)


def played(tasks: Iterable[Task], processes: int = 1) -> Generator[tuple[Task, Score]]:
    """Play clusters; yield them as they are done. Close the iterator to stop.

    Args:
        tasks: What is to be played; it is read as processes become free.
        processes: How many play at a time; 1 is this process itself.

    Raises:
        ArenaError: A player failed, or a process died.
    """
    if processes == 1:
        for contest, number in tasks:
            yield (contest, number), play_cluster(contest, number)
        return
    with _working(processes) as workers:
        yield from _shared_out(iter(tasks), workers)


def _shared_out(tasks: Iterator[Task], workers: dict[Connection, BaseProcess]) -> Iterator[tuple[Task, Score]]:
    busy: dict[Connection, Task] = {}
    for connection, task in zip(workers, islice(tasks, len(workers)), strict=False):
        connection.send(task)
        busy[connection] = task
    while busy:
        for ready in wait(list(busy)):
            assert isinstance(ready, Connection), "only connections were waited for"
            task, answer = busy.pop(ready), _answer(ready, workers[ready])
            if (following := next(tasks, None)) is not None:
                ready.send(following)
                busy[ready] = following
            yield task, answer


def _answer(connection: Connection, worker: BaseProcess) -> Score:
    try:
        answer: Score | ArenaError = connection.recv()
    except EOFError:
        worker.join()
        raise WorkerDied(worker.exitcode) from None
    if isinstance(answer, ArenaError):
        raise answer
    return answer


@contextmanager
def _working(count: int) -> Iterator[dict[Connection, BaseProcess]]:
    """Start processes that play clusters, and end them."""
    context = get_context("spawn")
    workers: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(count):
            here, there = context.Pipe()
            process: BaseProcess = context.Process(target=_work, args=(there,), daemon=True)
            process.start()
            there.close()
            workers[here] = process
        yield workers
    finally:
        for connection, process in workers.items():
            process.terminate()
            process.join()
            connection.close()


def _work(connection: Connection) -> None:
    """Play clusters until the other end is gone. An interrupt is the other end's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            contest, number = connection.recv()
        except EOFError:
            return
        answer: Score | ArenaError
        try:
            answer = play_cluster(contest, number)
        except ArenaError as failed:
            answer = failed
        connection.send(answer)
