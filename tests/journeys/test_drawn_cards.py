"""Cards as pictures on the page: uploaded by the bot, served by the local Discord, named in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Final

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.journeys.conftest import PHONE, World, faultless, running_playground
from tests.journeys.driver import Pane
from tests.journeys.player import LOOK, play_until, take_next_turn, take_turn

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

UPLOAD_SECONDS: Final = 180.0
UPLOADED: Final = "emojis that were uploaded: 81"
OVER: Final = "wins the match"
SECONDS: Final = 240.0
TILES: Final = """root => [...root.querySelectorAll('img.emoji')].map(image => [image.alt, image.naturalWidth])"""
NAME: Final = re.compile(r":(?:\w+_of_(?:spades|clubs|diamonds|hearts)|(?:black|red)_joker)_[0-9a-f]{6}:")


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def drawn_place(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """One playground whose bot has uploaded all emojis; its address."""
    folder = tmp_path_factory.mktemp("drawn")
    async with running_playground(folder, cards="drawn") as url:
        async with asyncio.timeout(UPLOAD_SECONDS):
            while UPLOADED not in (folder / "playground.log").read_text():
                await asyncio.sleep(0.1)
        yield url


@pytest_asyncio.fixture(loop_scope="session")
async def drawn(drawn_place: str, browser: Browser) -> AsyncIterator[World]:
    """The place in which cards are pictures."""
    async with faultless(World(drawn_place, browser, [])) as it:
        yield it


async def test_a_deal_is_played_with_drawn_cards(drawn: World) -> None:
    """Every tile is loaded in full size and named; nothing is refused, from the first lead to the result."""
    [ana] = await drawn.open("ana", size=PHONE)
    await begin(ana)
    await take_next_turn(ana)
    await ana.screenshot("drawn-hand-phone")
    tiles = await ana.root.evaluate(TILES)
    assert len(tiles) >= 13
    assert [] == [name for name, width in tiles if width != 128 or not NAME.fullmatch(name)]
    await play_until([ana], OVER)


async def test_a_deal_is_played_with_letters_where_others_see_pictures(drawn: World) -> None:
    """Who chose the text deck has not one picture in the hand, to the result; the table's message is the server's."""
    [besa] = await drawn.open("besa", size=PHONE)
    await besa.open_server("Kafe Prishtina")
    await besa.slash("murlan preferences")
    shown = await besa.private("Your own settings")
    await besa.choose("Cards you see", ["text"], message=shown.id)
    await besa.dismiss(message=shown.id)
    await begin(besa)
    seen: list[str] = []
    of_the_table = 0
    async with asyncio.timeout(SECONDS):
        while not [one for one in await besa.messages() if OVER in one.text and not one.is_ephemeral]:
            seen += await besa.root.locator("[data-ephemeral] img").evaluate_all("all => all.map(one => one.alt)")
            of_the_table += await besa.root.locator("img.emoji").count()
            if not await take_turn(besa):
                await asyncio.sleep(LOOK)
    await besa.screenshot("letters-phone")
    assert [] == seen
    assert of_the_table > 0


async def begin(pane: Pane) -> None:
    """Begin a match of one deal against computer players, and open one's hand."""
    await pane.slash("murlan start", target="One deal · Një dorë", computers="I beginner · I fillestar")
    await pane.wait_for_text("a table is open")
    await pane.press("Fill with computers and start")
    await pane.press("My hand")
    await pane.wait_for_text("Your hand")
