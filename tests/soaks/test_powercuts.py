"""The short form of the soak of power cuts, and whether its disk and its recording are what they say."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random

import apsw
import pytest

from tests.soaks.powercuts import cuts
from tests.soaks.recording import digest_of, record
from tests.soaks.unsynced import PowerCutError, UnsyncedDisk


def test_power_cut_takes_nothing_that_was_acknowledged() -> None:
    """Fifteen cuts anywhere between the first byte of a new file and the last packed match."""
    damage = list(cuts(range(15), "FULL", tables=3))
    assert [] == [found for found in damage if found]
    assert sum(found.told for found in damage) > 500


@pytest.mark.parametrize("synchronous", ["NORMAL", "OFF"])
def test_power_cut_with_less_syncing_is_seen_to_lose(synchronous: str) -> None:
    """A harness that never finds a loss proves nothing: here SQLite itself promises less."""
    assert any(found.lost or found.is_corrupt for found in cuts(range(8), synchronous, tables=3))


async def test_recording_ends_where_the_file_does(tmp_path: Path) -> None:
    """Nothing that the journal says to SQLite is missed."""
    path = tmp_path / "murlan.db"
    recording = await record(path, 1, tables=2)
    with sqlite3.connect(path) as connection:
        assert digest_of(connection) == recording.states[-1].digest
    connection.close()


@pytest.mark.parametrize(("is_synced", "kept"), [(True, {True}), (False, {True, False})], ids=["synced", "not synced"])
def test_row_survives_a_cut_for_certain_only_if_it_was_synced(
    is_synced: bool,  # noqa: FBT001  # a case
    kept: set[bool],
    tmp_path: Path,
) -> None:
    """The disk keeps what was synced and may lose the rest."""
    found = set()
    for luck in range(20):
        folder = tmp_path / str(luck)
        folder.mkdir()
        disk = UnsyncedDisk()
        connection = apsw.Connection(str(folder / "live.db"), vfs=disk.name)
        setting = "PRAGMA synchronous = FULL" if is_synced else "PRAGMA synchronous = OFF"
        for sql in ("PRAGMA journal_mode = WAL", "CREATE TABLE a (b)", setting, "INSERT INTO a VALUES (1)"):
            list(connection.execute(sql))
        image = folder / "image"
        image.mkdir()
        disk.after_the_cut(image, Random(luck))
        connection.close()
        with sqlite3.connect(image / "live.db") as left:
            found.add(left.execute("SELECT b FROM a").fetchall() == [(1,)])
        left.close()
    assert kept == found


def test_nothing_reaches_a_disk_without_power(tmp_path: Path) -> None:
    """What SQLite still tries after the cut is refused, its clean-up too."""
    disk = UnsyncedDisk(cut_at=1)
    connection = apsw.Connection(str(tmp_path / "live.db"), vfs=disk.name)
    with pytest.raises(PowerCutError):
        connection.execute("CREATE TABLE a (b)")
    connection.close()
    disk.after_the_cut(tmp_path, Random(1))
    assert b"" == (tmp_path / "live.db").read_bytes()
