"""The bot as a child process: started, killed, started again, and ended with the playground."""

import asyncio
import logging
import os
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress

log = logging.getLogger(__name__)
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before a bot that died by itself is started again; doubled each time."""
STEADY = 60.0
"""Seconds after which a bot counts as running well, so that the pause starts from the beginning."""
GRACE = 8.0
"""Seconds between SIGTERM and SIGKILL."""


class BotProcess:
    """Keeps one bot running until it is told to end."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._command = tuple(command)
        self._environment = {**os.environ, **environment}
        self._process: asyncio.subprocess.Process | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._was_killed = False

    async def start(self) -> None:
        """Start it, and from now on start it again when it dies."""
        self._keeper = asyncio.create_task(self._keep())

    def kill(self) -> bool:
        """SIGKILL, as a power cut would end it; a new one starts at once. False if there was none to kill."""
        if self._process is None or self._process.returncode is not None:
            return False
        self._was_killed = True
        self._signal_all(signal.SIGKILL)
        return True

    async def stop(self) -> None:
        """End it for good: SIGTERM, and SIGKILL for one that does not listen."""
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        if self._process is None:
            return
        if self._process.returncode is None:
            self._process.terminate()
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    await self._process.wait()
        self._signal_all(signal.SIGKILL)
        await self._process.wait()

    async def _keep(self) -> None:
        pause = FIRST_PAUSE
        loop = asyncio.get_running_loop()
        while True:
            began = loop.time()
            self._was_killed = False
            ending = await self._run_once()
            if self._was_killed:
                continue
            pause = FIRST_PAUSE if loop.time() - began > STEADY else pause
            log.warning("The bot ended by itself (%s); it starts again in %g s", ending, pause)
            await asyncio.sleep(pause)
            pause = min(pause * 2, LONGEST_PAUSE)

    async def _run_once(self) -> str:
        """Run the bot until it ends; why it ended."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                *self._command, env=self._environment, start_new_session=True
            )
        except OSError as problem:
            return str(problem)
        status = await self._process.wait()
        self._signal_all(signal.SIGKILL)
        return f"status {status}"

    def _signal_all(self, number: signal.Signals) -> None:
        """Signal the bot and the processes it started: they share its session."""
        if self._process is not None:
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, number)
