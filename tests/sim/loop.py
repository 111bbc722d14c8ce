"""Virtual time: an event loop whose clock leaps to the next timer when nothing is left to do.

One thread, no sockets, no real time: what runs on it runs the same way every time.
"""

from __future__ import annotations

import asyncio
import contextvars
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any, Final, TypeVar
from unittest.mock import patch

from bot.client import presence
from bot.tables.timing import Alarm

WALL: Final = 1_800_000_000.0
"""Unix seconds at which virtual time begins."""
_T = TypeVar("_T")


class NothingLeftError(Exception):
    """Nothing is ready, no timer is set, and the main coroutine still waits."""


class SocketError(Exception):
    """Something tried to reach the real network."""


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs callbacks in their order and leaps over the waits between them."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = _Leap(self)
        self._clock_resolution = 1e-9
        self._owned: dict[object, list[asyncio.Task[Any]]] = {}
        self.work_delay: Callable[[], float] = lambda: 0.0
        """How long work in an executor takes, in virtual seconds; it is done at once and told that much later."""
        self.set_task_factory(self._new_task)  # type: ignore[arg-type]  # typeshed lacks the keyword `context`

    def time(self) -> float:
        """Return virtual seconds."""
        return self._now

    def leap(self) -> None:
        """Move on to the next timer."""
        timers: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]  # asyncio's own heap
        if not timers:
            raise NothingLeftError
        self._now = max(self._now, timers[0].when())

    def run_in_executor(  # type: ignore[override]  # typeshed: with the function's own arguments
        self, executor: Any, func: Callable[..., _T], *args: Any
    ) -> asyncio.Future[_T]:
        """Do the work here and now; tell of it after `work_delay`."""
        del executor
        future: asyncio.Future[_T] = self.create_future()
        try:
            result = func(*args)
        except Exception as error:  # noqa: BLE001  # it is raised where the future is awaited
            self._later(future, partial(future.set_exception, error))
        else:
            self._later(future, partial(future.set_result, result))
        return future

    async def getaddrinfo(self, *args: Any, **kwargs: Any) -> Any:
        """Refuse: nothing here may reach the network."""
        raise SocketError(args, kwargs)

    def tasks_of(self, owner: object) -> list[asyncio.Task[Any]]:
        """Return the unfinished tasks that began under an owner, oldest first."""
        return [task for task in self._owned.get(owner, ()) if not task.done()]

    def disown(self, owner: object) -> None:
        """Forget an owner."""
        self._owned.pop(owner, None)

    def _later(self, future: asyncio.Future[Any], settle: Callable[[], None]) -> None:
        self.call_later(self.work_delay(), lambda: None if future.done() else settle())

    def _new_task(
        self,
        loop: asyncio.AbstractEventLoop,
        coroutine: Coroutine[Any, Any, Any],
        *,
        context: contextvars.Context | None = None,
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coroutine, loop=loop, context=context)
        owner = context.get(OWNER) if context is not None else OWNER.get()
        if owner is not None:
            tasks = self._owned.setdefault(owner, [])
            if len(tasks) > 500:
                tasks[:] = [known for known in tasks if not known.done()]
            tasks.append(task)
        return task

    def _process_events(self, event_list: object) -> None:
        """Sockets would be told of here."""

    def _write_to_self(self) -> None:
        """Nothing sleeps in a selector, so nothing has to be woken."""


class _Leap:
    """Stands where a loop has its selector: instead of waiting for sockets it moves the clock on."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop

    def select(self, timeout: float | None = None) -> list[object]:
        """Leap where the loop would wait."""
        if timeout is None or timeout > 0:
            self._loop.leap()
        return []

    def close(self) -> None:
        """There is nothing to close."""


class LoopClock:
    """The application's clock over the running virtual loop (`bot.tables.timing.Clock`)."""

    def monotonic(self) -> float:
        """Return the loop's seconds."""
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        """Return Unix seconds."""
        return WALL + asyncio.get_running_loop().time()

    def alarm(self, at: float, ring: Callable[[], None]) -> Alarm:
        """Call `ring` once the loop has come so far."""
        return asyncio.get_running_loop().call_at(at, ring)


OWNER: Final[contextvars.ContextVar[object]] = contextvars.ContextVar("owner", default=None)
"""Whose tasks begin in this context: the process of the bot that dies with them."""


def run_virtual(main: Callable[[], Awaitable[_T]]) -> _T:
    """Run a coroutine to its end in virtual time; heartbeats are timed in it too, and in real time again afterwards."""

    async def begin() -> _T:
        return await main()

    with asyncio.Runner(loop_factory=VirtualLoop) as runner:
        virtual = SimpleNamespace(perf_counter=runner.get_loop().time)
        with patch.object(presence, "time", virtual):
            return runner.run(begin())
