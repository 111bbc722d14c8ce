"""Archived and locked threads, slowmode: what is refused, to whom, and what the bot is told."""

import asyncio

import discord
import pytest

from tests.playground.place import Place, Somebody
from tests.playground.test_refusals import code_of
from tests.playground.testbot import TestBot

STATES = [
    pytest.param({"archived": True}, (0, 0), id="archived"),
    pytest.param({"locked": True}, (160005, 160005), id="locked"),
    pytest.param({"archived": True, "locked": True}, (50083, 50083), id="archived-and-locked"),
]


@pytest.fixture
async def inside(bot: TestBot, place: Place) -> discord.Message:
    """A message of the bot's in a thread of Ana's."""
    _, made = await place.post(f"/control/channels/{place.channel_id}/threads", **{"as": "ana"})
    return await bot.get_partial_messageable(int(made["id"])).send("x")


@pytest.mark.parametrize(("state", "codes"), STATES)
async def test_message_opens_an_archived_thread_unless_it_is_locked(
    place: Place, inside: discord.Message, state: dict[str, bool], codes: tuple[int, int]
) -> None:
    """Discord's own words: sending unarchives, unless a moderator locked it; then neither send nor edit goes."""
    await place.post(f"/control/channels/{inside.channel.id}", **state)
    seen = [await code_of(inside.channel.send("y")), await code_of(inside.edit(content="z"))]
    assert tuple(seen) == codes


async def test_edit_in_an_archived_thread_is_refused(place: Place, inside: discord.Message) -> None:
    """50083; deleting goes, and leaves it archived."""
    await place.post(f"/control/channels/{inside.channel.id}", archived=True)
    assert await code_of(inside.edit(content="z")) == 50083
    assert await code_of(inside.delete()) == 0
    assert place.discord.world.channel(str(inside.channel.id))["thread_metadata"]["archived"]


@pytest.mark.parametrize("state", [{"locked": True}, {"archived": True, "locked": True}], ids=["locked", "both"])
async def test_moderator_writes_in_a_locked_thread(
    place: Place, inside: discord.Message, state: dict[str, bool]
) -> None:
    """MANAGE_THREADS is the right to."""
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", allow=["MANAGE_THREADS"])
    await place.post(f"/control/channels/{inside.channel.id}", **state)
    assert await code_of(inside.channel.send("y")) == 0
    assert await code_of(inside.edit(content="z")) == 0


@pytest.mark.parametrize(
    ("state", "code"),
    [({"archived": True}, 0), ({"locked": True}, 0), ({"archived": True, "locked": True}, 50083)],
    ids=["archived", "locked", "both"],
)
async def test_answer_is_refused_only_where_a_thread_is_archived_and_locked(
    place: Place, bot: TestBot, ana: Somebody, inside: discord.Message, state: dict[str, bool], code: int
) -> None:
    """As a message would be; nobody sees anything then."""
    codes: asyncio.Queue[int] = asyncio.Queue()

    async def probe(interaction: discord.Interaction) -> None:
        codes.put_nowait(await code_of(interaction.response.send_message("x")))

    bot.probe = probe
    await place.post(f"/control/channels/{inside.channel.id}", **state)
    await ana.act("commands", channel_id=str(inside.channel.id), name="probe", path=[])
    assert await asyncio.wait_for(codes.get(), 5) == code


async def test_thread_of_others_is_opened_by_everybody_and_closed_by_its_moderators(
    place: Place, inside: discord.Message
) -> None:
    """The bot may open Ana's thread while it is not locked, and not archive it."""
    path = f"/channels/{inside.channel.id}"
    assert (await place.rest("PATCH", path, json={"archived": True}))[1]["code"] == 50013
    await place.post(f"/control{path}", archived=True)
    assert (await place.rest("PATCH", path, json={"archived": False}))[0] == 200
    await place.post(f"/control{path}", archived=True, locked=True)
    assert (await place.rest("PATCH", path, json={"archived": False}))[1]["code"] == 50013


async def test_own_thread_must_be_opened_before_it_is_renamed(bot: TestBot, place: Place) -> None:
    """50083."""
    channel = bot.text_channel(place.channel_id)
    thread = await channel.create_thread(name="deal 1", type=discord.ChannelType.public_thread)
    await place.post(f"/control/channels/{thread.id}", archived=True)
    status, told = await place.rest("PATCH", f"/channels/{thread.id}", json={"name": "deal 2"})
    assert (status, told["code"]) == (400, 50083)


async def test_bot_is_told_of_archiving_locking_and_the_end(bot: TestBot, place: Place) -> None:
    """THREAD_UPDATE, THREAD_DELETE, and for a deleted parent CHANNEL_DELETE alone."""
    threads = [
        (await place.post(f"/control/channels/{place.general_id}/threads", **{"as": "ana"}))[1]["id"] for _ in "12"
    ]
    await place.post(f"/control/channels/{threads[0]}", archived=True)
    await place.post(f"/control/channels/{threads[0]}", archived=False, locked=True)
    for gone in (threads[0], place.general_id):
        async with place.http.delete(f"{place.base_url}/control/channels/{gone}"):
            pass
    told = [event for event in await place.get("/control/events?face=bot") if event["t"] != "MESSAGE_CREATE"]
    assert [event["t"] for event in told][2:] == ["THREAD_UPDATE"] * 2 + ["THREAD_DELETE", "CHANNEL_DELETE"]
    assert (await place.rest("GET", f"/channels/{threads[1]}"))[1]["code"] == 10003


async def test_archived_thread_is_not_told_of_at_login(place: Place, bot: TestBot, inside: discord.Message) -> None:
    """GUILD_CREATE has active threads only."""
    await place.post(f"/control/channels/{inside.channel.id}", archived=True)
    assert place.discord.guilds.described(place.guild_id)["threads"] == []


async def test_slowmode_holds_people_up_and_no_bot(bot: TestBot, place: Place, ana: Somebody, luan: Somebody) -> None:
    """20016 until the pause is over; the owner has the right to pass."""
    assert (await place.post(f"/control/channels/{place.channel_id}", rate_limit_per_user=30))[0] == 200
    path = f"/channels/{place.channel_id}/messages"
    seen = [await place.post(f"/people/luan{path}", content="x") for _ in "12"]
    assert [status for status, _ in seen] == [200, 429]
    assert seen[1][1]["code"] == 20016
    assert [(await place.post(f"/people/ana{path}", content="x"))[0] for _ in "12"] == [200, 200]
    assert [await code_of(bot.text_channel(place.channel_id).send("x")) for _ in "12"] == [0, 0]
    place.clock.advance(31)
    assert (await place.post(f"/people/luan{path}", content="x"))[0] == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/control/channels/1200000000000000100", {"colour": "red"}),
        ("/control/channels/1200000000000000100", {"archived": "yes"}),
        ("/control/channels", {"guild_id": "1200000000000000000", "kind": "stage"}),
        ("/control/channels", {"group": ["zana"]}),
    ],
    ids=["no-such-key", "no-such-value", "no-such-kind", "nobody"],
)
async def test_change_that_is_not_understood_is_refused(place: Place, path: str, body: dict[str, object]) -> None:
    """A misspelt test fails at once."""
    assert (await place.post(path, **body))[0] in (400, 404)
