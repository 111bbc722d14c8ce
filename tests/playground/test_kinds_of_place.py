"""Voice chats, announcements, forum posts and group messages, as a bot and people meet them."""

import asyncio
from typing import Any

import discord
import pytest

from playground.interactions import Kind
from playground.people.acts import new_interaction
from tests.playground.place import Place, Somebody
from tests.playground.test_refusals import code_of
from tests.playground.testbot import TestBot

KINDS = {
    "voice": discord.VoiceChannel,
    "announcements": discord.TextChannel,
    "forum": discord.ForumChannel,
}


@pytest.mark.parametrize("name", KINDS)
async def test_channel_is_of_its_kind(name: str, bot: TestBot, place: Place) -> None:
    """discord.py reads it from GUILD_CREATE and from REST alike."""
    channel_id = int(getattr(place, f"{name}_id"))
    known, fetched = bot.get_channel(channel_id), await bot.fetch_channel(channel_id)
    assert (KINDS[name], KINDS[name]) == (type(known), type(fetched))
    assert isinstance(known, discord.TextChannel) == (name == "announcements")


@pytest.mark.parametrize("where", ["voice_id", "announcements_id", "post", "thread"])
async def test_command_is_given_and_answered_there(where: str, bot: TestBot, place: Place, ana: Somebody) -> None:
    """The chat of a voice channel, an announcement channel, a forum's post, a thread."""
    ana.channel_id = await a_place(place, where)
    if where in ("post", "thread"):
        assert (await ana.frame("MESSAGE_CREATE"))["content"] == "first"
    seen: list[Any] = []

    async def probe(interaction: discord.Interaction) -> None:
        seen.append(interaction.channel)
        await interaction.response.send_message("x")

    bot.probe = probe
    assert (await ana.command("probe"))["content"] == "x"
    assert str(seen[0].id) == ana.channel_id
    assert (await bot.get_partial_messageable(int(ana.channel_id)).send("y")).content == "y"


async def test_voice_chat_is_closed_without_the_right_to_connect(bot: TestBot, place: Place) -> None:
    """In a voice channel everything else hangs on CONNECT."""
    await place.post("/control/permissions", channel_id=place.voice_id, target="bot", deny=["CONNECT"])
    assert await code_of(bot.get_partial_messageable(int(place.voice_id)).send("x")) == 50013


async def test_forum_itself_takes_no_message(bot: TestBot, place: Place, ana: Somebody) -> None:
    """50008, of the bot and of people; its posts take them."""
    assert await code_of(bot.get_partial_messageable(int(place.forum_id)).send("x")) == 50008
    status, told = await place.post(f"/people/ana/channels/{place.forum_id}/messages", content="x")
    assert (status, told["code"]) == (400, 50008)


async def test_post_of_a_forum_has_the_id_of_its_first_message(bot: TestBot, place: Place, ana: Somebody) -> None:
    """The thread's id leads to both."""
    _, post = await place.post(f"/control/channels/{place.forum_id}/threads", content="Who plays?", **{"as": "ana"})
    assert (await ana.frame("CHANNEL_CREATE"))["parent_id"] == place.forum_id
    thread = await bot.fetch_channel(int(post["id"]))
    assert isinstance(thread, discord.Thread)
    assert (await thread.fetch_message(thread.id)).author.name == "ana"


async def test_group_messages_reach_the_bot_only_as_interactions(bot: TestBot, place: Place, ana: Somebody) -> None:
    """It is not in the group: it answers a command there, and cannot post or look."""
    _, group = await place.post("/control/channels", group=["ana", "besa"])
    assert (await ana.frame("CHANNEL_CREATE"))["id"] == group["id"]
    seen: asyncio.Queue[tuple[Any, ...]] = asyncio.Queue()

    async def probe(interaction: discord.Interaction) -> None:
        assert isinstance(interaction.channel, discord.GroupChannel)
        seen.put_nowait((interaction.context.private_channel, interaction.guild_id))
        await interaction.response.send_message("x", ephemeral=True)

    bot.probe = probe
    local = place.discord
    channel, data = local.world.channel(group["id"]), {"id": "1", "type": 1, "name": "probe"}
    local.begin(new_interaction(local, local.world.person("ana"), channel, Kind.COMMAND, data, "n"))
    assert await asyncio.wait_for(seen.get(), 5) == (True, None)
    assert (await ana.frame("MESSAGE_CREATE"))["content"] == "x"
    assert await code_of(bot.get_partial_messageable(int(group["id"])).send("x")) == 50001


async def test_group_is_seen_by_those_in_it(place: Place, ana: Somebody, luan: Somebody) -> None:
    """Ana's page shows it after a reload; for Luan there is none."""
    _, group = await place.post("/control/channels", group=["ana", "besa"])
    status, _ = await place.post(f"/people/ana/channels/{group['id']}/messages", content="hello")
    assert (status, (await ana.frame("MESSAGE_CREATE"))["content"]) == (200, "hello")
    assert (await place.post(f"/people/luan/channels/{group['id']}/messages", content="x"))[0] == 403


async def test_command_of_servers_only_is_not_offered_in_a_group(bot: TestBot, place: Place, ana: Somebody) -> None:
    """`contexts` of a command are looked at: 2 is people among themselves."""
    _, group = await place.post("/control/channels", group=["ana", "besa"])
    path = f"/applications/{place.discord.world.app_id}/commands"
    await place.rest("POST", path, json={"name": "here", "description": "d", "contexts": [0, 1]})
    assert (await ana.act("commands", channel_id=group["id"], name="here", path=[]))[0] == 400
    await place.rest("POST", path, json={"name": "here", "description": "d", "contexts": [2]})
    assert (await ana.act("commands", channel_id=group["id"], name="here", path=[]))[0] == 200


async def test_application_and_stranger_can_be_chosen_as_users(bot: TestBot, place: Place, ana: Somebody) -> None:
    """Another application is a user with `bot`; somebody who left comes without a member."""
    heard: list[object] = []

    @bot.tree.command(name="invite", description="d")
    async def invite(interaction: discord.Interaction, who: discord.User) -> None:
        heard.append((type(who).__name__, who.bot))
        await interaction.response.send_message("x")

    await bot.tree.sync()
    luan = place.discord.world.person("luan").user["id"]
    await place.post("/control/people", **{"as": "luan", "guild_id": place.guild_id, "action": "leave"})
    other = next(u["id"] for u in place.discord.world.users.values() if u["username"] == "Muzika")
    for user_id in (other, place.discord.world.app_id, luan):
        await ana.command("invite", who=user_id)
    assert heard == [("Member", True), ("Member", True), ("User", False)]


async def a_place(place: Place, where: str) -> str:
    """The id of a channel, or of a thread made for the test."""
    if where.endswith("_id"):
        return str(getattr(place, where))
    parent = place.forum_id if where == "post" else place.channel_id
    _, made = await place.post(f"/control/channels/{parent}/threads", content="first", **{"as": "ana"})
    return str(made["id"])
