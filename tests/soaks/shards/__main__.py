"""The command line of the soak of shards."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Final

from tests.soaks.reporting import FOLDER, Progress
from tests.soaks.shards.run import Outcome, Plan, Run
from tests.support.postgres import cluster, found_binaries

PLANS: Final = (
    Plan(processes=2, shards=4, max_concurrency=1, groups=8, plays=400),
    Plan(processes=4, shards=64, max_concurrency=16, groups=64, plays=600, presses_a_second=0.6),
)
EX_UNAVAILABLE: Final = 69
say: Final = Progress(0).say


def main(arguments: Sequence[str]) -> int:
    """Run both plans, print the figures, and return 1 where something was lost, doubled, late or not in order."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.shards", description="Kill one of several processes.")
    parser.add_argument("--plan", type=int, choices=range(len(PLANS)), help="one of the plans alone")
    chosen = parser.parse_args(arguments).plan
    if found_binaries() is None:
        say("PostgreSQL is not installed: apt-get install postgresql")
        return EX_UNAVAILABLE
    failed = False
    for number, plan in enumerate(PLANS):
        if chosen in (None, number):
            failed |= not told(plan, _run(plan, number))
    return int(failed)


def told(plan: Plan, outcome: Outcome) -> bool:
    """Print what a run came to, and return whether it is as it should be."""
    findings = outcome.findings
    say(f"{plan.processes} processes, {plan.shards} shards, {plan.groups} tables, {outcome.plays:,} plays")
    soonest, tables = min(outcome.first_play.values()), len(outcome.first_play)
    say(f"  killed one: its shards were connected after {outcome.connected:.1f} s")
    say(f"  its {tables} tables played after {soonest:.1f} to {outcome.slowest:.1f} s (bound {outcome.bound:.1f} s)")
    say(f"  it came back: at most {outcome.gap:.1f} s without a play; {outcome.unanswered} presses were not answered")
    say(f"  {findings.lost} lost, {findings.doubled} doubled, {len(findings.faults)} faults, exits {outcome.exits}")
    for fault in (*findings.faults, *outcome.problems):
        say(f"  FAULT: {fault}")
    is_sound = not (findings.lost or findings.doubled or findings.faults or outcome.problems or any(outcome.exits))
    return is_sound and outcome.slowest <= outcome.bound


def _run(plan: Plan, number: int) -> Outcome:
    folder = FOLDER / f"shards-{number}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    with ExitStack() as stack:
        server = stack.enter_context(cluster())
        return asyncio.run(Run(plan, server.url(), folder).go())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
