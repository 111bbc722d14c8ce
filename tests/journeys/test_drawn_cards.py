"""Cards as pictures on the page: uploaded by the bot, served by the local Discord, named in words."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from tests.journeys.conftest import PHONE, World, running_playground
from tests.journeys.player import play_until, take_next_turn

pytestmark = pytest.mark.asyncio(loop_scope="session")

UPLOAD_SECONDS: Final = 180.0
TILES: Final = """root => [...root.querySelectorAll('img.emoji')].map(image => [image.alt, image.naturalWidth])"""
NAME: Final = re.compile(r":(?:\w+_of_(?:spades|clubs|diamonds|hearts)|(?:black|red)_joker)_[0-9a-f]{6}:")


@pytest.mark.long
async def test_a_deal_is_played_with_drawn_cards(browser: Browser, tmp_path: Path) -> None:
    """Every tile is loaded in full size and named; nothing is refused, from the first lead to the result."""
    async with running_playground(tmp_path, cards="drawn") as url:
        world = World(url, browser, [])
        await world.bot_is_up()
        async with asyncio.timeout(UPLOAD_SECONDS):
            while "emojis that were uploaded: 81" not in (tmp_path / "playground.log").read_text():
                await asyncio.sleep(0.1)
        [ana] = await world.open("ana", size=PHONE)
        await ana.slash("murlan start", target="One deal · Një dorë")
        await ana.wait_for_text("a table is open")
        await ana.press("Fill with computers and start")
        await ana.press("My hand")
        await take_next_turn(ana)
        await ana.screenshot("drawn-hand-phone")
        tiles = await ana.root.evaluate(TILES)
        assert len(tiles) >= 13
        assert [] == [name for name, width in tiles if width != 128 or not NAME.fullmatch(name)]
        await play_until([ana], "wins the match")
        problems, failures = await world.get("/problems"), await ana.failure_count()
        await ana.page.context.close()
    assert ([], 0) == (problems, failures)
