"""An operator's commands where the database is on a server."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.clock import ManualClock
from bot.tables.ports import Unit
from bot.tables.seating import PersonSeat
from db import Database
from tests.support.engines import SERVER, ServerPlace
from tests.support.league import Server
from tests.support.stored import lobby

pytestmark = pytest.mark.skipif(not SERVER, reason="it asks a server: MURLAN_TEST_POSTGRES names none")

PERSON, GUILD, OTHER = 1_234_567_890_123_456_789, 700, 701
EX_USAGE, EX_DATAERR, EX_NOINPUT, EX_TEMPFAIL, EX_CONFIG = 64, 65, 66, 75, 78


@pytest.fixture
async def running(
    place: ServerPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: ManualClock
) -> AsyncIterator[Database]:
    """A bot's open database, which the settings name: two servers with books."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("MURLAN_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("MURLAN_DATABASE_URL", place.where)
    monkeypatch.setenv("DISCORD_TOKEN", f"{'MTIzNDU2Nzg5MDEyMzQ1Njc4'}.GabcdE.{'x' * 38}")
    async with await place.open(wall=clock.wall) as database:
        for guild_id in (GUILD, OTHER):
            server = Server(database, clock, guild_id)
            await server.play((PERSON, 2, 3), (0, 1, 2, 3))
            await server.play((2, PERSON), (0, 1, 2, 3))
        yield database


async def done(*command: str) -> int:
    """Give a command, in a thread where no event loop runs."""
    return await asyncio.to_thread(main, list(command))


async def test_server_is_exported_while_the_bot_runs(running: Database, capsys: pytest.CaptureFixture[str]) -> None:
    """As of one moment, and nobody waits."""
    assert 0 == await done("export", str(GUILD))
    told = json.loads(capsys.readouterr().out)
    assert (str(GUILD), 2) == (told["guild_id"], len(told["results"]))
    assert EX_NOINPUT == await done("export", "999")
    await running.journal.commit(Unit(state=lobby()))


async def test_commands_that_write_refuse_while_the_bot_runs(
    running: Database, capsys: pytest.CaptureFixture[str]
) -> None:
    """They and it would each think themselves alone."""
    assert EX_TEMPFAIL == await done("recompute")
    assert EX_TEMPFAIL == await done("forget", str(PERSON), "--yes")
    assert 2 == capsys.readouterr().err.count("The bot is running")
    del running


async def test_books_are_held_against_the_results_and_put_right(
    running: Database, place: ServerPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    """A standing that somebody changed is found, and put right only if that is asked for."""
    await running.close()
    assert 0 == await done("recompute")
    place.query("UPDATE standing SET points = points + 1 WHERE guild_id = 701 AND period = 'all'")
    assert EX_DATAERR == await done("recompute")
    assert "server 701: 3 rows differ" in capsys.readouterr().out
    assert 0 == await done("recompute", "--repair")
    assert 0 == await done("recompute")


async def test_person_and_server_are_forgotten(
    running: Database, place: ServerPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    """An open table that names the person is in the way; afterwards no row knows them."""
    await running.journal.commit(Unit(state=replace(lobby(), seats=(PersonSeat(PERSON),), host_id=PERSON)))
    await running.close()
    assert EX_USAGE == await done("forget", str(PERSON))
    assert EX_TEMPFAIL == await done("forget", str(PERSON), "--yes")
    place.query("DELETE FROM open_table")
    assert 0 == await done("forget", str(PERSON), "--yes")
    assert "write-ahead log still remember" in capsys.readouterr().out
    assert EX_NOINPUT == await done("forget", str(PERSON), "--yes")
    assert [(4,)] == place.query("SELECT count(*) FROM result_person WHERE user_id < 0")
    assert 0 == await done("forget", str(OTHER), "--yes")
    assert [(GUILD,)] == place.query("SELECT DISTINCT guild_id FROM result")
    assert 0 == await done("recompute")


async def test_file_copies_are_refused_with_what_to_do_instead(
    running: Database, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A copy of a server's database is its own tools' business."""
    assert EX_USAGE == await done("backup", str(tmp_path / "copy.db"))
    (tmp_path / "copy.db").write_bytes(b"")
    assert EX_USAGE == await done("restore", str(tmp_path / "copy.db"))
    assert 2 == capsys.readouterr().err.count("pg_dump")
    del running


async def test_check_says_what_is_there(
    running: Database, place: ServerPlace, capsys: pytest.CaptureFixture[str]
) -> None:
    """Looked at while the bot runs; the password is in no line."""
    place.query("UPDATE result SET ended_at = ended_at - 100000000")  # the clock of tests is ahead of the machine's
    assert 0 == await done("check", "--offline")
    told = capsys.readouterr().out
    assert "4 results of 2 servers" in told
    assert "pg_dump" in told
    assert "secret" not in told
    del running


@pytest.mark.usefixtures("running")
@pytest.mark.parametrize(
    ("url", "said"),
    [
        (SERVER.replace("not%20a%20secret", "wrong-secret"), "password authentication failed"),
        (SERVER.rpartition("/")[0] + "/nowhere", "does not exist"),
        ("postgresql://murlan:secret@127.0.0.1:9/murlan", "nobody answers there"),
    ],
    ids=["password", "database", "server"],
)
async def test_check_says_why_a_server_cannot_be_used(
    url: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In words, with exit code 78."""
    monkeypatch.setenv("MURLAN_DATABASE_URL", url)
    assert EX_CONFIG == await done("check", "--offline")
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG")]
    assert said in line
    assert "secret" not in line
