"""Metrics for Prometheus: how soon presses are answered and stored, what Discord is asked, how much goes on.

Nothing in them names a person, a server, a table or a card: labels are routes, levels and phases.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Histogram
from prometheus_client import Counter as Total
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.computers.figures import Figures

TICK: Final = 0.25
"""Seconds between two looks at how late the event loop is."""
ANSWER_BOUNDS: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
COMMIT_BOUNDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
BATCH_BOUNDS: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256)
LAG_BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)

_CALLBACK: Final = re.compile(r".*/interactions/(\d+)/[^/]+/callback")
_PARTS: Final = (
    (re.compile(r"^.*?/api(?:/v\d+)?(?=/)"), ""),
    (re.compile(r"/(interactions|webhooks)/\d+/[^/]+"), r"/\1/{id}/{token}"),
    (re.compile(r"/\d+(?=/|$)"), "/{id}"),
)
"""What is cut out of an address, so that a route is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sources:
    """What is looked at whenever somebody asks."""

    phases: Callable[[], Iterable[str]]
    """Returns the phase of each open table."""
    waiting: Callable[[], dict[str, int]]
    """Returns how much waits, by the queue's name."""
    invalid: Callable[[], int]
    """Returns how many answers 401, 403 or 429 came in the last ten minutes."""
    computers: Callable[[], Figures]
    database_bytes: Callable[[], int]
    shards: Callable[[], dict[str, int]] = dict
    """Returns for each shard of this process whether it is heard of."""
    backup_age: Callable[[], float | None] = lambda: None
    """Returns how old the newest backup is, in seconds; ``None`` where there is none."""


class Metrics:
    """All metrics of one process, in a registry of their own.

    Args:
        arrival: Returns when an interaction arrived, in the event loop's seconds, if it is remembered.
    """

    def __init__(self, arrival: Callable[[int], float | None]) -> None:
        self.registry = CollectorRegistry()
        self._arrival = arrival
        self._answers = Histogram(
            "murlan_answer_seconds",
            "From the arrival of a press or a command to Discord's receipt of the first answer",
            buckets=ANSWER_BOUNDS,
            registry=self.registry,
        )
        self._commits = Histogram(
            "murlan_commit_seconds", "One transaction", buckets=COMMIT_BOUNDS, registry=self.registry
        )
        self._batches = Histogram(
            "murlan_commit_units", "Units in one transaction", buckets=BATCH_BOUNDS, registry=self.registry
        )
        self._calls = Total(
            "murlan_discord_calls", "Calls to Discord", ("method", "route", "status"), registry=self.registry
        )
        self._lag = Histogram(
            "murlan_loop_lag_seconds", "How late the event loop is", buckets=LAG_BOUNDS, registry=self.registry
        )

    def look_at(self, sources: Sources) -> None:
        """Take in what is looked at whenever somebody asks."""
        self.registry.register(_Looking(sources))

    def stored(self, units: int, seconds: float) -> None:
        """Take in a transaction; called in any thread."""
        self._commits.observe(seconds)
        self._batches.observe(units)

    def listen(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Listen to all calls of a session that is made with this."""
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    async def watch_loop(self) -> None:
        """Note again and again how late the event loop is, until cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            before = loop.time()
            await asyncio.sleep(TICK)
            self._lag.observe(max(0.0, loop.time() - before - TICK))

    async def _ended(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestEndParams
    ) -> None:
        self._calls.labels(told.method, route_of(told.url.path), str(told.response.status)).inc()
        callback = _CALLBACK.fullmatch(told.url.path)
        arrived = self._arrival(int(callback[1])) if callback and told.response.status < 300 else None
        if arrived is not None:
            self._answers.observe(asyncio.get_running_loop().time() - arrived)

    async def _failed(
        self, _session: aiohttp.ClientSession, _context: SimpleNamespace, told: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._calls.labels(told.method, route_of(told.url.path), type(told.exception).__name__).inc()


class _Looking(Collector):
    """Looks at the parts of the bot when it is asked."""

    def __init__(self, sources: Sources) -> None:
        self._sources = sources

    def collect(self) -> Iterator[Metric]:
        sources = self._sources
        yield _by("murlan_tables", "Open tables", "phase", Counter(sources.phases()))
        yield _by("murlan_waiting", "What waits in a queue", "queue", sources.waiting())
        yield GaugeMetricFamily(
            "murlan_discord_invalid", "Answers 401, 403 and 429 of the last ten minutes", value=sources.invalid()
        )
        yield GaugeMetricFamily("murlan_database_bytes", "Size of the database", value=sources.database_bytes())
        yield _by("murlan_shard_up", "Whether a shard of this process is heard of", "shard", sources.shards())
        if (age := sources.backup_age()) is not None:
            yield GaugeMetricFamily("murlan_backup_age_seconds", "Age of the newest backup", value=age)
        yield from _of_computers(sources.computers())


def route_of(path: str) -> str:
    """Return the route of an address: without ids and tokens, so that there are few of them and none is secret."""
    for pattern, instead in _PARTS:
        path = pattern.sub(instead, path)
    return path


def _of_computers(figures: Figures) -> Iterator[Metric]:
    decisions = CounterMetricFamily("murlan_decisions", "Turns of computer players", labels=["level"])
    for level, count in figures.decisions.items():
        decisions.add_metric([level], count)
    replaced = CounterMetricFamily("murlan_decisions_replaced", "Turns that a cheaper level took", labels=["reason"])
    for reason, count in figures.replaced.items():
        replaced.add_metric([reason], count)
    yield decisions
    yield replaced
    yield CounterMetricFamily("murlan_thinking_seconds", "Time that other processes thought", value=figures.seconds)
    yield GaugeMetricFamily("murlan_thinking_processes", "Processes that can think now", value=figures.processes)


def _by(name: str, documentation: str, label: str, values: dict[str, int]) -> Metric:
    family = GaugeMetricFamily(name, documentation, labels=[label])
    for value, count in values.items():
        family.add_metric([value], count)
    return family
