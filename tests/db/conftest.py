"""A database of its own for each test, in a real file."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.clock import ManualClock
from db import Database
from db.ports import Connection
from db.writer import Writer
from tests.support.engines import Place, done_with, give_back, new_place
from tests.support.walks import Walk, match_walk

Plug = Callable[[Writer], Awaitable[Callable[[], None]]]


@pytest.fixture
def clock() -> ManualClock:
    """Time that stands still."""
    return ManualClock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database is."""
    return tmp_path / "data" / "murlan.db"


@pytest.fixture
def place(path: Path) -> Iterator[Place]:
    """Where the database is, whichever kind it is of."""
    found = new_place(path)
    yield found
    done_with(found)


@pytest.fixture(autouse=True)
def server_is_left_empty() -> Iterator[None]:
    """Give back what was borrowed of a server."""
    yield
    give_back()


@pytest.fixture
def other_place(path: Path) -> Iterator[Place]:
    """Where another database is."""
    found = new_place(path.with_name("other.db"))
    yield found
    done_with(found)


@pytest.fixture
async def database(place: Place, clock: ManualClock) -> AsyncIterator[Database]:
    """An open, empty database."""
    async with await place.open(wall=clock.wall) as opened:
        yield opened


@pytest.fixture(scope="session")
def walk() -> Walk:
    """A whole match to 11 points, of several deals."""
    return match_walk(1)


@pytest.fixture
async def plug() -> AsyncIterator[Plug]:
    """Keeps the writer's thread busy, so that what comes after waits in the queue; call the answer to let go."""
    waiting: set[asyncio.Task[None]] = set()

    async def keep_busy(writer: Writer) -> Callable[[], None]:
        reached, let_go = threading.Event(), threading.Event()

        def work(_connection: Connection) -> None:
            reached.set()
            let_go.wait(10)

        waiting.add(asyncio.create_task(writer.submit(work)))
        await asyncio.to_thread(reached.wait)
        return let_go.set

    yield keep_busy
    await asyncio.gather(*waiting)
