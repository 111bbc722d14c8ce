"""What an operator has forgotten, or exported, past the bot."""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, TypeVar

from db.connection import connect_writer, read_beside
from db.errors import DamagedDatabaseError, NewerDatabaseError, OlderDatabaseError
from db.forgetting import forget_alone, forget_person, forget_piece, leaves_traces, servers_of, tables_naming
from db.inventory import inventory, stored_servers
from db.lock import FileLock
from db.migrating import known_migrations
from db.privacy import about_server
from db.refolding import refold

_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"

_Read = TypeVar("_Read")


class Kind(StrEnum):
    """What a number stands for."""

    PERSON = "person"
    SERVER = "server"


@dataclass(eq=False)
class StillNamedError(Exception):
    """Open tables name a person; they are stored with them again at the next press."""

    table_ids: tuple[str, ...]


def kinds_of(path: Path, number: int) -> frozenset[Kind]:
    """Return what is stored under a number: a person, a server, neither.

    Raises:
        DamagedDatabaseError: The file cannot be read.
    """

    def read(connection: sqlite3.Connection) -> frozenset[Kind]:
        alone = [table for table in inventory(connection) if table.is_of_people and not table.is_of_servers]
        rows = (connection.execute(table.rows_of_person, {"user_id": number}).fetchone() for table in alone)
        is_person = any(rows) or servers_of(connection, number) or tables_naming(connection, number)
        found = {Kind.PERSON} if is_person else set()
        return frozenset(found | ({Kind.SERVER} if number in stored_servers(connection) else set()))

    return _read(path, read)


def forget(path: Path, number: int, kind: Kind) -> None:
    """Forget a person or a server, and empty the log: no trace of the number is left in the file.

    Raises:
        StillNamedError: Open tables name the person; nothing was done.
        DatabaseInUseError: A bot has it open.
        OlderDatabaseError: An older release wrote it.
        NewerDatabaseError: A newer one did.
        DamagedDatabaseError: It cannot be read or written.
    """
    with _writing(path) as connection:
        if kind is Kind.PERSON:
            _forget_person(connection, number)
        else:
            is_left = True
            while is_left:
                with _transaction(connection):
                    is_left = forget_piece(connection, number)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if leaves_traces(path, number):
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def export_server(path: Path, guild_id: int, write: Callable[[str], object]) -> None:
    """Write all that is stored of a server as JSON, as it was at one moment; a bot may run meanwhile.

    Raises:
        DamagedDatabaseError: The file cannot be read.
        OSError: It cannot be written down.
    """

    def read(connection: sqlite3.Connection) -> None:
        for text in about_server(connection, guild_id):
            write(text)

    _read(path, read)


def _forget_person(connection: sqlite3.Connection, user_id: int) -> None:
    with _transaction(connection):
        forget_alone(connection, user_id)
        if named := tables_naming(connection, user_id):
            raise StillNamedError(named)
        touched = forget_person(
            connection,
            user_id,
            servers_of(connection, user_id),
            now=int(time.time()),
            new_tombstone=lambda: -1 - secrets.randbits(62),
        )
        for guild_id in touched:
            refold(connection, guild_id)


def _read(path: Path, read: Callable[[sqlite3.Connection], _Read]) -> _Read:
    try:
        return read_beside(path, read)
    except sqlite3.Error as error:
        raise DamagedDatabaseError(path, str(error)) from error


@contextlib.contextmanager
def _writing(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database of this release that no bot has open."""
    with contextlib.ExitStack() as closing:
        closing.callback(FileLock.take(path).release)
        try:
            connection = connect_writer(path)
            closing.callback(connection.close)
            (found,) = connection.execute(_NEWEST).fetchone()
            known = known_migrations()[-1].number
            if found < known:
                raise OlderDatabaseError(path, found, known)
            if found > known:
                raise NewerDatabaseError(path, found, known)
            yield connection
        except sqlite3.Error as error:
            raise DamagedDatabaseError(path, str(error)) from error


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")
