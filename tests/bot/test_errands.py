"""`python -m bot COMMAND`: what an operator is told, and what is in the files afterwards."""

from __future__ import annotations

import json
import os
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.clock import ManualClock
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from db import Database
from db.inventory import stored_servers
from tests.support.league import Server
from tests.support.stored import lobby, query, units_of
from tests.support.walks import deal_walk, match_walk

GUILD, OTHER = 700, 701
PERSON = 1_234_567_890_123_456_789
FIRST = (0, 1, 2, 3)
SERVICE = (61_234, 61_235)
"""The user and the group of a service."""
EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_CANTCREAT, EX_IOERR, EX_TEMPFAIL, EX_CONFIG = 64, 65, 66, 73, 74, 75, 78


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is; the settings say so, and no `.env` is near."""
    path = tmp_path / "data" / "murlan.db"
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MURLAN_DATABASE", str(path))
    return path


@pytest.fixture
async def running(path: Path) -> AsyncIterator[Database]:
    """A bot's open database: two servers with books, a finished match, and one that still runs."""
    clock = ManualClock()
    async with await Database.open(path, wall=clock.wall) as database:
        for guild_id in (GUILD, OTHER):
            server = Server(database, clock, guild_id)
            await server.play((PERSON, 2, 3), FIRST)
            await server.play((2, PERSON), FIRST)
        for unit in units_of(match_walk(1), lobby("whole"), match_id="whole"):
            await database.journal.commit(unit)
        for unit in list(units_of(deal_walk(77), lobby("running"), match_id="running"))[:9]:
            await database.journal.commit(unit)
        await database.archive.settled()
        yield database


@pytest.fixture
async def stopped(running: Database, path: Path) -> Path:
    """The file after the bot has ended."""
    await running.close()
    return path


def files(folder: Path) -> list[Path]:
    """Return what is in a folder."""
    return list(folder.iterdir())


