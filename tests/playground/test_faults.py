"""Planted faults as discord.py meets them, rate limits, and the count of requests."""

import asyncio

import aiohttp
import discord
import pytest

from playground.clock import ManualClock
from playground.ratelimits import RateLimits
from playground.requestlog import RequestLog
from playground.snowflakes import Snowflakes, shard_of
from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot

SEND = "/channels/{channel_id}/messages"
EDIT = "/channels/{channel_id}/messages/{message_id}"
CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"
CHANNEL = {"channel_id": "1"}


async def test_planted_status_strikes_as_often_as_told(bot: TestBot, place: Place) -> None:
    """Then it is gone."""
    status, told = await place.post(
        "/control/faults", kind="status", route="POST /channels/*/messages", status=403, code=50013, times=2
    )
    assert (status, told) == (200, {"waiting": 1})
    channel = bot.text_channel(place.channel_id)
    for _ in range(2):
        with pytest.raises(discord.Forbidden):
            await channel.send("x")
    assert (await channel.send("x")).content == "x"


async def test_answer_that_is_lost_after_it_landed_meets_40060_when_retried(
    bot: TestBot, place: Place, ana: Somebody
) -> None:
    """A retried callback of which the first landed is already acknowledged."""
    codes: list[int] = []
    await place.post("/control/faults", kind="status", route="POST /interactions/*", status=403, lands=True)

    async def probe(interaction: discord.Interaction) -> None:
        for _ in range(2):
            try:
                await interaction.response.send_message("once", ephemeral=True)
            except discord.HTTPException as error:
                codes.append(error.code)

    bot.probe = probe
    message = await ana.command("probe")
    assert [m["id"] for m in await ana.history()] == [message["id"]]
    async with asyncio.timeout(5):
        while len(codes) < 2:
            await place.get("/problems")
    assert codes == [0, 40060]


