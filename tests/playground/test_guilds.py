"""Servers that the bot loses or that are away, roles that change, people who leave, time-outs."""

import asyncio
from typing import Any

import discord
import pytest

from tests.playground.place import Place, Somebody
from tests.playground.test_refusals import code_of
from tests.playground.testbot import TestBot


class Ears:
    """What the bot's handlers were called with."""

    def __init__(self, bot: TestBot, *names: str) -> None:
        self.heard: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        for name in names:
            setattr(bot, f"on_{name}", self._hearing(name))

    def _hearing(self, name: str) -> Any:
        async def hear(*arguments: Any) -> None:
            self.heard.put_nowait((name, arguments[-1]))

        return hear

    async def next(self) -> tuple[str, Any]:
        """The next call."""
        return await asyncio.wait_for(self.heard.get(), 5)


async def guild(place: Place, action: str) -> None:
    """Do something to the first server."""
    assert (await place.post("/control/guilds", guild_id=place.guild_id, action=action))[0] == 200


async def test_bot_that_is_thrown_out_is_told_and_reaches_nothing(bot: TestBot, place: Place, ana: Somebody) -> None:
    """GUILD_DELETE without `unavailable`; 50001 for what is in the server; a press reaches nobody."""
    table = await ana.command("table", "start")
    channel, ears = bot.text_channel(place.channel_id), Ears(bot, "guild_remove", "guild_unavailable", "guild_join")
    await guild(place, "throw-out")
    assert (await ears.next())[0] == "guild_remove"
    assert await code_of(channel.send("x")) == 50001
    assert (await place.rest("GET", f"/guilds/{place.guild_id}"))[1]["code"] == 50001
    assert (await ana.press(table, "join:0"))[0] == 400
    await guild(place, "invite")
    assert (await ears.next())[0] == "guild_join"
    assert await code_of(channel.send("x")) == 0


@pytest.mark.parametrize(
    ("action", "told"), [("throw-out", "other only"), ("unavailable", "both, one away")], ids=["left", "away"]
)
async def test_server_that_went_meanwhile_is_not_told_of_at_the_next_login(
    bot: TestBot, place: Place, action: str, told: str
) -> None:
    """One that the bot was thrown out of is missing in READY; one that is away is there, and stays unavailable."""
    bot.ready.clear()
    await guild(place, action)
    await place.post("/control/bot", action="invalidate")
    await asyncio.wait_for(bot.ready.wait(), 5)
    known = {str(one.id): one.unavailable for one in bot.guilds}
    both = {place.guild_id: True, place.other_guild_id: False}
    assert known == ({place.other_guild_id: False} if told == "other only" else both)


async def test_role_that_changes_is_told_and_holds(bot: TestBot, place: Place) -> None:
    """GUILD_ROLE_UPDATE; a right that both roles lack is gone."""
    ears = Ears(bot, "guild_role_update")
    for role in ("everyone", "bot"):
        await place.post("/control/roles", guild_id=place.guild_id, role=role, deny=["SEND_MESSAGES"])
        assert not (await ears.next())[1].permissions.send_messages
    assert await code_of(bot.text_channel(place.channel_id).send("x")) == 50013
    await place.post("/control/roles", guild_id=place.guild_id, role="bot", allow=["SEND_MESSAGES"])
    assert await code_of(bot.text_channel(place.channel_id).send("x")) == 0
    assert (await place.post("/control/roles", guild_id=place.guild_id, role="ana"))[0] == 400


async def test_bot_is_told_of_its_own_time_out_and_answers_all_the_same(
    bot: TestBot, place: Place, ana: Somebody
) -> None:
    """It neither posts nor edits, there alone; answers and edits by token go through."""
    mine = await bot.text_channel(place.channel_id).send("x")
    await ana.frame("MESSAGE_CREATE")
    ears = Ears(bot, "member_update")
    await place.post("/control/people", **{"as": "bot", "guild_id": place.guild_id, "timeout": 60})
    assert (await ears.next())[1].is_timed_out()
    assert await code_of(bot.text_channel(place.channel_id).send("y")) == 50013
    assert await code_of(mine.edit(content="y")) == 50013
    table = await ana.command("table", "start")
    assert (await ana.press(table, "join:0"))[0] == 200
    assert "pressed 1 times" in str(await ana.frame("MESSAGE_UPDATE"))
    elsewhere = next(iter(place.discord.world.guild_channels(place.other_guild_id)))["id"]
    assert await code_of(bot.text_channel(elsewhere).send("x")) == 0
    await place.post("/control/people", **{"as": "bot", "guild_id": place.guild_id, "timeout": 0})
    assert await code_of(mine.edit(content="y")) == 0


async def test_person_who_leaves_presses_no_more_and_is_still_named(
    bot: TestBot, place: Place, ana: Somebody, luan: Somebody
) -> None:
    """Their page loses the server; a mention of them stays one; they can come back."""
    table = await ana.command("table", "start")
    leave = {"as": "luan", "guild_id": place.guild_id, "action": "leave"}
    await place.post("/control/people", **leave)
    assert (await luan.frame("CHANNEL_DELETE"))["name"] == "murlan"
    assert (await luan.press(table, "join:0"))[0] in (400, 403)
    assert (await place.rest("GET", f"/guilds/{place.guild_id}/members/{luan.user_id}"))[1]["code"] == 10007
    said = await bot.text_channel(place.channel_id).send(f"<@{luan.user_id}>")
    assert [user.name for user in said.mentions] == ["luan"]
    await place.post("/control/people", **{**leave, "action": "enter"})
    assert (await luan.frame("CHANNEL_CREATE"))["name"] == "murlan"
    assert (await luan.press(table, "join:0"))[0] == 200
    assert (await place.post("/control/people", **{**leave, "action": "dance"}))[0] == 400
    await place.post("/control/people", **{**leave, "action": "enter"})


async def test_overwrite_that_shuts_the_bot_out_is_told(bot: TestBot, place: Place) -> None:
    """CHANNEL_UPDATE, also when it may not even look any more."""
    ears = Ears(bot, "guild_channel_update")
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", deny=["VIEW_CHANNEL"])
    name, channel = await ears.next()
    assert (name, str(channel.id)) == ("guild_channel_update", place.channel_id)
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).view_channel
