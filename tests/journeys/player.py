"""A person who knows how to play Murlan on the page, and nothing of the bot but what can be read there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from tests.journeys.driver import Message, Pane
from tests.journeys.readers import Reader

OWN_TURN = (
    "Your turn",
    "Radha jote",
    "Tocca a te",
    "Te toca",
    "Du bist dran",
    "À toi",
    "Sıra sende",
    "Παίζεις εσύ",
)
GIVE_BACK = (
    "Choose the card to give back",
    "Zgjidh letrën që do t’i kthesh",
    "Scegli la carta da restituire",
    "Elige la carta que devuelves",
    "Wähl, welche Karte du zurückgibst",
    "Choisis la carte à rendre",
    "Geri vereceğin kartı seç",
    "Διάλεξε το φύλλο που δίνεις πίσω",
)
"""As the languages of the bot say it."""
_HAND_VERBS = frozenset({"sort", "redraw", "gifts", "play", "pass"})
LOOK = 0.03
"""Seconds between two looks at a hand."""


def hand_of(messages: Sequence[Message]) -> Message | None:
    """Return the newest message that shows a hand."""
    return next((one for one in reversed(messages) if one.is_ephemeral and _has_hand_buttons(one)), None)


async def take_turn(pane: Pane) -> bool:
    """Play, pass or give back if it is this person's turn, by what their hand offers; return whether it was."""
    hand = hand_of(await pane.messages())
    if hand is None:
        return False
    if any(line in hand.text for line in GIVE_BACK):
        await pane.pick(control_id(hand, "gifts"), message=hand.id)
        await pane.press(control_id(await again(pane), "give"), message=hand.id)
        return True
    if not any(line in hand.text for line in OWN_TURN):
        return False
    if any(":plays:" in control.custom_id for control in hand.controls):
        await pane.pick(control_id(hand, "plays"), message=hand.id)
        await pane.press(control_id(await again(pane), "play"), message=hand.id)
    else:
        await pane.press(control_id(hand, "pass"), message=hand.id)
    return True


async def take_next_turn(pane: Pane, *, seconds: float = 20.0) -> None:
    """Wait until it is this person's turn, and take it."""
    async with asyncio.timeout(seconds):
        while not await take_turn(pane):
            await asyncio.sleep(LOOK)


async def play_until(panes: Sequence[Pane], *texts: str, seconds: float = 120.0) -> Message:
    """Let these people play, each in their turn, until the first of them reads one of the texts in public."""
    async with asyncio.timeout(seconds):
        while True:
            public = [one for one in await panes[0].messages() if not one.is_ephemeral]
            if found := [one for one in public if any(text in one.text for text in texts)]:
                return found[-1]
            if not any([await take_turn(pane) for pane in panes]):
                await asyncio.sleep(LOOK)


async def play_one_deal(owner: Pane, guest: Pane, reader: Reader) -> Message:
    """Let two people and two computer players play a match of one deal; return its last message in the channel."""
    await owner.slash("murlan language", language=reader.said("language-name"), server="True")
    await owner.slash("murlan start", target="0", computers="beginner", turn="180")
    await guest.press(reader.said("button-join"))
    await owner.wait_for_text(guest.person.capitalize())
    await owner.press(reader.said("button-fill"))
    for pane in (owner, guest):
        await pane.press(reader.said("button-hand"))
    return await play_until([owner, guest], reader.said("button-rematch"))


def _has_hand_buttons(message: Message) -> bool:
    return not _HAND_VERBS.isdisjoint(control.custom_id.split(":")[2] for control in message.controls)


async def again(pane: Pane) -> Message:
    """Return the hand as it is now."""
    hand = hand_of(await pane.messages())
    assert hand is not None, f"{pane.person} has lost the hand"
    return hand


def control_id(message: Message, verb: str) -> str:
    """Return the id of the control of a message that stands for a verb, whatever the reader's language."""
    return next(control.custom_id for control in message.controls if control.custom_id.split(":")[2] == verb)
