"""The ways to take a turn: suggested plays alone, free selection alone, typing alone; and turns that are planned."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import pytest

from tests.journeys.conftest import PHONE, World
from tests.journeys.driver import Message, Pane
from tests.journeys.player import LOOK, OWN_TURN, again, control_id, hand_of, take_next_turn, take_turn

pytestmark = pytest.mark.asyncio(loop_scope="session")

ONE_DEAL: Final = "One deal · Një dorë"
OVER: Final = "wins the match"
SECONDS: Final = 120.0
TRIED: Final = (1, 2, 3, 5)
"""How many cards are tried of those that come first in the free selection."""
Way = Callable[[Pane, Message], Awaitable[None]]


async def by_suggestion(pane: Pane, hand: Message) -> None:
    """Take the first suggested play, or pass."""
    if not any(":plays:" in control.custom_id for control in hand.controls):
        await pane.press(control_id(hand, "pass"), message=hand.id)
        return
    await pane.pick(control_id(hand, "plays"), message=hand.id)
    await pane.press(control_id(await again(pane), "play"), message=hand.id)


async def by_selection(pane: Pane, hand: Message) -> None:
    """Choose the first cards one by one until Play can be pressed; pass where that never is."""
    for count in TRIED if any(":cards:" in control.custom_id for control in hand.controls) else ():
        options = await options_of(pane, control_id(await again(pane), "cards"), hand.id)
        await pane.choose(control_id(await again(pane), "cards"), options[:count], message=hand.id)
        shown = await again(pane)
        if shown.control(control_id(shown, "play")).is_enabled:
            await pane.press(control_id(shown, "play"), message=hand.id)
            return
    shown = await again(pane)
    await pane.press(control_id(shown, "pass"), message=hand.id)


async def by_typing(pane: Pane, _: Message) -> None:
    """Take the first line that is listed while one types, a pass where nothing else is."""
    await pane.slash_picking("murlan play")


@pytest.mark.parametrize(
    "way",
    [
        pytest.param(by_suggestion, id="suggestions", marks=pytest.mark.long),
        pytest.param(by_selection, id="selection", marks=pytest.mark.long),
        pytest.param(by_typing, id="typing", marks=pytest.mark.long),
    ],
)
async def test_a_deal_is_played_in_one_way_only(way: Way, world: World) -> None:
    """From the first lead to the result, on a phone's width, with nothing else than that way."""
    [ana] = await world.open("ana", size=PHONE)
    await begin(ana)
    async with asyncio.timeout(SECONDS):
        while not [one for one in await ana.messages() if OVER in one.text and not one.is_ephemeral]:
            hand = hand_of(await ana.messages())
            if hand is not None and any(line in hand.text for line in OWN_TURN):
                await way(ana, hand)
            else:
                await asyncio.sleep(LOOK)
    assert 0 == await ana.failure_count()


@pytest.mark.long
async def test_the_list_of_plays_and_a_hint_are_read_on_a_phone(world: World) -> None:
    """What is typed has its list; a hint has its play, its reasons, and the first place among the suggestions."""
    [ana] = await world.open("ana", size=PHONE)
    await begin(ana)
    await come_to_a_choice(ana)
    await ana.press("Hint")
    hint = await ana.wait_for_text("A strong player would")
    await ana.screenshot("hint-phone")
    assert not hint.control("Hint").is_enabled
    taken = await ana.slash_picking("murlan play", picture="typed-phone")
    assert taken
    await ana.screenshot("typed-hand-phone")


@pytest.mark.long
async def test_a_turn_is_planned_undone_and_planned_again(world: World) -> None:
    """The hand says what it will do; a plan that became illegal is told, and the turn is taken as usual."""
    ana, besa = await world.open("ana", "besa", size=(800, 844))
    await ana.slash("murlan start", target=ONE_DEAL, turn="180 s")
    await ana.wait_for_text("a table is open")
    await besa.press("Join")
    await ana.press("Fill with computers and start")
    for pane in (ana, besa):
        await pane.press("My hand")
    acting, waiting = (ana, besa) if await is_on_turn(ana) else (besa, ana)
    hand = await again(waiting)
    lowest = (await options_of(waiting, control_id(hand, "cards"), hand.id))[0]
    await waiting.choose(control_id(hand, "cards"), [lowest], message=hand.id)
    await waiting.press(control_id(await again(waiting), "plan"), message=hand.id)
    await waiting.wait_for_text("On your turn: plays")
    await ana.screenshot("planned", whole_page=True)
    await waiting.press("Undo", message=hand.id)
    await waiting.wait_until_gone("On your turn: plays")
    await waiting.press(control_id(await again(waiting), "plan"), message=hand.id)
    await take_next_turn(acting)
    told = await waiting.wait_for_text("What you had planned cannot be done now", seconds=30)
    assert any(line in told.text for line in OWN_TURN)
    await ana.screenshot("plan-void", whole_page=True)
    await take_next_turn(waiting)
    assert 0 == await ana.failure_count()


async def come_to_a_choice(pane: Pane) -> None:
    """Play on until it is one's turn with something to choose: where only a pass is left nobody is advised."""
    async with asyncio.timeout(SECONDS):
        while True:
            hand = hand_of(await pane.messages())
            if hand is not None and any(control.label == "Hint" for control in hand.controls):
                return
            await take_turn(pane)
            await asyncio.sleep(LOOK)


async def begin(ana: Pane) -> None:
    """Begin a match of one deal against three computers, with the hand open."""
    await ana.slash("murlan start", target=ONE_DEAL, computers="I beginner · I fillestar")
    await ana.wait_for_text("a table is open")
    await ana.press("Fill with computers and start")
    await ana.press("My hand")
    await ana.wait_for_text("Your hand")


async def is_on_turn(pane: Pane) -> bool:
    """Wait until one knows from the hand whose turn it is; return whether it is this person's."""
    hand = await pane.wait_for_text("Your hand")
    return any(line in hand.text for line in OWN_TURN)


async def options_of(pane: Pane, select: str, message_id: str) -> list[str]:
    """Return the values of a select in the order that they stand in."""
    control = pane.root.locator(f'[data-message-id="{message_id}"] [data-custom-id="{select}"]')
    await control.click()
    options = pane.root.locator("[data-popover] [role=option]")
    await options.first.wait_for()
    values = [str(value) for value in await options.evaluate_all("all => all.map(one => one.dataset.optionValue)")]
    await pane.page.keyboard.press("Escape")
    return values
