"""How many events a second the journal stores, and how long one waits: group commit against a transaction an event.

    python -m bench.journal                  on this machine's disk
    python -m bench.journal --commit-ms 5    as if each commit waited 5 ms more for the disk

Both ways run the same units through the same writer, a second each in turns, with so many tables that each store one
event after another. The baseline lets one unit in at a time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any, TypeAlias

from db.connection import FileSession, connect_writer
from db.migrating import known_migrations, migrate
from db.storing import UnitWork
from db.writer import Writer
from tests.support.stored import lobby, units_of
from tests.support.walks import deal_walk

ROUNDS = 4
Parameters: TypeAlias = Any
"""What `sqlite3` takes; it names the type nowhere public."""


class SlowConnection(sqlite3.Connection):
    """Waits before each commit, as a slower disk would."""

    wait = 0.0

    def execute(self, sql: str, parameters: Parameters = (), /) -> sqlite3.Cursor:
        """Execute a statement."""
        if sql == "COMMIT":
            time.sleep(self.wait)
        return super().execute(sql, parameters)


class Table:
    """Stores the events of deals one after another, for ever."""

    def __init__(self, name: str) -> None:
        walk = deal_walk(1)
        self._units = (unit for number in count() for unit in units_of(walk, lobby(name), match_id=f"{name}-{number}"))

    async def run(self, writer: Writer, gate: contextlib.AbstractAsyncContextManager[Any], until: float) -> list[float]:
        """Store until a time, and return the seconds that each event waited."""
        waits = []
        while (start := time.perf_counter()) < until:
            async with gate:
                await writer.submit(UnitWork.of(next(self._units), int(time.time())))
            waits.append(time.perf_counter() - start)
        return waits


async def measure(path: Path, tables: int) -> dict[str, list[float]]:
    """Run both ways in turns, and return their waits."""
    gates: dict[str, Callable[[], contextlib.AbstractAsyncContextManager[Any]]] = {
        "group commit": contextlib.nullcontext,
        "one an event": asyncio.Lock,
    }
    waits: dict[str, list[float]] = {name: [] for name in gates}
    writer = await Writer.open(lambda: _connect(path))
    players = [Table(f"t{number}") for number in range(tables)]
    try:
        for _ in range(ROUNDS):
            for name, make_gate in gates.items():
                gate, until = make_gate(), time.perf_counter() + 1.0
                found = await asyncio.gather(*(player.run(writer, gate, until) for player in players))
                waits[name] += [wait for waited in found for wait in waited]
    finally:
        await writer.close()
    print(f"largest batch: {writer.largest_batch_size} units")
    return waits


def _connect(path: Path) -> FileSession:
    connection = connect_writer(path, SlowConnection)
    migrate(connection, path, known_migrations(), 0)
    return FileSession(connection)


def main(arguments: Sequence[str]) -> None:
    """Print both figures and their ratio."""
    parser = argparse.ArgumentParser(description="Measure the journal.")
    parser.add_argument("--tables", type=int, default=60, help="tables that play at once (default: 60)")
    parser.add_argument("--commit-ms", type=float, default=0.0, help="milliseconds that each commit waits more")
    parser.add_argument("--folder", help="where to put the file; the disk matters")
    options = parser.parse_args(arguments)
    SlowConnection.wait = options.commit_ms / 1000
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        waits = asyncio.run(measure(Path(folder) / "bench.db", options.tables))
    rates = {name: len(found) / ROUNDS for name, found in waits.items()}
    for name, found in waits.items():
        cuts = statistics.quantiles(found, n=100)
        print(f"{name}: {rates[name]:7.0f} events/s   p50 {1000 * cuts[49]:7.2f} ms   p99 {1000 * cuts[98]:7.2f} ms")
    print(f"ratio: {rates['group commit'] / rates['one an event']:.1f}")


if __name__ == "__main__":
    main(sys.argv[1:])
