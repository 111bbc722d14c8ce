"""`python -m tests.soaks.computers --tables 50`: champions at many tables at once, in real time and real processes.

At each table one person plays against three champions. Rounds in which these think in processes of their own alternate
with rounds in which all players decide at once, in the bot's own process: the same load without the thinking. In the
middle of each round with thinking a process is killed. Held is that the event loop is at most twice as late as without
(99th percentile, in the median round), that every press is answered within 2.5 seconds, that no turn passes its
deadline, and that the application reports no fault of its own; printed is how many decisions were searched.

Time is what is measured here, so a run that was interrupted begins anew.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

import uvloop

from bot.computers.figures import Figures
from bot.computers.pool import spare_cores
from bot.tables.thinking import LIMIT_SECONDS
from tests.soaks.evening import Faults
from tests.soaks.parlour import Measured, Parlour
from tests.soaks.reporting import Progress, Record

LAG: Final = 2.0
"""How many times as late the event loop may be as without thinking."""
ANSWERED: Final = 2.5
"""Seconds within which a press is answered."""
SEATED: Final = 60.0
"""Seconds in which all tables have to be under way."""


@dataclass(kw_only=True)
class Outcome:
    """What a run came to."""

    here: list[Measured] = field(default_factory=list)
    elsewhere: list[Measured] = field(default_factory=list)
    kills: int = 0
    figures: Figures = field(default_factory=Figures)
    faults: list[str] = field(default_factory=list)

    @property
    def lag_ratio(self) -> float:
        """How many times as late the event loop is where computer players think elsewhere (99th percentile).

        It is the median over the rounds: whatever else the machine does for a while then falls on few of them.
        """
        pairs = zip(self.here, self.elsewhere, strict=True)
        return median(percentile(two.lags, 0.99) / max(percentile(one.lags, 0.99), 1e-9) for one, two in pairs)


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value that this part of all does not exceed; 0 of none."""
    ordered = sorted(values)
    return ordered[min(int(part * len(ordered)), len(ordered) - 1)] if ordered else 0.0


def problems(outcome: Outcome) -> list[str]:
    """Return what does not hold of a run, however slow the machine is."""
    found = [f"fault: {fault}" for fault in outcome.faults]
    if outcome.figures.starts <= outcome.kills:
        found.append(f"{outcome.kills} processes were killed and {outcome.figures.starts} begun")
    return found


def delays(outcome: Outcome) -> list[str]:
    """Return which times are longer than they may be."""
    rounds = (*outcome.here, *outcome.elsewhere)
    slowest = max((answer for one in rounds for answer in one.answers), default=0.0)
    latest = max((delay for one in rounds for delay in one.delays), default=0.0)
    missed = sum(one.missed for one in rounds)
    found = []
    if outcome.lag_ratio > LAG:
        found.append(f"the event loop is {outcome.lag_ratio:.2f} times as late as without thinking")
    if slowest > ANSWERED:
        found.append(f"a press was answered after {slowest:.2f} s")
    if latest > LIMIT_SECONDS:
        found.append(f"a computer player acted {latest:.2f} s after its turn was due")
    if missed:
        found.append(f"{missed} turns of people ran out")
    if not outcome.figures.searched:
        found.append("nothing was searched")
    return found


async def play(parlour: Parlour, *, rounds: int, seconds: float, tell: Callable[[Outcome], None]) -> Outcome:
    """Let people play, in rounds with and without thinking."""
    outcome = Outcome()
    await parlour.start()
    outcome.figures = parlour.pool.figures
    tables, loop = len(parlour.guests), asyncio.get_running_loop()
    async with asyncio.timeout(SEATED + tables / 5):
        while parlour.plays()["playing"] < tables or not outcome.figures.processes:
            await asyncio.sleep(0.1)
    for _ in range(rounds):
        outcome.here.append(await parlour.measure(seconds, elsewhere=False))
        killing = loop.call_later(seconds / 2, _kill, parlour, outcome)
        outcome.elsewhere.append(await parlour.measure(seconds, elsewhere=True))
        killing.cancel()
        tell(outcome)
    await parlour.stop()
    return outcome


