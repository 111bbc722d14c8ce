"""Opening and closing: folders, locks, schemas, copies, and processes that end."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.clock import ManualClock
from bot.tables.ports import Unit
from db import DamagedDatabaseError, Database, DatabaseInUseError, NewerDatabaseError, UnwritableFolderError
from db.connection import connect_writer
from db.migrating import Migration, known_migrations, migrate
from tests.support.engines import only_files
from tests.support.stored import lobby, query

ROOT = Path(__file__).parents[2]


def run(program: str, path: Path) -> subprocess.CompletedProcess[str]:
    """Run a program in another process; one that hangs fails the test."""
    return subprocess.run(
        [sys.executable, "-c", textwrap.dedent(program), str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


def test_migrations_are_numbered_without_gaps() -> None:
    """Order is all there is to them."""
    steps = known_migrations()
    assert list(range(1, len(steps) + 1)) == [step.number for step in steps]


@only_files
async def test_missing_folder_is_made(database: Database, path: Path) -> None:
    """The first start needs nothing prepared."""
    await database.journal.commit(Unit(state=lobby()))
    assert [("table1",)] == query(path, "SELECT table_id FROM open_table")


async def test_folder_that_cannot_be_made_is_told(tmp_path: Path, clock: ManualClock) -> None:
    """A file stands where the folder would be: as root, permissions refuse nothing."""
    (tmp_path / "data").write_text("a file")
    with pytest.raises(UnwritableFolderError) as caught:
        await Database.open(tmp_path / "data" / "murlan.db", wall=clock.wall)
    assert tmp_path / "data" / "murlan.db" == caught.value.path


async def test_folder_that_cannot_be_written_is_told(clock: ManualClock) -> None:
    """A volume mounted read-only; the kernel's own folder refuses even root."""
    with pytest.raises(UnwritableFolderError):
        await Database.open(Path("/proc/murlan.db"), wall=clock.wall)


async def test_file_that_is_no_database_is_told_and_left_as_it_is(tmp_path: Path, clock: ManualClock) -> None:
    """A wrong path must destroy nothing."""
    path = tmp_path / "notes.txt"
    path.write_text("not a database, but notes " * 100)
    with pytest.raises(DamagedDatabaseError):
        await Database.open(path, wall=clock.wall)
    assert "not a database, but notes " * 100 == path.read_text()
    path.unlink()
    async with await Database.open(path, wall=clock.wall):
        """The lock was let go."""


@only_files
async def test_second_process_is_refused_by_the_id_of_the_first(database: Database, path: Path) -> None:
    """BB-045: two bots on one file would each think themselves right."""
    program = """
        import asyncio, pathlib, sys
        from db import Database, DatabaseInUseError
        try:
            asyncio.run(Database.open(pathlib.Path(sys.argv[1]), wall=lambda: 0.0))
        except DatabaseInUseError as error:
            print(error.holder)
    """
    assert f"{os.getpid()}\n" == run(program, path).stdout
    await database.journal.commit(Unit(state=lobby()))


async def test_second_opening_in_one_process_is_refused_until_the_first_is_closed(
    path: Path, clock: ManualClock
) -> None:
    """And closing twice is without effect."""
    first = await Database.open(path, wall=clock.wall)
    with pytest.raises(DatabaseInUseError):
        await Database.open(path, wall=clock.wall)
    await first.close()
    await first.close()
    async with await Database.open(path, wall=clock.wall) as second:
        assert [] == await second.journal.open_tables()


def test_process_ends_after_a_refused_opening_and_after_closing(path: Path) -> None:
    """Trap: an aiosqlite connection that is left open hangs the process at its exit."""
    program = """
        import asyncio, pathlib, sys
        from db import Database, DatabaseInUseError, DamagedDatabaseError
        path = pathlib.Path(sys.argv[1])
        async def main():
            async with await Database.open(path, wall=lambda: 0.0):
                try:
                    await Database.open(path, wall=lambda: 0.0)
                except DatabaseInUseError:
                    print("refused")
            broken = path.with_name("broken.db")
            broken.write_text("broken " * 1000)
            try:
                await Database.open(broken, wall=lambda: 0.0)
            except DamagedDatabaseError:
                print("damaged")
        asyncio.run(main())
    """
    ended = run(program, path)
    assert (0, "refused\ndamaged\n", "") == (ended.returncode, ended.stdout, ended.stderr)


@only_files
async def test_database_of_a_newer_release_is_refused_with_both_numbers(
    database: Database, path: Path, clock: ManualClock
) -> None:
    """Going back to an older release must not write into a schema that it does not know."""
    await database.close()
    connection = sqlite3.connect(path)
    connection.execute("INSERT INTO migration VALUES (9999, 'from_the_future', 0)")
    connection.commit()
    connection.close()
    with pytest.raises(NewerDatabaseError) as caught:
        await Database.open(path, wall=clock.wall)
    assert (9999, known_migrations()[-1].number) == (caught.value.found, caught.value.known)
    assert "9999" in str(caught.value)


@only_files
async def test_new_database_needs_no_copy_and_notes_its_migrations(database: Database, path: Path) -> None:
    """Each step is recorded with its time."""
    expected = [(step.number, step.name, 1_800_000_000) for step in known_migrations()]
    assert expected == query(path, "SELECT number, name, applied_at FROM migration")
    assert [] == list(path.parent.glob("*.before-*"))


@only_files
async def test_copy_of_the_file_is_made_before_it_is_migrated(database: Database, path: Path) -> None:
    """Whoever updates can go back."""
    await database.journal.commit(Unit(state=lobby()))
    await database.close()
    step = Migration(known_migrations()[-1].number + 1, "more", "CREATE TABLE more (a INTEGER) STRICT;\n-- the end\n")
    connection = connect_writer(path)
    copy = migrate(connection, path, (*known_migrations(), step), now=5)
    again = migrate(connection, path, (*known_migrations(), step), now=6)
    connection.close()
    assert copy == path.with_name(f"murlan.db.before-{step.number:04d}")
    assert again is None
    assert [("table1",)] == query(copy, "SELECT table_id FROM open_table")
    assert [] == query(copy, "SELECT name FROM sqlite_master WHERE name = 'more'")
    assert [("more", 5)] == query(path, "SELECT name, applied_at FROM migration ORDER BY number DESC LIMIT 1")


@only_files
async def test_migration_that_fails_leaves_nothing_of_it_behind(database: Database, path: Path) -> None:
    """A step and its record are one transaction, its CREATE statements included."""
    await database.close()
    number = known_migrations()[-1].number + 1
    step = Migration(number, "broken", "CREATE TABLE more (a INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);")
    connection = connect_writer(path)
    with pytest.raises(sqlite3.OperationalError):
        migrate(connection, path, (*known_migrations(), step), now=5)
    connection.close()
    assert [] == query(path, "SELECT name FROM sqlite_master WHERE name = 'more'")
    assert [(number - 1,)] == query(path, "SELECT max(number) FROM migration")
