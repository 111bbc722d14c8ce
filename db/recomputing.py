"""Holds all books of a file against what their results fold to: for an operator, while the bot does not run."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from db.connection import connect_writer
from db.errors import DamagedDatabaseError
from db.lock import FileLock
from db.refolding import begun_fold, differences, put_right, servers

_COUNT: Final = "SELECT count(*) FROM result WHERE guild_id = :guild_id"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recomputed:
    """What was found."""

    servers: int
    results: int
    differing: dict[int, int]
    """How many rows differ, by server; those without a difference are left out."""
    seconds: float

    @property
    def is_equal(self) -> bool:
        """Whether every standing and rating is what the results fold to."""
        return not self.differing


def recompute(path: Path, *, guild_id: int | None = None, is_repairing: bool = False) -> Recomputed:
    """Fold all results of a file, or of one server, and compare with what is stored.

    Args:
        path: The database; no bot has it open.
        guild_id: The one server.
        is_repairing: Whether what differs is put right.

    Raises:
        DatabaseInUseError: A bot has it open.
        DamagedDatabaseError: It cannot be read or written, or is of an older release.
    """
    began = time.perf_counter()
    with contextlib.ExitStack() as closing:
        closing.callback(FileLock.take(path).release)
        try:
            connection = connect_writer(path)
            closing.callback(connection.close)
            return _recomputed(connection, guild_id, began, is_repairing=is_repairing)
        except sqlite3.Error as error:
            raise DamagedDatabaseError(path, str(error)) from error
    raise AssertionError("unreachable")


def _recomputed(
    connection: sqlite3.Connection, guild_id: int | None, began: float, *, is_repairing: bool
) -> Recomputed:
    chosen = servers(connection) if guild_id is None else [guild_id]
    differing, results = {}, 0
    for server in chosen:
        connection.execute("BEGIN IMMEDIATE")
        try:
            fold = begun_fold(connection, server)
            fold.finish()
            found = differences(connection, server, fold)
            if is_repairing:
                put_right(connection, server, found)
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")
        results += connection.execute(_COUNT, {"guild_id": server}).fetchone()[0]
        if len(found):
            differing[server] = len(found)
    return Recomputed(servers=len(chosen), results=results, differing=differing, seconds=time.perf_counter() - began)
