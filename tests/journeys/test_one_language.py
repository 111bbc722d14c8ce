"""A whole match in Albanian, and whatever else one looks at meanwhile: no sentence of another language is read."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from tests.journeys.conftest import World
from tests.journeys.driver import Pane
from tests.journeys.player import LOOK, take_turn
from tests.journeys.readers import READERS
from tests.support.languages import languages_in

pytestmark = pytest.mark.asyncio(loop_scope="session")

ALBANIAN: Final = READERS[1]
ASIDE: Final = ("help", "rules", "leaderboard", "profile", "history", "settings", "preferences", "table", "leave")
"""What one looks at before the match is over."""
SECONDS: Final = 120.0


async def test_a_match_in_albanian_has_no_word_of_another_language(world: World) -> None:
    """BB-118: the server's language for all and the reader's own, from the lobby to the result, on a phone."""
    besa = await world.phone(ALBANIAN.owner, ALBANIAN)
    await besa.slash("murlan language", language=ALBANIAN.said("language-name"), server="True")
    read = {one.id: one.text for one in await besa.messages()}
    await besa.slash("murlan start", target="0", computers="beginner", turn="180")
    await besa.press(ALBANIAN.said("button-fill"))
    await besa.press(ALBANIAN.said("button-hand"))
    for command in ASIDE:
        await besa.slash(f"murlan {command}")
    async with asyncio.timeout(SECONDS):
        while not await is_over(besa, read):
            if not await take_turn(besa):
                await asyncio.sleep(LOOK)
    await besa.screenshot("albanian-end-phone")
    languages = {text: languages_in(text) - {ALBANIAN.language} for text in read.values()}
    assert [] == [text for text, others in languages.items() if others]
    assert len(read) > len(ASIDE)


async def is_over(pane: Pane, read: dict[str, str]) -> bool:
    """Note all that is to be read now, and return whether the match is over."""
    messages = await pane.messages()
    read |= {f"{one.id} {hash(one.text)}": one.text for one in messages}
    return any(one.has(ALBANIAN.said("button-rematch")) for one in messages)
