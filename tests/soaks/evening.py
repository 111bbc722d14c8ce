"""One evening in the hall: tables one after the other in one process of the bot, and what it holds meanwhile."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.launch import set_aside_what_stays
from murlan.options import ONE_DEAL
from tests.soaks.guests import Crowd, Party
from tests.soaks.hall import Hall, run_in_hall
from tests.soaks.sizes import Figures, Size, census, figures, sizes

TABLES: Final = 6
TARGETS: Final = (*[ONE_DEAL] * 14, *[11] * 5, 21)
"""Of twenty tables, how many play to what."""
EVERY: Final = 25
"""Matches from one taking of figures to the next."""
SETTLED: Final = 150
"""After how many matches nothing has to be made for the first time any more."""
STEP: Final = 5.0
"""Virtual seconds from one look at the hall to the next."""
STUCK: Final = 2 * 3600.0
"""Virtual seconds in which some match has to end."""
BOOKS_PAGES: Final = 8
"""How many pages our own look into the database may keep: what it keeps is not the bot's."""
GROWN_SHOWN: Final = 15
"""How many types that have grown are told of."""


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
        set_aside_what_stays()  # as the process itself does
        entries: list[Entry] = []
        before: Counter[str] = Counter()
        with closing(sqlite3.connect(self._database)) as books:
            books.execute(f"PRAGMA cache_size = {BOOKS_PAGES}")
            began = Books.of(books)
            done, ended_at = 0, self.hall.clock.monotonic()
            while done < matches and self.hall.clock.monotonic() - ended_at < STUCK:
                self._look()
                await asyncio.sleep(STEP)
                if (finished := _finished(books)) > done:
                    is_due = finished // every > done // every
                    done, ended_at = finished, self.hall.clock.monotonic()
                    if is_due or done >= matches:
                        self._take(entries, done, tell)
                    if not before and done >= min(SETTLED, matches // 2):
                        before, began = census(), Books.of(books)
            if done < matches:
                self._faults.found.append(f"no match has ended since {done:,} had")
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
