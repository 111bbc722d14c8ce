"""Holds a copy of the bot's file against what people were told: nothing lost, nothing doubled, everything adds up."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.tables.ports import StoredTable
from db import BadRecordError, Database
from db.codec import decode_options, replay
from murlan.events import Event
from murlan.match import Match
from murlan.snapshot import Stage
from tests.soaks.kills.copies import MATCHES, TABLES, events_of, seats_of, turns_of
from tests.soaks.kills.ledger import Attempt, Ledger, Told, Turn

_BOARDS_DISAGREE: Final = """
    WITH summed AS (
        SELECT guild_id, pool, user_id, count(*) AS matches, sum(won) AS wins, sum(deals) AS deals,
            sum(deals_won) AS deals_won, sum(points) AS points, sum(place_sum) AS place_sum
        FROM result_person JOIN result USING (guild_id, match_id)
        WHERE is_rated = 1 AND is_newcomer = 0 AND (is_finished = 1 OR has_left = 1)
        GROUP BY guild_id, pool, user_id
    ), kept AS (
        SELECT guild_id, pool, user_id, matches, wins, deals, deals_won, points, place_sum FROM standing
        WHERE period = 'all'
    )
    SELECT count(*) FROM (
        SELECT * FROM (SELECT * FROM summed EXCEPT SELECT * FROM kept)
        UNION ALL SELECT * FROM (SELECT * FROM kept EXCEPT SELECT * FROM summed)
    )
"""


@dataclass(slots=True)
class Findings:
    """What a look at the file came to."""

    lost: int = 0
    """Turns that people saw taken, or whose press is stored, and that are not there."""
    doubled: int = 0
    """Turns of people that are there more often than they were taken."""
    faults: list[str] = field(default_factory=list)
    """Everything else that does not add up."""
    matches: int = 0
    """Matches that are over."""
    tables: int = 0
    """Tables that are open."""
    copy_bytes: int = 0


@dataclass(slots=True)
class _Seen:
    """How far one table was looked at."""

    matches: set[str] = field(default_factory=set)
    """Finished matches that were found right."""
    attempts: int = 0
    """How many of its attempts belong to those."""


class Audit:
    """Looks at the file after each death, at what is new in it since the last time."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._seen: defaultdict[int, _Seen] = defaultdict(_Seen)
        self._channels: dict[str, int] = {}
        """Where each table is, by its name; one that came and went between two looks is nowhere, and found wrong."""

    def look(self, copy: Path, attempts: Sequence[Attempt], *, at_all: bool = False) -> Findings:
        """Look at a copy of the file; this takes some seconds and belongs in a thread.

        Args:
            copy: The file, with its ``-wal`` beside it.
            attempts: Those that were made by the time of the copy and are not settled.
            at_all: Whether to look at finished matches again that were found right before.
        """
        if at_all:
            self._seen.clear()
        findings = Findings(copy_bytes=sum(file.stat().st_size for file in copy.parent.glob(f"{copy.name}*")))
        with closing(sqlite3.connect(copy)) as connection:
            connection.row_factory = sqlite3.Row
            _settle(connection, attempts, findings)
            with _readable(findings):
                self._hold_matches(connection, findings)
            with _readable(findings):
                _hold_books(connection, findings)
        with _readable(findings):
            asyncio.run(_hold_open_tables(copy, findings))
        return findings

    def take_for_granted(self, copy: Path) -> None:
        """Note what is in the file already as done: it was held against a ledger that is gone."""
        with closing(sqlite3.connect(copy)) as connection:
            connection.row_factory = sqlite3.Row
            for channel_id, matches in self._stored(connection).items():
                turns = (turn for _, turns, _ in matches for turn in turns)
                self._ledger.attempts[channel_id] += [Attempt(turn, is_stored=True) for turn in turns]

    def _hold_matches(self, connection: sqlite3.Connection, findings: Findings) -> None:
        for channel_id, matches in self._stored(connection).items():
            seen = self._seen[channel_id]
            made = [attempt.turn for attempt in tuple(self._ledger.attempts[channel_id]) if attempt.is_stored]
            position = seen.attempts
            for match_id, turns, is_over in matches:
                if is_over:
                    expected = made[position : position + len(turns)]
                    position += len(turns)
                    _hold_turns(f"match {match_id}", expected, turns, findings)
                    seen.matches.add(match_id)
                    seen.attempts = position
                else:
                    _hold_turns(f"match {match_id}", made[position:], turns, findings)
                    position = len(made)
            if position < len(made):
                findings.lost += len(made) - position
                findings.faults.append(f"channel {channel_id}: {len(made) - position} stored presses have no event")

    def _stored(self, connection: sqlite3.Connection) -> dict[int, list[tuple[str, list[Turn], bool]]]:
        """Return the turns of each table's matches that are still to be looked at, oldest first."""
        seats = seats_of(connection)
        for row in connection.execute(TABLES):
            self._channels[row["table_id"]] = row["channel_id"]
        found: defaultdict[int, list[tuple[str, list[Turn], bool]]] = defaultdict(list)
        for row in connection.execute(MATCHES).fetchall():
            channel_id = self._channels.get(row["table_id"], 0)
            if row["match_id"] in self._seen[channel_id].matches:
                continue
            events = events_of(connection, row)
            turns = list(turns_of(events, seats[row["match_id"]]))
            found[channel_id].append((row["match_id"], turns, row["ended_at"] is not None))
        return dict(found)


