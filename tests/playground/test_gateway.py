"""The gateway: identifying, shards, compression, and what survives a lost connection."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import aiohttp
import discord
import pytest

from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot

PLAIN = "?v=10&encoding=json"


@pytest.fixture
async def knock(place: Place) -> AsyncIterator[Callable[..., Any]]:
    """Opens a raw gateway socket, without compression, that has said HELLO."""
    sockets: list[Any] = []

    async def open_socket(query: str = PLAIN) -> Any:
        socket = await place.http.ws_connect(place.playground.gateway.url + query)
        sockets.append(socket)
        return socket

    yield open_socket
    for socket in sockets:
        await socket.close()


def identify(place: Place, **changes: object) -> dict[str, Any]:
    """An op 2 frame."""
    return {"op": 2, "d": {"token": place.discord.token, "intents": 1, "shard": [0, 1], **changes}}


async def test_login_brings_servers_commands_and_presence(bot: TestBot, place: Place, ana: Somebody) -> None:
    """The unmodified client logs in, sees both servers, and people see that it is there."""
    assert {guild.name for guild in bot.guilds} == {"Kafe Tirana", "Kafe Prishtina"}
    assert all(guild.me.guild_permissions.send_messages for guild in bot.guilds)
    assert {command["name"] for command in ana.greeting["commands"]} == {"hand", "probe", "slow", "table"}
    assert ana.greeting["bot"] == {"running": True}


async def test_hello_shows_a_person_what_they_may_see(place: Place, luan: Somebody) -> None:
    """Channels come with the person's own permissions."""
    channels = {c["name"]: int(c["permissions"]) for c in luan.greeting["guilds"][0]["channels"]}
    assert set(channels) == {"murlan", "general", "rules-only", "voice", "announcements", "forum"}
    assert channels["murlan"] & 1 << 11
    assert not channels["rules-only"] & 1 << 11


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        pytest.param({"token": "wrong"}, 4004, id="token"),
        pytest.param({"shard": [2, 2]}, 4010, id="shard"),
        pytest.param({"intents": -1}, 4013, id="intents"),
        pytest.param({"intents": 1 << 15}, 4014, id="privileged-intents"),
    ],
)
async def test_bad_identify_is_closed_with_its_code(place: Place, knock: Any, changes: Any, code: int) -> None:
    """Discord's close codes."""
    socket = await knock()
    assert (await socket.receive_json())["op"] == 10
    await socket.send_json(identify(place, **changes))
    assert (await socket.receive()).data == code


@pytest.mark.parametrize(
    ("query", "code"),
    [
        pytest.param("?v=9&encoding=json", 4012, id="version"),
        pytest.param("?v=10&encoding=etf", 4002, id="encoding"),
        pytest.param("?v=10&encoding=json&compress=other", 4002, id="compression"),
    ],
)
async def test_connection_that_is_not_served_is_closed(knock: Any, query: str, code: int) -> None:
    """Only version 10, JSON, and known compressions."""
    assert (await (await knock(query)).receive()).data == code


@pytest.mark.parametrize("frame", ["{", json.dumps({"op": 99}), json.dumps([1])], ids=["broken", "op", "no-object"])
async def test_frame_that_means_nothing_closes_the_connection(knock: Any, frame: str) -> None:
    """4001 or 4002."""
    socket = await knock()
    await socket.receive_json()
    await socket.send_str(frame)
    assert (await socket.receive()).data in (4001, 4002)


async def test_too_many_frames_close_the_connection(knock: Any) -> None:
    """4008 for more than 120 in a minute."""
    socket = await knock()
    for _ in range(121):
        await socket.send_json({"op": 1, "d": None})
    codes = [message.data async for message in socket if message.type is aiohttp.WSMsgType.CLOSE]
    assert socket.close_code == 4008 or 4008 in codes


async def test_two_shards_hold_a_server_each(place: Place, knock: Any) -> None:
    """(id >> 22) % 2 decides, and only that shard hears of a server's interactions."""
    guilds = []
    for number in (0, 1):
        socket = await knock()
        await socket.receive_json()
        await socket.send_json(identify(place, shard=[number, 2]))
        ready = await socket.receive_json()
        guilds.append([guild["id"] for guild in ready["d"]["guilds"]])
    assert sorted(map(len, guilds)) == [1, 1]
    assert {guild_id for shard in guilds for guild_id in shard} == {place.guild_id, place.other_guild_id}


