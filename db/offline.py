"""A database for an operator's errand, past the bot: a file by its path, a server's by its address."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Final, TypeAlias, TypeVar

from db.connection import FileSession, FileSource, connect_writer, read_beside
from db.errors import (
    DamagedDatabaseError,
    MissingDriverError,
    NewerDatabaseError,
    OlderDatabaseError,
    url_without_secrets,
)
from db.lock import FileLock
from db.migrating import known_migrations
from db.ports import Connection, Session, Source

Where: TypeAlias = Path | str
"""A file, or a server's address."""

_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"
_Read = TypeVar("_Read")


@contextlib.contextmanager
def writing(where: Where) -> Iterator[Session]:
    """Open a database of this release that no bot has open.

    Raises:
        DatabaseInUseError: A bot has it open.
        OlderDatabaseError: An older release wrote it.
        NewerDatabaseError: A newer one did.
        DamagedDatabaseError: The file cannot be read or written.
        UnreachableServerError: The server cannot be used.
    """
    with _file_session(where) if isinstance(where, Path) else _server_session(where) as session:
        yield session


def read(where: Where, read: Callable[[Connection], _Read]) -> _Read:
    """Read a database as it was at one moment; a bot may run meanwhile.

    Raises:
        DamagedDatabaseError: The file cannot be read.
        UnreachableServerError: The server cannot be read.
    """
    if not isinstance(where, Path):
        driver = driver_of(where)
        with driver.told(where, is_whole=True):
            found: _Read = driver.read_beside(where, read)
            return found
    try:
        return read_beside(where, read)
    except sqlite3.Error as error:
        raise DamagedDatabaseError(where, str(error)) from error


def source_of(where: Where) -> Source:
    """Return a database as something that is read beside a writer.

    Raises:
        MissingDriverError: What speaks to a server is not installed.
    """
    if isinstance(where, Path):
        return FileSource(where)
    found: Source = driver_of(where).PostgresSource(where)
    return found


def driver_of(url: str) -> ModuleType:
    """Return `db.postgres.opening`, which needs an extra.

    Raises:
        MissingDriverError: It is not installed.
    """
    try:
        from db.postgres import opening
    except ImportError as error:
        raise MissingDriverError(url_without_secrets(url)) from error
    return opening


@contextlib.contextmanager
def transaction(session: Session) -> Iterator[Connection]:
    """Begin a transaction; it is rolled back where something is raised in it."""
    session.begin()
    try:
        yield session.connection
    except BaseException:
        session.roll_back()
        raise
    session.commit()


@contextlib.contextmanager
def _file_session(path: Path) -> Iterator[Session]:
    with contextlib.ExitStack() as closing:
        closing.callback(FileLock.take(path).release)
        try:
            session = FileSession(connect_writer(path))
            closing.callback(session.close)
            _check_release(session.connection, path)
            yield session
        except sqlite3.Error as error:
            raise DamagedDatabaseError(path, str(error)) from error


@contextlib.contextmanager
def _server_session(url: str) -> Iterator[Session]:
    driver = driver_of(url)
    with driver.told(url, is_whole=True), contextlib.closing(driver.claimed_session_of(url)) as session:
        _check_release(session.connection, url_without_secrets(url))
        yield session


def _check_release(connection: Connection, shown: Where) -> None:
    (found,) = connection.execute(_NEWEST).fetchone()
    known = known_migrations()[-1].number
    if found < known:
        raise OlderDatabaseError(shown, found, known)
    if found > known:
        raise NewerDatabaseError(shown, found, known)