@contextmanager
def _readable(findings: Findings) -> Iterator[None]:
    try:
        yield
    except BadRecordError as error:
        findings.faults.append(f"something cannot be read: {error}")


def _settle(connection: sqlite3.Connection, attempts: Sequence[Attempt], findings: Findings) -> None:
    """Note of each attempt whether its press is stored; one that was acknowledged has to be."""
    presses = {row[0] for row in connection.execute("SELECT interaction_id FROM press")}
    for attempt in attempts:
        attempt.is_stored = attempt.press_id in presses
        if attempt.told is Told.TAKEN and not attempt.is_stored:
            findings.lost += 1
            findings.faults.append(f"press {attempt.press_id} of {attempt.turn} was acknowledged and is not stored")
        elif attempt.told is Told.REFUSED and attempt.is_stored:
            findings.faults.append(f"press {attempt.press_id} was refused and is stored")


def _hold_turns(where: str, expected: Sequence[Turn], stored: Sequence[Turn], findings: Findings) -> None:
    if list(expected) == list(stored):
        return
    lost, more = Counter(expected) - Counter(stored), Counter(stored) - Counter(expected)
    findings.lost += lost.total()
    findings.doubled += more.total()
    findings.faults.append(f"{where}: {lost.total()} turns are missing, {more.total()} too many, or in another order")


def _hold_books(connection: sqlite3.Connection, findings: Findings) -> None:
    """Hold results against matches, and boards against results."""
    (word,) = connection.execute("PRAGMA integrity_check").fetchone()
    if word != "ok":
        findings.faults.append(f"integrity_check: {word}")
    if connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
        findings.faults.append("a row points at nothing")
    if (wrong := connection.execute(_BOARDS_DISAGREE).fetchone()[0]) != 0:
        findings.faults.append(f"{wrong} lines of boards are not the sum of the results")
    results = dict(connection.execute("SELECT match_id, totals FROM result").fetchall())
    for row in connection.execute("SELECT * FROM match WHERE ended_at IS NOT NULL").fetchall():
        findings.matches += 1
        match = replay(decode_options(row["options"]), events_of(connection, row))
        totals = json.loads(results.pop(row["match_id"], "null"))
        if (match.stage is Stage.OVER) != (totals is not None) or (totals and tuple(totals) != match.totals):
            findings.faults.append(f"match {row['match_id']} and its result disagree")
    findings.faults += [f"match {match_id} has a result and is not over" for match_id in results]


async def _hold_open_tables(copy: Path, findings: Findings) -> None:
    """Open the copy with the bot's own `db`, and hold each open table against the fold of all its events."""
    with closing(sqlite3.connect(copy)) as connection:
        connection.row_factory = sqlite3.Row
        rows = {row["match_id"]: row for row in connection.execute(MATCHES)}
        folded = {key: (events_of(connection, row), row["options"]) for key, row in rows.items()}
        (count,) = connection.execute("SELECT count(*) FROM open_table").fetchone()
    async with await Database.open(copy, wall=lambda: 0.0) as database:
        tables = await database.journal.open_tables()
    findings.tables = len(tables)
    if len(tables) != count:
        findings.faults.append(f"{count - len(tables)} of {count} tables cannot be read")
    findings.faults += [fault for table in tables if (fault := _fault_of(table, folded))]


def _fault_of(table: StoredTable, folded: dict[str, tuple[tuple[Event, ...], str]]) -> str:
    """Return what is wrong with an open table; nothing where it is the fold of its events."""
    state = table.state
    if state.match_id is None:
        return ""
    events, options = folded[state.match_id]
    whole: Match = replay(decode_options(options), events)
    if state.event_count != len(events) or state.match != whole:
        return f"table {state.table_id} is not the fold of its events"
    return ""
