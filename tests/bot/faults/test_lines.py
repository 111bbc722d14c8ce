"""The fault matrix of the gateway: however the line breaks, a press is done once, and people are heard again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import pytest

from bot.client.answers import Interaction
from bot.texts import text
from tests.bot.test_discord_trouble import picture_is_true
from tests.bot.test_presence import until
from tests.bot.test_strange_presses import first_option
from tests.support.live import Json, Live, Person

BREAKS: Final[dict[str, Json]] = {
    "op 7": {"action": "reconnect"},
    "op 9 that can be resumed": {"action": "invalidate", "resumable": True},
    "torn": {"action": "cut"},
    "closed": {"action": "cut", "code": 4000},
    "zombie": {"action": "zombie"},
}
"""What a session outlives: what is pressed meanwhile is told afterwards."""
BEATS: Final = 50
"""Milliseconds from one heartbeat to the next, in tests where one has to stay unanswered."""


@pytest.fixture
async def short_patience(live: Live) -> None:
    """Heartbeats that are so close together that a dead line is noticed within half a second."""
    live.playground.gateway.heartbeat_ms = BEATS
    live.app.client._connection.heartbeat_timeout = 0.5
    before = live.playground.gateway.connected()[0].connection
    await live.act_on_bot("cut")
    await until(lambda: is_another(live, before))
    await live.heard()


def is_another(live: Live, before: object) -> bool:
    """Return whether the bot has a connection, and not that one."""
    return any(session.connection is not before for session in live.playground.gateway.connected())


def cards_held(live: Live, person: Person) -> int:
    """Return how many cards a person holds."""
    return len(live.table().hand(person.user_id).snapshot.hand)


@pytest.mark.parametrize("how", BREAKS.values(), ids=BREAKS)
@pytest.mark.usefixtures("short_patience")
async def test_play_pressed_while_the_line_is_broken_is_heard_once(how: Json, live: Live, seated: Person) -> None:
    """It is told after the resume, within the three seconds; the same session goes on."""
    option = first_option(seated, "plays")
    await seated.choose("plays", option)
    held = cards_held(live, seated)
    await live.act_on_bot(**how)
    assert (await seated.press("play")).is_success
    assert held - len(option.split()) == cards_held(live, seated)
    await live.heard()
    await until(lambda: not live.table().holds)
    assert 1 == live.playground.gateway.identifies
    await live.settled()
    await picture_is_true(live, seated)


@pytest.mark.parametrize("action", ["reconnect", "cut"])
async def test_presses_that_are_told_again_after_a_resume_are_done_once(
    action: str, live: Live, seated: Person
) -> None:
    """A choice, a play and a new sorting, each told twice: nothing more happens, and nobody reads that it is late."""
    option = first_option(seated, "plays")
    await seated.choose("plays", option)
    held = cards_held(live, seated)
    await seated.press("play")
    await seated.press("sort")
    await live.settled()
    await live.answered()
    before, sorting = live.table().state, live.table().hand(seated.user_id).draft.sorting
    again = known_presses(live)
    resumed = asyncio.create_task(live.app.client.wait_for("shard_resumed"))
    await asyncio.sleep(0)
    await live.act_on_bot(action, replays=30)
    await resumed
    await until(lambda: again() >= 3)
    await live.heard()
    await live.answered()
    assert (before, sorting) == (live.table().state, live.table().hand(seated.user_id).draft.sorting)
    assert held - len(option.split()) == cards_held(live, seated)
    assert text("refusal-turn-is-over", "en") not in str(seated.shown)


@pytest.mark.long
async def test_press_of_a_session_that_is_lost_fails_and_the_next_one_is_done(live: Live, seated: Person) -> None:
    """Op 9 without a resume: what was pressed in between is told to nobody, and Discord says so to whoever pressed."""
    live.expected_problems |= {"no answer within 3 seconds"}
    option = first_option(seated, "plays")
    await seated.choose("plays", option)
    held, before = cards_held(live, seated), live.table().state
    await live.act_on_bot("invalidate", resumable=False)
    assert not (await seated.press("play")).is_success
    assert before.event_count == live.table().state.event_count
    await until(lambda: live.playground.gateway.identifies == 2)
    await live.heard()
    assert (await seated.press("play")).is_success
    assert held - len(option.split()) == cards_held(live, seated)


def known_presses(live: Live) -> Callable[[], int]:
    """Count the presses and commands that the bot is told of again from now on."""
    count, client = 0, live.app.client
    is_news = client.is_news

    def counting(interaction: Interaction) -> bool:
        nonlocal count
        is_new = is_news(interaction)
        count += not is_new
        return is_new

    client.is_news = counting  # type: ignore[method-assign]
    return lambda: count
