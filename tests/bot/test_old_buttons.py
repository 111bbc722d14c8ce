"""Buttons and selects from long ago: neither a restart nor a quarter of an hour makes one of them dead."""

from __future__ import annotations

from typing import Final

import pytest

from bot.tables.seating import person_ids
from bot.texts import text
from murlan.options import Sides
from tests.support.live import Live, Person, controls_of

VIEW_LIFE: Final = 4 * 60
"""Seconds: longer than discord.py keeps a view that nobody says otherwise of."""
TOKEN_LIFE: Final = 16 * 60
"""Seconds: longer than an interaction's token lives, and than discord.py keeps any view of an ephemeral message."""
LONG_TURN: Final = 300
"""Seconds; at a quicker pace the table would close meanwhile, for nobody is there."""


@pytest.mark.parametrize("is_restarted", [True, False], ids=["restarted", "waited"])
async def test_lobby_buttons_work_whatever_their_age(
    is_restarted: bool,  # noqa: FBT001
    live: Live,
    ana: Person,
    besa: Person,
) -> None:
    """BB-048, BB-049: each of them, pressed on the message as it was before."""
    await ana.command("start", mode=Sides.TWO_TEAMS.value)
    besa.shown.update(ana.shown)
    live.clock.advance(VIEW_LIFE)
    if is_restarted:
        await live.restart_bot()
    pressed = {"join": besa, "add": ana, "remove": ana, "swap": besa, "leave": besa, "menu": ana, "fill": ana}
    assert {*pressed, "start"} == set(controls_of(ana.public()))
    for verb, person in pressed.items():
        outcome = await person.press(verb, ana.public())
        assert (True, verb == "menu") == (outcome.is_success, outcome.is_private), verb  # a refusal would be private
    assert (ana.user_id,) == person_ids(live.table().state.seats)
    assert live.table().state.match is not None


@pytest.mark.parametrize("is_restarted", [True, False], ids=["restarted", "waited"])
async def test_hand_from_a_quarter_of_an_hour_ago_is_answered(
    is_restarted: bool,  # noqa: FBT001
    live: Live,
    ana: Person,
) -> None:
    """BB-048, BB-051: its selects and buttons work, and whoever had gone is back with the first press."""
    live.seed = 1
    await live.restart_bot()  # to cards that leave something to choose then
    await ana.command("start", turn=LONG_TURN)
    await ana.press("fill")
    await live.settled()
    hand = (await ana.press("hand")).message
    await live.advance(TOKEN_LIFE)
    assert live.table().public().seats[live.table().hand(ana.user_id).seat].is_away
    if is_restarted:
        await live.restart_bot()
    for verb in ("redraw", "sort", "cards", "clear"):
        shown = controls_of(ana.shown[hand["id"]])
        values = (shown[verb]["options"][0]["value"],) if "options" in shown[verb] else None
        outcome = await ana.press(verb, ana.shown[hand["id"]], values=values)
        assert (True, hand["id"]) == (outcome.is_success, outcome.message["id"]), verb
        assert text("hand-away", "en") not in outcome.text
    await ana.take_turn()


async def test_public_buttons_of_a_match_outlive_a_restart(live: Live, seated: Person) -> None:
    """BB-048: the table message leads to the hand and to the menu as before, and a public Pass is for its turn."""
    message = seated.public()
    live.clock.advance(10)
    await live.restart_bot()
    for verb, key in (("hand", "hand-title"), ("menu", "menu-title")):
        outcome = await seated.press(verb, message)
        assert (True, True) == (outcome.is_private, text(key, "en", count=14).split("·")[0] in outcome.text)
    count = live.table().state.event_count
    assert (await seated.press("pass-here", message)).is_success
    assert live.table().state.event_count > count
