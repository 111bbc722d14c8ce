"""`GET /health`: how the bot is, for whoever looks after it on the same machine."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot import __version__
from bot.client.breaker import OPENS_AT
from bot.computers.figures import Figures
from bot.health import HOST, Health, serve_health
from bot.tables.phases import Hold
from bot.tables.watching import PROBE_SECONDS
from tests.bot.test_presence import until
from tests.support.live import Live, Person
from tests.support.live_fixtures import Records

WELL = {
    "live": True,
    "version": __version__,
    "ready": True,
    "storage": "ok",
    "discord": "ok",
    "tables": 0,
    "computers": Figures().told(),
}


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.create_server((HOST, 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


async def told(port: int) -> tuple[int, dict[str, Any]]:
    """Ask for the health; return the status and what was said."""
    async with aiohttp.ClientSession() as http, http.get(f"http://{HOST}:{port}/health") as answer:
        return answer.status, await answer.json()


@pytest.fixture
async def port(live: Live) -> AsyncIterator[int]:
    """Where the health of the bot of a test is told."""
    number = free_port()
    async with serve_health(number, live.app.health):
        yield number


async def test_bot_that_can_be_played_with_is_ready(port: int, live: Live, ana: Person) -> None:
    """200, and how many tables there are."""
    assert (200, WELL) == await told(port)
    await ana.command("start")
    assert (200, {**WELL, "tables": 1}) == await told(port)


async def test_bot_tells_its_health_on_the_port_of_its_settings(live: Live) -> None:
    """And no longer once it has stopped."""
    await live.stop_bot()
    number = free_port()
    live.settings = live.settings.model_copy(update={"murlan_health_port": number})
    await live.start_bot()
    assert (200, WELL) == await told(number)
    await live.stop_bot()
    with pytest.raises(aiohttp.ClientConnectorError):
        await told(number)


async def test_bot_that_discord_cannot_reach_is_not_ready(port: int, live: Live) -> None:
    """It lives, and nobody can play."""
    live.app.client.presence.disconnected(0)
    assert (503, {**WELL, "ready": False, "discord": "away"}) == await told(port)
    live.app.client.presence.resumed(0)
    assert (200, WELL) == await told(port)


async def test_bot_that_discord_refuses_is_not_ready(port: int, live: Live, records: Records) -> None:
    """The circuit breaker is open."""
    for _ in range(OPENS_AT):
        live.app.breaker.told(403, is_with_our_token=True)
    assert (503, {**WELL, "ready": False, "discord": "refused"}) == await told(port)
    records.faults.clear()


async def test_bot_that_can_store_nothing_is_not_ready_until_it_can(
    port: int, live: Live, seated: Person, records: Records
) -> None:
    """The play is refused, all tables stand, and go on by themselves."""
    before = live.table().state
    await live.pragma("query_only = ON")
    await seated.take_turn()
    assert ("down", 503) == ((await told(port))[1]["storage"], (await told(port))[0])
    assert (before.event_count, frozenset({Hold.STORAGE_DOWN})) == (
        live.table().state.event_count,
        live.table().holds,
    )
    await live.pragma("query_only = OFF")
    await live.advance(PROBE_SECONDS + 1)
    await until(lambda: live.app.health.is_storage_ok)
    assert (200, frozenset()) == ((await told(port))[0], live.table().holds)
    await live.settled()
    await seated.take_turn()
    assert live.table().state.event_count > before.event_count
    records.faults.clear()


async def test_bot_that_stops_is_not_ready(port: int, live: Live) -> None:
    """Whoever balances load sends nobody there any more."""
    await live.stop_bot()
    status, body = await told(port)
    assert (503, False) == (status, body["ready"])


async def test_other_machines_are_not_answered() -> None:
    """It listens on loopback alone: it says how many play."""
    number = free_port()
    async with serve_health(number, Health(discord=lambda: "ok", tables=lambda: 0)):
        with pytest.raises(OSError, match=r"."):
            await asyncio.open_connection(_own_address(), number)


def _own_address() -> str:
    """Return an address of this machine that is not 127.0.0.1; on Linux all of 127/8 is its own."""
    return "127.0.0.2"


async def test_taken_port_is_no_reason_not_to_play(caplog: pytest.LogCaptureFixture) -> None:
    """One warning; the bot goes on without."""
    with socket.create_server((HOST, 0)) as taken, caplog.at_level(logging.WARNING):
        number: int = taken.getsockname()[1]
        async with serve_health(number, Health(discord=lambda: "ok", tables=lambda: 0)):
            pass
    assert [f"port {number} cannot be used"] == [record.getMessage().split(",")[0] for record in caplog.records]


@pytest.mark.parametrize("path", ["/", "/metrics", "/health/tables"])
async def test_nothing_else_is_told(path: str, port: int) -> None:
    """No names, no ids, no cards."""
    async with aiohttp.ClientSession() as http, http.get(f"http://{HOST}:{port}{path}") as answer:
        assert 404 == answer.status
