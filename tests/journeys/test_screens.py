"""The contact sheets of all messages (`make screens`), and that nothing on them is cut off."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.async_api import Browser

from bot.texts import LANGUAGES
from bot.views.menus import note_message
from tests.journeys.conftest import PHONE
from tests.screens.album import write_album
from tests.screens.scenes import Scene, message_of, scenes
from tests.screens.sheets import photographer

pytestmark = pytest.mark.asyncio(loop_scope="session")

SHOWN: Final = frozenset({"lobby", "between"})
WORD: Final = "W" * 60


async def test_sheets_show_a_language_in_both_themes(browser: Browser, tmp_path: Path) -> None:
    """One picture a chapter and theme, which differ, and a page that lists them."""
    async with photographer(browser, tmp_path / "sheets") as camera:
        sheets = await camera.take(list(scenes("sq", SHOWN.__contains__)), "sq", PHONE[0], ("dark", "light"))
    pictures = {sheet.file: (tmp_path / "sheets" / sheet.file).read_bytes() for sheet in sheets}
    index = write_album(tmp_path, sheets, camera.faults).read_text(encoding="utf-8")
    assert [(name, theme) for name in ("lobby", "between") for theme in ("dark", "light")] == [
        (sheet.chapter, sheet.theme) for sheet in sheets
    ]
    assert len(set(pictures.values())) == len(sheets)
    assert all(name in index for name in pictures)
    assert [] == camera.faults


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
async def test_nothing_is_cut_off_on_a_phone(language: str, browser: Browser, tmp_path: Path) -> None:
    """Every label whole, nothing over the edge, every picture there: all states of all messages."""
    async with photographer(browser, tmp_path) as camera:
        await camera.take(list(scenes(language)), language, PHONE[0], ())
    assert [] == camera.faults


async def test_what_does_not_fit_is_found(browser: Browser, tmp_path: Path) -> None:
    """A look that never finds anything looks at nothing."""
    label = {"type": 1, "components": [{"type": 2, "style": 1, "label": WORD, "custom_id": "a"}]}
    picture = {"type": 12, "items": [{"media": {"url": "attachment://none.png"}, "description": "Gone"}]}
    message = {**message_of(note_message("x"), is_private=True), "components": [label, picture]}
    async with photographer(browser, tmp_path) as camera:
        await camera.take([Scene("broken", "broken", message)], "en", PHONE[0], ())
    assert {("cut off", WORD), ("missing picture", "Gone")} == {(one.fault, one.where) for one in camera.faults}
