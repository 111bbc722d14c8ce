"""Backups by themselves: made in time, checked by restoring, and not without end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.backups import AGAIN_SECONDS, Backups
from bot.clock import ManualClock
from db import Database
from db.copies import check
from tests.support.league import Server

EVERY, KEPT = 3600.0, 3
GUILD = 700


@pytest.fixture
def clock() -> ManualClock:
    """A clock that is turned by hand."""
    return ManualClock()


@pytest.fixture
async def running(tmp_path: Path, clock: ManualClock) -> AsyncIterator[Database]:
    """A bot's open database with one result."""
    async with await Database.open(tmp_path / "murlan.db", wall=clock.wall) as database:
        await Server(database, clock, GUILD).play((1, 2, 3), (0, 1, 2, 3))
        yield database


@pytest.fixture
def backups(tmp_path: Path, clock: ManualClock) -> Backups:
    """What backs it up into a folder that is not there yet."""
    return Backups(tmp_path / "murlan.db", tmp_path / "copies", clock, every=EVERY, kept=KEPT)


def names(folder: Path) -> list[str]:
    """Return what is in a folder, if it is there."""
    return sorted(path.name for path in folder.iterdir()) if folder.exists() else []


async def made(folder: Path, count: int) -> list[str]:
    """Wait until there are so many copies, and nothing half done beside them."""
    while len(found := names(folder)) != count or any(name.startswith(".") for name in found):
        await asyncio.sleep(0.005)
    return found


@pytest.mark.usefixtures("running")
async def test_backup_of_a_database_in_use_is_a_sound_copy(backups: Backups) -> None:
    """It is read like any other copy; nothing is left of the trial."""
    copy = backups.make()
    assert (1, 1) == (check(copy).servers, check(copy).results)
    assert [copy.name] == names(copy.parent)


@pytest.mark.usefixtures("running")
async def test_oldest_backups_go_and_other_files_stay(backups: Backups, clock: ManualClock, tmp_path: Path) -> None:
    """An operator's own copies are not ours to take."""
    own = tmp_path / "copies" / "murlan-before-the-move.db"
    own.parent.mkdir()
    own.write_text("mine")
    copies = []
    for _ in range(KEPT + 2):
        copies.append(backups.make().name)
        clock.advance(1)
    assert sorted([*copies[2:], own.name]) == names(own.parent)


@pytest.mark.usefixtures("running")
async def test_backup_is_made_at_the_start_only_where_the_newest_is_too_old(
    backups: Backups, clock: ManualClock, tmp_path: Path
) -> None:
    """Restarts do not push the older ones out."""
    folder = tmp_path / "copies"
    first = backups.make().name
    clock.advance(EVERY / 2)
    round_ = asyncio.create_task(backups.run())
    while clock.next_alarm() is None:
        await asyncio.sleep(0.005)
    assert [first] == names(folder)
    clock.advance(EVERY / 2)
    assert first == (await made(folder, 2))[0]
    round_.cancel()


async def test_backup_that_failed_is_tried_again_soon(
    backups: Backups, clock: ManualClock, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A full disk is told as an error; no half copy is left, and the round goes on."""
    round_ = asyncio.create_task(backups.run())
    while clock.next_alarm() is None:
        await asyncio.sleep(0.005)
    assert (["the database was not backed up"], []) == (
        [record.getMessage().partition(":")[0] for record in caplog.records if record.name == "bot.backups"],
        names(tmp_path / "copies"),
    )
    async with await Database.open(tmp_path / "murlan.db", wall=clock.wall):
        clock.advance(AGAIN_SECONDS)
        assert 1 == len(await made(tmp_path / "copies", 1))
    round_.cancel()


@pytest.mark.usefixtures("running")
async def test_age_is_that_of_the_newest(backups: Backups, clock: ManualClock) -> None:
    """What an operator's alarm watches; ``None`` where there is none yet."""
    assert None is backups.age()
    backups.make()
    clock.advance(90)
    assert 90 == backups.age()
