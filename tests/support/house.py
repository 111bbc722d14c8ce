"""Everything that live tables need, with a clock turned by hand and chance from a seed."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable
from pathlib import Path
from random import Random

from bot.clock import ManualClock
from bot.computers.here import ThinkingHere
from bot.tables.changes import Change, House, Pace
from bot.tables.faults import StorageDownError
from bot.tables.phases import Hold, TableSettings
from bot.tables.ports import Computers, Journal, StoredTable, Unit
from bot.tables.registry import Limits, Opening, Registry
from bot.tables.table import Table
from bot.tables.watching import WatchedJournal
from db import Database
from murlan.events import Event, SeatEvent
from murlan.options import CLASSIC, RuleOptions
from murlan.snapshot import Snapshot
from tests.support.engines import place_at

GUILD, CHANNEL = 11, 22
ANA, BESA, CLIRIM, DRITA, LUAN = 101, 102, 103, 104, 105
NAMES = {ANA: "Ana", BESA: "Besa", CLIRIM: "Çlirim", DRITA: "Drita", LUAN: "Luan"}

NO_LIMITS = Limits(per_guild=1_000, per_person=1_000)


class SeededChance:
    """Chance that is the same in every run."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)
        self._ids = itertools.count()

    def seed(self) -> bytes:
        """Return 32 bytes."""
        return self._rng.randbytes(32)

    def cut(self) -> int:
        """Return 1–53."""
        return self._rng.randrange(1, 54)

    def new_id(self) -> str:
        """Return the names ``table00000``, ``table00001`` and so on."""
        return f"table{next(self._ids):05}"


class Disk:
    """A journal whose disk fills up on demand; what goes through goes to the real one."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self.is_full = False
        self.room: int | None = None
        """How many units still fit, where that is not for ever."""
        self.read: list[str] = []
        """The tables that were read as a whole, one by one."""
        self.is_unreadable = False
        """Whether no table can be read now."""
        self.swallows_answers = False
        """Whether what is said to have failed was stored all the same: a commit whose last sync failed."""

    async def commit(self, unit: Unit) -> None:
        """Store a unit, unless the disk is full."""
        if self.swallows_answers:
            await self._journal.commit(unit)
        self._check()
        if self.room is not None:
            self.room -= 1
        await self._journal.commit(unit)

    async def remember_message(self, guild_id: int, table_id: str, message_id: int | None) -> None:
        """Store a message, unless the disk is full."""
        self._check()
        await self._journal.remember_message(guild_id, table_id, message_id)

    async def open_tables(self) -> list[StoredTable]:
        """Read all tables; a full disk can be read."""
        return await self._journal.open_tables()

    async def listed(self) -> list[StoredTable]:
        """Read what is known of all tables; a full disk can be read."""
        return await self._journal.listed()

    async def stored(self, guild_id: int, table_id: str) -> StoredTable | None:
        """Read a table; a full disk can be read."""
        if self.is_unreadable:
            raise StorageDownError("disk I/O error")
        self.read.append(table_id)
        return await self._journal.stored(guild_id, table_id)

    async def probe(self) -> None:
        """Write, unless the disk is full."""
        self._check()
        await self._journal.probe()

    def _check(self) -> None:
        if self.is_full or self.swallows_answers or self.room == 0:
            raise StorageDownError("database or disk is full")


class TableHouse:
    """A registry with a database; a restart opens both anew over the same one.

    The path is where it lies; what stands for it on a server says `tests.support.engines.place_at`.
    """

    def __init__(
        self,
        path: Path,
        database: Database,
        clock: ManualClock,
        *,
        seed: int = 1,
        limits: Limits = NO_LIMITS,
        computers: Computers | None = None,
    ) -> None:
        self.path = path
        self.database = database
        self.clock = clock
        self.changes: list[Change] = []
        self.on_change: Callable[[Table, Change], None] | None = None
        """Who else is told of changes."""
        self.press_ids = itertools.count(1_000)
        self.held: list[Table] = []
        """The tables that said that they stand, or go on."""
        self.deaf: set[int] = set()
        """The servers of which nothing is heard."""
        self.disk = Disk(database.journal)
        self.journal = WatchedJournal(
            self.disk,
            clock,
            on_down=lambda: self.registry.hold(Hold.STORAGE_DOWN),
            on_up=lambda: self.registry.release(Hold.STORAGE_DOWN),
        )
        self.registry = Registry(
            journal=self.journal,
            clock=clock,
            computers=computers or ThinkingHere(Random(seed)),
            house=House(chance=SeededChance(seed), pace=Pace()),
            on_change=self._changed,
            on_held=self.held.append,
            limits=limits,
            is_heard=lambda guild_id: guild_id not in self.deaf,
        )

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: ManualClock | None = None,
        *,
        seed: int = 1,
        limits: Limits = NO_LIMITS,
        computers: Computers | None = None,
    ) -> TableHouse:
        """Open a database file and a registry over it."""
        clock = clock or ManualClock()
        database = await place_at(path).open(wall=clock.wall)
        return cls(path, database, clock, seed=seed, limits=limits, computers=computers)

    async def close(self) -> None:
        """Stop the tables and close the file."""
        await self.registry.close()
        await self.journal.close()
        await self.database.close()

    async def restarted(self) -> TableHouse:
        """Close everything and open it again, as a new process would; its tables are restored."""
        await self.close()
        again = await TableHouse.open(self.path, self.clock, seed=2)
        await again.registry.restore()
        await again.awake()
        return again

    async def awake(self) -> None:
        """Wake all tables, as somebody's press at each would."""
        for table in self.registry.tables():
            await table.awake()

    async def open_table(
        self, *, options: RuleOptions = CLASSIC, host: int = ANA, channel: int = CHANNEL, guild: int = GUILD
    ) -> Table:
        """Open a lobby."""
        return await self.registry.open(
            Opening(
                guild_id=guild,
                channel_id=channel,
                host_id=host,
                host_name=NAMES[host],
                settings=TableSettings(options=options, turn_seconds=60),
                press_id=next(self.press_ids),
            )
        )

    async def advance(self, seconds: float) -> None:
        """Let time pass alarm by alarm, with all that each sets off."""
        goal = self.clock.monotonic() + seconds
        await self.settled()
        while (at := self.clock.next_alarm()) is not None and at <= goal:
            self.clock.advance(max(0.0, at - self.clock.monotonic()))
            await self.settled()
        self.clock.advance(goal - self.clock.monotonic())

    async def settled(self) -> None:
        """Wait until no table has anything to do."""
        await self.registry.settled()
        for table in tuple(self.registry.tables()):
            await table.settled()
        await self.journal.settled()
        for table in tuple(self.registry.tables()):  # what went on when the storage did
            await table.settled()
        for _ in range(8):  # what a change sets off runs in tasks of its own
            await asyncio.sleep(0)

    def events(self) -> list[Event]:
        """Return all events of all changes, oldest first."""
        return [event for change in self.changes for event in change.events]

    def _changed(self, table: Table, change: Change) -> None:
        self.changes.append(change)
        if self.on_change is not None:
            self.on_change(table, change)


def first_choice(snapshot: Snapshot) -> SeatEvent:
    """Return what a person does who lays the first thing that is legal, and passes where nothing is."""
    from murlan.events import CardGiven, Passed, Played

    assert snapshot.viewer is not None
    if snapshot.gifts:
        return CardGiven(snapshot.viewer, snapshot.gifts[0])
    plays = snapshot.choices()
    return Played(snapshot.viewer, plays[0].cards) if plays else Passed(snapshot.viewer)
