"""Brings a database to this release's schema, step by numbered step, with a copy of the file made before."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from typing import Final

from db.errors import NewerDatabaseError
from db.folders import make_private_file, sync_folder

_CREATE_LIST: Final = """
    CREATE TABLE IF NOT EXISTS migration (
        number INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        applied_at INTEGER NOT NULL
    ) STRICT
"""
_NEWEST: Final = "SELECT coalesce(max(number), 0) FROM migration"
_RECORD: Final = "INSERT INTO migration (number, name, applied_at) VALUES (:number, :name, :applied_at)"
_COUNT_TABLES: Final = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name <> 'migration'"

_FILE_NAME: Final = re.compile(r"(\d{4})_(\w+)\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of the schema."""

    number: int
    name: str
    script: str


def known_migrations() -> tuple[Migration, ...]:
    """Return the steps of this release, in order."""
    return migrations_in("db.migrations")


def migrations_in(package: str) -> tuple[Migration, ...]:
    """Return the steps whose scripts lie in a package, in order."""
    files = (entry for entry in resources.files(package).iterdir() if entry.name.endswith(".sql"))
    found = [(_FILE_NAME.fullmatch(entry.name), entry) for entry in files]
    steps = [Migration(int(name[1]), name[2], entry.read_text("utf-8")) for name, entry in found if name]
    return tuple(sorted(steps, key=lambda step: step.number))


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration], now: int) -> Path | None:
    """Apply the steps that are missing, each with its record in one transaction.

    Args:
        connection: The writing connection.
        path: The file, beside which the copy goes.
        steps: All steps of this release.
        now: Unix seconds.

    Returns:
        The copy that was made before; ``None`` where nothing was to do or the database was new.

    Raises:
        NewerDatabaseError: The database has a step that this release does not know.
        sqlite3.Error: A step failed; it left nothing behind, the steps before it stay.
    """
    connection.execute(_CREATE_LIST)
    (found,) = connection.execute(_NEWEST).fetchone()
    known = steps[-1].number
    if found > known:
        raise NewerDatabaseError(path, found, known)
    missing = [step for step in steps if step.number > found]
    copy = None
    if missing and connection.execute(_COUNT_TABLES).fetchone() != (0,):
        copy = path.with_name(f"{path.name}.before-{missing[0].number:04d}")
        _copy_to(connection, copy)
    for step in missing:
        _apply(connection, step, now)
    return copy


def _copy_to(connection: sqlite3.Connection, target: Path) -> None:
    """Copy a whole database, what is still in its write-ahead log included."""
    target.unlink(missing_ok=True)
    make_private_file(target)
    copy = sqlite3.connect(target)
    try:
        connection.backup(copy)
    finally:
        copy.close()
    sync_folder(target.parent)  # a copy's journal that came back after a power cut would empty it


def _apply(connection: sqlite3.Connection, step: Migration, now: int) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for statement in _statements(step.script):
            connection.execute(statement)
        connection.execute(_RECORD, {"number": step.number, "name": step.name, "applied_at": now})
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


def _statements(script: str) -> Iterator[str]:
    """Split a script; `executescript` would commit before it begins."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        yield pending
