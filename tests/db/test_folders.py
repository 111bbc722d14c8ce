"""Names that are to survive a power cut: which folders are synced, and when."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

import pytest

from db.connection import connect_writer
from db.folders import make_folder
from db.migrating import Migration, migrate


@pytest.fixture
def synced(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, list[str]]]:
    """What Python itself syncs meanwhile: which folder, and what was in it then."""
    found: list[tuple[str, list[str]]] = []
    sync = os.fsync

    def listening(descriptor: int) -> None:
        folder = Path(f"/proc/self/fd/{descriptor}").resolve()
        found.append((folder.name, sorted(path.name for path in folder.iterdir())))
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", listening)
    return found


def test_folder_that_is_made_is_synced_into_the_one_above(tmp_path: Path, synced: list[tuple[str, list[str]]]) -> None:
    """A synced database in a folder that is gone after a power cut is gone with it."""
    make_folder(tmp_path / "srv" / "data")
    assert [(tmp_path.name, ["srv"]), ("srv", ["data"])] == synced


def test_folder_that_is_there_needs_no_sync(tmp_path: Path, synced: list[tuple[str, list[str]]]) -> None:
    """Whoever made it saw to that."""
    make_folder(tmp_path)
    assert [] == synced


def test_copy_before_a_migration_is_synced_once_its_journal_is_gone(
    tmp_path: Path, synced: list[tuple[str, list[str]]]
) -> None:
    """SQLite removes the journal without a sync; one that came back would undo the whole copy."""
    path = tmp_path / "murlan.db"
    steps = (Migration(1, "one", "CREATE TABLE one (a INTEGER) STRICT;"),)
    connection = connect_writer(path)
    migrate(connection, path, steps, 0)
    migrate(connection, path, (*steps, Migration(2, "two", "CREATE TABLE two (a INTEGER) STRICT;")), 0)
    connection.close()
    ((folder, names),) = synced
    assert (tmp_path.name, True, False) == (
        folder,
        "murlan.db.before-0002" in names,
        "murlan.db.before-0002-journal" in names,
    )
    with sqlite3.connect(tmp_path / "murlan.db.before-0002") as copy:
        assert [("one",)] == copy.execute("SELECT name FROM sqlite_master WHERE name = 'one'").fetchall()
    copy.close()
