"""Contact sheets: messages side by side as the playground's page draws them, photographed in Chromium."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

from tests.screens.scenes import NOW, Scene
from tests.screens.stage import stage

HEIGHT: Final = 2400
"""How high the columns of a sheet are filled, in pixels."""
_WIDE: Final = 660
"""What is seen of a wide window: a message has nothing beside it there."""
_COLUMNS: Final = 2600
"""Pixels that all columns take together."""
_GAP: Final = 14
"""Pixels around and between columns."""
_LONGEST: Final = 120_000.0
"""Milliseconds that a sheet may take, on a machine that does other things too."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A picture, and how what is on it was looked at."""

    file: str
    """Its name."""
    language: str
    width: int
    theme: str
    chapter: str


@dataclass(frozen=True, slots=True, order=True)
class Fault:
    """Something that does not fit."""

    language: str
    width: int
    scene: str
    fault: str
    where: str


class Photographer:
    """Lays out sheets on a page and takes their pictures."""

    def __init__(self, page: Page, folder: Path) -> None:
        self.faults: list[Fault] = []
        """What did not fit on the sheets so far."""
        self._page = page
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    async def take(self, scenes: Sequence[Scene], language: str, width: int, themes: Sequence[str]) -> list[Sheet]:
        """Take the pictures of all scenes, each sheet in every theme; without themes, only look for faults."""
        shown = min(width, _WIDE)
        count = _COLUMNS // shown
        await self._page.set_viewport_size({"width": count * (shown + _GAP) + _GAP, "height": 400})
        await self._page.evaluate("how => sheet.lay(how)", {"count": count, "width": width, "shown": shown})
        taken: list[Sheet] = []
        for chapter, own in itertools.groupby(scenes, lambda scene: scene.chapter):
            rest = [asdict(scene) for scene in own]
            for number in itertools.count(1):
                name = f"{language}-{width}-{chapter}-{number}"
                rest = rest[await self._fill(rest, name, language, width) :]
                sheets = [Sheet(f"{name}-{theme}.png", language, width, theme, chapter) for theme in themes]
                taken += [await self._photograph(sheet) for sheet in sheets]
                if not rest:
                    break
        return taken

    async def _fill(self, scenes: list[dict[str, Any]], name: str, language: str, width: int) -> int:
        """Lay out as many scenes as a sheet has room for; return how many."""
        wanted = {"scenes": scenes, "height": HEIGHT, "caption": name}
        done = await self._page.evaluate("wanted => sheet.fill(wanted)", wanted)
        self.faults += [Fault(language, width, **fault) for fault in done["faults"]]
        return int(done["count"])

    async def _photograph(self, sheet: Sheet) -> Sheet:
        await self._page.evaluate("theme => sheet.show(theme)", sheet.theme)
        await self._page.screenshot(path=self._folder / sheet.file, full_page=True, timeout=_LONGEST)
        return sheet


@asynccontextmanager
async def photographer(browser: Browser, folder: Path) -> AsyncIterator[Photographer]:
    """Open a page to lay out sheets on, whose pictures go into a folder."""
    context = await browser.new_context(reduced_motion="reduce")
    async with stage() as address:
        page = await context.new_page()
        page.set_default_timeout(_LONGEST)
        await page.clock.set_fixed_time(NOW)
        await page.goto(address)
        await page.wait_for_function("window.sheet")
        yield Photographer(page, folder)
        await context.close()
