"""A hall for long evenings: the simulator's Discord and virtual time, and the bot's real database on a real file.

The journal's thread and the reader's thread are the application's own; virtual time stands while one of them works.
What people wrote and pressed long ago is forgotten, so that what grows is the bot's.
"""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, TypeVar

from pydantic import SecretStr

from bot.app import App
from bot.client import presence
from bot.settings import Settings
from db import Database
from tests.sim.disk import Disk
from tests.sim.loop import WALL, LoopClock, VirtualLoop
from tests.sim.process import Process, SimChance
from tests.sim.things import Interaction
from tests.sim.transport import Wire
from tests.sim.world import World

OLD: Final = 20 * 60.0
"""Seconds after which nobody presses on a message any more that did not change; tokens live 15 minutes."""
_T = TypeVar("_T")


class WaitingLoop(VirtualLoop):
    """Virtual time that stands still while a thread works."""

    def __init__(self) -> None:
        super().__init__()
        self._working = 0
        self._woken = threading.Event()

    @contextmanager
    def standing(self) -> Iterator[None]:
        """Let time stand: somebody waits for a thread."""
        self._working += 1
        try:
            yield
        finally:
            self._working -= 1

    def leap(self) -> None:
        """Move on to the next timer, or wait for the threads."""
        if not self._working:
            super().leap()
            return
        self._woken.wait()
        self._woken.clear()

    def run_in_executor(  # type: ignore[override]  # typeshed: with the function's own arguments
        self, executor: Any, func: Callable[..., _T], *args: Any
    ) -> asyncio.Future[_T]:
        """Have the work done in a thread."""
        future: asyncio.Future[_T] = asyncio.BaseEventLoop.run_in_executor(self, executor, func, *args)
        self._working += 1
        future.add_done_callback(self._worked)
        return future

    async def shutdown_default_executor(self) -> None:
        """Wait for the threads."""
        with self.standing():
            await super().shutdown_default_executor()

    def forget_done(self) -> None:
        """Forget the tasks that are done, of which the simulator keeps some hundred."""
        for tasks in self._owned.values():
            tasks[:] = [task for task in tasks if not task.done()]

    def _worked(self, _: asyncio.Future[Any]) -> None:
        self._working -= 1

    def _write_to_self(self) -> None:
        self._woken.set()


class FileProcess(Process):
    """A process of the bot on a real file, with nothing remembered for speed."""

    file: Database

    def __init__(self, wire: Wire, disk: Disk, *, seed: int, settings: Settings) -> None:
        super().__init__(wire, disk, seed=seed, settings=settings)
        self._path = settings.murlan_database

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WaitingLoop)
        presence.time = SimpleNamespace(perf_counter=loop.time)  # type: ignore[attr-defined,assignment]  # virtual
        clock = LoopClock()
        with loop.standing():
            self.file = await Database.open(self._path, wall=lambda: WALL + loop.time())  # asked in a thread too
        _stand_while_reading(self.file, loop)
        self.app = App(self._settings, self.file, clock=clock, chance=SimChance(self._luck), luck=self._luck)
        client = self.app.client
        client.http.static_login = self._log_in  # type: ignore[method-assign]
        client.connect = self._connect  # type: ignore[method-assign]
        try:
            await self.app.run(self._stopping)
        finally:
            with loop.standing():
                await self.file.close()


class Hall(World):
    """A world whose bot keeps its database in a file. To be made in a running `WaitingLoop`."""

    process: FileProcess | None

    def __init__(self, seed: int, *, channels: int, database: Path) -> None:
        settings = Settings(_env_file=None, discord_token=SecretStr("token"), murlan_database=database)  # type: ignore[call-arg]
        super().__init__(seed, channels=channels, settings=settings)
        self._hall_settings = settings
        self.luck = Random(seed)
        self.done: Counter[str] = Counter()
        """What people did so far: verbs of presses, and commands with their stroke."""

    async def start(self) -> FileProcess:
        """Begin the bot's process, and wait until it is connected."""
        self.process = FileProcess(self.wire, self.disk, seed=self.luck.getrandbits(64), settings=self._hall_settings)
        await self.process.ready()
        return self.process

    async def stop(self) -> None:
        """End it as SIGTERM does."""
        assert self.process is not None
        await self.process.stop()

    def send(self, interaction: Interaction) -> None:
        """Count what a person does, and bring it on its way to the bot."""
        told = interaction.payload["data"]
        self.done[told["custom_id"].split(":")[2] if "custom_id" in told else f"/{told['options'][0]['name']}"] += 1
        super().send(interaction)

    def tidy(self) -> None:
        """Forget what nobody can press or answer any more."""
        self.forget(self.clock.wall() - OLD)
        loop = asyncio.get_running_loop()
        assert isinstance(loop, WaitingLoop)
        loop.forget_done()


def run_in_hall(main: Callable[[], Awaitable[_T]]) -> _T:
    """Run a coroutine to its end in virtual time that stands for threads."""

    async def begin() -> _T:
        return await main()

    with asyncio.Runner(loop_factory=WaitingLoop) as runner:
        return runner.run(begin())


def _stand_while_reading(database: Database, loop: WaitingLoop) -> None:
    """Let time stand while the reader's own thread works, of which no loop knows."""
    reader: Any = database.archive._reader
    connection = reader._connection
    execute = connection._execute

    async def standing(*args: Any, **kwargs: Any) -> Any:
        with loop.standing():
            return await execute(*args, **kwargs)

    connection._execute = standing