async def test_sharded_client_hears_of_both_servers(place: Place, pointed: None) -> None:
    """discord.py's AutoShardedClient takes the number of shards from /gateway/bot."""
    place.playground.gateway.shards = 2

    class Sharded(discord.AutoShardedClient):
        async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
            """No pause between shards."""

    client = Sharded(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
    ready = asyncio.Event()

    @client.event
    async def on_ready() -> None:
        ready.set()

    running = asyncio.create_task(client.start(place.discord.token))
    async with asyncio.timeout(5):
        await ready.wait()
    assert len(client.guilds) == 2
    assert len(client.shards) == 2
    await client.close()
    await running


@pytest.mark.parametrize(
    "how",
    [
        pytest.param({"action": "cut"}, id="torn"),
        pytest.param({"action": "cut", "code": 4000}, id="closed-with-4000"),
        pytest.param({"action": "reconnect"}, id="op-7"),
    ],
)
async def test_command_sent_while_the_bot_is_away_is_replayed_and_answered(
    bot: TestBot, place: Place, ana: Somebody, how: dict[str, Any]
) -> None:
    """A session outlives its socket: what was missed comes again after RESUME."""
    assert (await place.post("/control/bot", **how))[1] == {"sessions": 1}
    message = await ana.command("hand")
    assert message["content"] == "your hand"
    async with asyncio.timeout(5):
        await bot.resumed.wait()
    assert bot.readies == 1
    assert place.playground.gateway.identifies == 1


@pytest.mark.parametrize("action", ["cut", "reconnect"])
async def test_events_that_were_heard_are_told_again_on_request(
    action: str, bot: TestBot, place: Place, ana: Somebody
) -> None:
    """Discord promises no event only once, above all after a resume."""
    heard: list[int] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        heard.append(interaction.id)

    await ana.command("hand")
    await place.post("/control/bot", action=action, replays=1)
    async with asyncio.timeout(5):
        await bot.resumed.wait()
    assert heard == heard[:1] * 2


async def test_socket_that_says_nothing_more_is_left_by_the_client(bot: TestBot, place: Place, ana: Somebody) -> None:
    """A zombie: heartbeats are not acknowledged, the client gives up and resumes; what was missed comes then."""
    place.playground.gateway.heartbeat_ms = 50
    bot._connection.heartbeat_timeout = 0.3
    await place.post("/control/bot", action="cut")
    async with asyncio.timeout(5):
        await bot.resumed.wait()
    bot.resumed.clear()
    await place.post("/control/bot", action="zombie")
    assert (await ana.command("hand"))["content"] == "your hand"
    async with asyncio.timeout(5):
        await bot.resumed.wait()
    assert (bot.readies, place.playground.gateway.identifies) == (1, 1)


async def test_session_that_was_invalidated_begins_anew(bot: TestBot, place: Place, ana: Somebody) -> None:
    """Op 9 false: the client identifies again, and on_ready fires a second time."""
    bot.ready.clear()
    await place.post("/control/bot", action="invalidate")
    async with asyncio.timeout(5):
        await bot.ready.wait()
    assert bot.readies == 2
    assert place.playground.gateway.identifies == 2


async def test_people_see_the_bot_go_and_come_back(bot: TestBot, place: Place, ana: Somebody) -> None:
    """BOT frames."""
    await place.post("/control/bot", action="cut")
    assert await ana.frame("BOT") == {"running": False}
    assert await ana.frame("BOT") == {"running": True}


async def test_server_that_is_unavailable_is_not_left(bot: TestBot, place: Place) -> None:
    """An outage is told as GUILD_DELETE with `unavailable`, and ends with GUILD_CREATE."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    def hear(name: str) -> None:
        async def listen(_guild: discord.Guild) -> None:
            heard.put_nowait(name)

        setattr(bot, f"on_guild_{name}", listen)

    for name in ("unavailable", "available", "remove"):
        hear(name)
    async with asyncio.timeout(5):
        for action in ("unavailable", "available"):
            await place.post("/control/guilds", guild_id=place.guild_id, action=action)
            assert await heard.get() == action


async def test_message_of_a_person_arrives_without_its_content(place: Place, knock: Any, ana: Somebody) -> None:
    """Without the privileged intent only messages that name the bot can be read."""
    socket = await knock()
    await socket.receive_json()
    await socket.send_json(identify(place, intents=1 << 9))
    await socket.receive_json()
    contents = []
    for text in ("a secret", f"<@{place.discord.world.app_id}> listen"):
        await place.post(f"/people/ana/channels/{place.channel_id}/messages", content=text)
        contents.append((await socket.receive_json())["d"]["content"])
    assert contents == ["", f"<@{place.discord.world.app_id}> listen"]


async def test_members_are_sent_on_request(place: Place, knock: Any, ana: Somebody) -> None:
    """Op 8, by id and by the beginning of the name."""
    socket = await knock()
    await socket.receive_json()
    await socket.send_json(identify(place, intents=0))
    await socket.receive_json()
    await socket.send_json({"op": 8, "d": {"guild_id": place.guild_id, "user_ids": [ana.user_id, "5"], "nonce": "n"}})
    by_id = (await socket.receive_json())["d"]
    await socket.send_json({"op": 8, "d": {"guild_id": place.guild_id, "query": "be", "limit": 0}})
    by_name = (await socket.receive_json())["d"]
    assert [m["user"]["username"] for m in by_id["members"]] == ["ana"]
    assert (by_id["not_found"], by_id["nonce"]) == (["5"], "n")
    assert [m["user"]["username"] for m in by_name["members"]] == ["besa"]
