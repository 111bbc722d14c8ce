"""`python -m bot check`: what an operator is told before the bot runs."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Final

import pytest

from bot.__main__ import main
from bot.health import HOST
from db import Database
from playground.app import Playground
from tests.support.live import local_discord

EX_CONFIG: Final = 78
SHAPED: Final = f"{'MTIzNDU2Nzg5MDEyMzQ1Njc4'}.GabcdE.{'x' * 38}"
"""Of application 123456789012345678, which does not exist."""


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without `.env`, nothing set but where the database is, and a token of the right shape."""
    monkeypatch.chdir(tmp_path)
    for name in [name for name in os.environ if name.startswith(("MURLAN_", "DISCORD_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("DISCORD_TOKEN", SHAPED)
    monkeypatch.setenv("MURLAN_DATABASE", str(tmp_path / "data" / "murlan.db"))
    return tmp_path


@pytest.fixture
async def playground() -> AsyncIterator[Playground]:
    """A local Discord in this process."""
    async with local_discord() as (running, _http):
        yield running


def wrong_lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what was found wrong."""
    return [line.removeprefix("WRONG  ") for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG")]


def test_machine_on_which_all_is_ready_is_told_so(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each trial, exit code 0, and nothing is left behind."""
    code = main(["check", "--offline"])
    lines = capsys.readouterr().out.splitlines()
    assert (0, [], 9) == (code, list(place.iterdir()), len(lines))
    assert all(line.startswith("ok ") for line in lines)


@pytest.mark.parametrize(
    ("token", "said"),
    [
        ("", "token: DISCORD_TOKEN is not set"),
        ("abc", "token: DISCORD_TOKEN has not the shape"),
        (f"{'a' * 24}.GabcdE.{'x' * 38}", "token: DISCORD_TOKEN has not the shape"),
        ("0123456789abcdef0123456789abcdef", "token: DISCORD_TOKEN has not the shape"),
    ],
    ids=["none", "short", "no application", "client secret"],
)
@pytest.mark.usefixtures("place")
def test_token_that_can_be_none_is_not_repeated(
    token: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Somebody pasted another thing from the portal, which may be a secret too."""
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert EX_CONFIG == main(["check", "--offline"])
    (line,) = wrong_lines(capsys)
    assert (True, False) == (line.startswith(said), bool(token) and token in line)


@pytest.mark.usefixtures("place")
def test_setting_that_does_not_exist_is_named_with_the_one_that_was_meant(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It would be passed over in silence."""
    monkeypatch.setenv("MURLAN_LANGAUGE", "sq")
    assert EX_CONFIG == main(["check", "--offline"])
    assert ["settings: MURLAN_LANGAUGE is set, but there is no such setting; did you mean MURLAN_LANGUAGE?"] == (
        wrong_lines(capsys)
    )


def test_setting_of_the_env_file_that_does_not_exist_is_named(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Names of other programs in the same file are not ours to judge."""
    (place / ".env").write_text("MURLAN_NONSENSE=1\nTZ=Europe/Tirane\n")
    assert EX_CONFIG == main(["check", "--offline"])
    assert [True] == [line.startswith("settings: MURLAN_NONSENSE is set") for line in wrong_lines(capsys)]


def damaged(path: Path) -> str:
    """Let the file be something else."""
    path.parent.mkdir()
    path.write_bytes(b"this is no database" * 300)
    return "database: "


def in_the_way(path: Path) -> str:
    """Let the folder be a file."""
    path.parent.write_text("")
    return "database: "


@pytest.mark.parametrize("spoil", [damaged, in_the_way], ids=lambda spoil: spoil.__name__)
def test_database_that_cannot_be_used_is_named(
    spoil: Callable[[Path], str], place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before the bot meets it."""
    said = spoil(place / "data" / "murlan.db")
    assert EX_CONFIG == main(["check", "--offline"])
    (line,) = wrong_lines(capsys)
    assert line.startswith(said)


async def test_database_that_a_bot_serves_is_looked_at_without_disturbing_it(
    place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An operator may look at any time."""
    path = place / "data" / "murlan.db"
    async with await Database.open(path, wall=time.time):
        assert 0 == await asyncio.to_thread(main, ["check", "--offline"])
    assert f"ok     database: {path} is sound: 0 results of 0 servers" in capsys.readouterr().out.splitlines()


@pytest.mark.usefixtures("place")
def test_port_of_health_that_is_taken_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Most likely by the bot itself."""
    with socket.create_server((HOST, 0)) as listener:
        monkeypatch.setenv("MURLAN_HEALTH_PORT", str(listener.getsockname()[1]))
        assert EX_CONFIG == main(["check", "--offline"])
    (line,) = wrong_lines(capsys)
    assert line.startswith("health: port ")


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize("is_known", [True, False])
async def test_discord_is_asked_whether_it_knows_the_token(
    is_known: bool,  # noqa: FBT001 - a case
    playground: Playground,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The shape alone says little."""
    if is_known:
        monkeypatch.setenv("DISCORD_TOKEN", playground.discord.token)
    monkeypatch.setenv("DISCORD_API_URL", f"{playground.discord.base_url}/api/v10")
    await asyncio.to_thread(main, ["check"])
    told = capsys.readouterr().out
    assert is_known == ("ok     Discord: knows the bot as " in told)
    assert is_known != ("WRONG  Discord: does not know the token" in told)


@pytest.mark.usefixtures("place")
def test_discord_that_cannot_be_reached_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback: an operator behind a firewall reads this."""
    monkeypatch.setenv("DISCORD_API_URL", "http://127.0.0.1:9/api/v10")
    assert EX_CONFIG == main(["check"])
    (line,) = wrong_lines(capsys)
    assert line.startswith("Discord: cannot be reached")


def test_token_can_be_read_from_a_file(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As containers are given secrets; a line's end is not part of it."""
    secret = place / "token"
    secret.write_text(f"{SHAPED}\n")
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    assert 0 == main(["check", "--offline"])
    assert "ok     token: has the right shape, of application 123456789012345678" in capsys.readouterr().out


@pytest.mark.parametrize("content", [None, b"\xff\xfe\x00", "both"], ids=["missing", "no text", "both"])
def test_token_file_that_cannot_serve_is_named(
    content: bytes | str | None, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, and the exit code for a wrong configuration."""
    secret = place / "token"
    if isinstance(content, bytes):
        secret.write_bytes(content)
    if content != "both":
        monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("DISCORD_TOKEN_FILE", str(secret))
    assert EX_CONFIG == main(["check", "--offline"])
    wrote = capsys.readouterr().err
    assert (1, True, False) == (
        len(wrote.splitlines()),
        wrote.startswith("DISCORD_TOKEN_FILE is wrong: "),
        SHAPED in wrote,
    )


@pytest.mark.usefixtures("place")
@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://murlan:secret@localhost/murlan", "MURLAN_DATABASE_URL is wrong: it has to begin with postgresql://."),
        ("postgresql://murlan:se/cret@localhost:x/murlan", "MURLAN_DATABASE_URL is wrong: its host or port cannot be"),
    ],
)
def test_address_of_a_database_that_can_be_none_is_not_repeated(
    url: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It holds a password."""
    monkeypatch.setenv("MURLAN_DATABASE_URL", url)
    assert EX_CONFIG == main(["check", "--offline"])
    told = capsys.readouterr().err
    assert told.startswith(said)
    assert "cret" not in told


@pytest.mark.usefixtures("place")
def test_missing_driver_is_named_with_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Most operators need none; who does reads it before the bot would end with a traceback."""
    for name in [name for name in sys.modules if name.split(".")[0] == "asyncpg" or name.startswith("db.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.setenv("MURLAN_DATABASE_URL", "postgresql://murlan:secret@localhost/murlan")
    assert EX_CONFIG == main(["check", "--offline"])
    (line,) = wrong_lines(capsys)
    assert "pip install 'murlan-discord[postgres]'" in line
