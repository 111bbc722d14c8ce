"""How often sessions may begin: five seconds apart in each bucket of shards, and so many a day."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from playground.bus import BotEvent
from playground.clock import ManualClock
from playground.snowflakes import shard_of
from playground.starts import DAY, Start, Starts
from tests.playground.place import Place, Somebody

EVENTS_OF_SERVERS = 1


@pytest.fixture
def starts(place: Place, clock: ManualClock) -> Starts:
    """Two may identify in five seconds."""
    place.playground.gateway.starts = Starts(clock, max_concurrency=2)
    return place.playground.gateway.starts


@pytest.fixture
async def identified(place: Place) -> AsyncIterator[Callable[..., Any]]:
    """Identifies a shard on a socket of its own; the first frame after HELLO, and the socket."""
    sockets: list[Any] = []

    async def identify(shard_id: int, shards: int) -> tuple[Any, Any]:
        socket = await place.http.ws_connect(place.playground.gateway.url + "?v=10&encoding=json")
        sockets.append(socket)
        await socket.receive_json()
        told = {"token": place.discord.token, "intents": EVENTS_OF_SERVERS, "shard": [shard_id, shards]}
        await socket.send_json({"op": 2, "d": told})
        return await socket.receive(), socket

    yield identify
    for socket in sockets:
        await socket.close()


async def test_shard_that_identifies_right_after_its_bucket_is_invalid(
    starts: Starts, identified: Any, clock: ManualClock, place: Place
) -> None:
    """Op 9: shards 0 and 2 of four share a bucket of two, shard 1 has another; after five seconds it is free."""
    frames = [(await identified(number, 4))[0].json() for number in (0, 1, 2)]
    clock.advance(5)
    frames.append((await identified(2, 4))[0].json())
    assert [(0, "READY"), (0, "READY"), (9, None), (0, "READY")] == [(frame["op"], frame["t"]) for frame in frames]
    assert [["shard 2: too soon"]] == [entry["problems"] for entry in place.discord.problems.listed()]
    place.discord.problems.clear()


async def test_days_starts_are_counted_down_and_come_back_after_a_day(
    starts: Starts, identified: Any, clock: ManualClock, place: Place
) -> None:
    """One that is refused as too soon has cost one as well."""
    await identified(0, 2)
    await identified(0, 2)
    headers = {"Authorization": f"Bot {place.discord.token}"}
    async with place.http.get(f"{place.base_url}/api/v10/gateway/bot", headers=headers) as answer:
        told = (await answer.json())["session_start_limit"]
    assert {"total": 1000, "remaining": 998, "reset_after": 86_400_000, "max_concurrency": 2} == told
    clock.advance(DAY)
    assert 1000 == starts.remaining
    place.discord.problems.clear()


async def test_one_start_too_many_ends_every_session(starts: Starts, identified: Any, place: Place) -> None:
    """Discord takes the token away; here only the sessions end."""
    starts.total = 1
    await identified(0, 2)
    closed, _ = await identified(1, 2)
    assert 4004 == closed.data
    assert all(session.is_over for session in place.playground.gateway.connected())
    place.discord.problems.clear()


def test_bucket_is_free_again_for_another_process(clock: ManualClock) -> None:
    """Who identifies does not matter, only when."""
    starts = Starts(clock)
    told = [starts.begin(0), starts.begin(5)]
    clock.advance(5)
    assert [Start.GRANTED, Start.TOO_SOON, Start.GRANTED] == [*told, starts.begin(5)]


async def test_press_is_told_to_the_shard_of_its_server_alone(identified: Any, place: Place, ana: Somebody) -> None:
    """Direct messages belong to no server: shard 0 hears of them."""
    sockets = [(await identified(number, 2))[1] for number in (0, 1)]
    sessions = {session.shard[0]: session for session in place.playground.gateway.connected()}
    before = {number: session.sequence for number, session in sessions.items()}
    place.discord.bus.publish(_press(place.guild_id))
    place.discord.bus.publish(_press(None))
    heard = {number: sessions[number].sequence - before[number] for number in sessions}
    expected = {0: 1, 1: 0}
    expected[shard_of(place.guild_id, 2)] += 1
    assert expected == heard
    assert len(sockets) == 2


async def test_many_shards_are_connected_at_once(identified: Any, place: Place) -> None:
    """64 of them, and none is dropped for another."""
    for number in range(64):
        await identified(number, 64)
    assert 64 == len(place.playground.gateway.connected())


def _press(guild_id: str | None) -> Any:
    return BotEvent("INTERACTION_CREATE", {"id": "1"}, guild_id)
