"""Storms: tables of people in virtual time, on a Discord, a line, a disk and a process of the bot that fail by seed.

``python -m tests.soaks.storms --seeds 1000 --tables 10``; it goes on where it was interrupted. Held of every seed:

- nothing acknowledged is lost: no picture shows what the journal does not explain at that moment; none applied twice
- nothing leaks: no picture shows anybody a card that they have not held and that was not public
- what lives is what is stored is the fold of its events, after the storm and after one more restart
- each press that the bot heard was answered, or at least an answer was tried
- no message that calls somebody outlives the turn by more than ten seconds while Discord answers
- nobody is stuck: each table comes to its end when the storm is over, or can be ended
- the application reports no fault of its own
"""

from __future__ import annotations

import argparse
import gc
import logging
from collections import Counter
from dataclasses import asdict, replace
from functools import partial
from multiprocessing import get_context

from tests.soaks.reporting import Progress, Record
from tests.soaks.sea import Outcome, run_seed


def main() -> int:
    """Run the storms and print what they came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.storms", description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--twice", type=int, default=25, help="run every so many-th seed twice and compare the bytes")
    parser.add_argument("--anew", action="store_true", help="forget what is done")
    asked = parser.parse_args()
    record = Record.open("storms", {"tables": asked.tables, "twice": asked.twice}, anew=asked.anew)
    done = {entry["seed"] for entry in record.entries}
    wanted = range(asked.first, asked.first + asked.seeds)
    seeds = [seed for seed in wanted if seed not in done]
    progress = Progress(asked.seeds, done=asked.seeds - len(seeds))
    run = partial(_checked, tables=asked.tables, twice=asked.twice)
    with get_context("spawn").Pool(asked.processes, maxtasksperchild=25) as pool:
        for number, outcome in enumerate(pool.imap(run, seeds), start=1):
            record.add(**asdict(outcome))
            for problem in outcome.problems:
                progress.say(f"seed {outcome.seed}: {problem}")
            if number % 10 == 0 or number == len(seeds):
                _tell(progress, record, asked.seeds - len(seeds) + number)
    return _summary(progress, record, wanted)


def _checked(seed: int, *, tables: int, twice: int) -> Outcome:
    """Run a seed; every so many-th twice, which must bring the same bytes."""
    logging.getLogger().handlers[:] = [logging.NullHandler()]
    gc.set_threshold(100_000, 20, 50)
    outcome = run_seed(seed, tables=tables)
    if twice and seed % twice == 0:
        again = run_seed(seed, tables=tables)
        if again.digest != outcome.digest:
            return replace(outcome, problems=[*outcome.problems, "a second run sent other bytes"])
    return outcome


def _tell(progress: Progress, record: Record, done: int) -> None:
    figures = {name: f"{record.total(name):,}" for name in ("presses", "plays", "ended")}
    progress.tell(done, **figures, problems=sum(len(entry["problems"]) for entry in record.entries))


def _summary(progress: Progress, record: Record, wanted: range) -> int:
    """Print the figures; return the exit code."""
    entries = [entry for entry in record.entries if entry["seed"] in wanted]
    faults: Counter[str] = Counter()
    for entry in entries:
        faults.update(entry["figures"])
    bad = {entry["seed"]: entry["problems"] for entry in entries if entry["problems"]}
    progress.say(f"faults: {', '.join(f'{name} {count:,}' for name, count in sorted(faults.items()))}")
    hours = sum(entry["virtual"] for entry in entries) / 3600
    progress.say(f"{len(entries)} seeds, {hours:,.0f} hours of virtual time, {len(bad)} seeds with problems")
    return 1 if bad else 0


if __name__ == "__main__":
    raise SystemExit(main())
