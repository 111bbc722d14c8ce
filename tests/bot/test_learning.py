"""`/murlan learn` in the whole bot, and the line that points there on the hand of somebody who has never played."""

from __future__ import annotations

import logging

import pytest

from bot.texts import text
from bot.views.lesson_presses import LessonPress, LessonVerb
from tests.support.league import Server
from tests.support.live import Live, Outcome, Person, controls_of

LAST = 9


def title(number: int, language: str = "en") -> str:
    """Return by what a step is known."""
    return text("learn-title", language, step=number, steps=LAST)


async def step_on(live: Live, person: Person, shown: Outcome, number: int) -> Outcome:
    """Do what leads on from a step."""
    live.clock.advance(1)  # nobody presses that fast
    plays = {1: "AS", 2: "3D 3H", 4: "4C 5D 6S 7H 8C", 5: "JS JC JD JH", 6: "2D 2H"}
    if number in plays:
        await person.press("plays", shown.message, (plays[number],))
        return await person.press("play", person.shown[shown.message["id"]])
    if number == 8:
        await person.press("gifts", shown.message, ("4S",))
        return await person.press("give", person.shown[shown.message["id"]])
    return await person.press("pass" if number == 3 else "on", shown.message)


@pytest.mark.parametrize("place", ["server", "dm"])
async def test_lesson_is_taken_to_its_end(place: str, live: Live, ana: Person) -> None:
    """One private message that becomes the next step; no table is opened, and nothing is stored."""
    if place == "dm":
        ana.channel_id = live.add_dm(ana)
        shown = await ana.forge_command({"name": "murlan", "options": [{"name": "learn", "type": 1}]})
    else:
        shown = await ana.command("learn")
    first = shown.message["id"]
    for number in range(1, LAST):
        assert (True, True) == (title(number) in shown.text, shown.is_private)
        shown = await step_on(live, ana, shown, number)
    assert title(LAST) in shown.text
    assert {"/murlan solo", "/murlan start", "/murlan rules"} <= set(shown.text.replace("**", "\n").splitlines())
    assert (first, 0) == (shown.message["id"], len(live.app.registry))


async def test_lesson_goes_on_after_a_restart(live: Live, ana: Person) -> None:
    """All that it needs is in its ids."""
    await ana.command("learn")
    chosen = await ana.choose("cards", "AS")
    await live.restart_bot()
    shown = await ana.press("play", chosen.message)
    assert title(2) in shown.text


async def test_refused_turn_says_why_as_a_hand_does(live: Live, ana: Person) -> None:
    """Both can be tried again at once."""
    await ana.command("learn")
    shown = await ana.choose("cards", "5D")
    assert text("refusal-not-higher", "en", kind="single", lies="K♥️", chosen="5♦️") in shown.text
    assert controls_of(shown.message)["play"]["disabled"]
    shown = await ana.press("pass", shown.message)
    assert text("learn-aside-single", "en", aside="passed") in shown.text
    assert title(1) in shown.text
    assert 0 == len(live.app.registry)


async def test_lesson_is_stopped_gone_back_in_and_taken_up_again(live: Live, ana: Person) -> None:
    """Where one stopped is in the id of the button that goes on."""
    shown = await step_on(live, ana, await ana.command("learn"), 1)
    shown = await ana.press("back", shown.message)
    assert title(1) in shown.text
    shown = await ana.press("stop", (await step_on(live, ana, shown, 1)).message)
    assert [*controls_of(shown.message)] == ["open"]
    shown = await ana.press("open", shown.message)
    assert title(2) in shown.text


async def test_choice_is_never_drawn_under_an_id_that_was_there_before(ana: Person) -> None:
    """A client would show what was chosen in it then."""
    shown = await ana.command("learn")
    seen = set()
    for values in (("5D",), ("AS",), ("5D",), ()):
        custom_id = controls_of(shown.message)["cards"]["custom_id"]
        assert custom_id not in seen
        seen.add(custom_id)
        shown = await ana.press("cards", shown.message, values)


@pytest.mark.parametrize(
    ("press", "expected"),
    [
        (LessonPress(2, LessonVerb.ON), "refusal-old-button"),
        (LessonPress(9, LessonVerb.ON), "refusal-old-button"),
        (LessonPress(2, LessonVerb.PLAY), "refusal-nothing-chosen"),
        (LessonPress(7, LessonVerb.GIVE, 3), "refusal-nothing-chosen"),
    ],
    ids=str,
)
async def test_press_that_no_lesson_offers_is_answered(press: LessonPress, expected: str, ana: Person) -> None:
    """A step is not skipped, and nothing is laid without a look at it."""
    shown = await ana.command("learn")
    refused = await ana.forge(str(press), message=shown.message)
    assert text(expected, "en") == refused.text


async def test_lesson_is_never_drawn_over_a_public_message(ana: Person) -> None:
    """Whoever forges a press on the table's message reads that it is no button of it."""
    await ana.command("start")
    before = ana.public()
    refused = await ana.forge(str(LessonPress(2, LessonVerb.OPEN)), message=before)
    assert (text("refusal-old-button", "en"), True) == (refused.text, refused.is_private)
    assert before["components"] == ana.public()["components"]


async def test_who_has_never_played_is_told_where_to_learn_until_the_first_deal_ends(live: Live, ana: Person) -> None:
    """It stands on their own hand alone, and is gone with the deal."""
    await ana.command("start")
    await ana.press("fill")
    await live.settled()
    shown = await ana.press("hand")
    assert text("hand-learn", "en") in shown.text
    assert text("hand-learn", "en") not in str(ana.public())
    shown = await ana.press("sort")
    assert text("hand-learn", "en") in shown.text
    while live.table().state.match.deal_number == 1:  # type: ignore[union-attr]  # it is under way
        await live._take_turn(live.table())
        await live.settled()
    shown = await ana.press("redraw" if "redraw" in controls_of(ana.hand()) else "sort")
    assert text("hand-learn", "en") not in shown.text


async def test_who_has_played_a_deal_is_told_no_more_at_another_table(live: Live, ana: Person) -> None:
    """Their match need not be over."""
    await ana.command("start")
    await ana.press("fill")
    while not live.table().state.places:
        await live.settled()
        await live._take_turn(live.table())
    ana.channel_id = live.channel_id = live.general_id
    await ana.command("start")
    await ana.press("fill")
    await live.settled()
    shown = await ana.press("hand")
    assert text("hand-learn", "en") not in shown.text


async def test_who_has_played_in_another_server_is_not_told(
    live: Live, ana: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """The game is the same there."""
    caplog.set_level(logging.CRITICAL, logger="db.archive")  # it complains of a match that has a result and no cards
    await Server(live.database, live.clock, int(live.other_guild_id)).play([ana.user_id])
    await ana.command("start")
    await ana.press("fill")
    await live.settled()
    shown = await ana.press("hand")
    assert text("hand-learn", "en") not in shown.text
