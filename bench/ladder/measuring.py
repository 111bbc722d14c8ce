"""Measuring: chunk after chunk of a step, until its standard error is small enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from itertools import count
from time import monotonic

from bench.ladder.plan import Step
from bench.ladder.store import Measured, Store
from murlan.arena.progress import Progress
from murlan.arena.scores import Score
from murlan.arena.workers import Task, played


@dataclass(frozen=True, slots=True)
class Ladder:
    """Steps that are measured, first a chunk of each, so that it is known how long they take, then one by one."""

    measured: Sequence[Measured]
    store: Store
    seed: str
    error: float | None = None
    """A standard error for all steps in place of their own."""
    processes: int = 1

    def measure(self, progress: Progress) -> None:
        """Measure what is not known yet.

        Raises:
            ArenaError: A player failed, or a process died.
        """
        for measured in self.measured:
            self._measure(measured, progress, lambda known: known.clusters > 0)
        for measured in self.measured:
            self._measure(measured, progress, self.is_done)

    def is_done(self, measured: Measured) -> bool:
        """Return whether a step is known as well as is wanted."""
        return measured.is_done(self.error_of(measured.step))

    def error_of(self, step: Step) -> float:
        """Return the standard error that is wanted of a step."""
        return self.error or step.error

    def _measure(self, measured: Measured, progress: Progress, is_enough: Callable[[Measured], bool]) -> None:
        """Measure a step chunk by chunk. How far it goes depends on whole chunks only, not on time or processes."""
        if is_enough(measured):
            return
        contest, began = measured.step.contest(self.seed), monotonic()
        tasks: Iterator[Task] = ((contest, number) for number in count(measured.clusters))
        scores: dict[int, Score] = {}
        with closing(played(tasks, self.processes)) as results:
            for (_, number), score in results:
                scores[number] = score
                chunk = range(measured.clusters, measured.clusters + measured.step.chunk)
                if all(number in scores for number in chunk):
                    self.store.add(measured, _merged(scores.pop(number) for number in chunk), monotonic() - began)
                    began = monotonic()
                    if is_enough(measured):
                        return
                self._tell(measured, len(scores), progress)

    def _tell(self, measured: Measured, running: int, progress: Progress) -> None:
        """Tell how far all of it is; steps of which nothing is known yet count as none."""
        needed = [max(known.clusters, known.needed(self.error_of(known.step))) for known in self.measured]
        left = sum(
            known.seconds / known.clusters * (wanted - known.clusters)
            for known, wanted in zip(self.measured, needed, strict=True)
            if known.clusters
        )
        progress.total = sum(needed) + running
        news = f"{measured.step.name}: {measured.points or 'first deals'} (± {self.error_of(measured.step)} wanted)"
        is_known = all(known.clusters for known in self.measured)
        progress.tell(sum(known.clusters for known in self.measured) + running, news, left=left if is_known else None)


def _merged(scores: Iterator[Score]) -> Score:
    whole = Score()
    for score in scores:
        whole.merge(score)
    return whole
