"""The command line of the soak of kills."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from tests.soaks.kills.run import Plan, Run
from tests.soaks.reporting import FOLDER, Progress, Record

INTERRUPTED: Final = 130
"""The exit code of a program that was interrupted, as shells know it."""


def main(arguments: Sequence[str]) -> int:
    """Run, print the figures, and return 1 where something was lost, doubled or does not add up."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.kills", description="Kill the bot while people play.")
    parser.add_argument("--kills", type=int, default=60, help="how many (default: 60)")
    parser.add_argument("--plays", type=int, default=100_000, help="acknowledged plays (default: 100,000)")
    parser.add_argument("--groups", type=int, default=12, help="servers with four people each (default: 12)")
    parser.add_argument("--channels", type=int, default=2, help="tables a server, five at most (default: 2)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--anew", action="store_true", help="forget an interrupted run")
    options = vars(parser.parse_args(arguments))
    anew = options.pop("anew")
    plan = Plan(**options)
    record = Record.open("kills", asdict(plan), anew=anew)
    folder = FOLDER / "kills"
    if not record.entries:
        shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True, exist_ok=True)
    try:
        asyncio.run(Run(plan, record, folder).go())
    except KeyboardInterrupt:
        Progress(0).say("Interrupted; the same command goes on.")
        return INTERRUPTED
    record.finish()
    return tell(record)


def tell(record: Record) -> int:
    """Print what a run came to."""
    kills = Counter(entry["boundary"] for entry in record.entries if entry["boundary"])
    progress = Progress(0)
    for boundary, count in sorted(kills.items()):
        progress.say(f"{boundary:16} {count} kills")
    last, faults = record.entries[-1], [fault for entry in record.entries for fault in entry["faults"]]
    lost, doubled = record.total("lost"), record.total("doubled")
    progress.say(f"{kills.total()} kills, {record.total('plays'):,} acknowledged plays, {last['matches']:,} matches")
    progress.say(f"{record.total('doubts'):,} presses without a clear answer, {record.total('kept'):,} of them stored")
    progress.say(f"{lost} lost, {doubled} doubled, {len(faults)} faults")
    return 1 if lost or doubled or faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
