"""Corrections of the books (`bot.league.seasons.Upkeep`): a result made void, boards begun anew, a person forgotten.

What is corrected is a fact; what is folded from it is folded anew beside the writer and put right in one unit. A mark
in `league` survives a crash in between: the next start folds what is marked.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from bot.league.folding import Fold
from bot.league.seasons import UnknownResultError
from bot.tables.faults import StorageDownError
from db.calendar import newest_season, turned_season
from db.connection import BUSY_SECONDS
from db.refolding import begun_fold, differences, finish_fold, put_right, servers
from db.seasons import moment_after_all
from db.writer import Work, Writer

_MARK: Final = "UPDATE league SET refold_at = :now WHERE guild_id = :guild_id"
_VOID: Final = """
    UPDATE result SET voided_at = :now WHERE guild_id = :guild_id AND match_id = :match_id AND voided_at IS NULL
"""
_HAS_RESULT: Final = "SELECT 1 FROM result WHERE guild_id = :guild_id AND match_id = :match_id"
_RESET: Final = "UPDATE league SET counts_from = :moment WHERE guild_id = :guild_id"
_RESET_SEASON: Final = "UPDATE season SET counts_from = :moment WHERE guild_id = :guild_id AND number = :number"
_RENAME_LINES: Final = """
    UPDATE result_person SET user_id = :tombstone WHERE guild_id = :guild_id AND user_id = :user_id
"""
_RENAME_RATINGS: Final = """
    UPDATE rating SET user_id = :tombstone
    WHERE guild_id = :guild_id AND pool IN ('free-for-all', 'two-teams') AND user_id = :user_id
"""
_PERIODS: Final = "SELECT DISTINCT period FROM standing WHERE guild_id = :guild_id"
_RENAME_TALLIES: Final = """
    UPDATE standing SET user_id = :tombstone
    WHERE guild_id = :guild_id AND period IN (SELECT value FROM json_each(:periods))
    AND pool IN ('free-for-all', 'two-teams') AND user_id = :user_id
"""
_RENAME_PODIUMS: Final = """
    UPDATE podium SET user_id = :tombstone WHERE guild_id = :guild_id AND user_id = :user_id
"""
_SERVERS_OF_NAMES_EVERYWHERE: Final = """
    SELECT DISTINCT guild_id FROM result UNION SELECT DISTINCT guild_id FROM member_name
