"""`python -m tests.soaks.matches --matches 2000`: one process of the bot, match after match, and nothing of it grows.

The whole application on the real discord.py and its database on a real file, in virtual time: several tables at once,
one or two people and computer players at each, who come and go (`tests.soaks.guests`). Figures are taken every so many
matches; held is that those of the last 200 are no more than 5 % above those of matches 150–250, that handles, tasks
and discord.py's views stay as many as they were, that everything which can grow keeps its bound, and that the
application reports no fault of its own.

The memory of a process that was interrupted cannot be gone on with: such a run begins anew.
"""

from __future__ import annotations

import argparse
import logging
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Final

from tests.soaks.evening import SETTLED, TABLES, Entry, Outcome, soak
from tests.soaks.reporting import Progress, Record

EARLY: Final = (SETTLED, SETTLED + 100)
"""The matches by which the later ones are measured."""
LATE: Final = 200
"""How many matches at the end are measured."""
GROWTH: Final = 1.05
"""How much memory may grow."""


def problems(outcome: Outcome) -> list[str]:
    """Return what does not hold of a run."""
    found = [f"fault: {fault}" for fault in outcome.faults]
    found += [f"{size.name}: {size.size}, more than {size.bound}" for size in outcome.sizes if size.size > size.bound]
    return found + growth(outcome.entries)


def growth(entries: Sequence[Entry]) -> list[str]:
    """Return what has grown: handles and views from the first figures on, the rest from early matches to late ones."""
    found = []
    for name in ("handles", "views"):
        counts = [getattr(entry.figures, name) for entry in entries]
        if max(counts) > counts[0]:
            found.append(f"{name} grew from {counts[0]} to {max(counts)}")
    last = entries[-1].matches
    early = [entry.figures for entry in entries if EARLY[0] <= entry.matches <= EARLY[1]]
    late = [entry.figures for entry in entries if entry.matches > last - LATE]
    if not early or last - LATE < EARLY[1]:  # too few to tell
        return found
    for name, allowed, slack in (("resident", GROWTH, 0), ("tasks", 1.0, TABLES)):
        was, now = (median(getattr(one, name) for one in taken) for taken in (early, late))
        if now > was * allowed + slack:
            found.append(f"{name} grew from {was:,.0f} to {now:,.0f}")
    return found


def main() -> int:
    """Run the soak and print what it came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.matches", description=__doc__.splitlines()[0])
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    logging.getLogger().handlers[:] = [logging.NullHandler()]
    record = Record.open("matches", vars(asked), anew=True)
    progress = Progress(asked.matches)
    progress.say("one process from its beginning: what an interrupted run has measured cannot be gone on with")

    def tell(entry: Entry) -> None:
        record.add(matches=entry.matches, **asdict(entry.figures))
        told = entry.figures
        progress.tell(
            entry.matches,
            memory=f"{told.resident / 2**20:.1f} MiB",
            blocks=f"{told.blocks:,}",
            handles=told.handles,
            tasks=told.tasks,
            views=told.views,
        )

    with tempfile.TemporaryDirectory(prefix="murlan-matches-") as folder:
        outcome = soak(Path(folder) / "murlan.db", matches=asked.matches, seed=asked.seed, tell=tell)
    record.finish()
    return _summary(progress, outcome)


def _summary(progress: Progress, outcome: Outcome) -> int:
    """Print the figures; return the exit code."""
    for size in outcome.sizes:
        progress.say(f"{size.name}: at most {size.size:,} (bound {size.bound:,})")
    progress.say(", ".join(f"{name} {count:,}" for name, count in outcome.done.items()))
    progress.say(
        f"{outcome.matches:,} matches, {sum(outcome.done.values()):,} presses and commands, {outcome.people:,} people, "
        f"{outcome.virtual / 3600:.1f} hours of virtual time"
    )
    progress.say(
        f"the database grew by {outcome.bytes_a_match:,.0f} bytes a finished match, "
        f"{outcome.bytes_a_record:,.0f} of them its packed record of {outcome.events_a_match:.0f} events"
    )
    progress.say(_memory(outcome.entries))
    found = problems(outcome)
    for problem in found:
        progress.say(problem)
    if found:
        for name, count in outcome.grown:
            progress.say(f"  {count:+,} {name}")
    return 1 if found else 0


def _memory(entries: Sequence[Entry]) -> str:
    """Say how memory went."""
    early = [entry.figures.resident for entry in entries if EARLY[0] <= entry.matches <= EARLY[1]]
    late = [entry.figures.resident for entry in entries if entry.matches > entries[-1].matches - LATE]
    if not early:
        return "too few matches to say whether memory grows"
    was, now = median(early), median(late)
    return (
        f"memory {was / 2**20:.1f} MiB at matches {EARLY[0]}–{EARLY[1]}, "
        f"{now / 2**20:.1f} MiB in the last {LATE}: {100 * (now / was - 1):+.1f} %"
    )


if __name__ == "__main__":
    raise SystemExit(main())
