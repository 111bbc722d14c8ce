"""The people's API beside presses: what is seen, written, dismissed, and what the client would not send."""

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot

OTHER_CHANNELS = ["rules-only", "voice", "announcements", "forum"]
Pages = Callable[[str], Awaitable[Somebody]]


async def test_ephemeral_goes_when_it_is_dismissed(bot: TestBot, place: Place, ana: Somebody) -> None:
    """The page forgets it and cannot press it; the bot's token still reaches it."""
    kept = []

    async def probe(interaction: discord.Interaction) -> None:
        kept.append(interaction)
        await interaction.response.send_message("secret", ephemeral=True)

    bot.probe = probe
    message = await ana.command("probe")
    await ana.act("dismiss", message_id=message["id"])
    assert (await ana.frame("MESSAGE_DELETE"))["id"] == message["id"]
    assert await ana.history() == []
    assert (await kept[0].edit_original_response(content="still")).content == "still"


async def test_ephemeral_goes_with_the_last_page(bot: TestBot, place: Place, ana: Somebody, sit_down: Pages) -> None:
    """A second page keeps it, a fresh one after all were closed does not have it."""
    message = await ana.command("hand")
    again = await sit_down("ana")
    await ana.page.close()
    assert [m["id"] for m in await again.history()] == [message["id"]]
    await again.page.close()
    fresh = await sit_down("ana")
    assert await fresh.history() == []
    assert (await fresh.press(message, "pass"))[0] == 400


async def test_public_message_cannot_be_dismissed(bot: TestBot, ana: Somebody) -> None:
    """It is everybody's."""
    table = await ana.command("table", "start")
    assert (await ana.act("dismiss", message_id=table["id"]))[0] == 400


async def test_person_writes_where_they_may(place: Place, ana: Somebody, luan: Somebody) -> None:
    """Everybody in the channel hears it; #rules-only is for the owner."""
    path = f"/people/luan/channels/{place.channel_id}/messages"
    assert (await place.post(path, content="hello"))[0] == 200
    assert (await ana.frame("MESSAGE_CREATE"))["author"]["global_name"] == "Luan"
    assert (await place.post(path, content=""))[0] == 400
    closed = [
        await place.post(f"/people/{who}/channels/{place.closed_id}/messages", content="x") for who in ("luan", "ana")
    ]
    assert [status for status, _ in closed] == [403, 200]


async def test_hidden_channel_is_not_seen(place: Place, ana: Somebody, luan: Somebody, sit_down: Pages) -> None:
    """Without VIEW_CHANNEL there is no channel, no history and no frame."""
    await place.post("/control/permissions", channel_id=place.general_id, target="luan", deny=["VIEW_CHANNEL"])
    assert (await place.get(f"/people/luan/channels/{place.general_id}/messages"))["code"] == 50001
    luan_again = await sit_down("luan")
    assert [c["name"] for c in luan_again.greeting["guilds"][0]["channels"]] == ["murlan", *OTHER_CHANNELS]
    for channel_id in (place.general_id, place.channel_id):
        await place.post(f"/people/ana/channels/{channel_id}/messages", content=channel_id)
    assert (await luan.frame("MESSAGE_CREATE"))["content"] == place.channel_id


@pytest.mark.parametrize(
    "body",
    [
        pytest.param({"name": "unknown", "path": []}, id="no-such-command"),
        pytest.param({"name": "table", "path": []}, id="subcommand-missing"),
        pytest.param({"name": "table", "path": ["stop"]}, id="no-such-subcommand"),
        pytest.param({"name": "table", "path": ["start"], "options": {"colour": 1}}, id="no-such-option"),
        pytest.param({"name": "table", "path": ["start"], "options": {"target": "many"}}, id="not-a-number"),
        pytest.param({"name": "table", "path": ["start"], "options": {"target": 100}}, id="out-of-bounds"),
        pytest.param({"name": "hand", "path": [], "channel_id": "17"}, id="no-such-channel"),
    ],
)
async def test_command_that_the_client_would_not_send_is_refused(bot: TestBot, ana: Somebody, body: Any) -> None:
    """400 or 404 with a sentence, and the bot hears nothing."""
    status, told = await ana.act("commands", **body)
    assert status in (400, 404)
    assert told["message"]


async def test_command_for_managers_is_hidden_from_others(
    bot: TestBot, place: Place, ana: Somebody, luan: Somebody
) -> None:
    """`default_member_permissions` is looked at before anything is sent."""
    path = f"/applications/{place.discord.world.app_id}/guilds/{place.guild_id}/commands"
    body = {"name": "admin", "description": "d", "default_member_permissions": 32}
    assert (await place.rest("POST", path, json=body))[0] == 201
    assert (await luan.act("commands", name="admin", path=[]))[0] == 400
    assert (await ana.act("commands", name="admin", path=[]))[0] == 200


async def test_typing_is_shown(bot: TestBot, place: Place, ana: Somebody) -> None:
    """TYPING names the channel and who."""
    async with bot.text_channel(place.channel_id).typing():
        pass
    assert await ana.frame("TYPING") == {"channel_id": place.channel_id, "user_id": place.discord.world.app_id}


async def test_ping_is_kept_from_those_who_are_not_to_be_mentioned(bot: TestBot, place: Place, ana: Somebody) -> None:
    """`allowed_mentions` decides who is mentioned, in text displays too."""
    channel = bot.text_channel(place.channel_id)
    loud = await channel.send(f"<@{ana.user_id}>")
    quiet = await channel.send(f"<@{ana.user_id}>", allowed_mentions=discord.AllowedMentions.none())
    assert ([u.name for u in loud.mentions], quiet.mentions) == (["ana"], [])


async def test_person_that_does_not_exist_is_404(place: Place) -> None:
    """There are five people."""
    async with place.http.get(f"{place.base_url}/people/zana/channels/{place.channel_id}/messages") as answer:
        assert answer.status == 404


async def test_other_site_in_the_same_browser_is_kept_out(place: Place) -> None:
    """A page from elsewhere must not press for Ana."""
    headers = [{"Origin": "https://example.org"}, {"Host": "example.org"}]
    for header in headers:
        async with place.http.get(f"{place.base_url}/problems", headers=header) as answer:
            assert answer.status == 403
