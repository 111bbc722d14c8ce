"""A match alone, in private messages and on a phone's width: from the command to its end and once again."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from bot.texts import text
from tests.journeys.conftest import PHONE, World
from tests.journeys.driver import Message, Pane
from tests.journeys.player import LOOK, take_turn

pytestmark = pytest.mark.asyncio(loop_scope="session")

ONE_DEAL: Final = "One deal · Një dorë"
SECONDS: Final = 120.0


async def test_a_deal_is_played_alone_in_private(world: World) -> None:
    """One message, which nobody else sees and which the bot posts nowhere: the deal, its end, and another one."""
    [ana] = await world.open("ana", size=PHONE)
    await ana.open_server("Private messages")
    await ana.slash("murlan solo", target=ONE_DEAL, computers="I beginner · I fillestar")
    first = await ana.wait_for_text("deal 1")
    await ana.screenshot("solo-begins-phone")
    await come_to_an_answer(ana, first.id)
    await ana.screenshot("solo-turn-phone")
    over = await play_out(ana)
    await ana.screenshot("solo-over-phone")
    assert (first.id, True) == (over.id, over.is_ephemeral)
    await ana.press(text("button-again", "en"))
    await ana.wait_for_text("deal 1")
    await ana.press(text("button-end-match", "en"))
    await ana.screenshot("solo-end-phone")
    await ana.press(text("button-confirm-end", "en"))
    await ana.wait_for_text(text("solo-closed", "en"))
    assert [] == [one for one in await ana.messages() if not one.is_ephemeral]
    assert 0 == await ana.failure_count()


async def come_to_an_answer(pane: Pane, message_id: str) -> None:
    """Play until there is something to beat and to beat it with, and the message tells what happened meanwhile."""
    async with asyncio.timeout(SECONDS):
        while not await is_answer(pane, message_id):
            await take_turn(pane)
            await asyncio.sleep(LOOK)


async def is_answer(pane: Pane, message_id: str) -> bool:
    """Return whether a message offers plays on what lies there since the own last turn."""
    shown = next(one for one in await pane.messages() if one.id == message_id)
    offers = any(":plays:" in control.custom_id for control in shown.controls)
    return offers and "since your turn" in shown.text and "To beat" in shown.text


async def play_out(pane: Pane) -> Message:
    """Play until the match is over; return the message that says so."""
    async with asyncio.timeout(SECONDS):
        while True:
            over = [one for one in await pane.messages() if "🏆" in one.text]
            if over:
                return over[-1]
            if not await take_turn(pane):
                await asyncio.sleep(LOOK)
