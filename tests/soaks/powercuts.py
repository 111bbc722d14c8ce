"""`python -m tests.soaks.powercuts --cuts 300`: the power goes in the middle of what the journal writes, 300 times.

The real journal is recorded, its statements are replayed on a disk that keeps unsynced bytes apart, the power goes at
a random operation, and our own `db` opens what is left. It must hold exactly what was there after some transaction,
and no earlier one than the last that anybody was told of. The same with ``synchronous`` turned down shows that the
harness sees losses: there it must find some.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import apsw

from db import Database, OpeningError
from tests.soaks.recording import WALL, Recording, Statement, digest_of, record
from tests.soaks.reporting import Progress, Record
from tests.soaks.unsynced import PowerCutError, UnsyncedDisk

CUTS_A_RECORDING: Final = 30
CONTROLS: Final = ("NORMAL", "OFF")
"""Settings of ``synchronous`` that are known to lose."""
CHECKPOINTS: Final = (1000, 60, 12)
"""After how many pages the log is moved into the file: SQLite's own setting, and sooner, to have more of it."""


@dataclass(frozen=True, slots=True)
class Damage:
    """What one power cut did."""

    told: int = 0
    """Plays that were acknowledged before it."""
    lost: int = 0
    """Acknowledged plays that are gone."""
    is_corrupt: bool = False
    """SQLite or our `db` cannot use the file, or what it holds is the middle of something."""
    unreadable: int = 0
    """Open tables that cannot be read."""

    def __bool__(self) -> bool:
        return bool(self.lost or self.is_corrupt or self.unreadable)


class Rehearsal:
    """One recording, and how many disk operations it takes at each setting."""

    def __init__(self, recording: Recording) -> None:
        self._recording = recording
        self._operations: dict[tuple[str, int], int] = {}

    def cut(self, seed: int, folder: Path, *, synchronous: str = "FULL") -> Damage:
        """Let the power go once, and look at what is left.

        Args:
            seed: Of the moment, and of what survives.
            folder: An empty one.
            synchronous: What the journal is made to use.
        """
        rng = Random(f"{synchronous} {seed}")
        checkpoint = rng.choice(CHECKPOINTS)
        setting = synchronous, checkpoint
        if setting not in self._operations:
            disk = UnsyncedDisk()
            self._replay(disk, folder, *setting)
            self._operations[setting] = disk.operations
        disk = UnsyncedDisk(cut_at=rng.randrange(1, self._operations[setting] + 1))
        returned = self._replay(disk, folder, *setting)
        image = folder / "image"
        image.mkdir()
        disk.after_the_cut(image, rng)
        return _damage(image / "murlan.db", self._recording, returned)

    def _replay(self, disk: UnsyncedDisk, folder: Path, synchronous: str, checkpoint: int) -> int:
        """Say everything again until the power goes, and return how many statements returned."""
        live = folder / f"live-{disk.name}"
        live.mkdir()
        returned, connection = 0, None
        try:
            connection = apsw.Connection(str(live / "murlan.db"), vfs=disk.name)
            connection.execute(f"PRAGMA wal_autocheckpoint = {checkpoint}")
            for statement in self._recording.statements:
                _say(connection, statement, synchronous)
                returned += 1
        except PowerCutError:
            pass
        finally:
            if connection is not None:
                with suppress(PowerCutError, apsw.Error):
                    connection.close()
            shutil.rmtree(live)
        return returned


def _say(connection: apsw.Connection, statement: Statement, synchronous: str) -> None:
    sql = statement.sql.replace("synchronous = FULL", f"synchronous = {synchronous}")
    if statement.is_many:
        connection.executemany(sql, statement.parameters)
    else:
        list(connection.execute(sql, statement.parameters))


def _damage(image: Path, recording: Recording, returned: int) -> Damage:
    """Hold what is left against what was told by the time of the cut."""
    told = max((n for n, s in enumerate(recording.states) if s.is_told and s.after <= returned), default=0)
    plays = sum(state.plays for state in recording.states[: told + 1])
    try:
        found = _digest(image)
        unreadable = asyncio.run(_unreadable_tables(image))
    except (sqlite3.DatabaseError, OpeningError):
        return Damage(plays, is_corrupt=True)
    begun = sum(state.after <= returned for state in recording.states) + 1
    number = next((n for n, state in enumerate(recording.states[:begun]) if state.digest == found), None)
    if number is None:
        return Damage(plays, is_corrupt=True, unreadable=unreadable)
    lost = sum(state.plays for state in recording.states[number + 1 : told + 1])
    return Damage(plays, lost, unreadable=unreadable)


