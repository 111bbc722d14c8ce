"""The bot's end of one process that thinks: started by exec, so that it inherits nothing of the bot's."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.computers.messages import LENGTH, Ready, ToBot, ToProcess, length_of, packed, unpacked

END_SECONDS: Final = 1.0
"""How long a process may take to end by itself."""


class ProcessGoneError(Exception):
    """A process ended, or said something that makes no sense."""


class Thinker:
    """A process that decides one question at a time."""

    def __init__(self, process: Process) -> None:
        assert process.stdin is not None, "it was started with pipes"
        assert process.stdout is not None, "it was started with pipes"
        self._process = process
        self._to, self._from = process.stdin, process.stdout
        self.is_stopped = False
        """Whether it was ended from here."""

    @classmethod
    async def started(cls, players: str) -> Thinker:
        """Start a process.

        Args:
            players: Where it gets its players from, as ``module:function``.

        Raises:
            OSError: There can be no more processes.
        """
        python = [sys.executable, "-P", *(["-B"] if sys.dont_write_bytecode else []), "-m", "bot.computers.worker"]
        # Nothing of the bot's environment: the token may be in it.
        environment = {"PYTHONPATH": _module_path()}
        return cls(await asyncio.create_subprocess_exec(*python, players, stdin=PIPE, stdout=PIPE, env=environment))

    @property
    def pid(self) -> int:
        """The number that the system knows it by."""
        return self._process.pid

    async def ready(self) -> None:
        """Wait until it can decide.

        Raises:
            ProcessGoneError: It ended instead.
        """
        if not isinstance(await self.heard(), Ready):
            raise ProcessGoneError

    def tell(self, message: ToProcess) -> None:
        """Send a message; where the process is gone nobody hears it."""
        with suppress(OSError, RuntimeError):  # the second is how uvloop says that a pipe is closed
            if not self._to.is_closing():
                self._to.write(packed(message))

    async def heard(self) -> ToBot:
        """Wait for a message.

        Raises:
            ProcessGoneError: There will be none.
        """
        try:
            body = await self._from.readexactly(length_of(await self._from.readexactly(LENGTH.size)))
            message = unpacked(body)
        except (asyncio.IncompleteReadError, OSError) as error:
            raise ProcessGoneError from error
        except Exception as error:  # it cannot be believed any more, whatever it wrote
            raise ProcessGoneError("garbage") from error
        return message  # type: ignore[return-value]  # only the bot asks and drops

    async def ended(self) -> int:
        """Wait for its end, and end it where that does not come soon; return the exit code, below 0 for a signal."""
        try:
            async with asyncio.timeout(END_SECONDS):
                return await self._process.wait()
        except TimeoutError:
            self.stop()
            return await self._process.wait()

    async def end(self) -> None:
        """Let it end: it does once it has nobody to listen to."""
        with suppress(OSError, RuntimeError):
            self._to.close()
        await self.ended()

    def stop(self) -> None:
        """End it now; that it has ended is heard later."""
        self.is_stopped = True
        with suppress(ProcessLookupError):
            self._process.kill()


def _module_path() -> str:
    """Return where this process finds its modules, for one that finds the same."""
    return os.pathsep.join(str(Path(path).absolute()) for path in sys.path)
