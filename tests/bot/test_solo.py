"""A match alone: one private message, wherever its person is, that shows the table and takes every press."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.phases import Phase
from bot.tables.table import Table
from bot.texts import text
from tests.support.live import PATIENCE, Json, Live, Person, controls_of, text_of

PLACES = ("server", "dm", "group")


def place_of(live: Live, person: Person, place: str) -> str:
    """Return the channel of a kind of place."""
    match place:
        case "dm":
            return live.add_dm(person)
        case "group":
            return live.add_group_dm(person)
        case _:
            return str(live.channel_id)


def solo(live: Live, person: Person) -> Table:
    """Return a person's match alone."""
    table = live.app.registry.solo_of(person.user_id)
    assert table is not None
    return table


async def screen(live: Live, person: Person) -> Json:
    """Return the one message of a match alone, once it shows the present state."""
    await live.answered()
    await live.settled()
    await live.answered()
    newest = [one for one in person.shown.values() if not {"end", "ready", "rematch"}.isdisjoint(controls_of(one))]
    return newest[-1]


async def take_turn(live: Live, person: Person) -> None:
    """Play the first thing that the message offers, pass, or give a card."""
    shown = await screen(live, person)
    for select, button in (("gifts", "give"), ("plays", "play")):
        if select in controls_of(shown):
            value = controls_of(shown)[select]["options"][0]["value"]
            assert (await person.press(select, shown, values=(value,))).is_success
            assert (await person.press(button, person.shown[shown["id"]])).is_success
            return
    assert (await person.press("pass", shown)).is_success


async def play_deal(live: Live, person: Person) -> Json:
    """Play until a deal has ended; return what is shown then."""
    table = solo(live, person)
    number = len(table.state.places)
    async with asyncio.timeout(6 * PATIENCE):
        while len(table.state.places) == number:
            await take_turn(live, person)
            await live.settled()
    return await screen(live, person)


@pytest.mark.parametrize("place", PLACES)
async def test_person_plays_a_match_of_one_deal_alone(place: str, live: Live, ana: Person) -> None:
    """In a server, in private and among friends: one message that nobody else sees, to the winner."""
    ana.channel_id = place_of(live, ana, place)
    outcome = await ana.command("solo", target=0)
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert text("deal-title", "en", number=1) in outcome.text
    first = await screen(live, ana)
    last = await play_deal(live, ana)
    assert first["id"] == last["id"]
    assert "rematch" in controls_of(last)
    assert (Phase.FINISHED, 1) == (solo(live, ana).state.phase, len(ana.shown))
    await ana.press("rematch", last)
    assert (Phase.PLAYING, text("deal-title", "en", number=1) in text_of(await screen(live, ana))) == (
        solo(live, ana).state.phase,
        True,
    )
