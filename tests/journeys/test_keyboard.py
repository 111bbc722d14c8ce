"""A match without a pointer: by Tab, arrows, Enter and Space alone."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from tests.journeys.conftest import World
from tests.journeys.driver import Message, Pane
from tests.journeys.keyboard import Keyboard
from tests.journeys.player import LOOK, OWN_TURN, again, control_id, hand_of

pytestmark = pytest.mark.asyncio(loop_scope="session")

OVER: Final = "wins the match"
SECONDS: Final = 240.0


@pytest.mark.long
async def test_a_deal_is_played_by_keyboard_alone(world: World) -> None:
    """From the command to the result, by free selection where one leads and by suggestion where one answers."""
    [ana] = await world.open("ana")
    keys = Keyboard(ana.page)
    await keys.write("/murlan start target:One deal · Një dorë computers:I beginner · I fillestar")
    lobby = await ana.wait_for_text("a table is open")
    await keys.press(control_id(lobby, "fill"))
    await keys.press((await ana.wait_for_text("My hand")).control("My hand").custom_id)
    await ana.wait_for_text("Your hand")
    async with asyncio.timeout(SECONDS):
        while not [one for one in await ana.messages() if OVER in one.text and not one.is_ephemeral]:
            hand = hand_of(await ana.messages())
            if hand is not None and any(line in hand.text for line in OWN_TURN):
                await take_turn(ana, keys, hand)
            else:
                await asyncio.sleep(LOOK)


async def take_turn(pane: Pane, keys: Keyboard, hand: Message) -> None:
    """Lead the first card of the free selection; answer with what is suggested, or pass."""
    if not hand.control(control_id(hand, "pass")).is_enabled:
        await keys.tick(control_id(hand, "cards"))
    elif any(":plays:" in control.custom_id for control in hand.controls):
        await keys.pick(control_id(hand, "plays"))
    else:
        await keys.press(control_id(hand, "pass"))
        await pane.settle()
        return
    await pane.settle()
    await keys.press(control_id(await again(pane), "play"), back=False)
    await pane.settle()
