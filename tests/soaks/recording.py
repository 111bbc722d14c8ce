"""What the real journal says to SQLite while tables open, play, end and are packed, statement by statement.

The units are seeded. How many of them share a transaction is up to the machine's moment, as in life; what is recorded
can then be replayed exactly, any number of times.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from bot.league.languages import Languages
from bot.tables.faults import JournalError
from bot.tables.phases import Closing, Phase
from bot.tables.ports import Journal, Unit
from db import Database
from murlan.events import CardGiven, Passed, Played
from tests.support.stored import lobby, units_of
from tests.support.walks import deal_walk, match_walk

Parameters: TypeAlias = Any
"""What `sqlite3` takes; it names the type nowhere public."""
WALL: Final = 1_800_000_000.0


@dataclass(frozen=True, slots=True)
class Statement:
    """One call of the journal's."""

    sql: str
    parameters: Parameters
    is_many: bool = False


@dataclass(frozen=True, slots=True)
class State:
    """What is in the file once a statement has returned that ends a transaction."""

    after: int
    """The statements up to it."""
    digest: str
    plays: int
    """The plays, passes and gifts in it that were acknowledged: whoever waits is told only after this statement."""
    is_told: bool
    """Whether anybody was told of anything in it."""


class ToldTooEarlyError(Exception):
    """Somebody was told of a unit before its COMMIT returned."""


@dataclass(frozen=True, slots=True)
class Told:
    """One acknowledged unit."""

    plays: int
    at: int
    """How many statements had been said when it was acknowledged."""


@dataclass(frozen=True, slots=True)
class Recording:
    """All statements, and what the file is worth after each transaction, the empty file first."""

    statements: Sequence[Statement]
    states: Sequence[State]


async def record(path: Path, seed: int, *, tables: int) -> Recording:
    """Run the real database over a seeded mixture of units.

    Args:
        path: Where its file is to be.
        seed: Of the mixture.
        tables: How many play at once.
    """
    statements: list[Statement] = []

    class Listening(sqlite3.Connection):
        """Notes what it is told."""

        def execute(self, sql: str, parameters: Parameters = (), /) -> sqlite3.Cursor:
            statements.append(Statement(sql, parameters))
            return super().execute(sql, parameters)

        def executemany(self, sql: str, parameters: Parameters, /) -> sqlite3.Cursor:
            rows = [dict(row) for row in parameters]
            statements.append(Statement(sql, rows, is_many=True))
            return super().executemany(sql, rows)

    told: dict[int, Told] = {}

    def tell(press_id: int, plays: int) -> None:
        told[press_id] = Told(plays, len(statements))

    async with await Database.open(path, wall=lambda: WALL, factory=Listening) as database:
        rng = Random(seed)
        presses = itertools.count(1)
        players = [
            _Player(database.journal, database.languages, Random(rng.random()), f"t{seed}x{number}", presses, tell)
            for number in range(tables)
        ]
        await asyncio.gather(*(player.play(number) for number, player in enumerate(players)))
        await database.archive.settled()
        statements_said = len(statements)
    return Recording(statements[:statements_said], _states(statements[:statements_said], told))


class _Player:
    """One table, unit after unit, with presses that come twice and units that conflict among them."""

    def __init__(
        self,
        journal: Journal,
        languages: Languages,
        rng: Random,
        table_id: str,
        presses: Iterator[int],
        tell: Callable[[int, int], None],
    ) -> None:
        self._journal = journal
        self._languages = languages
        self._rng = rng
        self._table_id = table_id
        self._presses = presses
        self._tell = tell

    async def play(self, number: int) -> None:
        """Open, play a deal or a match, and end in one of the ways there are."""
        table = replace(lobby(self._table_id, guild_id=700 + number % 3), channel_id=900 + number)
        await self._commit(Unit(state=table))
        walk = match_walk(number) if number % 4 == 3 else deal_walk(number)
        last = None
        for last in units_of(walk, table, match_id=f"m{self._table_id}"):
            await self._commit(last)
            await self._disturb(last)
            if number % 4 == 2 and self._rng.random() < 0.03:
                break
        if number % 4 in (1, 2) and last is not None:
            await self._commit(Unit(state=replace(last.state, phase=Phase.CLOSED, closing=Closing.ENDED)))

    async def _commit(self, unit: Unit) -> None:
        press_id = next(self._presses)
        await self._journal.commit(replace(unit, press_id=press_id))
        self._tell(press_id, sum(isinstance(event, Played | Passed | CardGiven) for event in unit.events))

    async def _disturb(self, unit: Unit) -> None:
        state, fate = unit.state, self._rng.random()
        if fate < 0.1:
            await self._journal.remember_message(state.guild_id, state.table_id, self._rng.randrange(10**18))
        elif fate < 0.15:
            await self._languages.choose_for_person(self._rng.randrange(1, 20), self._rng.choice(("en", "sq")))
        elif fate < 0.25:
            with suppress(JournalError):
                press_id = next(self._presses)
                await self._journal.commit(Unit(state=unit.state, press_id=press_id))
                self._tell(press_id, 0)
                await self._journal.commit(Unit(state=unit.state, press_id=press_id))  # the press comes twice
        elif fate < 0.35:
            with suppress(JournalError):
                await self._journal.commit(replace(unit, press_id=next(self._presses)))  # its events are there
        elif fate < 0.6:
            await asyncio.sleep(0)


def digest_of(connection: sqlite3.Connection) -> str:
    """Return what all rows of a file are worth, in any order."""
    found = hashlib.sha256()
    names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for (name,) in names:
        rows = connection.execute(f"SELECT * FROM {name}").fetchall()  # noqa: S608  # a name of our own schema
        found.update(f"{name}{sorted(map(repr, rows))}".encode())
    return found.hexdigest()


def _states(statements: Sequence[Statement], told: Mapping[int, Told]) -> list[State]:
    """Replay in memory, and return the file's worth wherever no transaction is open.

    Raises:
        ToldTooEarlyError: Somebody was told of something that was not stored.
    """
    connection = sqlite3.connect(":memory:", isolation_level=None)
    states = [State(0, digest_of(connection), plays=0, is_told=False)]
    presses: Counter[int] = Counter()
    for number, statement in enumerate(statements, start=1):
        done = _replayed(connection, statement)
        if statement.sql.lstrip().startswith("INSERT INTO press") and done:
            presses[statement.parameters["interaction_id"]] += 1
        if connection.in_transaction or statement.sql.startswith(("PRAGMA", "SELECT", "BEGIN")):
            continue
        kept = [press_id for press_id in presses if press_id in told]
        if any(told[press_id].at < number for press_id in kept):
            raise ToldTooEarlyError
        plays = sum(told[press_id].plays for press_id in kept)
        states.append(State(number, digest_of(connection), plays, is_told=bool(kept)))
        presses.clear()
    connection.close()
    return states


def _replayed(connection: sqlite3.Connection, statement: Statement) -> int:
    if statement.is_many:
        return connection.executemany(statement.sql, statement.parameters).rowcount
    return connection.execute(statement.sql, statement.parameters).rowcount