async def test_backup_is_made_while_the_bot_runs(
    running: Database, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It needs no lock; what is still in the log is in the copy, which is one plain file that is found sound."""
    target = tmp_path / "copy.db"
    assert 0 == main(["backup", str(target)])
    assert f"{target} is a sound copy: 5 results of 2 servers" in capsys.readouterr().out
    assert query(path, "SELECT * FROM result") == query(target, "SELECT * FROM result")
    assert ["copy.db", "data"] == sorted(file.name for file in files(tmp_path))
    assert 0 == main(["restore", str(target), "--check"])
    await running.languages.choose_for_guild(GUILD, "sq")  # the bot goes on


def test_backup_in_a_folder_is_named_by_the_time(stopped: Path, tmp_path: Path) -> None:
    """So a nightly backup needs no script."""
    (tmp_path / "backups").mkdir()
    assert 0 == main(["backup", str(tmp_path / "backups")])
    (copy,) = (tmp_path / "backups").iterdir()
    assert (True, 0o600) == (copy.name.startswith("murlan-2"), copy.stat().st_mode & 0o777)
    assert query(stopped, "SELECT * FROM standing") == query(copy, "SELECT * FROM standing")


def test_backup_replaces_nothing(stopped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever it is."""
    there = tmp_path / "there.db"
    there.write_text("mine")
    assert EX_CANTCREAT == main(["backup", str(there)])
    assert ("mine", f"{there} is there already") == (
        there.read_text(),
        capsys.readouterr().err[: len(f"{there} is there already")],
    )
    assert EX_IOERR == main(["backup", str(tmp_path / "nowhere" / "copy.db")])
    assert 1 == len(capsys.readouterr().err.splitlines())
    assert stopped.exists()


def test_backup_of_a_broken_database_leaves_no_copy(path: Path, tmp_path: Path) -> None:
    """A copy that is not sound is none."""
    path.parent.mkdir()
    path.write_bytes(b"this is no database" * 300)
    assert EX_CONFIG == main(["backup", str(tmp_path / "copy.db")])
    assert not (tmp_path / "copy.db").exists()


async def test_copy_is_put_in_place_and_the_old_file_is_kept(
    stopped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot goes on from the copy; nothing of the file before is lost."""
    copy = tmp_path / "copy.db"
    assert 0 == main(["backup", str(copy)])
    async with await Database.open(stopped, wall=lambda: 2e9) as database:
        await database.languages.choose_for_guild(GUILD, "sq")
    assert 0 == main(["restore", str(copy)])
    (kept,) = stopped.parent.glob("murlan.db.before-restore-*")
    assert str(kept) in capsys.readouterr().out
    assert [(GUILD, "sq")] == query(kept, "SELECT guild_id, language FROM guild_setting")
    async with await Database.open(stopped, wall=lambda: 2e9) as database:
        assert None is await database.languages.of_guild(GUILD)
    assert copy.exists()


def test_copy_is_put_in_place_where_no_database_is(stopped: Path, tmp_path: Path) -> None:
    """On a new machine."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy)])
    stopped.unlink()
    assert 0 == main(["restore", str(copy)])
    assert query(copy, "SELECT * FROM rating") == query(stopped, "SELECT * FROM rating")
    assert [] == list(stopped.parent.glob("*.before-*"))


def test_restored_database_takes_after_the_one_before(stopped: Path, tmp_path: Path) -> None:
    """A service's database stays the service's, whoever restores it: else the bot could not write any more."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy)])
    stopped.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(stopped, *SERVICE)
    before = stopped.stat()
    assert 0 == main(["restore", str(copy)])
    assert _access(before) == _access(stopped.stat())


def test_restored_database_has_the_owner_of_its_folder_where_none_was(stopped: Path, tmp_path: Path) -> None:
    """And nobody else reads it."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy)])
    stopped.unlink()
    if os.geteuid() == 0:
        os.chown(stopped.parent, *SERVICE)
    folder = stopped.parent.stat()
    assert 0 == main(["restore", str(copy)])
    assert (folder.st_uid, folder.st_gid, 0o600) == _access(stopped.stat())


def test_database_and_its_log_are_their_owners_alone(running: Database, path: Path) -> None:
    """Hands of running matches are in them."""
    assert {0o600} == {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
    assert {"murlan.db", "murlan.db-wal"} <= {file.name for file in path.parent.iterdir()}


def test_broken_copy_is_not_put_in_place(stopped: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Half a file, something else, and what a newer release wrote: each is said, and the database stays."""
    before = stopped.read_bytes()
    copy = tmp_path / "copy.db"
    main(["backup", str(copy)])
    half, other, newer = tmp_path / "half.db", tmp_path / "other.db", tmp_path / "newer.db"
    half.write_bytes(copy.read_bytes()[: copy.stat().st_size // 8192 * 4096])
    other.write_bytes(b"this is no database" * 300)
    newer.write_bytes(copy.read_bytes())
    connection = sqlite3.connect(newer)
    connection.execute("INSERT INTO migration VALUES (9000, 'later', 1)")
    connection.commit()
    connection.close()
    capsys.readouterr()
    for file in (half, other, newer):
        for more in ([], ["--check"]):
            assert EX_DATAERR == main(["restore", str(file), *more])
            assert capsys.readouterr().err.startswith("The copy cannot be used: ")
    assert EX_NOINPUT == main(["restore", str(tmp_path / "nothing.db")])
    assert EX_USAGE == main(["restore", str(stopped)])
    assert before == stopped.read_bytes()


async def test_what_writes_refuses_while_the_bot_runs(
    running: Database, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit code says that it may be tried again later; nothing is changed."""
    copy = tmp_path / "copy.db"
    main(["backup", str(copy)])
    before = query(path, "SELECT * FROM result_person")
    capsys.readouterr()
    for command in (["restore", str(copy)], ["recompute"], ["forget", str(OTHER), "--yes"]):
        assert EX_TEMPFAIL == main(command)
        wrote = capsys.readouterr().err
        assert (True, 1) == (wrote.startswith("The bot is running: "), len(wrote.splitlines()))
    assert before == query(path, "SELECT * FROM result_person")
    del running


def test_books_that_differ_are_said_and_put_right_if_wanted(stopped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One server alone, or all."""
    connection = sqlite3.connect(stopped)
    connection.execute("UPDATE standing SET points = 99 WHERE guild_id = ? AND user_id = 2", (OTHER,))
    connection.commit()
    connection.close()
    assert 0 == main(["recompute", "--guild", str(GUILD)])
    assert EX_DATAERR == main(["recompute"])
    assert f"server {OTHER}: " in capsys.readouterr().out
    assert 0 == main(["recompute", "--repair"])
    assert 0 == main(["recompute"])


async def test_export_has_all_of_a_server_but_what_is_hidden_while_a_match_runs(
    running: Database, path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ended matches with their hands and seeds; of a running one neither, and nothing of another server."""
    assert 0 == main(["export", str(GUILD)])
    wrote = capsys.readouterr().out
    told: dict[str, Any] = json.loads(wrote)
    matches = {match["match_id"]: match for match in told["matches"]}
    assert (True, None) == (bool(matches["whole"]["record"]), matches["running"]["record"])
    assert "running" not in {event["match_id"] for event in told["events"]}
    assert {str(GUILD)} == {row["guild_id"] for name, rows in told.items() if name != "guild_id" for row in rows}
    hidden = query(path, "SELECT body FROM event WHERE match_id = 'running' AND seq = 0")[0][0]
    assert json.loads(hidden)["seed"] not in wrote
    assert "state" not in told["open_tables"][0]
    del running


def test_export_goes_to_a_file_that_is_not_there_yet(stopped: Path, tmp_path: Path) -> None:
    """Nothing is replaced."""
    target = tmp_path / "server.json"
    assert 0 == main(["export", str(GUILD), "--output", str(target)])
    assert str(GUILD) == json.loads(target.read_text("utf-8"))["guild_id"]
    assert EX_CANTCREAT == main(["export", str(GUILD), "--output", str(target)])
    assert EX_NOINPUT == main(["export", "999"])
    assert stopped.exists()


def test_nothing_is_forgotten_without_a_yes(stopped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What would be is said."""
    before = stopped.read_bytes()
    for number, kind in ((PERSON, "person"), (OTHER, "server")):
        assert EX_USAGE == main(["forget", str(number)])
        assert f"all about {kind} {number}" in capsys.readouterr().err
    assert EX_NOINPUT == main(["forget", "999", "--yes"])
    assert before == stopped.read_bytes()


def test_forgotten_person_leaves_no_trace_in_the_file(stopped: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither in digits nor as eight bytes; books still equal their results, and older copies are named."""
    old = stopped.with_name("murlan.db.before-0004")
    old.write_bytes(b"")
    assert 0 == main(["forget", str(PERSON), "--yes"])
    assert old.name in capsys.readouterr().out
    stored = b"".join(file.read_bytes() for file in stopped.parent.iterdir())
    traces = (str(PERSON).encode(), PERSON.to_bytes(8, "big"), PERSON.to_bytes(8, "little"))
    assert [] == [trace for trace in traces if trace in stored]
    assert 0 == main(["recompute"])


def test_forgotten_server_leaves_the_others_as_they_were(stopped: Path) -> None:
    """To the last row."""
    theirs = query(stopped, "SELECT * FROM standing WHERE guild_id = ?", GUILD)
    assert 0 == main(["forget", str(OTHER), "--yes"])
    connection = sqlite3.connect(stopped)
    assert {GUILD} == stored_servers(connection)
    connection.close()
    assert theirs == query(stopped, "SELECT * FROM standing WHERE guild_id = ?", GUILD)
    assert 0 == main(["recompute"])


async def test_person_at_an_open_table_is_not_forgotten(running: Database, capsys: pytest.CaptureFixture[str]) -> None:
    """The tables are named; the exit code says that it may be tried again."""
    state = replace(lobby("table9"), seats=(PersonSeat(PERSON),), host_id=PERSON)
    await running.journal.commit(Unit(state=state))
    await running.close()
    assert EX_TEMPFAIL == main(["forget", str(PERSON), "--yes"])
    assert "table9" in capsys.readouterr().err


def test_database_that_is_not_there_is_not_made(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A wrong path would else seem to be an empty league."""
    for command in (["backup", "x.db"], ["recompute"], ["export", "7"], ["forget", "7"]):
        assert EX_NOINPUT == main(command)
        assert capsys.readouterr().err.startswith("There is no database at ")
    assert not path.exists()


@pytest.mark.parametrize("line", ["bakcup x", "forget", "forget ana", "forget -5", "export 1e9", "backup", "restore"])
def test_command_line_that_is_not_understood_is_said_in_one_sentence(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the way to the help, and the exit code for a wrong call."""
    with pytest.raises(SystemExit) as ended:
        main(line.split())
    wrote = capsys.readouterr().err
    assert (EX_USAGE, 1, True) == (ended.value.code, len(wrote.splitlines()), "--help" in wrote)


@pytest.mark.parametrize("command", [[], ["backup"], ["restore"], ["recompute"], ["export"], ["forget"]])
def test_help_tells_what_a_command_does(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Without a token, a database or anything else."""
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert (0, True) == (ended.value.code, len(capsys.readouterr().out.splitlines()) > 5)


@pytest.mark.parametrize(
    ("called", "shown"), [("/opt/murlan/.venv/bin/murlan-bot", "murlan-bot"), ("/srv/bot/__main__.py", "python -m bot")]
)
def test_help_calls_the_program_as_it_was_called(
    called: str, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """What it shows can be typed."""
    monkeypatch.setattr(sys, "argv", [called])
    with pytest.raises(SystemExit):
        main(["backup", "--help"])
    assert capsys.readouterr().out.startswith(f"usage: {shown} backup ")


def _access(status: os.stat_result) -> tuple[int, int, int]:
    """Return whose a file is, and who may use it."""
    return status.st_uid, status.st_gid, stat.S_IMODE(status.st_mode)
