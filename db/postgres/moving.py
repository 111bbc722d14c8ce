"""Moves a file's contents to a server: everything in one transaction, held against the file row for row before it ends.

Both sides are read as plain values, and each table is told by its rows' count and the sum of their digests, which does
not hang on their order.
"""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from db.connection import connect_writer
from db.errors import DamagedDatabaseError, NewerDatabaseError, OlderDatabaseError, url_without_secrets
from db.inventory import Table, inventory
from db.lock import FileLock
from db.migrating import known_migrations
from db.postgres import migrating
from db.postgres.claims import claim_whole
from db.postgres.connection import PostgresConnection
from db.postgres.connection import connect_writer as connect_server
from db.postgres.dialect import storable
from db.postgres.opening import told

PIECE: Final = 5_000
"""How many rows are in memory at a time."""
STEPS: Final = "migration"
"""The table of the schema's own steps, which each side has for itself."""
_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"
_ALL: Final = "SELECT {columns} FROM {table}"
_ANY: Final = "SELECT 1 FROM {table} LIMIT 1"


@dataclass(eq=False)
class OccupiedTargetError(Exception):
    """The target holds something already; nothing was changed."""

    table: str
    """A table that has rows."""


@dataclass(eq=False)
class UnequalCopyError(Exception):
    """A table is not what it was in the file; all was undone."""

    table: str


@dataclass(frozen=True, slots=True)
class Sum:
    """What a table's rows come to, in whatever order."""

    rows: int = 0
    digest: int = 0

    def with_rows(self, rows: Iterable[Sequence[Any]]) -> Sum:
        """Add some rows."""
        count, digest = self.rows, self.digest
        for row in rows:
            own = hashlib.sha256(repr(tuple(row)).encode("utf-8", "surrogatepass")).digest()
            count, digest = count + 1, (digest + int.from_bytes(own, "big")) % 2**256
        return Sum(count, digest)


def move(path: Path, url: str, *, now: int, tell: Callable[[str, int], None]) -> None:
    """Copy all that a file holds to an empty database of a server; the file stays as it is.

    Args:
        path: The file; no bot has it open.
        url: The server's database; no bot has it open either.
        now: Unix seconds.
        tell: Told of each table and its rows, once they are known to be equal.

    Raises:
        OccupiedTargetError: The target is not empty.
        UnequalCopyError: Something was not copied as it is; nothing was.
        DatabaseInUseError: A bot has one of the two open.
        OlderDatabaseError: An older release wrote the file.
        NewerDatabaseError: A newer one wrote one of the two.
        DamagedDatabaseError: The file cannot be read.
        UnreachableServerError: The server cannot be used.
    """
    with contextlib.ExitStack() as closing:
        closing.callback(FileLock.take(path).release)
        closing.enter_context(_told_of_file(path))
        source = closing.enter_context(contextlib.closing(connect_writer(path)))
        _check_release(source, path)
        closing.enter_context(told(url, is_whole=True))
        target = closing.enter_context(contextlib.closing(connect_server(url, claim=claim_whole)))
        migrating.migrate(target, url_without_secrets(url), migrating.known_migrations(), now)
        target.script("BEGIN")  # ended by COMMIT alone: a session that ends before it leaves nothing
        tables = [table for table in reversed(inventory(source)) if table.name != STEPS]
        _check_empty(target, tables)
        for table in tables:
            tell(table.name, _moved(source, target, table))
        target.script("COMMIT", seconds=None)


def _moved(source: sqlite3.Connection, target: PostgresConnection, table: Table) -> int:
    """Copy a table and return how many rows it has, which are equal on both sides."""
    before = Sum()
    for piece in _pieces(source, table):
        before = before.with_rows(piece)
        target.run(
            lambda asyncpg, piece=piece: asyncpg.copy_records_to_table(  # type: ignore[misc]
                table.name, records=piece, columns=table.columns
            )
        )
    if before != target.run(lambda asyncpg: _sum_of(asyncpg, table)):
        raise UnequalCopyError(table.name)
    return before.rows


def _pieces(source: sqlite3.Connection, table: Table) -> Iterator[list[tuple[Any, ...]]]:
    cursor = source.execute(_ALL.format(columns=", ".join(table.columns), table=table.name))
    while rows := cursor.fetchmany(PIECE):
        yield [tuple(map(storable, row)) for row in rows]


async def _sum_of(asyncpg: Any, table: Table) -> Sum:  # noqa: ANN401 - asyncpg is untyped
    total, piece = Sum(), []
    sql = _ALL.format(columns=", ".join(table.columns), table=table.name)
    async for row in asyncpg.cursor(sql, prefetch=PIECE):
        piece.append(row)
        if len(piece) == PIECE:
            total, piece = total.with_rows(piece), []
    return total.with_rows(piece)


def _check_empty(target: PostgresConnection, tables: Iterable[Table]) -> None:
    for table in tables:
        if target.execute(_ANY.format(table=table.name)).fetchone():
            raise OccupiedTargetError(table.name)


def _check_release(source: sqlite3.Connection, path: Path) -> None:
    (found,) = source.execute(_NEWEST).fetchone()
    known = known_migrations()[-1].number
    if found < known:
        raise OlderDatabaseError(path, found, known)
    if found > known:
        raise NewerDatabaseError(path, found, known)


@contextlib.contextmanager
def _told_of_file(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise DamagedDatabaseError(path, str(error)) from error
