"""The guided deal on a phone, from its first step to its last, by real controls."""

from __future__ import annotations

from typing import Final

import pytest

from tests.journeys.conftest import World
from tests.journeys.driver import Message, Pane
from tests.journeys.readers import Reader

pytestmark = pytest.mark.asyncio(loop_scope="session")

PLAYS: Final = {1: "AS", 2: "3D 3H", 4: "4C 5D 6S 7H 8C", 5: "JS JC JD JH", 6: "2D 2H"}
"""What is to be laid at each step that wants a play."""
FIRST: Final = 1
LAST: Final = 9


def control_id(shown: Message, verb: str) -> str:
    """Return the id of a lesson's control, which carries what is chosen."""
    return next(one.custom_id for one in shown.controls if one.custom_id.split(":")[2] == verb)


async def step(pane: Pane, reader: Reader, number: int) -> Message:
    """Wait for a step of the lesson."""
    return await pane.wait_for_text(reader.said("learn-title", step=number, steps=LAST))


async def test_guided_deal_is_played_to_its_end_on_a_phone(world: World, reader: Reader) -> None:
    """What is wanted leads on; what is not says why; one goes back, stops, and goes on where one stopped."""
    pane = await world.phone(reader.guest, reader)
    await pane.slash("murlan learn")
    shown = await step(pane, reader, FIRST)
    await pane.screenshot(f"learn-1-{reader.language}")

    shown = await pane.chosen(control_id(shown, "cards"), ("5D",), shown.id)
    assert not shown.control(control_id(shown, "play")).is_enabled
    assert "⚠️" in shown.text
    await pane.screenshot(f"learn-refused-{reader.language}")
    shown = await pane.pressed(control_id(shown, "pass"), shown.id)
    assert "💡" in shown.text
    await pane.screenshot(f"learn-aside-{reader.language}")

    for number in range(FIRST, LAST):
        shown = await step(pane, reader, number)
        await pane.screenshot(f"learn-{number}-{reader.language}")
        await take(pane, shown, number)
    shown = await step(pane, reader, LAST)
    await pane.screenshot(f"learn-{LAST}-{reader.language}")
    assert "/murlan solo" in shown.text
    assert "/murlan start" in shown.text

    shown = await pane.pressed(control_id(shown, "back"), shown.id)
    await pane.press(control_id(shown, "stop"), message=shown.id)
    shown = await pane.wait_for_text(reader.said("learn-stopped"))
    await pane.press(control_id(shown, "open"), message=shown.id)
    await step(pane, reader, LAST - 1)


async def take(pane: Pane, shown: Message, number: int) -> None:
    """Do what leads on from a step."""
    if (play := PLAYS.get(number)) is not None:
        shown = await pane.chosen(control_id(shown, "plays"), (play,), shown.id)
        await pane.press(control_id(shown, "play"), message=shown.id)
    elif any(one.custom_id.split(":")[2] == "gifts" for one in shown.controls):
        shown = await pane.chosen(control_id(shown, "gifts"), ("4S",), shown.id)
        await pane.press(control_id(shown, "give"), message=shown.id)
    else:
        verb = "on" if any(one.custom_id.split(":")[2] == "on" for one in shown.controls) else "pass"
        await pane.press(control_id(shown, verb), message=shown.id)
