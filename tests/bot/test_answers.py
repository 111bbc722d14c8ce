"""The first answer to a press: tried twice within its time, and never undone by coming too late."""

from __future__ import annotations

import pytest

from bot.texts import text
from playground.rest import border
from tests.bot.test_strange_presses import first_option
from tests.support.live import Json, Live, Person, controls_of
from tests.support.live_fixtures import Records

CALLBACK = "POST /interactions/*/callback"
ANSWERS = "POST /interactions/{interaction_id}/{interaction_token}/callback"
TOO_LATE = "no answer within 3 seconds"


@pytest.mark.parametrize(
    "fault",
    [
        {"kind": "status", "status": 500, "times": 2},
        {"kind": "status", "status": 504, "times": 2},
        {"kind": "delay", "seconds": 60},
        {"kind": "status", "status": 429, "seconds": 1.5},
    ],
    ids=["500 twice", "504 twice", "no answer", "429 for long"],
)
async def test_answer_is_tried_again_within_its_time(fault: Json, live: Live, seated: Person) -> None:
    """discord.py would sleep three seconds after a second 5xx and wait minutes for no answer; Discord waits three."""
    await live.fault(route=CALLBACK, **fault)
    assert (await seated.press("hand", seated.public())).is_success


@pytest.mark.parametrize("seconds", [0, 1], ids=["at once", "after a second"])
async def test_answer_that_is_refused_for_a_while_is_given_when_discord_says(
    seconds: int, live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A 429 without `Via` is no business of discord.py's; it says itself when to try again."""
    monkeypatch.setattr(border, "COMMON", {"Retry-After": str(seconds)})
    await live.fault(kind="status", route=CALLBACK, status=429)
    assert (await seated.press("hand", seated.public())).is_success


@pytest.mark.parametrize("after", ["60", "soon"])
async def test_answer_that_is_refused_for_longer_than_its_time_is_let_be(
    after: str, live: Live, seated: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asking again before would only be refused again; the press itself is done."""
    live.expected_problems |= {TOO_LATE}
    monkeypatch.setattr(border, "COMMON", {"Retry-After": after})
    await live.fault(kind="status", route=CALLBACK, status=429, times=9)
    live.playground.requests.clear()
    outcome = await seated.press("hand", seated.public())
    assert (False, 1) == (outcome.is_success, live.requests(ANSWERS))


@pytest.mark.parametrize(("status", "code"), [(401, 0), (403, 50001), (404, 10062), (404, 10015)])
async def test_answer_that_discord_refuses_is_not_repeated(status: int, code: int, live: Live, seated: Person) -> None:
    """Ten thousand refusals in ten minutes get the address banned."""
    live.expected_problems |= {TOO_LATE}
    live.playground.requests.clear()
    await live.fault(kind="status", route=CALLBACK, status=status, code=code, times=9)
    outcome = await seated.press("hand", seated.public())
    await live.answered()
    assert (False, 1) == (outcome.is_success, live.requests(ANSWERS))


async def test_press_on_a_hand_that_was_just_replaced_is_answered_in_a_new_one(live: Live, seated: Person) -> None:
    """10008: a hand gives way to the next deal's while somebody presses on it."""
    old = seated.hand()
    await live.fault(kind="status", route=CALLBACK, status=404, code=10008)
    outcome = await seated.press("sort", old)
    assert (True, True) == (outcome.is_success, outcome.is_private)
    assert {"sort", "cards"} <= controls_of(outcome.message).keys()
    assert outcome.message["id"] != old["id"]


async def test_press_on_a_public_message_that_was_just_deleted_is_confirmed(live: Live, ana: Person) -> None:
    """10008: a moderator was faster. What was pressed is done, and the table does not appear in private."""
    await ana.command("start")
    await live.fault(kind="status", route=CALLBACK, status=404, code=10008)
    outcome = await ana.press("add")
    assert (text("note-done", "en"), True) == (outcome.text, outcome.is_private)
    assert 2 == len(live.table().state.seats)


async def test_press_that_discord_forgot_is_a_fact_and_no_fault(live: Live, seated: Person, records: Records) -> None:
    """10062 after the play was stored: it lies on the table, and the log says so without alarm."""
    live.expected_problems |= {TOO_LATE}
    await seated.choose("plays", first_option(seated, "plays"))
    before = live.table().state.event_count
    await live.fault(kind="status", route=CALLBACK, status=404, code=10062)
    outcome = await seated.press("play")
    await live.answered()
    late = [line for line in records.lines if "answered too late" in line]
    assert (False, True, 1) == (outcome.is_success, live.table().state.event_count > before, len(late))
    assert [] == [line for line in records.lines if line.startswith(("WARNING bot", "ERROR"))]
