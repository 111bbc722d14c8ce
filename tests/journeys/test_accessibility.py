"""The page and the messages on it, looked through by axe-core: nothing serious may keep anybody from playing."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import pytest
from playwright.async_api import Browser

from tests.journeys.axe import hindrances
from tests.journeys.conftest import DESKTOP, PHONE, World
from tests.journeys.driver import Pane

pytestmark = pytest.mark.asyncio(loop_scope="session")

THEMES: Final = ("dark", "light")


async def lobby(ana: Pane) -> None:
    """Open a table."""
    await ana.slash("murlan start", turn="300 s")
    await ana.wait_for_text("a table is open")


async def hand(ana: Pane) -> None:
    """Begin, and look at one's hand with the list of plays open."""
    await ana.press("Fill with computers and start")
    await ana.press("My hand")
    await ana.wait_for_text("Your hand")


async def board(ana: Pane) -> None:
    """Look at the leaderboard."""
    await ana.slash("murlan leaderboard")
    await ana.wait_for_text("Leaderboard")


async def settings(ana: Pane) -> None:
    """Look at the server's settings, and at one's own."""
    await ana.slash("murlan settings")
    await ana.slash("murlan preferences")
    await ana.wait_for_text("Your own settings")


STEPS: Final[tuple[Callable[[Pane], Awaitable[None]], ...]] = (lobby, hand, board, settings)


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desktop"])
async def test_nothing_serious_hinders_anybody(size: tuple[int, int], world: World) -> None:
    """A table, a hand, a leaderboard and settings, dark and light, with their lists closed and open."""
    [ana] = await world.open("ana", size=size)
    found: list[str] = []
    for step in STEPS:
        await step(ana)
        for theme in THEMES:
            await ana.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            found += [f"{step.__name__}, {theme}: {line}" for line in await seen_on(ana)]
    assert [] == found


async def seen_on(pane: Pane) -> list[str]:
    """Return what hinders on a page, and on the same with the list of its last select open."""
    found = await hindrances(pane.page)
    select = pane.root.locator(".select:not(:disabled)").last
    if not await select.count():
        return found
    await select.click()
    await pane.root.locator("[data-popover]").wait_for()
    found += await hindrances(pane.page)
    await pane.page.keyboard.press("Escape")
    return found


async def test_what_hinders_is_found(browser: Browser) -> None:
    """A look that never finds anything looks at nothing."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.set_content("<html lang=en><title>x</title><button></button><main><h1>x</h1><img src='data:,'></main>")
    found = await hindrances(page)
    await context.close()
    assert ["button-name (critical)", "image-alt (critical)"] == sorted(line.partition(":")[0] for line in found)
