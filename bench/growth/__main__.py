"""What more open tables cost: memory, CPU a press, the event loop's lag, the start and the stop.

    python -m bench.growth                    10, 100 and 1,000 tables: two minutes
    python -m bench.growth --tables 10000     one size more: a quarter of an hour

For each size the bot is started over a database in which so many matches of four are going on. All four people of each
open their hands; then turns are taken at a fixed pace at ten of the tables, the same at each size. CPU is that of the
bot's process, all that follows from a press included, without what it uses while nobody presses, which is told beside
it; the baseline is that at the first size. The bot is stopped as a supervisor stops it, while people press at all
tables and more messages are behind than Discord takes in five seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.growth.curve import Curve, save
from bench.growth.pressing import People
from bench.growth.process import ROOT, Watched, lag_p99
from bench.growth.stock import stock
from bench.load.standin import StandIn

SIZES: Final = (10, 100, 1_000, 10_000)
TURNS: Final = 80
PACE: Final = 16.0
"""Presses a second while they are measured: at ten tables each takes a turn in a little more than a second."""
REST: Final = 10.0
"""Seconds for which nobody presses."""
PICTURE: Final = ROOT / "build" / "growth.svg"
HEADINGS: Final = (
    "tables", "ready s", "  cpu s", "asleep MiB", "ms/opening", "open MiB", "resting ms/s", "ms/press", "ratio",
    "answer p99 ms", "too late", "lag p99 ms", "stop s", "  cpu s", "code",
)  # fmt: skip
BOUNDS: Final = "bounds: 600 MiB and 10 s to ready with 10,000 tables, 8 s to the end with 1,000"


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """What was seen with so many tables."""

    tables: int
    ready: float
    """Seconds from the start of the process to ready."""
    ready_cpu: float
    """Seconds of CPU until then."""
    asleep: float
    """MiB then."""
    opening: float
    """Milliseconds of CPU for each hand that was opened, the waking of its table included."""
    memory: float
    """MiB once everybody has opened their hand."""
    resting: float
    """Milliseconds of CPU a second while nobody presses."""
    press: float
    """Milliseconds of CPU a press, beyond that."""
    answer: float
    """Milliseconds to the acknowledgement, p99."""
    unanswered: int
    """Presses of all that were not answered in time."""
    lag: float
    """Milliseconds below which 99 % of the event loop's lags were."""
    stop: float
    """Seconds from SIGTERM to the end."""
    stop_cpu: float
    """Seconds of CPU in them."""
    code: int


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.growth", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=1_000, help="the largest size")
    largest = parser.parse_args().tables
    print(BOUNDS)
    print("  ".join(HEADINGS))
    seen: list[Size] = []
    for tables in (*(size for size in SIZES if size < largest), largest):
        seen.append(asyncio.run(measured(tables)))
        print(_line(seen[-1], seen[0]), flush=True)
    save(
        PICTURE,
        [
            Curve("MiB of memory", "#b5541c", [(one.tables, one.memory) for one in seen]),
            Curve("ms of CPU a press", "#1c6ab5", [(one.tables, one.press) for one in seen]),
            Curve("s to ready", "#3a8a3a", [(one.tables, one.ready) for one in seen]),
        ],
    )
    print(f"the curve: {PICTURE.relative_to(ROOT)}")


def _line(one: Size, first: Size) -> str:
    """Return a line of the table; the ratio is to the first size."""
    cells = (
        f"{one.tables:,}", f"{one.ready:.2f}", f"{one.ready_cpu:.2f}", f"{one.asleep:.0f}", f"{one.opening:.2f}",
        f"{one.memory:.0f}", f"{one.resting:.1f}", f"{one.press:.2f}", f"{one.press / first.press:.2f}",
        f"{one.answer:.1f}", f"{one.unanswered}", f"<= {one.lag:.1f}", f"{one.stop:.2f}", f"{one.stop_cpu:.2f}",
        f"{one.code}",
    )  # fmt: skip
    return "  ".join(cell.rjust(len(heading)) for cell, heading in zip(cells, HEADINGS, strict=True))


async def measured(tables: int) -> Size:
    """Run the bot with so many tables."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "murlan.db"
        await stock(path, tables)
        standin = StandIn(tables)
        await standin.open()
        watched, ready = await Watched.start(path, standin.url)
        try:
            return await _seen(watched, standin, tables, ready)
        finally:
            watched.kill()
            await standin.close()


async def _seen(watched: Watched, standin: StandIn, tables: int, ready: float) -> Size:
    people, asleep, before = People(standin, tables), watched.memory, watched.cpu
    ready_cpu = before
    await people.open_hands()
    opening = (watched.cpu - before) / people.presses
    await watched.idle(5)
    memory, resting = watched.memory, await _resting(watched)
    people.presses = 0
    people.waits.clear()
    figures, begun, before = await watched.figures(), time.perf_counter(), watched.cpu
    await people.play(TURNS, pace=PACE)
    await watched.idle(2)
    used = watched.cpu - before - resting * (time.perf_counter() - begun)
    lags = lag_p99(figures, await watched.figures())
    pressing = asyncio.ensure_future(people.play(10 * tables, pace=100, among=tables))
    await asyncio.sleep(min(5.0, tables / 50))
    stop, stop_cpu, code = await watched.stop()
    pressing.cancel()
    with contextlib.suppress(asyncio.CancelledError, ConnectionError, TimeoutError):
        await pressing
    return Size(
        tables=tables,
        ready=ready,
        ready_cpu=ready_cpu,
        asleep=asleep,
        opening=1000 * opening,
        memory=memory,
        resting=1000 * resting,
        press=1000 * used / people.presses,
        answer=1000 * statistics.quantiles(people.waits, n=100)[98],
        unanswered=people.unanswered,
        lag=1000 * lags,
        stop=stop,
        stop_cpu=stop_cpu,
        code=code,
    )


async def _resting(watched: Watched) -> float:
    """Return the seconds of CPU that it uses a second while nobody presses."""
    before = watched.cpu
    await asyncio.sleep(REST)
    return (watched.cpu - before) / REST


if __name__ == "__main__":
    main()
