"""A file's contents copied to a server: all of it as it is, or nothing."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import ManualClock
from db import Database
from db.inventory import inventory
from db.postgres import moving
from tests.support.engines import SERVER, FilePlace, ServerPlace, new_server_place
from tests.support.league import Server
from tests.support.stored import lobby, units_of
from tests.support.walks import deal_walk, match_walk

pytestmark = pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")

COMMAND = "migrate-to-postgres"
EX_DATAERR, EX_NOINPUT, EX_CANTCREAT, EX_TEMPFAIL, EX_CONFIG = 65, 66, 73, 75, 78


@pytest.fixture
def target(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ServerPlace:
    """An empty database of the server, which the settings name beside the file."""
    found = new_server_place()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MURLAN_DATABASE", str(tmp_path / "data" / "murlan.db"))
    monkeypatch.setenv("MURLAN_DATABASE_URL", str(found.where))
    return found


@pytest.fixture
async def file(path: Path, clock: ManualClock) -> FilePlace:
    """A file with books, settings, a match that is over and one that still runs."""
    async with await Database.open(path, wall=clock.wall) as database:
        server = Server(database, clock, 700)
        for others in ((1, 2, 3), (2, 1), (3, 2)):
            await server.play(others, (0, 1, 2, 3))
        await database.languages.choose_for_person(1, "sq")
        await database.seasons.end(700)
        for unit in units_of(match_walk(1), lobby("whole"), match_id="whole"):
            await database.journal.commit(unit)
        for unit in list(units_of(deal_walk(77), lobby("running"), match_id="running"))[:9]:
            await database.journal.commit(unit)
        await database.journal.probe()
        await database.archive.settled()
    place = FilePlace(path)
    place.query("INSERT INTO member_name (guild_id, user_id, name) VALUES (700, -5, 'a' || char(0) || 'ë♠')")
    return place


def rows(place: FilePlace | ServerPlace, tables: tuple[str, ...]) -> dict[str, list[str]]:
    """Return all rows, in an order that both kinds of database agree on."""
    found = {table: place.query(f"SELECT * FROM {table}") for table in tables}  # noqa: S608 - of the schema
    return {table: sorted(map(repr, many)) for table, many in found.items()}


def tables_of(place: FilePlace) -> tuple[str, ...]:
    """Return the tables of a file, but for the list of its steps."""
    connection = sqlite3.connect(place.where)
    names = tuple(table.name for table in inventory(connection))
    connection.close()
    return tuple(name for name in names if name != "migration")


async def test_everything_is_there_afterwards_and_its_tables_go_on(
    target: ServerPlace, file: FilePlace, clock: ManualClock, capsys: pytest.CaptureFixture[str]
) -> None:
    """Row for row; and a bot that starts over it continues the match."""
    names = tables_of(file)
    before = rows(file, names)
    assert 0 == await asyncio.to_thread(main, [COMMAND])
    told = capsys.readouterr().out
    assert all(f"{name}: {len(before[name])} rows, equal" in told for name in names)
    expected = {
        name: [text.replace(r"'a\x00", "'a\N{REPLACEMENT CHARACTER}") for text in before[name]] for name in names
    }
    assert expected == rows(target, names)
    assert before == rows(file, names)
    async with await target.open(wall=clock.wall) as database:
        (table,) = [one for one in await database.journal.open_tables() if one.state.table_id == "running"]
        assert 9 == table.state.event_count
    assert 0 == await asyncio.to_thread(main, ["recompute"])


async def test_run_that_fails_in_the_middle_leaves_the_target_empty(
    target: ServerPlace, file: FilePlace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is one transaction, whose last table is compared before it ends; the next run begins as the first did."""
    names = tables_of(file)
    wrong = moving.Sum.with_rows
    last: list[moving.Sum] = []

    def miscounted(own: moving.Sum, many: list[tuple[object, ...]]) -> moving.Sum:
        last.append(wrong(own, many))
        return moving.Sum(last[-1].rows, last[-1].digest + len(last) // 30)

    with monkeypatch.context() as patch:
        patch.setattr(moving.Sum, "with_rows", miscounted)
        assert EX_DATAERR == await asyncio.to_thread(main, [COMMAND])
    assert "did not arrive" in capsys.readouterr().err
    assert all(not many for many in rows(target, names).values())
    assert 0 == await asyncio.to_thread(main, [COMMAND])


async def test_target_that_holds_something_is_left_as_it_is(
    target: ServerPlace, file: FilePlace, clock: ManualClock, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two servers' histories cannot be one."""
    async with await target.open(wall=clock.wall) as database:
        await database.languages.choose_for_guild(5, "de")
    assert EX_CANTCREAT == await asyncio.to_thread(main, [COMMAND])
    assert "is not empty (guild_setting has rows)" in capsys.readouterr().err
    assert [(5, "de")] == target.query("SELECT guild_id, language FROM guild_setting")
    assert [(0,)] == target.query("SELECT count(*) FROM match")
    del file


async def test_bot_that_runs_on_either_side_is_in_the_way(
    target: ServerPlace, file: FilePlace, clock: ManualClock, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it stores meanwhile would be left behind."""
    async with await file.open(wall=clock.wall):
        assert EX_TEMPFAIL == await asyncio.to_thread(main, [COMMAND])
    async with await target.open(wall=clock.wall):
        assert EX_TEMPFAIL == await asyncio.to_thread(main, [COMMAND])
    told = capsys.readouterr()
    assert 2 == told.err.count("The bot is running")
    assert "secret" not in told.err + told.out


def test_missing_file_or_address_is_named(
    target: ServerPlace, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is made by it."""
    assert EX_NOINPUT == main([COMMAND])
    monkeypatch.setenv("MURLAN_DATABASE_URL", "")
    assert EX_CONFIG == main([COMMAND])
    assert "MURLAN_DATABASE_URL is not set" in capsys.readouterr().err
    assert [] == target.query("SELECT relname::text FROM pg_class WHERE relname = 'match'")
