"""The processes of a run beside its own: the playground, and the one that bears the bot's."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from tests.soaks.kills.boundaries import Boundary
from tests.soaks.kills.place import Place

ROOT: Final = Path(__file__).parents[3]


@dataclass(frozen=True, slots=True)
class Victim:
    """One process of the bot."""

    boundary: Boundary
    number: int
    """The operating system's."""
    ended: asyncio.Task[int]
    """Its exit code."""

    def send(self, number: signal.Signals) -> None:
        """Send it a signal, if it is still there."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.number, number)


class Nursery:
    """The process that bears them, one at a time."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def bear(self, boundary: Boundary, at: int) -> Victim:
        """Start a process that dies at a boundary."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{boundary} {at}\n".encode())
        number = await self._heard()
        return Victim(boundary, number, asyncio.create_task(self._heard(), name="death"))

    async def _heard(self) -> int:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise BotEndedError(await self._process.wait())
        return int(line)


class BotEndedError(Exception):
    """The bot's process ended otherwise than it was made to; `bot.log` says why."""


@asynccontextmanager
async def nursery(place: Place, path: Path, *, is_careless: bool) -> AsyncIterator[Nursery]:
    """Run the process that bears the bot's; what they log is beside the database."""
    settings = {
        "DISCORD_TOKEN": place.token,
        "DISCORD_API_URL": place.api_url,
        "DISCORD_GATEWAY_URL": place.gateway_url,
        "MURLAN_DATABASE": str(path),
        "MURLAN_COMPUTER_PAUSE": "0",
        "MURLAN_LOG_LEVEL": "WARNING",
    }
    with path.with_name("bot.log").open("ab") as log:
        async with _spawned(
            "tests.soaks.kills.victim", *(["--careless"] if is_careless else []), log=log, settings=settings
        ) as process:
            yield Nursery(process)


@asynccontextmanager
async def playground(groups: int, channels: int, *, max_concurrency: int | None = None) -> AsyncIterator[Place]:
    """Run the playground in a process of its own.

    Args:
        groups: How many servers.
        channels: Tables a server.
        max_concurrency: How many shards may identify in five seconds; if left out, as many as like to.
    """
    arguments = [f"--groups={groups}", f"--channels={channels}"]
    if max_concurrency is not None:
        arguments.append(f"--max-concurrency={max_concurrency}")
    async with _spawned("tests.soaks.kills.place", *arguments) as process:
        assert process.stdout is not None
        yield Place.read((await process.stdout.readline()).decode())


@asynccontextmanager
async def _spawned(
    module: str, *arguments: str, log: IO[bytes] | None = None, settings: Mapping[str, str] | None = None
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a module as a process that ends when its standard input does."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        module,
        *arguments,
        cwd=ROOT,
        env={**kept, **(settings or {})},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=log,
        limit=1 << 20,
        start_new_session=True,  # Ctrl-C is for the run, which ends them
    )
    assert process.stdin is not None
    try:
        yield process
    finally:
        process.stdin.close()
        await process.wait()
