"""How long a board's first page and one's own rank take in a large file, while people play.

    python -m bench.boards                     a million results of 500 servers
    python -m bench.boards --results 100000    fewer

Beside them the same page is read by its bare SELECT, through the same connection, at the same time and under the same
load: 200 events a second are stored, ends of rated matches among them.
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
from collections.abc import Awaitable, Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random

from bot.league.boards import PAGE_LINES, Board, BoardChoice
from bot.league.folding import Tally
from bot.league.periods import ALL_TIME, month_of, week_of
from bot.league.results import Pool
from bot.tables.ports import Unit
from db import Database
from db.boards import _BY_POINTS
from db.connection import connect_writer
from db.ledger import write_tallies
from db.migrating import known_migrations, migrate
from tests.support.stored import lobby, units_of
from tests.support.walks import match_walk

EVENTS_A_SECOND = 200
PEOPLE = 200
"""In each server."""
NOW = 1_800_000_000
FIRST_GUILD = 10_000
_MATCHES = """
    INSERT INTO match (guild_id, match_id, table_id, options, event_count, started_at, ended_at, record)
    VALUES (?, ?, '', '{}', 0, ?, ?, x'')
"""
_RESULTS = """
    INSERT INTO result (guild_id, match_id, ended_at, winners, totals, started_at, persons, is_rated)
    VALUES (?, ?, ?, '[0]', '[21,14,9,4]', ?, 4, 1)
"""
_LINES = """
    INSERT INTO result_person (
        guild_id, match_id, user_id, seat, won, deals, deals_won, points, place_sum, has_left, is_newcomer, ended_at
    )
    VALUES (?, ?, ?, ?, ?, 8, 2, ?, 20, 0, 0, ?)