def soak(
    database: Path,
    *,
    tables: int,
    rounds: int,
    seconds: float,
    processes: int,
    players: str | None = None,
    seed: int = 1,
    tell: Callable[[Outcome], None] = lambda _: None,
) -> Outcome:
    """Let a number of tables play; see `Parlour`."""
    faults, root = Faults(), logging.getLogger()

    async def main() -> Outcome:
        parlour = Parlour(seed, tables=tables, processes=processes, players=players, database=database)
        return await play(parlour, rounds=rounds, seconds=seconds, tell=tell)

    root.addHandler(faults)
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            outcome = runner.run(main())
    finally:
        root.removeHandler(faults)
    outcome.faults = faults.found
    return outcome


def _kill(parlour: Parlour, outcome: Outcome) -> None:
    """End a process as nobody expects it."""
    pids = parlour.pool.pids
    if pids:
        os.kill(pids[0], signal.SIGKILL)
        outcome.kills += 1


def _lags(measured: Sequence[Measured]) -> list[float]:
    return [lag for one in measured for lag in one.lags]


def main() -> int:
    """Run the soak and print what it came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.computers", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--rounds", type=int, default=12, help="each with thinking and without")
    parser.add_argument("--seconds", type=float, default=15.0, help="of a round")
    parser.add_argument("--processes", type=int, default=spare_cores())
    parser.add_argument("--players", help="where the processes get their players from, as module:function")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.getLogger().handlers[:] = [logging.NullHandler()]
    record = Record.open("computers", vars(asked), anew=True)
    progress = Progress(asked.rounds)

    def tell(outcome: Outcome) -> None:
        told = {name: f"{value:.4g}" for name, value in _times(outcome.here[-1:], outcome.elsewhere[-1:]).items()}
        record.add(round=len(outcome.here), **told, **outcome.figures.told())
        told["busy"] = f"{outcome.here[-1].busy:.0%}/{outcome.elsewhere[-1].busy:.0%}"
        progress.tell(len(outcome.here), **told, searched=f"{outcome.figures.searched_share or 0:.1%}")

    with tempfile.TemporaryDirectory(prefix="murlan-computers-") as folder:
        given = {name: value for name, value in vars(asked).items() if value is not None}
        outcome = soak(Path(folder) / "murlan.db", tell=tell, **given)
    record.finish()
    return _summary(progress, outcome)


def _times(here: Sequence[Measured], elsewhere: Sequence[Measured]) -> dict[str, float]:
    """Return the times that matter, in milliseconds."""
    both = (*here, *elsewhere)
    return {
        "lag_p99_here": 1000 * percentile(_lags(here), 0.99),
        "lag_p99": 1000 * percentile(_lags(elsewhere), 0.99),
        "lag_max": 1000 * percentile(_lags(elsewhere), 1.0),
        "answer_p99": 1000 * percentile([answer for one in both for answer in one.answers], 0.99),
        "answer_max": 1000 * percentile([answer for one in both for answer in one.answers], 1.0),
        "late_p99": 1000 * percentile([delay for one in elsewhere for delay in one.delays], 0.99),
        "late_max": 1000 * percentile([delay for one in elsewhere for delay in one.delays], 1.0),
    }


def _summary(progress: Progress, outcome: Outcome) -> int:
    """Print the figures; return the exit code."""
    figures, times = outcome.figures, _times(outcome.here, outcome.elsewhere)
    turns = sum(len(one.delays) for one in (*outcome.here, *outcome.elsewhere))
    presses = sum(len(one.answers) for one in (*outcome.here, *outcome.elsewhere))
    progress.say("in milliseconds: " + ", ".join(f"{name} {value:.2f}" for name, value in times.items()))
    progress.say(f"lag p99, thinking against none: {outcome.lag_ratio:.2f} in the median round (bound {LAG})")
    progress.say(f"{presses:,} presses answered, {turns:,} turns of computer players, {outcome.kills} processes killed")
    progress.say(
        f"of {figures.choices:,} decisions that left a choice {figures.clear:,} were clear without one; of the others "
        f"{figures.searched:,} were searched ({figures.searched_share or 0:.1%}), in "
        f"{figures.worlds / max(figures.searched, 1):.1f} worlds each; "
        f"replaced: {figures.told()['replaced'] or 'none'}"
    )
    found = problems(outcome) + delays(outcome)
    for problem in found:
        progress.say(problem)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
