"""Finished matches taken along from a phone: as files for the command line, and with the proof of their deals."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from pathlib import Path

import pytest

from tests.journeys.books import history, replay
from tests.journeys.conftest import ROOT, World
from tests.journeys.readers import Reader

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]


async def murlan(*arguments: str | Path) -> tuple[int, str]:
    """Run `python -m murlan`; return its exit status and what it said."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "murlan", *map(str, arguments), cwd=ROOT, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def test_match_is_taken_along_in_notation_and_as_json(reader: Reader, cafe: World) -> None:
    """Both files are read by `python -m murlan replay`, and tell of the same end."""
    pane = await cafe.phone(reader.guest, reader)
    step = await replay(pane, reader, 0, (await history(pane, reader, "all")).id)
    told = []
    for button, ending in ((reader.said("button-notation"), "txt"), ("JSON", "json")):
        await pane.press(button, message=step.id)
        message = await pane.private(f".{ending}")
        [name] = re.findall(rf"murlan-\w+\.{ending}", message.text)
        await pane.screenshot(f"export-{ending}-{reader.language}")
        file = await pane.download(name)
        status, said = await murlan("replay", file)
        assert 0 == status
        assert reader.guest.capitalize() in said
        told.append(json.loads((await murlan("replay", "--json", file))[1]))
    assert told[0] == told[1]
    assert told[0]["finished"]


async def test_deals_of_a_match_are_verified_page_by_page(reader: Reader, cafe: World) -> None:
    """The channel's last match without a name; its file is accepted by `python -m murlan verify`."""
    pane = await cafe.phone(reader.guest, reader)
    await pane.slash("murlan verify")
    check = await pane.private("python -m murlan verify")
    await pane.screenshot(f"verify-{reader.language}")
    pages = [check]
    while pages[-1].has("▶") and pages[-1].control("▶").is_enabled:
        pages.append(await pane.pressed("▶", check.id))
    await pane.screenshot(f"verify-end-{reader.language}")
    for before in reversed(pages[:-1]):
        assert before.body == (await pane.pressed("◀", check.id)).body
    deals = sum(page.text.count("✅") - 1 for page in pages)
    assert reader.said("fair-all", count=deals) in check.text
    [name] = set(re.findall(r"murlan-[\w-]+\.json", check.text))
    status, said = await murlan("verify", await pane.download(name))
    assert 0 == status, said
    await pane.slash("murlan verify", match="never")
    assert reader.said("refusal-no-such-match") == await pane.told()
