"""All about oneself as a file, and deleted: after that nothing in the database leads to the person any more."""

from __future__ import annotations

import asyncio
import json
import struct
from pathlib import Path

import pytest

from tests.journeys.conftest import World
from tests.journeys.driver import Pane
from tests.journeys.past import USER_IDS
from tests.journeys.player import play_one_deal
from tests.journeys.readers import Reader

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.long]

FILES = ("murlan.db", "murlan.db-wal", "murlan.db-shm")


def forms_of(user_id: int) -> tuple[bytes, ...]:
    """Return how a number could stand in a file: in decimal, or as eight bytes either way round."""
    return (str(user_id).encode(), struct.pack(">q", user_id), struct.pack("<q", user_id))


def found_in(folder: Path, user_id: int) -> list[str]:
    """Return which files of a database a number stands in."""
    contents = {name: (folder / name).read_bytes() for name in FILES if (folder / name).exists()}
    return [name for name, content in contents.items() if any(form in content for form in forms_of(user_id))]


async def delete(pane: Pane, reader: Reader, word: str) -> str:
    """Ask for deletion, type a word in the form; return what the message says then."""
    await pane.slash("murlan privacy delete")
    asked = await pane.private(reader.said("privacy-delete"))
    await pane.press(reader.said("button-privacy-delete"), message=asked.id)
    await pane.root.locator("[data-modal]").wait_for()
    await pane.screenshot(f"privacy-form-{reader.language}")
    await pane.fill_modal({reader.said("privacy-form-word"): word})
    return (await pane.shown(asked.id)).body


async def test_person_takes_along_all_about_them_and_is_deleted(
    reader: Reader, own_cafe: World, tmp_path: Path
) -> None:
    """Not while a table names them, nor by another word; then in no form, while the others keep what they won."""
    owner, guest = await own_cafe.phone(reader.owner, reader), await own_cafe.phone(reader.guest, reader)
    user_id = USER_IDS[reader.guest]
    await play_one_deal(owner, guest, reader)
    await owner.screenshot(f"privacy-played-{reader.language}")
    await guest.slash("murlan privacy export")
    await guest.screenshot(f"privacy-export-{reader.language}")
    file = await guest.download("murlan-about-me.json")
    told = json.loads(await asyncio.to_thread(file.read_text, encoding="utf-8"))
    assert str(user_id) in json.dumps(told)
    await guest.slash("murlan privacy delete")
    assert reader.said("privacy-still-named") in await guest.told()
    await guest.screenshot(f"privacy-still-named-{reader.language}")
    await owner.slash("murlan end")
    await guest.wait_for_text(reader.said("closed-title"))
    assert reader.said("privacy-other-word") == await delete(guest, reader, "?")
    assert found_in(tmp_path, user_id)
    await guest.slash("murlan privacy delete")
    await guest.screenshot(f"privacy-question-{reader.language}")
    assert reader.said("privacy-deleted") == await delete(guest, reader, reader.said("privacy-word").lower())
    await guest.screenshot(f"privacy-deleted-{reader.language}")
    assert [] == found_in(tmp_path, user_id)
    assert found_in(tmp_path, USER_IDS[reader.owner])
    await owner.slash("murlan history", of="all")
    assert reader.said("history-deleted") in (await owner.private(reader.said("history-title"))).text
    await owner.slash("murlan leaderboard")
    shown = await owner.private(reader.said("board-title"))
    while shown.has("▶"):
        shown = await owner.pressed("▶", shown.id)
    await owner.screenshot(f"privacy-board-{reader.language}")
    assert reader.guest.capitalize() not in shown.text
