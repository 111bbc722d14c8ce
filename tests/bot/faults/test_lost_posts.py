"""A table's message that Discord posted and could not say so: the channel ends with one that shows the match."""

from __future__ import annotations

import asyncio
from typing import Final

import pytest

from bot.views.public_message import public_message
from bot.views.reach import SPACING
from tests.bot.faults.test_rest import CALLS, comes_back, showing
from tests.support.live import Json, Live, Person

LOST: Final[dict[str, Json]] = {
    "reset": {"kind": "cut", "lands": True},
    "500": {"kind": "status", "status": 500, "lands": True},
}
"""What becomes of the answer to a request that took effect."""


async def lose_post(live: Live, person: Person, fault: Json) -> None:
    """Have the table brought down, and the answer to its new message lost."""
    live.playground.requests.clear()
    await live.fault(route=CALLS["post"], **fault)
    await person.command("table")
    async with asyncio.timeout(5):
        while len(showing(live)) < 2:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("fault", LOST.values(), ids=LOST.keys())
async def test_match_is_shown_once_after_the_answer_to_its_message_was_lost(
    fault: Json, live: Live, seated: Person
) -> None:
    """The try after it bears the same nonce, finds that message, and takes the older one away."""
    await lose_post(live, seated, fault)
    newest = showing(live)[0]
    await live.settled()
    await live.advance(SPACING[0])
    await comes_back(live, seated)
    assert [newest] == showing(live)


async def test_match_is_shown_once_after_a_process_died_with_its_message_under_way(live: Live, seated: Person) -> None:
    """Nobody remembers the message: the next process looks through the channel before it draws."""
    await lose_post(live, seated, {"kind": "silence", "lands": True})
    newest = showing(live)[0]
    await live.restart_bot()
    await comes_back(live, seated)
    assert [newest] == showing(live)


async def test_press_on_a_message_that_nobody_remembers_is_answered_and_makes_it_the_tables_own(
    live: Live, seated: Person
) -> None:
    """Where nothing else tells of it the press does; whoever pressed sees their hand."""
    state, outbox = live.table().state, live.app.displays._outbox
    view = public_message(live.table().public())
    lost = str(await outbox.send(state.channel_id, view, nonce="lost", is_urgent=True))
    message = await seated.sees(lambda message: message["id"] == lost, is_private=False)
    outcome = await seated.press("hand", message)
    assert (True, True) == (outcome.is_success, outcome.is_private)
    await comes_back(live, seated)
    assert [lost] == showing(live)
    await live.restart_bot()
    await comes_back(live, seated)
    assert [lost] == showing(live)
