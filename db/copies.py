"""Copies of the whole file: made while the bot runs, checked, and put in place while it does not."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from db.connection import BUSY_SECONDS, connect_writer
from db.errors import DamagedDatabaseError, NewerDatabaseError
from db.folders import make_private_file, sync_folder, take_after
from db.lock import FileLock
from db.migrating import known_migrations

BESIDE: Final = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a file, and would take for a part of another one of the same name."""

_INTEGRITY: Final = "PRAGMA integrity_check(1)"
_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"
COUNT_EVERYWHERE: Final = "SELECT count(DISTINCT guild_id), count(*), max(ended_at) FROM result WHERE guild_id >= 0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Contents:
    """What a sound copy holds."""

    schema: int
    servers: int
    """Those with results."""
    results: int
    newest_at: int | None
    """When the last match ended, in Unix seconds."""


def back_up(source: Path, target: Path) -> Contents:
    """Copy a database to a file that is not there yet, also while a bot writes; the copy is checked.

    Raises:
        FileExistsError: The target is there; it stays as it is.
        OSError: The target cannot be written.
        DamagedDatabaseError: The database, or the copy, cannot be read.
        NewerDatabaseError: A newer release wrote it.
    """
    make_private_file(target)
    try:
        _copy(source, target)
        contents = check(target)
    except BaseException:
        target.unlink()
        raise
    sync_folder(target.parent)
    return contents


def check(path: Path) -> Contents:
    """Check a copy from its first page to its last, and that this release can read it.

    Raises:
        DamagedDatabaseError: It is broken, or is no database of ours.
        NewerDatabaseError: A newer release wrote it.
    """
    with _reading(path) as connection:
        (verdict,) = connection.execute(_INTEGRITY).fetchone()
        if verdict != "ok":
            raise DamagedDatabaseError(path, verdict)
        (schema,) = connection.execute(_NEWEST).fetchone()
        known = known_migrations()[-1].number
        if schema > known:
            raise NewerDatabaseError(path, schema, known)
        servers, results, newest_at = connection.execute(COUNT_EVERYWHERE).fetchone()
    return Contents(schema=schema, servers=servers, results=results, newest_at=newest_at)


def put_in_place(copy: Path, path: Path, *, kept: Path) -> bool:
    """Let a copy be the database; the one that was there is kept under another name.

    It takes after that one, or else has the folder's owner: root may do this for a bot that is somebody else.

    Args:
        copy: A sound copy; it stays.
        path: Where the database is; no bot has it open.
        kept: Where the present one goes; nothing is there.

    Returns:
        Whether there was one.

    Raises:
        DatabaseInUseError: A bot has it open.
        DamagedDatabaseError: The copy is broken, or is no database of ours.
        NewerDatabaseError: A newer release wrote the copy.
        OSError: A file cannot be written or renamed.
    """
    lock = FileLock.take(path)
    try:
        check(copy)
        fresh = path.with_name(f"{path.name}.restoring")
        fresh.unlink(missing_ok=True)
        make_private_file(fresh)
        _copy(copy, fresh)
        check(fresh)
        was_there = path.exists()
        take_after(fresh, path if was_there else path.parent)
        if was_there:
            _keep(path, kept)
        fresh.rename(path)
        sync_folder(path.parent)
    finally:
        lock.release()
    return was_there


def _keep(path: Path, kept: Path) -> None:
    """Rename a database, with what of it is still in its log."""
    with contextlib.suppress(sqlite3.Error):  # a broken one is kept as it is
        connection = connect_writer(path)
        try:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()
    for ending in ("", *BESIDE):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.rename(kept.with_name(kept.name + ending))


def _copy(source: Path, target: Path) -> None:
    """Copy what is committed by now, in one read, to one plain file.

    Raises:
        DamagedDatabaseError: The source cannot be read.
        OSError: The target cannot be synced.
    """
    with _reading(source) as connection, contextlib.closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
    descriptor = os.open(target, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextlib.contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is there, and only read.

    Raises:
        DamagedDatabaseError: SQLite cannot read it.
    """
    try:
        address = f"{path.resolve().as_uri()}?mode=ro"
        connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=BUSY_SECONDS)
        try:
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise DamagedDatabaseError(path, str(error)) from error
