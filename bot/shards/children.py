"""A child process with shards of another process's: the same program with the same settings.

It ends when its standard input does, which its parent holds open and never writes to: so it ends with its parent,
however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import Final, Self

from bot.shards.shards import Shards

COMMAND: Final = "take-over"
"""What the command line of a child begins with (`bot.arguments`)."""
PATIENCE: Final = 10.0
"""Seconds that a child may take to stop."""


class ChildProcess:
    """One child."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._ending: asyncio.Task[None] | None = None

    @classmethod
    async def bear(cls, shards: Shards) -> Self:
        """Begin one.

        Raises:
            OSError: The system lets no process begin.
        """
        command = (sys.executable, "-m", "bot", COMMAND, str(shards))
        return cls(await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE))

    @property
    def ended(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.returncode

    def stop(self) -> None:
        """Let it end: it hears that nobody holds its input open any more."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="end of a child")

    async def wait(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()

    async def _end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._process.wait()
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