def _digest(image: Path) -> str:
    """Recover a copy of the image with SQLite alone, and return what it holds.

    Raises:
        sqlite3.DatabaseError: It cannot.
    """
    copy = image.parent / "copy"
    copy.mkdir()
    for file in image.parent.glob("murlan.db*"):
        shutil.copyfile(file, copy / file.name)
    with closing(sqlite3.connect(copy / image.name)) as connection:
        if connection.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            raise sqlite3.DatabaseError
        return digest_of(connection)


async def _unreadable_tables(image: Path) -> int:
    """Open the image as the bot does at its start, and return how many tables it has to set aside.

    Raises:
        OpeningError: It cannot be opened.
        sqlite3.DatabaseError: It cannot be used after all.
    """
    async with await Database.open(image, wall=lambda: WALL) as database:
        tables = await database.journal.open_tables()
        await database.archive.settled()
    with closing(sqlite3.connect(image)) as connection:
        (rows,) = connection.execute("SELECT count(*) FROM open_table").fetchone()
        (unpacked,) = connection.execute("SELECT count(*) FROM match WHERE ended_at AND record IS NULL").fetchone()
    return int(rows) - len(tables) + int(unpacked)


def cuts(numbers: range, synchronous: str, *, tables: int) -> Iterator[Damage]:
    """Yield the damage of so many power cuts, each group of them over a recording of its own.

    Args:
        numbers: Which cuts; a cut has the same moment and the same luck whenever it is made.
        synchronous: What the journal is made to use.
        tables: How many tables a recording has.
    """
    for first, group in itertools.groupby(numbers, lambda number: number // CUTS_A_RECORDING):
        with tempfile.TemporaryDirectory(prefix="powercuts-") as name:
            folder = Path(name)
            rehearsal = Rehearsal(asyncio.run(record(folder / "recorded" / "murlan.db", first, tables=tables)))
            for number in group:
                place = folder / str(number)
                place.mkdir()
                yield rehearsal.cut(number, place, synchronous=synchronous)
                shutil.rmtree(place)


def main(arguments: Sequence[str]) -> int:
    """Cut the power, print the figures, and return 1 where something was lost, or the controls saw nothing."""
    parser = argparse.ArgumentParser(prog="python -m tests.soaks.powercuts", description="Cut the power.")
    parser.add_argument("--cuts", type=int, default=300, help="how many (default: 300)")
    parser.add_argument("--tables", type=int, default=8, help="tables in a recording (default: 8)")
    parser.add_argument("--anew", action="store_true", help="forget an interrupted run")
    options = parser.parse_args(arguments)
    record_file = Record.open("powercuts", {"cuts": options.cuts, "tables": options.tables}, anew=options.anew)
    groups = {"FULL": options.cuts, **dict.fromkeys(CONTROLS, max(1, options.cuts // 10))}
    progress = Progress(sum(groups.values()), done=len(record_file.entries))
    for synchronous, count in groups.items():
        done = sum(entry["synchronous"] == synchronous for entry in record_file.entries)
        for damage in cuts(range(done, count), synchronous, tables=options.tables):
            found = {
                "told": damage.told,
                "lost": damage.lost,
                "corrupt": int(damage.is_corrupt),
                "unreadable": damage.unreadable,
            }
            record_file.add(synchronous=synchronous, damaged=int(bool(damage)), **found)
            if len(record_file.entries) % 10 == 0:
                progress.tell(
                    len(record_file.entries), **{"synchronous =": synchronous}, **_sums(record_file, synchronous)
                )
    record_file.finish()
    return tell(record_file, progress)


def tell(record_file: Record, progress: Progress) -> int:
    """Print what a run came to."""
    is_good = True
    for synchronous in ("FULL", *CONTROLS):
        sums = _sums(record_file, synchronous)
        words = ", ".join(f"{count} {name.replace('_', ' ')}" for name, count in sums.items())
        progress.say(f"synchronous = {synchronous}: {words}")
        is_good &= (sums["damaged"] == 0) is (synchronous == "FULL")
    return 0 if is_good else 1


def _sums(record_file: Record, synchronous: str) -> dict[str, int]:
    entries = [entry for entry in record_file.entries if entry["synchronous"] == synchronous]
    names = {
        "told": "plays_acknowledged",
        "damaged": "damaged",
        "lost": "plays_lost",
        "corrupt": "corrupt",
        "unreadable": "tables_unreadable",
    }
    return {"cuts": len(entries)} | {said: sum(entry[name] for entry in entries) for name, said in names.items()}


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
