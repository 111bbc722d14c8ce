"""The whole product: the playground and the bot as two processes, a real Chromium, real pointer and key events."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.journeys.driver import Pane, chromium, open_panes

ROOT = Path(__file__).parents[2]
PHONE = (390, 844)
DESKTOP = (1600, 900)
START_SECONDS = 20.0


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

    async def get(self, path: str) -> Any:  # any JSON
        """Ask the playground's control."""

        def read() -> Any:
            with urlopen(f"{self.url}{path}", timeout=5) as answer:  # noqa: S310  # our own loopback server
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
    async with running_playground(tmp_path) as url:
        it = World(url, browser, [])
        await it.bot_is_up()
        yield it
        failures = {pane.person: await pane.failure_count() for pane in it.panes}
        problems = await it.get("/problems")
        for pane in it.panes:
            await pane.page.context.close()
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
