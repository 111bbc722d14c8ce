"""A playground on a free port, the small bot logged in to it, and people at their pages."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import aiohttp
import discord
import pytest
import yarl
from aiohttp import web

from playground.__main__ import OPENAPI_VARIABLE
from playground.app import build
from playground.clock import ManualClock
from playground.openapi import OpenApi
from tests.playground.place import PATIENCE, Place, Somebody
from tests.playground.testbot import TestBot

Pages = Callable[[str], Awaitable[Somebody]]


@pytest.fixture
def clock() -> ManualClock:
    """Time that stands still unless a test moves it."""
    return ManualClock()


@pytest.fixture(scope="session")
def openapi() -> OpenApi | None:
    """Discord's OpenAPI where a copy is at hand: then every body and answer of these tests is held against it."""
    path = os.environ.get(OPENAPI_VARIABLE)
    return OpenApi(Path(path)) if path else None


@pytest.fixture
def rate_limits() -> bool:
    """Off unless a test wants them: with a standing clock no bucket would ever fill again."""
    return False


@pytest.fixture
async def place(clock: ManualClock, openapi: OpenApi | None, rate_limits: bool) -> AsyncIterator[Place]:  # noqa: FBT001
    """A running playground; at the end it must not have failed itself."""
    listener = socket.create_server(("127.0.0.1", 0))
    playground = build(f"http://127.0.0.1:{listener.getsockname()[1]}", clock, rate_limits=rate_limits, openapi=openapi)
    runner = web.AppRunner(playground.app, access_log=None, shutdown_timeout=0.5)
    await runner.setup()
    await web.SockSite(runner, listener).start()
    async with aiohttp.ClientSession() as http:
        yield Place(playground, clock, http)
    await runner.cleanup()
    failures = [entry for entry in playground.discord.problems.listed() if "playground" in str(entry)]
    assert failures == []


@pytest.fixture
def pointed(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every discord.py client of this test talks to the playground."""
    monkeypatch.setattr(discord.http.Route, "BASE", f"{place.base_url}/api/v10")
    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(place.playground.gateway.url))
    monkeypatch.setattr(discord.asset.Asset, "BASE", place.base_url)


@pytest.fixture
async def bot(place: Place, pointed: None) -> AsyncIterator[TestBot]:
    """The small bot, logged in and ready."""
    client = TestBot()
    running = asyncio.create_task(client.start(place.discord.token))
    async with asyncio.timeout(PATIENCE):
        await client.ready.wait()
    yield client
    await client.close()
    await running


@pytest.fixture
async def sit_down(place: Place) -> AsyncIterator[Pages]:
    """Opens the page as somebody."""
    pages: list[aiohttp.ClientWebSocketResponse] = []

    async def open_page(name: str) -> Somebody:
        page = await place.http.ws_connect(f"{place.base_url}/people/{name}/socket")
        pages.append(page)
        greeting = await page.receive_json()
        return Somebody(place, name, page, greeting["d"])

    yield open_page
    for page in pages:
        await page.close()


@pytest.fixture
async def ana(sit_down: Pages) -> Somebody:
    """Ana, who owns the first server."""
    return await sit_down("ana")


@pytest.fixture
async def besa(sit_down: Pages) -> Somebody:
    """Besa, who owns the second server."""
    return await sit_down("besa")


@pytest.fixture
async def luan(sit_down: Pages) -> Somebody:
    """Luan, who owns nothing."""
    return await sit_down("luan")
