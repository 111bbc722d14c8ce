"""How many events a second are stored, and how long one waits: a file against a PostgreSQL server on the same disk.

    python -m bench.postgres

Both run the same units through the same writer, a second each in turns, with 1, 8 and 64 tables that each store one
event after another. The server is one of its own on loopback (Debian's package); without it nothing is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from pathlib import Path
from typing import Final

from bench.journal import Table
from db import Database
from tests.support.postgres import cluster, found_binaries

ROUNDS: Final = 4
TABLES: Final = (1, 8, 64)


async def measure(databases: dict[str, Database], tables: int) -> dict[str, list[float]]:
    """Let tables play on each database in turns, and return the seconds that each event waited."""
    players = {name: [Table(f"{name}-{tables}-{number}") for number in range(tables)] for name in databases}
    waits: dict[str, list[float]] = {name: [] for name in databases}
    for _ in range(ROUNDS):
        for name, database in databases.items():
            gate, until = contextlib.nullcontext(), time.perf_counter() + 1.0
            found = await asyncio.gather(*(player.run(database.writer, gate, until) for player in players[name]))
            waits[name] += [wait for waited in found for wait in waited]
    return waits


async def run(path: Path, url: str) -> None:
    """Print a line for each number of tables and each database, and their ratio."""
    async with await Database.open(path, wall=time.time) as file, await Database.connect(url, wall=time.time) as server:
        for tables in TABLES:
            waits = await measure({"file": file, "server": server}, tables)
            for name, found in waits.items():
                cuts = statistics.quantiles(found, n=100)
                figures = f"p50 {1000 * cuts[49]:7.2f} ms   p99 {1000 * cuts[98]:7.2f} ms"
                print(f"{tables:2} tables, {name:6}: {len(found) / ROUNDS:7.0f} events/s   {figures}")
            print(f"{tables:2} tables, ratio : {len(waits['server']) / len(waits['file']):.2f}")


def main() -> None:
    """Start a server, measure, and stop it."""
    if found_binaries() is None:
        print("PostgreSQL is not installed (Debian: apt-get install postgresql): nothing to compare with.")
        return
    with tempfile.TemporaryDirectory() as folder, cluster() as server:
        asyncio.run(run(Path(folder) / "bench.db", server.url()))


if __name__ == "__main__":
    main()