"""
_NAMES = "INSERT INTO member_name (guild_id, user_id, name) VALUES (?, ?, ?)"
_LEAGUE = "INSERT INTO league (guild_id, newest_at) VALUES (?, ?)"


def fill(path: Path, *, results: int, guilds: int) -> None:
    """Make a database of so many results, with their boards."""
    connection = connect_writer(path)
    connection.execute("PRAGMA synchronous = OFF")
    migrate(connection, path, known_migrations(), NOW)
    rng = Random(1)
    for number in range(guilds):
        connection.execute("BEGIN")
        _fill_server(connection, FIRST_GUILD + number, results // guilds, rng)
        connection.execute("COMMIT")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()


def _fill_server(connection: sqlite3.Connection, guild_id: int, results: int, rng: Random) -> None:
    tallies: dict[int, Tally] = {}
    lines = []
    for number in range(results):
        ended_at = NOW - results + number
        for seat, user_id in enumerate(rng.sample(range(1, PEOPLE + 1), 4)):
            points = (21, 14, 9, 4)[seat]
            lines.append((guild_id, f"r{number}", user_id, seat, seat == 0, points, ended_at))
            old = tallies.get(user_id, Tally())
            tallies[user_id] = Tally(
                matches=old.matches + 1,
                wins=old.wins + (seat == 0),
                deals=old.deals + 8,
                deals_won=old.deals_won + 2,
                points=old.points + points,
                place_sum=old.place_sum + 20,
                best_streak=3,
                rating=rng.randrange(800, 2000),
                is_provisional=False,
            )
    numbers = range(results)
    connection.execute(_LEAGUE, (guild_id, NOW))
    connection.executemany(_MATCHES, ((guild_id, f"r{n}", NOW - results, NOW - results + n) for n in numbers))
    connection.executemany(_RESULTS, ((guild_id, f"r{n}", NOW - results + n, NOW - results) for n in numbers))
    connection.executemany(_LINES, lines)
    connection.executemany(_NAMES, ((guild_id, user, f"name {user}") for user in tallies))
    periods = (ALL_TIME, month_of(NOW), week_of(NOW))
    rows = [(period, Pool.FREE_FOR_ALL, user, own) for period in periods for user, own in tallies.items()]
    write_tallies(connection, guild_id, rows)


def units(guilds: int) -> Iterator[Unit]:
    """Yield what tables all over the servers store, match after match."""
    walk = match_walk(1)
    for number in count():
        guild_id = FIRST_GUILD + number * 37 % guilds
        yield from units_of(walk, lobby(f"b{number}", guild_id=guild_id), match_id=f"b{number}")


async def play(database: Database, guilds: int) -> None:
    """Store so many events a second, for ever; what is late is made up for."""
    made, began = units(guilds), time.perf_counter()
    waiting: set[asyncio.Task[None]] = set()
    for number in count():
        await asyncio.sleep(max(0.0, began + number / EVENTS_A_SECOND - time.perf_counter()))
        task = asyncio.create_task(database.journal.commit(next(made)))
        waiting.add(task)
        task.add_done_callback(waiting.discard)


async def measure(path: Path, *, guilds: int, seconds: float) -> tuple[dict[str, list[float]], float]:
    """Read in turns under load; return the waits of each way, and how many events a second were stored."""
    rng, waits = Random(2), {"bare SELECT": list[float](), "first page": list[float](), "own rank": list[float]()}
    async with await Database.open(path, wall=lambda: float(NOW)) as database:
        reader = database.boards._reader  # type: ignore[attr-defined]
        playing = asyncio.create_task(play(database, guilds))
        await asyncio.sleep(1.0)
        began, before = time.perf_counter(), database.writer.work_count
        while time.perf_counter() < began + seconds:
            guild_id, user_id = FIRST_GUILD + rng.randrange(guilds), rng.randrange(1, PEOPLE + 1)
            choice = BoardChoice(guild_id=guild_id, board=Board.POINTS)
            keys = {"guild_id": guild_id, "period": ALL_TIME, "pool": choice.pool.value, "offset": 0}
            ways: dict[str, Callable[[], Awaitable[object]]] = {
                "bare SELECT": lambda keys=keys: reader.rows(_BY_POINTS, keys | {"limit": PAGE_LINES + 1}),  # type: ignore[misc]
                "first page": lambda choice=choice: database.boards.page(choice),  # type: ignore[misc]
                "own rank": lambda choice=choice, user=user_id: database.boards.own(choice, user),  # type: ignore[misc]
            }
            for name in rng.sample(sorted(ways), len(ways)):
                start = time.perf_counter()
                await ways[name]()
                waits[name].append(time.perf_counter() - start)
                await asyncio.sleep(0.002)
        rate = (database.writer.work_count - before) / (time.perf_counter() - began)
        playing.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await playing
    return waits, rate


def main(arguments: Sequence[str]) -> None:
    """Print the figures and their ratios."""
    parser = argparse.ArgumentParser(description="Measure boards.")
    parser.add_argument("--results", type=int, default=1_000_000, help="results in the file (default: a million)")
    parser.add_argument("--guilds", type=int, default=500, help="servers (default: 500)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long it is read (default: 20)")
    parser.add_argument("--folder", help="where to put the file; the disk matters")
    options = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir=options.folder) as folder:
        path = Path(folder) / "bench.db"
        began = time.perf_counter()
        fill(path, results=options.results, guilds=options.guilds)
        size = path.stat().st_size / 2**20
        print(
            f"{options.results:,} results of {options.guilds} servers: {size:.0f} MiB, "
            f"filled in {time.perf_counter() - began:.0f} s"
        )
        waits, rate = asyncio.run(measure(path, guilds=options.guilds, seconds=options.seconds))
    print(f"{rate:.0f} events/s were stored meanwhile")
    p99 = {}
    for name, found in waits.items():
        cuts = statistics.quantiles(found, n=100)
        p99[name] = cuts[98]
        print(f"{name:>12}: {len(found)} times   p50 {1000 * cuts[49]:6.2f} ms   p99 {1000 * cuts[98]:6.2f} ms")
    for name in ("first page", "own rank"):
        print(f"ratio of p99, {name} to bare SELECT: {p99[name] / p99['bare SELECT']:.2f} (at most 3 is asked for)")


if __name__ == "__main__":
    main(sys.argv[1:])
