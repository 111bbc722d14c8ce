"""The whole product: the playground and the bot as two processes, a real Chromium, real pointer and key events."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.journeys.driver import Pane, chromium, open_panes
from tests.journeys.past import play_the_past
from tests.journeys.readers import READERS, Reader

ROOT = Path(__file__).parents[2]
PHONE = (390, 844)
DESKTOP = (1600, 900)
START_SECONDS = 60.0


@dataclass
class World:
    """A running playground with its bot, and the pages open on it."""

    url: str
    browser: Browser
    panes: list[Pane]

    async def open(self, *people: str, size: tuple[int, int] = DESKTOP) -> list[Pane]:
        """Open a page with these people's panes side by side."""
        context = await self.browser.new_context(viewport={"width": size[0], "height": size[1]})
        panes = await open_panes(await context.new_page(), self.url, people)
        self.panes += panes
        return panes

    async def phone(self, person: str, reader: Reader) -> Pane:
        """Open somebody's phone, who reads the reader's language, at the channel of the reader's server."""
        [pane] = await self.open(person, size=PHONE)
        await pane.open_server(reader.server)
        await pane.slash("murlan language", language=reader.said("language-name"))
        await pane.wait_for_text(reader.said("note-language"))
        return pane

    async def get(self, path: str, *, method: str = "GET") -> Any:  # any JSON
        """Ask the playground's control."""
        request = Request(f"{self.url}{path}", method=method)  # noqa: S310  # our own loopback server

        def read() -> Any:
            with urlopen(request, timeout=5) as answer:  # noqa: S310  # our own loopback server
                return json.load(answer)

        return await asyncio.to_thread(read)

    async def bot_is_up(self) -> None:
        """Wait until the bot is logged in."""
        async with asyncio.timeout(START_SECONDS):
            while not (await self.get("/control/bot"))["running"]:
                await asyncio.sleep(0.05)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """One Chromium for all journeys."""
    async with chromium() as started:
        yield started


@pytest_asyncio.fixture(loop_scope="session")
async def world(browser: Browser, tmp_path: Path) -> AsyncIterator[World]:
    """A playground of one's own; at its end nothing may have failed and Discord would have refused nothing."""
    async with running_playground(tmp_path) as url, faultless(World(url, browser, [])) as it:
        yield it


@pytest.fixture(params=READERS, ids=lambda reader: reader.language)
def reader(request: pytest.FixtureRequest) -> Reader:
    """Who reads, in each language."""
    found: Reader = request.param
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def past(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with months of matches in both servers."""
    path = tmp_path_factory.mktemp("past") / "murlan.db"
    await play_the_past(path)
    return path


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def open_cafe(past: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """One playground in which much has been played, for all journeys that only look at it; its address."""
    folder = tmp_path_factory.mktemp("cafe")
    shutil.copy(past, folder)
    async with running_playground(folder) as url:
        yield url


@pytest_asyncio.fixture(loop_scope="session")
async def cafe(open_cafe: str, browser: Browser) -> AsyncIterator[World]:
    """The shared playground in which much has been played: look, and change nothing but one's own settings."""
    async with faultless(World(open_cafe, browser, [])) as it:
        yield it


@pytest_asyncio.fixture(loop_scope="session")
async def own_cafe(browser: Browser, past: Path, tmp_path: Path) -> AsyncIterator[World]:
    """A playground of one's own in which much has been played; its database is in the test's folder."""
    shutil.copy(past, tmp_path)
    async with running_playground(tmp_path) as url, faultless(World(url, browser, [])) as it:
        yield it


@contextlib.asynccontextmanager
async def faultless(it: World) -> AsyncIterator[World]:
    """Lend a world whose bot is up; at its end no press has failed, and Discord would have refused nothing."""
    await it.bot_is_up()
    yield it
    failures = {pane.person: await pane.failure_count() for pane in it.panes}
    problems = await it.get("/problems")
    for pane in it.panes:
        await pane.page.context.close()
    await it.get("/problems", method="DELETE")
    assert problems == []
    assert failures == dict.fromkeys(failures, 0)


@contextlib.asynccontextmanager
async def running_playground(folder: Path, *arguments: str, cards: str = "text") -> AsyncIterator[str]:
    """Run the playground with its bot, and yield its address.

    Args:
        folder: Where both keep what they store.
        *arguments: For the playground.
        cards: How the bot shows cards: ``text``, or ``drawn`` once all emojis are uploaded.
    """
    command: Sequence[str] = (
        sys.executable,
        "-m",
        "playground",
        "--port",
        "0",
        "--fast",
        "--data",
        str(folder),
        *arguments,
    )
    log = (folder / "playground.log").open("wb")
    environment = {**os.environ, "MURLAN_CARDS": cards}
    process = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env=environment, stdout=asyncio.subprocess.PIPE, stderr=log
    )
    assert process.stdout is not None
    try:
        first_line = (await process.stdout.readline()).decode()
        yield first_line.split(": ", 1)[1].split("/?")[0]
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()
        log.close()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the journeys on one worker, after one another: they share the two cores with everything else."""
    for item in items:
        if "journeys" in str(item.path):
            item.add_marker(pytest.mark.xdist_group("journeys"))
            item.add_marker(pytest.mark.journey)
