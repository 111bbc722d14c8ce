"""The real journal and books on a SQLite file in memory, or a server, that outlives the bot's processes.

Writer, loader, archive and all SQL are the application's; only the reader's thread is left out. Faults come before a
transaction, which then leaves nothing, or after it, when all is stored and the bot is told that nothing is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from itertools import count
from pathlib import Path
from typing import Any, cast

from bot.league.boards import Boards
from bot.league.experience import Experience
from bot.league.fairness import FairDeals
from bot.league.history import History
from bot.league.languages import Languages
from bot.league.members import Members
from bot.league.openings import OpeningWishes
from bot.league.podiums import Podiums
from bot.league.privacy import Privacy, Removals
from bot.league.profiles import Profiles
from bot.league.recent import RecentResults
from bot.league.seasons import Seasons, Upkeep
from bot.league.settings import SettingsStore
from bot.league.summons import SummonsBook
from bot.tables.faults import StorageDownError
from bot.tables.ports import Journal, Unit
from db.archive import Archive
from db.boards import StoredBoards
from db.connection import FileSession, FileSource, connect_writer
from db.experience import StoredExperience
from db.fairness import StoredFairDeals
from db.history import StoredHistory
from db.journal import StoredJournal
from db.languages import StoredLanguages
from db.loading import Loader
from db.members import StoredMembers
from db.migrating import known_migrations, migrate
from db.openings import StoredOpeningWishes
from db.podiums import StoredPodiums
from db.ports import Row, Session
from db.privacy import StoredPrivacy
from db.profiles import StoredProfiles
from db.recent import StoredRecent
from db.seasons import StoredSeasons
from db.settings import StoredSettings
from db.storing import UnitWork
from db.summons import StoredSummons
from db.upkeep import StoredUpkeep
from db.writer import Work, Writer
from tests.support.engines import SERVER, close_later, place_at

_disks = count()


class DiskFault(Enum):
    """What becomes of a transaction."""

    BEFORE = "before"
    """It fails and leaves nothing."""
    AFTER = "after"
    """It is stored, and the bot is told that it is not."""


class Disk:
    """What is on the disk, whichever process runs."""

    def __init__(self, *, wall: float) -> None:
        self.connection, self.session = _on_server(int(wall)) if SERVER else _in_memory(int(wall))
        self.on_stored: list[Callable[[Unit], None]] = []
        """Told of every unit that is durable, before the bot is."""
        self.fault: Callable[[], DiskFault | None] = lambda: None
        """Asked at each transaction what becomes of it."""

    def verdict(self) -> str:
        """Return ``ok``, or what is wrong with the file; a server looks after its own."""
        if SERVER:
            return "ok"
        (verdict,) = self.connection.execute("PRAGMA integrity_check").fetchone()
        return str(verdict)

    def is_down(self) -> bool:
        """Return whether nothing can be read now."""
        return self.fault() is DiskFault.BEFORE


class SimDatabase:
    """What the application needs of `db.Database`, over a disk."""

    def __init__(self, disk: Disk, wall: Callable[[], float]) -> None:
        self.writer = SimWriter(disk)
        reader = SimReader(disk)
        self.archive = Archive(reader, self.writer)
        self.journal: Journal = StoredJournal(self.writer, Loader(reader), self.archive, wall)
        self.boards: Boards = StoredBoards(reader, wall)
        self.fair_deals: FairDeals = StoredFairDeals(reader)
        self.history: History = StoredHistory(reader)
        self.profiles: Profiles = StoredProfiles(reader, self.boards)
        self.languages: Languages = StoredLanguages(reader, self.writer)
        self.settings: SettingsStore = StoredSettings(reader, self.writer, wall)
        self.recent: RecentResults = StoredRecent(reader)
        self.seasons: Seasons = StoredSeasons(reader, self.writer, wall)
        self.summons: SummonsBook = StoredSummons(reader, self.writer)
        self.experience: Experience = StoredExperience(reader)
        self.openings: OpeningWishes = StoredOpeningWishes(reader, self.writer, wall)
        self.podiums: Podiums = StoredPodiums(reader, self.writer, wall)
        self.members: Members = StoredMembers(reader, self.writer, wall)
        self.removals: Removals = Remembered()
        self.privacy: Privacy = StoredPrivacy(FileSource(Path()))
        self.upkeep: Upkeep = StoredUpkeep(FileSource(Path()), self.writer, wall)


class Remembered:
    """Removals in memory: nothing here is about them, and the disk's faults are for what is played."""

    def __init__(self) -> None:
        self._removed: dict[int, int] = {}

    async def servers(self) -> set[int]:
        """Return none: each that has the bot is told of."""
        return set()

    async def removed(self) -> dict[int, int]:
        """Return those that were noted."""
        return dict(self._removed)

    async def note(self, guild_id: int) -> None:
        """Note one."""
        self._removed.setdefault(guild_id, 0)

    async def cancel(self, guild_id: int) -> None:
        """Strike one off."""
        self._removed.pop(guild_id, None)

    async def forget_server(self, guild_id: int) -> None:
        """Strike it off; nothing else is kept here."""
        self._removed.pop(guild_id, None)

    async def tidy(self) -> None:
        """Nothing is to be done."""


class SimWriter(Writer):
    """The application's writer, whose transactions can fail; its thread is never started."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(disk.session, ThreadPoolExecutor(1))
        self._disk = disk

    def _store(self, works: Sequence[Work]) -> list[Exception | None]:
        fault = self._disk.fault() if works else None
        if fault is DiskFault.BEFORE:
            return [StorageDownError("disk full") for _ in works]
        outcomes = super()._store(works)
        for work, outcome in zip(works, outcomes, strict=True):
            if outcome is None and isinstance(work, UnitWork):
                for tell in self._disk.on_stored:
                    tell(work.unit)
        return [StorageDownError("I/O error") for _ in works] if fault is DiskFault.AFTER else outcomes


class SimReader:
    """Reads in this thread; between two of the writer's transactions, as all does here."""

    def __init__(self, disk: Disk) -> None:
        self._disk = disk

    async def rows(self, sql: str, parameters: Mapping[str, object]) -> Sequence[Row]:
        """Return all rows of one statement.

        Raises:
            StorageDownError: The disk is down.
        """
        if self._disk.is_down():
            raise StorageDownError("I/O error")
        if SERVER:
            found: Sequence[Row] = self._disk.connection.rows(sql, parameters)
            return found
        cursor = self._disk.connection.cursor()
        cursor.row_factory = sqlite3.Row
        return cast("Sequence[Row]", cursor.execute(sql, dict(parameters)).fetchall())

    async def row(self, sql: str, parameters: Mapping[str, object]) -> Row | None:
        """Return the first row of one statement.

        Raises:
            StorageDownError: The disk is down.
        """
        found = await self.rows(sql, parameters)
        return found[0] if found else None

    async def close(self) -> None:
        """The disk stays."""


def _in_memory(wall: int) -> tuple[Any, Session]:
    path = Path(":memory:")
    connection = connect_writer(path)
    migrate(connection, path, known_migrations(), wall)
    return connection, FileSession(connection)


def _on_server(wall: int) -> tuple[Any, Session]:
    """Return a session of the server that the tests run over (`tests.support.engines`)."""
    from tests.sim.server import ServerConnection

    connection = ServerConnection(str(place_at(Path(f"disk-{next(_disks)}")).where), wall)
    close_later(connection.close)
    return connection, connection.session()
