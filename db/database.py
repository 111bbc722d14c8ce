"""The whole database, opened and closed as one: lock, schema, writer, reader, archive and what they serve."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

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
from bot.tables.ports import Journal
from db.archive import Archive
from db.boards import StoredBoards
from db.connection import FileReader, FileSession, FileSource, connect_writer
from db.errors import DamagedDatabaseError
from db.experience import StoredExperience
from db.fairness import StoredFairDeals
from db.folders import make_private_file
from db.history import StoredHistory
from db.journal import StoredJournal
from db.languages import StoredLanguages
from db.loading import Loader
from db.lock import FileLock
from db.members import StoredMembers
from db.migrating import known_migrations, migrate
from db.offline import Where, driver_of
from db.openings import StoredOpeningWishes
from db.podiums import StoredPodiums
from db.ports import Reader, Source
from db.privacy import StoredPrivacy
from db.profiles import StoredProfiles
from db.recent import StoredRecent
from db.refolding import fold_what_is_due
from db.removals import StoredRemovals
from db.seasons import StoredSeasons
from db.settings import StoredSettings
from db.summons import StoredSummons
from db.upkeep import StoredUpkeep
from db.writer import Writer

if TYPE_CHECKING:  # an extra, which may be missing
    from db.postgres.session import Claim

_log = logging.getLogger(__name__)


class Database:
    """An open database. Close it: what waits is stored first."""

    def __init__(
        self,
        source: Source,
        writer: Writer,
        reader: Reader,
        wall: Callable[[], float],
        closing: AsyncExitStack,
        owns: Callable[[int], bool] = lambda _: True,
    ) -> None:
        self.source = source
        """What is stored, beside the writer; its size is for the operator's figures."""
        self.writer = writer
        """Its counters are for the operator's figures."""
        self.archive = Archive(reader, writer, owns)
        closing.push_async_callback(self.archive.close)
        self.journal: Journal = StoredJournal(writer, Loader(reader, owns), self.archive, wall, owns=owns)
        self.boards: Boards = StoredBoards(reader, wall)
        self.history: History = StoredHistory(reader)
        self.profiles: Profiles = StoredProfiles(reader, self.boards)
        self.seasons: Seasons = StoredSeasons(reader, writer, wall)
        self.podiums: Podiums = StoredPodiums(reader, writer, wall)
        self.upkeep: Upkeep = StoredUpkeep(source, writer, wall)
        self.fair_deals: FairDeals = StoredFairDeals(reader)
        self.languages: Languages = StoredLanguages(reader, writer)
        self.privacy: Privacy = StoredPrivacy(source)
        self.removals: Removals = StoredRemovals(reader, writer, wall)
        self.members: Members = StoredMembers(reader, writer, wall)
        self.settings: SettingsStore = StoredSettings(reader, writer, wall)
        self.summons: SummonsBook = StoredSummons(reader, writer)
        self.openings: OpeningWishes = StoredOpeningWishes(reader, writer, wall)
        self.recent: RecentResults = StoredRecent(reader)
        self.experience: Experience = StoredExperience(reader)
        self._closing = closing

    @classmethod
    async def at(cls, where: Where, *, wall: Callable[[], float]) -> Self:
        """Open a file, or a server's database as a whole.

        Raises:
            OpeningError: It cannot be opened.
        """
        return await (cls.open(where, wall=wall) if isinstance(where, Path) else cls.connect(where, wall=wall))

    @classmethod
    async def open(
        cls, path: Path, *, wall: Callable[[], float], factory: type[sqlite3.Connection] = sqlite3.Connection
    ) -> Self:
        """Open a database, and make it where it is missing.

        Args:
            path: The file; ``<path>.lock`` stays beside it.
            wall: Unix seconds now.
            factory: The class of the writing connection; tests put one in that listens or breaks off.

        Raises:
            OpeningError: It cannot be opened; `db.errors` lists why.
        """
        async with AsyncExitStack() as opened:
            lock = FileLock.take(path)
            opened.callback(lock.release)
            try:
                writer = await Writer.open(lambda: FileSession(_connect(path, int(wall()), factory)))
                opened.push_async_callback(writer.close)
                reader = await FileReader.open(path)
            except sqlite3.Error as error:
                raise DamagedDatabaseError(path, str(error)) from error
            opened.push_async_callback(reader.close)
            return cls(FileSource(path), writer, reader, wall, opened.pop_all())
        raise AssertionError("unreachable")

    @classmethod
    async def connect(
        cls,
        url: str,
        *,
        wall: Callable[[], float],
        claim: Claim | None = None,
        owns: Callable[[int], bool] = lambda _: True,
    ) -> Self:
        """Open a database on a PostgreSQL server; it is there, and its tables are made where they are missing.

        Args:
            url: ``postgresql://…``
            wall: Unix seconds now.
            claim: What each new session of the writer's takes before it writes; the whole database if left out.
            owns: Whether a server is this process's; what others have is left alone.

        Raises:
            OpeningError: It cannot be opened; `db.errors` lists why.
            ShardsTakenError: Another process has what the given claim wants.
        """
        driver = driver_of(url)
        async with AsyncExitStack() as opened:
            with driver.told(url, is_whole=claim is None):
                writer = await Writer.open(lambda: driver.session_of(url, int(wall()), claim, owns))
                opened.push_async_callback(writer.close)
                reader = await driver.PostgresReader.open(url)
            opened.push_async_callback(reader.close)
            source = driver.PostgresSource(url)
            sizing = asyncio.create_task(driver.keep_size(source, reader), name="size of the database")
            opened.push_async_callback(_ended, sizing)
            return cls(source, writer, reader, wall, opened.pop_all(), owns)
        raise AssertionError("unreachable")

    async def close(self) -> None:
        """Answer all that waits, then close; a second time is without effect."""
        await self._closing.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _connect(path: Path, now: int, factory: type[sqlite3.Connection]) -> sqlite3.Connection:
    """Connect and bring the schema up to date, in the writer's thread."""
    with contextlib.suppress(OSError):  # it is there; and of all else that is wrong SQLite tells
        make_private_file(path)
    connection = connect_writer(path, factory)
    try:
        copy = migrate(connection, path, known_migrations(), now)
        fold_what_is_due(FileSession(connection))
    except BaseException:
        connection.close()
        raise
    if copy is not None:
        _log.info("the schema was brought up to date; the database before that is %s", copy)
    return connection


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
