"""When Discord fails, refuses or is slow: what was accepted stays, the table goes on, and the picture comes back."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.seating import person_ids
from bot.texts import text
from bot.views.public_message import public_message
from bot.views.reach import SPACING
from tests.bot.test_strange_presses import first_option
from tests.support.live import Json, Live, Person, text_of
from tests.support.live_fixtures import Records
from tests.views.states import components_of

CALLBACK = "POST /interactions/*/callback"
EDIT = "PATCH /channels/*/messages/*"
POST = "POST /channels/*/messages"
TOKEN_EDIT = "PATCH /webhooks/*/messages/*"


async def picture_is_true(live: Live, person: Person) -> Json:
    """Wait until the public message shows the table as it is now; return it."""

    def is_true(message: Json) -> bool:
        shown = " ".join(text_of(message).split())
        wanted = components_of(public_message(live.table().public()))
        return shown == " ".join(text_of({"components": wanted}).split())

    return await person.sees(is_true, is_private=False)


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "status", "status": 500},
        {"kind": "status", "status": 502},
        {"kind": "status", "status": 500, "lands": True},
        {"kind": "cut"},
        {"kind": "cut", "lands": True},
        {"kind": "status", "status": 429, "seconds": 0.2},
    ],
    ids=["500", "502", "500 though done", "cut", "cut though done", "429"],
)
async def test_answer_that_fails_once_comes_all_the_same(fault: Json, live: Live, seated: Person) -> None:
    """BB-040: a play is answered with the new hand, and that hand is brought up to date at the next turn."""
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state.event_count
    await live.fault(route=CALLBACK, **fault)
    assert (await seated.press("play")).is_success
    assert live.table().state.event_count > before
    await live.settled()
    await seated.take_turn()


async def test_fault_of_ours_after_the_answer_undoes_and_doubles_nothing(
    live: Live, seated: Person, records: Records, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-040: the play lies and the hand shows it; the apology comes beside it, not as a second answer."""

    def fail(*_: object) -> None:
        raise RuntimeError

    await seated.choose("plays", first_option(seated, "plays"))
    hand, before = seated.hand(), live.table().state.event_count
    monkeypatch.setattr(live.app.displays.of(live.table()).hands, "shown", fail)
    assert (await seated.press("play", hand)).is_success
    monkeypatch.undo()
    await seated.sees(text("fault", "en"), is_private=True)
    assert hand["components"] != seated.shown[hand["id"]]["components"]
    assert live.table().state.event_count > before
    assert 1 == len(records.faults)
    records.faults.clear()


@pytest.mark.parametrize(
    "fault",
    [{"kind": "status", "status": 500, "lands": True}, {"kind": "cut", "lands": True}],
    ids=["500 though done", "cut though done"],
)
async def test_table_whose_opening_was_answered_with_a_fault_has_one_message(
    fault: Json, live: Live, ana: Person
) -> None:
    """Discord took the answer and failed to say so: the message is found, and none is posted beside it."""
    await live.fault(route=CALLBACK, **fault)
    assert (await ana.command("start")).is_success
    await live.answered()
    await ana.press("add")
    await live.answered()
    assert (1, 0) == (len(ana.shown), live.requests("POST /channels/{channel_id}/messages"))


async def test_table_whose_opening_could_not_be_answered_is_posted(live: Live, ana: Person) -> None:
    """The command failed for the person, but the table is open: its message comes by the other way."""
    live.expected_problems |= {"no answer within 3 seconds"}
    await live.fault(kind="status", route=CALLBACK, status=404, code=10062)
    command = asyncio.create_task(ana.command("start"))
    await ana.sees(text("lobby-title", "en").splitlines()[0], is_private=False)
    await picture_is_true(live, ana)
    command.cancel()


@pytest.mark.parametrize(
    "fault", [{"status": 404, "code": 10062}, {"status": 500, "times": 30}], ids=["10062", "500 for long"]
)
async def test_play_whose_answer_came_too_late_stays(fault: Json, live: Live, seated: Person) -> None:
    """BB-040, BB-067: Discord forgot the press, or takes no answer; the card lies, and the picture shows it."""
    live.expected_problems |= {"no answer within 3 seconds"}
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state.event_count
    await live.fault(kind="status", route=CALLBACK, **fault)
    press = asyncio.create_task(seated.press("play"))
    await seated.until(lambda: live.table().state.event_count > before)
    await live.settled()
    await picture_is_true(live, seated)
    await live.answered()
    press.cancel()
    live.playground.discord.faults.clear()
    assert (await seated.press("hand", seated.public())).is_success


@pytest.mark.parametrize("verb", ["add", "fill"])
async def test_picture_that_a_press_did_not_bring_is_drawn(verb: str, live: Live, ana: Person) -> None:
    """The answer to a press on the table message is its new picture: if that is lost, an edit brings it."""
    live.expected_problems |= {"no answer within 3 seconds"}
    await ana.command("start")
    before = live.table().state
    await live.fault(kind="status", route=CALLBACK, status=404, code=10062)
    press = asyncio.create_task(ana.press(verb))
    await ana.until(lambda: live.table().state != before)
    await live.settled()
    await picture_is_true(live, ana)
    press.cancel()


@pytest.mark.parametrize("status", [500, 502])
@pytest.mark.parametrize("times", [1, 30])
async def test_edits_that_fail_are_made_up_for(status: int, times: int, live: Live, seated: Person) -> None:
    """The match goes on meanwhile; some time after Discord is back the picture is true."""
    before = live.table().state.event_count
    await live.fault(kind="status", route=EDIT, status=status, times=times)
    await seated.take_turn()
    await live.settled()
    assert live.table().state.event_count > before
    live.playground.discord.faults.clear()
    await live.advance(SPACING[-1])
    await picture_is_true(live, seated)


async def test_rate_limited_edit_is_made_later(live: Live, seated: Person) -> None:
    """A 429 says when; nobody who presses waits for it."""
    await live.fault(kind="status", route=EDIT, status=429, seconds=0.3)
    await seated.take_turn()
    await live.settled()
    await picture_is_true(live, seated)


async def test_press_while_an_edit_is_under_way_lands(live: Live, ana: Person, besa: Person) -> None:
    """The ids on the table message stay the same over edits, so a press always meets its button."""
    await ana.command("start")
    besa.shown.update(ana.shown)
    seen = dict(besa.public())
    await live.fault(kind="delay", route=EDIT, seconds=0.1)
    await ana.press("add")
    live.app.displays.of(live.table()).refresher.changed()
    assert (await besa.press("join", seen)).is_success
    assert besa.user_id in person_ids(live.table().state.seats)
    await live.answered()
    await picture_is_true(live, besa)


async def test_connection_that_is_cut_is_taken_up_again(live: Live, seated: Person) -> None:
    """Presses of the meantime are heard after the resume."""
    await live.post("/control/bot", action="cut")
    await seated.take_turn()
    await live.settled()
    await picture_is_true(live, seated)


async def test_hand_that_could_not_be_pushed_is_opened_again(live: Live, seated: Person) -> None:
    """Its token died: the hand is old, not wrong, and My hand shows it as it is."""
    await live.fault(kind="status", route=TOKEN_EDIT, status=404, code=10015, times=5)
    await seated.press("pass", seated.hand())
    await live.settled()
    await live.answered()
    assert (await seated.press("hand", seated.public())).is_success
    live.playground.discord.faults.clear()
    await seated.take_turn()