async def test_cut_connection_is_a_lost_answer(bot: TestBot, place: Place, ana: Somebody) -> None:
    """The interaction's call ends in a client error, and nothing was sent."""
    heard: asyncio.Queue[str] = asyncio.Queue()
    await place.post("/control/faults", kind="cut", route="POST /interactions/*")

    async def probe(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("x")
        except Exception as error:  # noqa: BLE001 - whatever aiohttp makes of it
            heard.put_nowait(type(error).__name__)

    bot.probe = probe
    await ana.act("commands", name="probe", path=[])
    assert await asyncio.wait_for(heard.get(), 5) in ("ServerDisconnectedError", "ClientOSError")
    assert await ana.history() == []


@pytest.mark.parametrize(("copies", "heard"), [(0, 0), (2, 2)], ids=["lost", "doubled"])
async def test_event_is_lost_or_doubled(bot: TestBot, place: Place, ana: Somebody, copies: int, heard: int) -> None:
    """Discord promises neither that an event comes nor that it comes once."""
    codes: list[int] = []

    async def probe(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("x", ephemeral=True)
        except discord.HTTPException as error:
            codes.append(error.code)
        else:
            codes.append(0)

    bot.probe = probe
    await place.post("/control/faults", kind="event", route="INTERACTION_CREATE COMMAND", copies=copies)
    await ana.act("commands", name="probe", path=[])
    await ana.command("probe")
    async with asyncio.timeout(5):
        while len(codes) < heard + 1:
            await place.get("/problems")
    assert sorted(codes) == [0, 0, 40060][: heard + 1]


async def test_fault_lasts_as_long_as_told(place: Place, clock: ManualClock) -> None:
    """However often it strikes meanwhile: an outage of a minute."""
    await place.post("/control/faults", kind="status", route="POST /channels/*/messages", status=502, lasts=60)
    path = f"/channels/{place.channel_id}/messages"
    during = [(await place.rest("POST", path, json={"content": "x"}))[0] for _ in range(4)]
    clock.advance(60)
    assert (during, (await place.rest("POST", path, json={"content": "x"}))[0]) == ([502] * 4, 200)


@pytest.mark.parametrize("scope", ["user", "shared", "global"])
async def test_limit_says_whose_it_is(scope: str, place: Place) -> None:
    """The body and the headers of a 429 agree."""
    await place.post("/control/faults", kind="status", status=429, seconds=1.5, scope=scope)
    url = f"{place.base_url}/api/v10/users/@me"
    async with place.http.get(url) as answer:
        told = await answer.json()
        headers = [answer.headers.get(name) for name in ("X-RateLimit-Scope", "X-RateLimit-Global", "Retry-After")]
    assert (told["retry_after"], told["global"]) == (1.5, scope == "global")
    assert headers == [scope, "true" if scope == "global" else None, "2"]


async def test_ban_of_the_address_is_raised_at_once(bot: TestBot, place: Place) -> None:
    """Without `Via` a 429 is Cloudflare's: text, and discord.py does not try again."""
    await place.post("/control/faults", kind="status", status=429, via=False, seconds=600, times=2)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.text_channel(place.channel_id).send("x")
    assert (caught.value.status, caught.value.text, place.discord.faults.waiting()) == (429, "error code: 1015", 1)


@pytest.mark.parametrize("lands", [False, True], ids=["lost", "landed"])
async def test_silence_lasts_until_the_faults_are_taken_away(
    place: Place, bot: TestBot, ana: Somebody, *, lands: bool
) -> None:
    """The request hangs, whether or not it took effect; then its connection breaks."""
    await place.post("/control/faults", kind="silence", route="POST /channels/*/messages", lands=lands)
    url = f"{place.base_url}/api/v10/channels/{place.channel_id}/messages"
    headers = {"Authorization": f"Bot {place.discord.token}"}
    call = asyncio.create_task(place.http.post(url, json={"content": "x"}, headers=headers))
    async with asyncio.timeout(5):
        while place.discord.faults.waiting():
            await place.get("/problems")
    assert (call.done(), len(await ana.history())) == (False, int(lands))
    place.discord.faults.clear()
    with pytest.raises(aiohttp.ClientError):
        await call


async def test_fault_that_is_not_understood_is_refused(place: Place) -> None:
    """A misspelt test fails at once."""
    assert (await place.post("/control/faults", kind="earthquake"))[0] == 400
    assert (await place.post("/control/faults", kind="status", rout="*"))[0] == 400
    assert (await place.post("/control/faults", kind="status", scope="mine"))[0] == 400


async def test_requests_are_counted_by_route_and_kind(bot: TestBot, place: Place, ana: Somebody) -> None:
    """Answers to interactions are exempt from the token's limit; what else the bot sends is counted."""
    async with place.http.delete(f"{place.base_url}/control/requests"):
        pass
    await ana.command("table", "start")
    await ana.frame("MESSAGE_CREATE")
    await bot.text_channel(place.channel_id).send("x")
    told = await place.get("/control/requests")
    routes = {entry["route"]: (entry["kind"], entry["count"]) for entry in told["routes"]}
    assert (told["counted"], told["exempt"], told["busiest_second"]) == (1, 2, 1)
    assert routes[f"POST {SEND}"] == ("counted", 1)
    assert routes[f"POST {CALLBACK}"] == ("exempt", 1)
    assert not any("aW" in entry["path"] and "TOKEN" not in entry["path"] for entry in told["recent"])


def test_bucket_lets_five_edits_through_and_fills_again(clock: ManualClock) -> None:
    """5 in 5 seconds for one channel; another channel has its own; the headers tell."""
    limits = RateLimits(clock)
    taken = [limits.take("PATCH", EDIT, CHANNEL) for _ in range(6)]
    assert [allowance.retry_after for allowance in taken] == [None] * 5 + [pytest.approx(5.0)]
    assert taken[0].headers["X-RateLimit-Remaining"] == "4"
    assert limits.take("PATCH", EDIT, {"channel_id": "2"}).retry_after is None
    clock.advance(5.0)
    assert limits.take("PATCH", EDIT, CHANNEL).retry_after is None


def test_token_is_held_to_fifty_requests_a_second_answers_exempt(clock: ManualClock) -> None:
    """The 51st counted request of a second waits; callbacks do not."""
    limits = RateLimits(clock)
    spread = [limits.take("GET", "/channels/{channel_id}", {"channel_id": str(n)}) for n in range(51)]
    assert [a.retry_after is None for a in spread] == [True] * 50 + [False]
    assert spread[-1].is_global
    assert limits.take("POST", CALLBACK, {}).retry_after is None
    clock.advance(1.0)
    assert limits.take("GET", "/channels/{channel_id}", CHANNEL).retry_after is None


def test_busiest_second_is_remembered(clock: ManualClock) -> None:
    """So that a test can hold a whole match against 50 a second."""
    log = RequestLog(clock)
    for pause in (0.0, 0.2, 0.2, 5.0):
        clock.advance(pause)
        log.add("POST", SEND, "/channels/1/messages", 200)
    assert log.summary()["busiest_second"] == 3


def test_ids_grow_even_within_a_millisecond(clock: ManualClock) -> None:
    """Sorting by id is sorting by time."""
    ids = Snowflakes(clock)
    made = [int(ids.new()) for _ in range(5000)]
    assert made == sorted(set(made))
    assert shard_of(None, 2) == 0


def test_manual_clock_runs_what_falls_due_in_order(clock: ManualClock) -> None:
    """And nothing that was called off."""
    ran: list[str] = []
    clock.call_later(2, lambda: ran.append("two"))
    clock.call_later(1, lambda: ran.append("one"))
    clock.call_later(1.5, lambda: ran.append("never")).cancel()
    clock.advance(1.9)
    assert ran == ["one"]
    clock.advance(0.1)
    assert ran == ["one", "two"]
