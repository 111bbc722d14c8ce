"""Control: what is told, what is changed, and what is not understood; and rate limits over HTTP."""

from typing import Any

import pytest

from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot


async def test_events_are_logged_for_both_faces(bot: TestBot, place: Place, ana: Somebody) -> None:
    """A test can ask what the bot and people were told."""
    await ana.command("hand")
    told = await place.get("/control/events?t=INTERACTION_CREATE&face=bot")
    assert [event["d"]["data"]["name"] for event in told] == ["hand"]
    told = await place.get("/control/events?face=people&t=INTERACTION_SUCCESS")
    assert len(told) == 1


async def test_channel_that_is_added_is_seen_by_bot_and_people(bot: TestBot, place: Place, ana: Somebody) -> None:
    """CHANNEL_CREATE to both."""
    _, channel = await place.post("/control/channels", guild_id=place.guild_id, name="cards")
    assert (await ana.frame("CHANNEL_CREATE"))["name"] == "cards"
    assert (await bot.text_channel(channel["id"]).send("x")).content == "x"


async def test_problems_and_faults_can_be_cleared(place: Place) -> None:
    """So that a long test can begin a new part."""
    await place.rest("GET", "/unknown")
    await place.post("/control/faults", kind="delay", seconds=0.01)
    for path in ("/problems", "/control/faults"):
        async with place.http.delete(place.base_url + path) as answer:
            assert answer.status == 200
    assert await place.get("/problems") == []
    assert place.discord.faults.waiting() == 0


async def test_delay_lets_a_request_through_later(bot: TestBot, place: Place) -> None:
    """The request is served, only later."""
    await place.post("/control/faults", kind="delay", route="POST /channels/*", seconds=0.01)
    assert (await bot.text_channel(place.channel_id).send("x")).content == "x"
    assert place.discord.faults.waiting() == 0


@pytest.mark.parametrize(
    ("path", "body"),
    [
        pytest.param("/control/bot", {"action": "restart"}, id="restart-without-a-child"),
        pytest.param("/control/bot", {"action": "dance"}, id="no-such-action"),
        pytest.param("/control/guilds", {"guild_id": "1200000000000000000", "action": "dance"}, id="guild-action"),
        pytest.param("/control/guilds", {"guild_id": "5", "action": "available"}, id="no-such-guild"),
        pytest.param("/control/people", {"as": "zana", "timeout": 1}, id="no-such-person"),
        pytest.param(
            "/control/permissions",
            {"channel_id": "1200000000000000100", "target": "bot", "deny": ["DANCE"]},
            id="no-such-permission",
        ),
        pytest.param("/control/permissions", {"channel_id": "5", "target": "bot"}, id="no-such-channel"),
    ],
)
async def test_order_that_is_not_understood_is_refused(bot: TestBot, place: Place, path: str, body: Any) -> None:
    """A misspelt test fails at once."""
    status, told = await place.post(path, **body)
    assert status in (400, 404)
    assert told["message"]


@pytest.mark.parametrize("rate_limits", [True])
async def test_sixth_message_in_five_seconds_is_limited(place: Place) -> None:
    """429 with what discord.py reads: `Via`, the headers of the bucket, `retry_after`."""
    url = f"{place.base_url}/api/v10/channels/{place.channel_id}/messages"
    headers = {"Authorization": f"Bot {place.discord.token}"}
    seen = []
    for _ in range(6):
        async with place.http.post(url, json={"content": "x"}, headers=headers) as answer:
            seen.append((answer.status, answer.headers["X-RateLimit-Remaining"]))
            body = await answer.json()
    assert [status for status, _ in seen] == [200] * 5 + [429]
    assert [left for _, left in seen] == ["4", "3", "2", "1", "0", "0"]
    assert body == {"message": "You are being rate limited.", "retry_after": 5.0, "global": False}
    assert "Via" in answer.headers
    assert answer.headers["Content-Type"] == "application/json"
    place.clock.advance(5)
    status, _ = await place.rest("POST", f"/channels/{place.channel_id}/messages", json={"content": "x"})
    assert status == 200


async def test_failure_of_our_own_is_a_problem_and_no_crash(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bug of the playground's is told apart from a fault of the bot's."""
    monkeypatch.setattr(place.discord.world, "guild", lambda _guild_id: 1 / 0)
    status, _ = await place.rest("GET", f"/guilds/{place.guild_id}")
    assert status == 500
    assert place.problems() == ["the playground failed: ZeroDivisionError('division by zero')"]
    place.discord.problems.clear()
