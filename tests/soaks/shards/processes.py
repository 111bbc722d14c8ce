"""The bot's processes: `python -m bot`, as an operator runs it, each with some of the shards."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.shards.shards import Shards
from tests.soaks.kills.place import Place

ROOT: Final = Path(__file__).parents[3]
CONNECTED: Final = b"connected as"
"""In what a process logs once it has told of all its servers."""
STOP_SECONDS: Final = 20.0


@dataclass(slots=True)
class BotProcess:
    """One process and what it logs."""

    shards: Shards
    log: Path
    process: asyncio.subprocess.Process
    logged_before: int
    """How long the log was before."""

    @property
    def is_connected(self) -> bool:
        """Whether it says that all its shards are connected."""
        return CONNECTED in self.log.read_bytes()[self.logged_before :]

    async def kill(self) -> None:
        """SIGKILL."""
        self.process.kill()
        await self.process.wait()

    async def stop(self) -> int:
        """SIGTERM; return the exit code."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(STOP_SECONDS):
            return await self.process.wait()


class Office:
    """Starts processes that all have the same place and the same database."""

    def __init__(self, place: Place, url: str, folder: Path) -> None:
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self._environment = kept | {
            "DISCORD_TOKEN": place.token,
            "DISCORD_API_URL": place.api_url,
            "DISCORD_GATEWAY_URL": place.gateway_url,
            "MURLAN_DATABASE_URL": url,
            "MURLAN_COMPUTER_PAUSE": "0",
            "MURLAN_COMPUTER_PROCESSES": "0",
            "MURLAN_CARDS": "text",
        }
        self._folder = folder
        self._running: list[BotProcess] = []

    async def start(self, text: str) -> BotProcess:
        """Start a process with some shards."""
        log = self._folder / f"bot-{text.replace('/', '-of-')}.log"
        with log.open("ab") as file:
            before = file.tell()
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot"),
                cwd=ROOT,
                env={**self._environment, "MURLAN_SHARDS": text},
                stderr=file,
                start_new_session=True,  # Ctrl-C is for the run, which ends them
            )
        started = BotProcess(Shards.read(text), log, process, before)
        self._running.append(started)
        return started

    async def close(self) -> None:
        """End those that are left."""
        await asyncio.gather(*(bot.stop() for bot in self._running), return_exceptions=True)
        for bot in self._running:
            if bot.process.returncode is None:
                await bot.kill()


@asynccontextmanager
async def office(place: Place, url: str, folder: Path) -> AsyncIterator[Office]:
    """Have an office whose processes end with it."""
    opened = Office(place, url, folder)
    try:
        yield opened
    finally:
        await opened.close()
