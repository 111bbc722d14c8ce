"""Child processes with shards of another process's: the same program with the same settings.

One is kept ready, so that what takes seconds is done before it is needed: it has imported everything and waits for a
line that says which shards it has. It ends when its standard input does, which its parent holds open: so it ends with
its parent, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from typing import Final

from bot.shards.shards import Shards

COMMAND: Final = "take-over"
"""What the command line of a child is (`bot.arguments`)."""
PATIENCE: Final = 7.5
"""Seconds that a child may take to stop."""
AFTER: Final = 5.0
"""Seconds after which the next one is made ready: at first there is more to do."""

log = logging.getLogger(__name__)


class ChildProcess:
    """One child that has its shards."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._ending: asyncio.Task[None] | None = None

    @property
    def ended(self) -> int | None:
        """Its exit code, once it has ended."""
        return self._process.returncode

    def stop(self) -> None:
        """Let it end: it hears that nobody holds its input open any more."""
        if self._ending is None:
            self._ending = asyncio.create_task(_ended(self._process), name="end of a child")

    async def wait(self) -> None:
        """Wait until it has ended."""
        await self._process.wait()


class Nursery:
    """Begins children, and keeps one ready.

    Args:
        command: What a child is begun with; this program if left out.
    """

    def __init__(self, command: tuple[str, ...] = (sys.executable, "-m", "bot", COMMAND)) -> None:
        self._command = command
        self._ready: Process | None = None
        self._preparing: asyncio.Task[None] | None = None

    def prepare(self, *, after: float = AFTER) -> None:
        """Have a child made ready after so many seconds."""
        if self._preparing is None or self._preparing.done():
            self._preparing = asyncio.create_task(self._prepare(after), name="next child")

    async def bear(self, shards: Shards) -> ChildProcess:
        """Give shards to the child that is ready, or to a new one.

        Raises:
            OSError: The system lets no process begin, or the child did not hear us.
        """
        process, self._ready = self._ready, None
        if process is None or process.returncode is not None:
            process = await self._begun()
        assert process.stdin is not None
        process.stdin.write(f"{shards}\n".encode())
        await process.stdin.drain()
        self.prepare()
        return ChildProcess(process)

    async def close(self) -> None:
        """End the one that is ready."""
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        process, self._ready = self._ready, None
        if process is not None:
            await _ended(process)

    async def _prepare(self, after: float) -> None:
        await asyncio.sleep(after)
        if self._ready is not None and self._ready.returncode is None:
            return
        try:
            self._ready = await self._begun()
        except OSError as error:
            log.warning("no child process can be made ready: %s", error.strerror)

    async def _begun(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE)


async def _ended(process: Process) -> None:
    """Let a child end, and end it where it does not."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        async with asyncio.timeout(PATIENCE):
            await process.wait()
    except TimeoutError:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
