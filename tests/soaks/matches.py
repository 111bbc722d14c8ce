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
import asyncio
import logging
import sqlite3
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Final

from murlan.options import ONE_DEAL
from tests.soaks.guests import Crowd, Party
from tests.soaks.hall import Hall, run_in_hall
from tests.soaks.reporting import Progress, Record
from tests.soaks.sizes import Figures, Size, census, figures, sizes

TABLES: Final = 6
TARGETS: Final = (*[ONE_DEAL] * 14, *[11] * 5, 21)
"""Of twenty tables, how many play to what."""
EVERY: Final = 25
"""Matches from one taking of figures to the next."""
EARLY: Final = (150, 250)
"""The matches by which the later ones are measured."""
LATE: Final = 200
"""How many matches at the end are measured."""
GROWTH: Final = 1.05
"""How much memory may grow."""
STEP: Final = 5.0
"""Virtual seconds from one look at the hall to the next."""
GROWN_SHOWN: Final = 15
"""How many types that have grown are told of where memory has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """The figures after so many matches."""

    matches: int
    figures: Figures


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What a run came to."""

    matches: int
    done: dict[str, int]
    """How often people did what."""
    people: int
    virtual: int
    """Virtual seconds."""
    entries: list[Entry]
    sizes: list[Size]
    """Of everything that can grow, the largest that it was."""
    bytes_a_match: float
    """By how much the database grew a finished match."""
    bytes_a_record: float
    """The packed events of a match alone."""
    events_a_match: float
    faults: list[str] = field(default_factory=list)
    grown: list[tuple[str, int]] = field(default_factory=list)
    """Types of which there are more than at the beginning, and by how many."""


def soak(
    database: Path,
    *,
    matches: int,
    seed: int = 1,
    targets: Sequence[int] = TARGETS,
    every: int = EVERY,
    tell: Callable[[Entry], None] = lambda _: None,
) -> Outcome:
    """Let so many matches be played.

    Args:
        database: The file, which is made.
        matches: How many are to come to their end.
        seed: Of all chance.
        targets: What tables play to, drawn from these.
        every: Matches from one taking of figures to the next.
        tell: Told of each.
    """
    faults = Faults()
    root = logging.getLogger()
    root.addHandler(faults)
    try:
        return run_in_hall(lambda: Evening(database, seed, tuple(targets), faults).outcome(matches, every, tell))
    finally:
        root.removeHandler(faults)


class Faults(logging.Handler):
    """Keeps what the application reports as a fault of its own."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Note a fault."""
        cause = f": {record.exc_info[1]!r}" if record.exc_info else ""
        self.found.append(f"{record.name}: {record.getMessage()}{cause}")


class Evening:
    """One run. To be made in a hall's loop."""

    def __init__(self, database: Path, seed: int, targets: tuple[int, ...], faults: Faults) -> None:
        self.hall = Hall(seed, channels=TABLES, database=database)
        self._crowd = Crowd(self.hall, targets)
        self._database = database
        self._faults = faults
        self._parties: dict[int, Party] = {}
        self._largest: dict[str, Size] = {}

    async def outcome(self, matches: int, every: int, tell: Callable[[Entry], None]) -> Outcome:
        """Play, take the figures, and end the process."""
        process = await self.hall.start()
        entries: list[Entry] = []
        before: Counter[str] = Counter()
        with closing(sqlite3.connect(self._database)) as books:
            began = Books.of(books)
            while (done := _finished(books)) < matches:
                self._look()
                if done // every > (entries[-1].matches if entries else 0) // every:
                    self._take(entries, done, tell)
                    if not before and done >= min(EARLY[0], matches // 2):
                        before, began = census(), Books.of(books)
                await asyncio.sleep(STEP)
            self._look()
            self._take(entries, done, tell)
            grown = (census() - before).most_common(GROWN_SHOWN)
            await process.file.archive.settled()
            ended = Books.of(books)
        virtual = int(self.hall.clock.monotonic())
        await self.hall.stop()
        return Outcome(
            matches=ended.matches,
            done=dict(self.hall.done.most_common()),
            people=self._crowd.people,
            virtual=virtual,
            entries=entries,
            sizes=list(self._largest.values()),
            bytes_a_match=(ended.used - began.used) / max(ended.matches - began.matches, 1),
            bytes_a_record=ended.record,
            events_a_match=ended.events,
            faults=self._faults.found,
            grown=grown,
        )

    def _take(self, entries: list[Entry], done: int, tell: Callable[[Entry], None]) -> None:
        """Take the figures."""
        entries.append(Entry(matches=done, figures=figures(self.hall.app)))
        tell(entries[-1])

    def _look(self) -> None:
        """See who comes and who has gone, and how much there is of everything."""
        for channel in self.hall.channels:
            party = self._parties.get(channel.channel_id)
            if party is None or party.is_over:
                if party is not None:
                    party.go()
                self._parties[channel.channel_id] = party = self._crowd.party(channel)
                party.begin()
        self.hall.tidy()
        assert self.hall.process is not None, "the evening goes on"
        for size in sizes(self.hall.app, self.hall.process.file, tables=TABLES):
            known = self._largest.get(size.name)
            if known is None or size.size > known.size:
                self._largest[size.name] = size


@dataclass(frozen=True, slots=True)
class Books:
    """What stays in the database of the matches that came to their end."""

    matches: int
    used: int
    """Bytes of the pages that hold it."""
    record: float
    """Bytes of a match's packed events, on average."""
    events: float
    """How many events a match had, on average."""

    @classmethod
    def of(cls, books: sqlite3.Connection) -> Books:
        """Read them; what is of running matches, and presses of the last hours, does not stay and does not count."""
        (used,) = books.execute(
            "SELECT sum(pgsize) FROM dbstat WHERE name NOT IN ('event', 'press', 'open_table')"
        ).fetchone()
        record, events = books.execute(
            "SELECT avg(length(record)), avg(event_count) FROM match WHERE record IS NOT NULL"
        ).fetchone()
        return cls(_finished(books), used, record or 0.0, events or 0.0)


def _finished(books: sqlite3.Connection) -> int:
    (matches,) = books.execute("SELECT count(*) FROM result").fetchone()
    return int(matches)


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
