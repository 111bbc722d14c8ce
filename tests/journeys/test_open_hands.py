"""After a deal somebody who only looks on opens all four hands, on a phone."""

from __future__ import annotations

from typing import Final

import pytest

from tests.journeys.conftest import PHONE, World
from tests.journeys.player import play_until

pytestmark = pytest.mark.asyncio(loop_scope="session")

SUITS: Final = "♠♣♦♥"
BUTTON: Final = "All four hands"


@pytest.mark.long
async def test_a_spectator_opens_the_four_hands_and_goes_on_to_the_replay(world: World) -> None:
    """All 54 cards by seat and the one who was left with some; from there, the match being over, play by play."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.slash("murlan start", target="One deal · Një dorë")
    await ana.press("Fill with computers and start")
    [luan] = await world.open("luan", size=PHONE)
    await luan.screenshot("table-phone")
    assert not (await luan.latest("Murlan · deal 1")).has(BUTTON)
    await ana.press("My hand")
    await play_until([ana], "wins the match", "A tie")
    await luan.press(BUTTON)
    hands = await luan.private(BUTTON)
    await luan.screenshot("open-hands-phone")
    held, _, left = hands.text.partition("left at the end:")
    assert 52 == sum(map(held.count, SUITS)) + sum(map(left.partition("Replay")[0].count, SUITS)) - left_twice(
        hands.text
    )
    assert 2 == held.count("🃏")
    await luan.press("Replay", message=hands.id)
    assert "step 0 of " in (await luan.private("Replay · deal 1")).text


def left_twice(text: str) -> int:
    """Return how many suited cards stand in the line of what was left, which are in the hand above as well."""
    line = next(line for line in text.splitlines() if "left at the end:" in line)
    return sum(map(line.count, SUITS))
