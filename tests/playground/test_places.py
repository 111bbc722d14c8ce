"""Servers, channels, threads and messages by the routes of a bot, through real discord.py."""

import io

import discord
import pytest

from tests.playground.place import Place, Somebody
from tests.playground.testbot import PNG, TestBot

ALL_CHANNELS = ["murlan", "general", "rules-only", "voice", "announcements", "forum"]


async def test_server_and_its_parts_can_be_fetched(bot: TestBot, place: Place, ana: Somebody) -> None:
    """Server, channels, roles, a member; what is not there has its code."""
    guild = await bot.fetch_guild(int(place.guild_id))
    assert [channel.name for channel in await guild.fetch_channels()] == ALL_CHANNELS
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Murlan"}
    assert (await guild.fetch_member(int(ana.user_id))).display_name == "Ana"
    with pytest.raises(discord.NotFound) as caught:
        await guild.fetch_member(5)
    assert caught.value.code == 10007
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_guild(5)
    assert caught.value.code == 10004


async def test_channel_can_be_changed_by_a_bot_that_may(bot: TestBot, place: Place) -> None:
    """50013 until MANAGE_CHANNELS is given; then renamed, and deleted."""
    channel = bot.text_channel(place.general_id)
    with pytest.raises(discord.Forbidden):
        await channel.edit(topic="cards")
    await place.post("/control/permissions", channel_id=place.general_id, target="bot", allow=["MANAGE_CHANNELS"])
    edited = await channel.edit(topic="cards")
    assert edited is not None
    assert edited.topic == "cards"
    await channel.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_channel(channel.id)
    assert caught.value.code == 10003


async def test_thread_lives_from_start_to_deletion(bot: TestBot, place: Place, ana: Somebody) -> None:
    """A thread of its own: people see it, it is listed while active, locking needs a right."""
    channel = bot.text_channel(place.channel_id)
    thread = await channel.create_thread(name="deal 1", type=discord.ChannelType.public_thread)
    assert (await ana.frame("CHANNEL_CREATE"))["name"] == "deal 1"
    await thread.join()
    await thread.send("inside")
    assert [one.id for one in await channel.guild.active_threads()] == [thread.id]
    with pytest.raises(discord.Forbidden):
        await thread.edit(locked=True)
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", allow=["MANAGE_THREADS"])
    await thread.edit(archived=True, locked=True)
    assert await channel.guild.active_threads() == []
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot")
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("closed")
    assert caught.value.code == 50083
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", allow=["MANAGE_THREADS"])
    await thread.delete()
    assert (await ana.frame("CHANNEL_DELETE"))["id"] == str(thread.id)


async def test_thread_goes_with_its_channel(bot: TestBot, place: Place) -> None:
    """Deleting a channel deletes what hangs on it."""
    thread = await bot.text_channel(place.general_id).create_thread(name="deal", type=discord.ChannelType.public_thread)
    async with place.http.delete(f"{place.base_url}/control/channels/{place.general_id}"):
        pass
    with pytest.raises(discord.NotFound):
        await bot.fetch_channel(thread.id)


async def test_history_is_read_in_pages(bot: TestBot, place: Place) -> None:
    """Newest first, before and after a message, and nothing without the right to read back."""
    channel = bot.text_channel(place.channel_id)
    sent = [await channel.send(str(number)) for number in range(5)]
    assert [m.content async for m in channel.history(limit=2)] == ["4", "3"]
    assert [m.content async for m in channel.history(before=sent[2])] == ["1", "0"]
    assert [m.content async for m in channel.history(after=sent[2])] == ["3", "4"]
    assert (await channel.fetch_message(sent[0].id)).content == "0"
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", deny=["READ_MESSAGE_HISTORY"])
    assert [m async for m in channel.history()] == []
    status, _ = await place.rest("GET", f"/channels/{place.channel_id}/messages?limit=101")
    assert status == 200


async def test_reply_names_the_message_that_it_answers(bot: TestBot, place: Place) -> None:
    """Unless that is gone and may be gone."""
    channel = bot.text_channel(place.channel_id)
    first = await channel.send("first")
    reply = await first.reply("second")
    assert reply.reference is not None
    assert reply.reference.message_id == first.id
    await first.delete()
    with pytest.raises(discord.HTTPException, match="Unknown message"):
        await first.reply("third")
    orphan = await channel.send("third", reference=first.to_reference(fail_if_not_exists=False))
    assert orphan.reference is None


async def test_attached_picture_has_an_address_wherever_it_is_shown(bot: TestBot, place: Place) -> None:
    """`attachment://` becomes the file's address: in an embed, in a gallery, and after an edit that keeps the file."""
    channel = bot.text_channel(place.channel_id)
    embed = discord.Embed(title="board").set_image(url="attachment://board.png")
    shown = await channel.send(embed=embed, file=discord.File(io.BytesIO(PNG), "board.png"))
    assert shown.embeds[0].image.url == shown.attachments[0].url
    assert shown.embeds[0].image.width == 64

    def gallery() -> discord.ui.LayoutView:
        view = discord.ui.LayoutView()
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png")))
        return view

    laid = await channel.send(view=gallery(), file=discord.File(io.BytesIO(PNG), "board.png"))
    again = await laid.edit(view=gallery(), attachments=laid.attachments)
    for message in (laid, again):
        items = message.components[0]
        assert isinstance(items, discord.MediaGalleryComponent)
        assert items.items[0].media.url == message.attachments[0].url


async def test_direct_messages_cannot_be_opened_with_nobody(bot: TestBot, place: Place) -> None:
    """50033."""
    status, told = await place.rest("POST", "/users/@me/channels", json={"recipient_id": "5"})
    assert (status, told["code"]) == (400, 50033)
