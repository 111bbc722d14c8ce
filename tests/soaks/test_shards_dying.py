"""Real processes without people: what becomes of shards when parents die, the server goes, or a lock is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import aiohttp
import asyncpg
import pytest

from tests.soaks.kills.place import Place
from tests.soaks.kills.processes import playground
from tests.soaks.shards.processes import Office, office
from tests.support.engines import SERVER
from tests.support.postgres import Cluster, cluster

PATIENCE = 60.0
pytestmark = [
    pytest.mark.skipif(SERVER == "", reason="MURLAN_TEST_POSTGRES names no server: see `make test-postgres`"),
    pytest.mark.xdist_group("shards"),
]


@pytest.fixture(scope="module")
def server() -> Iterator[Cluster]:
    """A server that a test may stop."""
    with cluster() as started:
        yield started


class Bench:
    """Processes, and what Discord knows of them."""

    def __init__(self, place: Place, bots: Office, http: aiohttp.ClientSession) -> None:
        self.bots = bots
        self._place = place
        self._http = http

    async def shards(self) -> list[int]:
        """Return which shards are connected, once for each connection."""
        async with self._http.get(f"{self._place.base_url}/control/bot") as answer:
            found: list[int] = (await answer.json())["shards"]
            return found

    async def until(self, is_so: Callable[[list[int]], bool]) -> None:
        """Wait until something is so of the shards that are connected."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(await self.shards()):
                await asyncio.sleep(0.1)

    async def stays(self, expected: list[int], seconds: float) -> None:
        """Check that the shards stay connected as they are for a while: nobody takes over what somebody has."""
        end = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < end:
            assert expected == await self.shards()
            await asyncio.sleep(0.2)


@pytest.fixture
async def bench(server: Cluster, tmp_path: Path) -> AsyncIterator[Bench]:
    """A Discord without people, and nobody connected."""
    async with AsyncExitStack() as stack:
        place = await stack.enter_async_context(playground(1, 1, max_concurrency=16))
        http = await stack.enter_async_context(aiohttp.ClientSession())
        bots = await stack.enter_async_context(office(place, server.url(), tmp_path))
        yield Bench(place, bots, http)


async def test_shards_of_a_process_and_of_its_child_are_taken_over_when_it_dies(bench: Bench) -> None:
    """The child ends with its parent, and whoever is left has everything."""
    first, second, third = [await bench.bots.start(f"{number}/3") for number in range(3)]
    await bench.until(lambda shards: shards == [0, 1, 2])
    await third.kill()
    await bench.until(lambda shards: shards == [0, 1])
    await bench.until(lambda shards: shards == [0, 1, 2])
    await first.kill()
    await bench.until(lambda shards: 0 not in shards)
    await bench.until(lambda shards: shards == [0, 1, 2])
    assert 0 == await second.stop()
    assert [] == await bench.shards()


async def test_processes_keep_their_shards_over_a_restart_of_the_server(bench: Bench, server: Cluster) -> None:
    """Everybody's locks are gone for a moment: whoever had them takes them again before anybody takes them over."""
    running = [await bench.bots.start(f"{number}/2") for number in range(2)]
    await bench.until(lambda shards: shards == [0, 1])
    await asyncio.to_thread(server.stop, "immediate")
    await asyncio.to_thread(server.start)
    await bench.stays([0, 1], 8.0)
    assert [0, 0] == [await bot.stop() for bot in running]
    assert all("takes them over" not in bot.log.read_text() for bot in running)


async def test_second_process_with_the_same_shards_stands_by(bench: Bench) -> None:
    """It has them as soon as the first is gone, and nobody else takes them over."""
    first = await bench.bots.start("0/2")
    await bench.until(lambda shards: shards == [0])
    spare = await bench.bots.start("0/2")
    async with asyncio.timeout(PATIENCE):
        while "waiting for shards 0/2" not in spare.log.read_text():
            await asyncio.sleep(0.1)
    await first.kill()
    await bench.until(lambda shards: 0 in shards)
    assert 0 == await spare.stop()


async def test_process_whose_shard_another_has_ends_at_once_and_says_why(bench: Bench, server: Cluster) -> None:
    """Its tables are somebody else's: it draws and answers nothing more, and a supervisor starts it again."""
    bot = await bench.bots.start("0/2")
    await bench.until(lambda shards: shards == [0])
    thief = await asyncpg.connect(server.url())
    waiting = asyncio.create_task(thief.execute("SELECT pg_advisory_lock(19794, 0)"))
    ender = await asyncpg.connect(server.url())
    await ender.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND classid = 19794 AND objid = 0"
        " AND granted"
    )
    await waiting
    async with asyncio.timeout(PATIENCE):
        code = await bot.process.wait()
    await thief.close()
    await ender.close()
    assert (75, []) == (code, await bench.shards())
    assert "Another process has shards 0/2" in bot.log.read_text()
