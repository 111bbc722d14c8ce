"""Corrections of the books (`bot.league.seasons.Upkeep`): a result made void, boards begun anew, a person forgotten.

What is corrected is a fact; what is folded from it is folded anew beside the writer and put right in one unit. A mark
in `league` survives a crash in between: the next start folds what is marked.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Final, TypeVar

from bot.league.seasons import UnknownResultError
from bot.tables.faults import StorageDownError
from db.calendar import newest_season, turned_season
from db.forgetting import forget_person, servers_of, tables_naming
from db.ports import ALONE, Connection, Source
from db.refolding import begun_fold, differences, finish_fold, put_right
from db.seasons import moment_after_all
from db.writer import Work, Writer

_MARK: Final = "UPDATE league SET refold_at = :now WHERE guild_id = :guild_id"
_VOID: Final = """
    UPDATE result SET voided_at = :now WHERE guild_id = :guild_id AND match_id = :match_id AND voided_at IS NULL
"""
_HAS_RESULT: Final = "SELECT 1 FROM result WHERE guild_id = :guild_id AND match_id = :match_id"
_RESET: Final = "UPDATE league SET counts_from = :moment WHERE guild_id = :guild_id"
_RESET_SEASON: Final = "UPDATE season SET counts_from = :moment WHERE guild_id = :guild_id AND number = :number"
_log = logging.getLogger(__name__)
_Read = TypeVar("_Read")


class StoredUpkeep:
    """Corrects the books; every method may raise `StorageDownError`.

    Args:
        source: What is stored, which is read beside the writer.
        writer: Takes what is corrected.
        wall: Unix seconds now.
        new_tombstone: Returns a random negative number.
    """

    def __init__(
        self,
        source: Source,
        writer: Writer,
        wall: Callable[[], float],
        *,
        new_tombstone: Callable[[], int] = lambda: -1 - secrets.randbits(62),
    ) -> None:
        self._source = source
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

        def work(connection: Connection) -> None:
            found.append(connection.execute(_HAS_RESULT, keys).fetchone())
            connection.execute(_VOID, keys)
            connection.execute(_MARK, keys)

        await self._corrected(guild_id, work)
        if found[-1] is None:
            raise UnknownResultError(match_id)

    async def reset(self, guild_id: int) -> None:
        """Let no match so far count: all boards and ratings begin anew; podiums and results stay."""

        def work(connection: Connection) -> None:
            moment, mode = moment_after_all(connection, guild_id, self._now())
            turned_season(connection, guild_id, moment, mode)
            connection.execute(_RESET, {"guild_id": guild_id, "moment": moment})
            connection.execute(_MARK, {"guild_id": guild_id, "now": moment})

        await self._corrected(guild_id, work)

    async def reset_season(self, guild_id: int) -> None:
        """Let no match so far count for the season that goes on."""

        def work(connection: Connection) -> None:
            moment, mode = moment_after_all(connection, guild_id, self._now())
            turned_season(connection, guild_id, moment, mode)
            newest = newest_season(connection, guild_id)
            if newest is not None and newest.ended_at is None:
                keys = {"guild_id": guild_id, "moment": moment, "number": newest.number}
                connection.execute(_RESET_SEASON, keys)
            connection.execute(_MARK, {"guild_id": guild_id, "now": moment})

        await self._corrected(guild_id, work)

    async def forget_person(self, user_id: int) -> tuple[str, ...]:
        """Put a tombstone, another one in each server, in place of a person; forget all else about them.

        Nothing is done where an open table names them: it would be stored with them again.

        Returns:
            Those open tables; they are to be left or ended first.
        """
        named: list[str] = []
        touched: list[int] = []

        async with self._folding:
            servers = await self._beside(lambda connection: servers_of(connection, user_id))

            def work(connection: Connection) -> None:
                connection.execute(ALONE)  # no table that names them opens anywhere meanwhile
                named[:] = tables_naming(connection, user_id)
                if not named:
                    make, now = self._new_tombstone, self._now()
                    touched[:] = forget_person(connection, user_id, servers, now=now, new_tombstone=make)

            await self._writer.submit(work)
            for guild_id in touched:
                await self._refold(guild_id)
        if not named:
            await self._wipe(user_id)
        return tuple(named)

    async def _wipe(self, user_id: int) -> None:
        """See that no trace of a forgotten person is left in the file or its log; they are forgotten in any case."""
        try:
            is_empty = await self._writer.empty_log()
            if await asyncio.to_thread(self._source.has_traces, user_id):
                await self._writer.write_anew()
                is_empty = await self._writer.empty_log()
            await asyncio.to_thread(self._source.take_back)
        except (StorageDownError, OSError) as error:
            _log.warning("traces of somebody who was forgotten may be left in the file: %s", error)
            return
        if not is_empty:
            _log.warning("somebody reads the database: what was forgotten is in its log until that is written back")

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
        fold = await self._beside(lambda connection: begun_fold(connection, guild_id))

        def work(connection: Connection) -> None:
            connection.execute(ALONE)  # the server may be another process's
            finish_fold(connection, guild_id, fold)
            found = differences(connection, guild_id, fold)
            put_right(connection, guild_id, found)
            _log.info("the books of server %s were folded anew: %s rows differed", guild_id, len(found))

        await self._writer.submit(work)

    async def _beside(self, read: Callable[[Connection], _Read]) -> _Read:
        """Read on a connection of its own, in another thread than the writer's.

        Raises:
            StorageDownError: The file cannot be read now.
        """
        return await asyncio.to_thread(self._source.read, read)

    def _now(self) -> int:
        return int(self._wall())
