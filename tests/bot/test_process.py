"""`python -m bot` as a process: how it ends, and what it says where it cannot begin."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import __version__
from bot.__main__ import main
from db import Database
from playground.app import Playground
from tests.support.live import PATIENCE, local_discord

EX_UNAVAILABLE, EX_CONFIG = 69, 78
ROOT = Path(__file__).resolve().parents[2]
Environment = dict[str, str]


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A local Discord in this process."""
    async with local_discord() as (running, _http):
        yield running


@pytest.fixture
def environment(playground: Playground, tmp_path: Path) -> Environment:
    """What a bot needs to find the local Discord."""
    return {
        "DISCORD_TOKEN": playground.discord.token,
        "DISCORD_API_URL": f"{playground.discord.base_url}/api/v10",
        "DISCORD_GATEWAY_URL": playground.gateway.url,
        "MURLAN_DATABASE": str(tmp_path / "murlan.db"),
    }


async def start(environment: Environment, folder: Path) -> asyncio.subprocess.Process:
    """Start the bot in a folder of its own, where no `.env` is; computer players think in it unless told otherwise."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), "MURLAN_COMPUTER_PROCESSES": "0", "MURLAN_CARDS": "text", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def end_of(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """Wait for a process to end; its exit code and what it wrote."""
    async with asyncio.timeout(PATIENCE):
        out, err = await process.communicate()
    return process.returncode, (out + err).decode()


async def connected(playground: Playground) -> None:
    """Wait until the bot has a gateway connection."""
    came = asyncio.Event()
    playground.discord.bus.listen(lambda event: came.set() if event.name == "BOT" else None)
    async with asyncio.timeout(PATIENCE):
        while not playground.gateway.is_bot_here:
            came.clear()
            await came.wait()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda number: number.name)
async def test_signal_ends_the_bot_with_exit_code_0(
    number: signal.Signals, playground: Playground, environment: Environment, tmp_path: Path
) -> None:
    """BB-045: it says goodbye to Discord, closes its file, and its log has no token, no traceback and no warning."""
    process = await start(environment, tmp_path)
    await connected(playground)
    process.send_signal(number)
    code, wrote = await end_of(process)
    assert (0, False, False) == (code, playground.discord.token in wrote, "Traceback" in wrote)
    assert (False, True) == ("WARNING" in wrote, "stopping; tables that go on after the next start: 0" in wrote)
    async with await Database.open(tmp_path / "murlan.db", wall=lambda: 0.0):
        pass  # the lock was let go


async def test_signal_before_discord_answers_ends_the_bot(
    playground: Playground, environment: Environment, tmp_path: Path
) -> None:
    """Whoever stops a bot that cannot log in does not wait for Discord."""
    came = asyncio.Event()
    playground.discord.faults.plant({"kind": "delay", "route": "GET /users/@me", "seconds": 60})
    strike = playground.discord.faults.strike

    def heard(kinds: tuple[str, ...], route: str) -> object:
        came.set()
        return strike(kinds, route)

    playground.discord.faults.strike = heard  # type: ignore[method-assign, assignment]  # to know when it asks
    process = await start(environment, tmp_path)
    async with asyncio.timeout(PATIENCE):
        await came.wait()
    process.send_signal(signal.SIGTERM)
    assert 0 == (await end_of(process))[0]


@pytest.mark.parametrize("token", [{}, {"DISCORD_TOKEN": "  "}], ids=["none", "blank"])
async def test_bot_without_a_token_says_where_to_get_one(token: Environment, tmp_path: Path) -> None:
    """One plain sentence, and the exit code for a wrong configuration."""
    code, wrote = await end_of(await start(token, tmp_path))
    assert (EX_CONFIG, 1) == (code, len(wrote.splitlines()))
    assert wrote.startswith("DISCORD_TOKEN is not set: ")


async def test_bot_with_a_wrong_token_says_so_and_does_not_repeat_it(environment: Environment, tmp_path: Path) -> None:
    """Discord does not know it."""
    code, wrote = await end_of(await start({**environment, "DISCORD_TOKEN": "wrong.token.here"}, tmp_path))
    assert (EX_CONFIG, False, False) == (code, "wrong.token.here" in wrote, "Traceback" in wrote)
    assert "DISCORD_TOKEN is wrong" in wrote


@pytest.mark.parametrize("token", ["line\nbreak", "caf\u00e9.x.y", "a\tb"], ids=ascii)
def test_token_that_cannot_be_sent_is_said_to_be_wrong(
    token: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Something was pasted that is no token; it is not repeated."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert EX_CONFIG == main([])
    wrote = capsys.readouterr().err
    assert (True, False) == (wrote.startswith("DISCORD_TOKEN is wrong: "), token in wrote)


def test_child_that_is_never_needed_ends_without_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It waits for a line that says its shards; its parent has ended instead."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert 0 == main(["take-over"])
    assert ("", "") == tuple(capsys.readouterr())


WRONG = {
    "language": ("MURLAN_LANGUAGE", "tlh"),
    "cards": ("MURLAN_CARDS", "big"),
    "log level": ("MURLAN_LOG_LEVEL", "DEBUG"),
    "pause": ("MURLAN_COMPUTER_PAUSE", "-1"),
    "pause that is none": ("MURLAN_COMPUTER_PAUSE", "soon"),
    "next deal": ("MURLAN_NEXT_DEAL", "0"),
    "shards that are none": ("MURLAN_SHARDS", "8"),
    "shards without a database for several": ("MURLAN_SHARDS", "0-3/8"),
    "API address": ("DISCORD_API_URL", "localhost:8765"),
    "gateway address": ("DISCORD_GATEWAY_URL", "http://localhost"),
}


@pytest.mark.parametrize(("name", "value"), WRONG.values(), ids=WRONG)
def test_wrong_setting_is_named(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence a setting, no traceback, the exit code for a wrong configuration."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(name, value)
    code = main([])
    wrote = capsys.readouterr().err
    assert (EX_CONFIG, 1) == (code, len(wrote.splitlines()))
    assert wrote.startswith(f"{name} is wrong: ")


@pytest.mark.parametrize("state", ["in use", "a folder", "no database"])
async def test_database_that_cannot_be_used_is_named(state: str, environment: Environment, tmp_path: Path) -> None:
    """Another process has it, or the path is something else."""
    path = tmp_path / "murlan.db"
    database = None
    match state:
        case "in use":
            database = await Database.open(path, wall=lambda: 0.0)
        case "a folder":
            path.mkdir()
        case _:
            path.write_bytes(b"this is no database" * 300)
    code, wrote = await end_of(await start(environment, tmp_path))
    if database is not None:
        await database.close()
    assert (EX_CONFIG, False) == (code, "Traceback" in wrote)
    assert "The database cannot be used: " in wrote


async def test_discord_that_cannot_be_reached_is_said(environment: Environment, tmp_path: Path) -> None:
    """Nobody listens there; the exit code tells a supervisor to try again later."""
    nobody = {**environment, "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}
    code, wrote = await end_of(await start(nobody, tmp_path))
    assert (EX_UNAVAILABLE, False) == (code, "Traceback" in wrote)
    assert "Discord cannot be reached: " in wrote


async def test_setting_that_there_is_not_is_said_as_the_bot_starts(environment: Environment, tmp_path: Path) -> None:
    """A slip of the pen would be passed over in silence: whoever set it believes that it holds."""
    slip = {**environment, "DISCORD_API_URL": "http://127.0.0.1:9/api/v10", "MURLAN_LANGAUGE": "sq"}
    _, wrote = await end_of(await start(slip, tmp_path))
    assert "MURLAN_LANGAUGE is set, but there is no such setting; did you mean MURLAN_LANGUAGE?" in wrote
    assert f"this is Murlan {__version__}" in wrote


async def test_gateway_that_refuses_the_bot_ends_it_with_a_sentence(
    playground: Playground, environment: Environment, tmp_path: Path
) -> None:
    """4014: an intent that the application was not granted; trying again would not help."""
    process = await start(environment, tmp_path)
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        while b"has connected to Gateway" not in await process.stderr.readline():
            pass
    (session,) = playground.gateway.connected()
    assert session.connection is not None
    await session.connection.close(4014)
    code, wrote = await end_of(process)
    assert (EX_UNAVAILABLE, False) == (code, "Traceback" in wrote)