"""
_FORGET_NAME: Final = "DELETE FROM member_name WHERE guild_id = :guild_id AND user_id = :user_id"
_FORGET_SETTINGS: Final = "DELETE FROM person_setting WHERE user_id = :user_id"
_STATES_EVERYWHERE: Final = "SELECT guild_id, table_id, state FROM open_table WHERE instr(state, :digits) > 0"

_log = logging.getLogger(__name__)


class StoredUpkeep:
    """Corrects the books; every method may raise `StorageDownError`.

    Args:
        path: The file, which is read beside the writer.
        writer: Takes what is corrected.
        wall: Unix seconds now.
        new_tombstone: Returns a random negative number.
    """

    def __init__(
        self,
        path: Path,
        writer: Writer,
        wall: Callable[[], float],
        *,
        new_tombstone: Callable[[], int] = lambda: -1 - secrets.randbits(62),
    ) -> None:
        self._path = path
        self._writer = writer
        self._wall = wall
        self._new_tombstone = new_tombstone
        self._folding = asyncio.Lock()

    async def void(self, guild_id: int, match_id: str) -> None:
        """Let a result count no more; one that does not already stays so.

        Raises:
            UnknownResultError: There is none.
        """
        keys = {"guild_id": guild_id, "match_id": match_id, "now": self._now()}
        found: list[object] = []

        def work(connection: sqlite3.Connection) -> None:
            found.append(connection.execute(_HAS_RESULT, keys).fetchone())
            connection.execute(_VOID, keys)
            connection.execute(_MARK, keys)

        await self._corrected(guild_id, work)
        if found[-1] is None:
            raise UnknownResultError(match_id)

    async def reset(self, guild_id: int) -> None:
        """Let no match so far count: all boards and ratings begin anew; podiums and results stay."""

        def work(connection: sqlite3.Connection) -> None:
            moment, mode = moment_after_all(connection, guild_id, self._now())
            turned_season(connection, guild_id, moment, mode)
            connection.execute(_RESET, {"guild_id": guild_id, "moment": moment})
            connection.execute(_MARK, {"guild_id": guild_id, "now": moment})

        await self._corrected(guild_id, work)

    async def reset_season(self, guild_id: int) -> None:
        """Let no match so far count for the season that goes on."""

        def work(connection: sqlite3.Connection) -> None:
            moment, mode = moment_after_all(connection, guild_id, self._now())
            turned_season(connection, guild_id, moment, mode)
            newest = newest_season(connection, guild_id)
            if newest is not None and newest.ended_at is None:
                keys = {"guild_id": guild_id, "moment": moment, "number": newest.number}
                connection.execute(_RESET_SEASON, keys)
            connection.execute(_MARK, {"guild_id": guild_id, "now": moment})

        await self._corrected(guild_id, work)

    async def forget_person(self, user_id: int) -> tuple[str, ...]:
        """Put a tombstone, another one in each server, in place of a person; forget their names and settings.

        Returns:
            The open tables at which the person still is named; they are to be closed or left first.
        """
        named: list[str] = []
        touched: list[int] = []

        def work(connection: sqlite3.Connection) -> None:
            with_books = set(servers(connection))
            for (guild_id,) in connection.execute(_SERVERS_OF_NAMES_EVERYWHERE).fetchall():
                if self._renamed(connection, guild_id, user_id) and guild_id in with_books:
                    connection.execute(_MARK, {"guild_id": guild_id, "now": self._now()})
                    touched.append(guild_id)
            connection.execute(_FORGET_SETTINGS, {"user_id": user_id})
            states = connection.execute(_STATES_EVERYWHERE, {"digits": str(user_id)})
            named.extend(table_id for _, table_id, state in states if _names(state, user_id))

        async with self._folding:
            await self._writer.submit(work)
            for guild_id in touched:
                await self._refold(guild_id)
        return tuple(named)

    async def refold(self, guild_id: int) -> None:
        """Fold a server's results anew and put right what differs."""
        async with self._folding:
            await self._refold(guild_id)

    async def _corrected(self, guild_id: int, work: Work) -> None:
        """Correct facts, then fold anew what is made of them; one server at a time."""
        async with self._folding:
            await self._writer.submit(work)
            await self._refold(guild_id)

    async def _refold(self, guild_id: int) -> None:
        """Fold beside the writer, then in its thread only what came meanwhile."""
        try:
            fold = await asyncio.to_thread(lambda: _folded_beside(self._path, guild_id))
        except sqlite3.OperationalError as error:
            raise StorageDownError(str(error)) from error

        def work(connection: sqlite3.Connection) -> None:
            finish_fold(connection, guild_id, fold)
            found = differences(connection, guild_id, fold)
            put_right(connection, guild_id, found)
            _log.info("the books of server %s were folded anew: %s rows differed", guild_id, len(found))

        await self._writer.submit(work)

    def _renamed(self, connection: sqlite3.Connection, guild_id: int, user_id: int) -> bool:
        """Put a tombstone in place of a person in one server, and return whether there was something."""
        keys = {"guild_id": guild_id, "user_id": user_id, "tombstone": self._new_tombstone()}
        periods = [row[0] for row in connection.execute(_PERIODS, keys)]
        connection.execute(_FORGET_NAME, keys)
        count = connection.execute(_RENAME_LINES, keys).rowcount
        count += connection.execute(_RENAME_RATINGS, keys).rowcount
        count += connection.execute(_RENAME_TALLIES, keys | {"periods": json.dumps(periods)}).rowcount
        count += connection.execute(_RENAME_PODIUMS, keys).rowcount
        return count > 0

    def _now(self) -> int:
        return int(self._wall())


def _folded_beside(path: Path, guild_id: int) -> Fold:
    """Fold a server's results on a connection of its own, in another thread than the writer's."""
    connection = sqlite3.connect(path, isolation_level=None, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA query_only = ON")
        return begun_fold(connection, guild_id)
    finally:
        connection.close()


def _names(state: str, user_id: int) -> bool:
    """Return whether a stored table names a person, and does not only hold the same digits."""
    return re.search(rf"(?<!\d){user_id}(?!\d)", state) is not None
