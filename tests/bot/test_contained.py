"""The bot as a container runs it: nobody's user, a root that cannot be written, one folder that can."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import aiohttp
import pytest

from bot.health import HOST
from db.copies import check
from tests.bot.test_health import free_port
from tests.support.live import Live, local_discord

Environment = dict[str, str]
ROOT: Final = Path(__file__).resolve().parents[2]
USER: Final = "10001"
CONTAINED: Final = (
    "set -e; mount --bind {root} {program}; mount -o remount,bind,ro {program}; "
    "mount --bind {data} {data}; mount -o remount,bind,ro /; "
    "export PYTHONPATH={program}; exec setpriv --reuid {user} --regid {user} --clear-groups --no-new-privs "
    '--bounding-set -all --inh-caps -all {python} "$@"'
)
"""Our program is bound to a place that everybody may enter: a checkout can be in a folder that is root's alone."""
START_SECONDS: Final = 200.0
"""How long a busy machine may take from a process's start to its end, or to a bot that people can play with."""


def command(folder: Path, *arguments: str) -> list[str]:
    """Return what runs Python with nothing but one folder to write to.

    Args:
        folder: Holds the places `data` and `program`.
        *arguments: For Python.
    """
    data, program = folder / "data", folder / "program"
    python = Path(sys.executable)
    own = program / python.relative_to(ROOT) if python.is_relative_to(ROOT) else python
    script = CONTAINED.format(root=ROOT, program=program, data=data, user=USER, python=own)
    return ["unshare", "-m", "sh", "-c", script, "sh", *arguments]


@contextmanager
def place() -> Iterator[Path]:
    """Lend a folder whose `data` belongs to nobody's user; pytest's own are root's alone."""
    with tempfile.TemporaryDirectory(prefix="murlan-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        for part in ("data", "program"):
            (folder / part).mkdir()
        os.chown(folder / "data", int(USER), int(USER))
        yield folder


def can_contain() -> bool:
    """Return whether this machine lets us make a root of our own, and nobody's user read our program."""
    if os.geteuid() or not all(shutil.which(tool) for tool in ("unshare", "setpriv", "mount")):
        return False
    with place() as folder:
        tried = command(folder, "-c", "import bot.settings")
        return not subprocess.run(tried, check=False, capture_output=True).returncode


pytestmark = pytest.mark.skipif(not can_contain(), reason="needs root, unshare and setpriv")


async def contained(folder: Path, environment: Environment, *arguments: str) -> asyncio.subprocess.Process:
    """Start the bot's entry point with nothing but one folder to write to."""
    return await asyncio.create_subprocess_exec(
        *command(folder, "-m", "bot", *arguments),
        cwd=folder / "data",
        env={"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )


async def end_of(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    """Wait for a process to end; its exit code and what it wrote."""
    async with asyncio.timeout(START_SECONDS):
        said, _ = await process.communicate()
    return process.returncode, said.decode()


async def ready(http: aiohttp.ClientSession, port: str) -> None:
    """Wait until people can play."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            with suppress(aiohttp.ClientError):
                async with http.get(f"http://{HOST}:{port}/health") as answer:
                    if answer.ok:
                        return
            await asyncio.sleep(0.05)


def copies(folder: Path) -> list[Path]:
    """Return the backups in a folder."""
    return list(folder.glob("*.db"))


def matches_in(path: Path) -> int:
    """Return how many matches a database knows of."""
    with closing(sqlite3.connect(path)) as books:
        (count,) = books.execute("SELECT count(*) FROM match").fetchone()
    return int(count)


def owners(folder: Path) -> set[int]:
    """Return whom the files of a folder belong to."""
    return {path.stat().st_uid for path in folder.rglob("*")}


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where the bot runs."""
    with place() as folder:
        yield folder


@asynccontextmanager
async def running(folder: Path, environment: Environment) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the bot; one that a failed test leaves is killed."""
    bot = await contained(folder, environment)
    try:
        yield bot
    finally:
        with suppress(ProcessLookupError):
            bot.kill()
        await bot.communicate()


async def test_bot_without_rights_starts_plays_backs_up_and_stops(folder: Path) -> None:
    """Only its own folder is written; everything else is as read-only as in a container."""
    data = folder / "data"
    async with local_discord() as (playground, http):
        environment = {
            "DISCORD_TOKEN": playground.discord.token,
            "DISCORD_API_URL": f"{playground.discord.base_url}/api/v10",
            "DISCORD_GATEWAY_URL": playground.gateway.url,
            "MURLAN_DATABASE": str(data / "murlan.db"),
            "MURLAN_BACKUPS": str(data / "backups"),
            "MURLAN_HEALTH_PORT": str(free_port()),
            "MURLAN_COMPUTER_PAUSE": "0",
            "MURLAN_CARDS": "text",
            "MURLAN_COMPUTER_PROCESSES": "0",  # the interpreter may be in a folder that nobody may enter
        }
        async with running(folder, environment) as bot:
            await ready(http, environment["MURLAN_HEALTH_PORT"])
            code, said = await end_of(await contained(folder, environment, "health"))
            assert (0, True) == (code, '"ready": true' in said)
            ana = await Live(playground, http, data / "murlan.db").sit_down("ana")
            assert (await ana.command("start")).is_success
            assert (await ana.press("fill")).is_success
            await ana.sees("· deal 1 ·")
            assert [0] == [check(copy).results for copy in copies(data / "backups")]
            code, said = await end_of(await contained(folder, environment, "backup", str(data / "by-hand.db")))
            assert (0, True) == (code, "is a sound copy" in said), said
            bot.send_signal(signal.SIGTERM)
            assert 0 == (await end_of(bot))[0]
            await ana.close()
    assert 1 == matches_in(data / "murlan.db")
    assert {int(USER)} == owners(data)
