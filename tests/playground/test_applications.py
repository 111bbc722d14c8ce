"""The application's commands and emojis, through real discord.py."""

import io

import aiohttp
import discord
import pytest
from discord import app_commands

from playground.commands import CREATIONS_A_DAY
from tests.playground.place import Place, Somebody
from tests.playground.testbot import PNG, TestBot


async def test_emoji_lives_from_upload_to_deletion(bot: TestBot, place: Place) -> None:
    """Uploaded, listed, fetched as a picture, renamed, deleted; a name is given once."""
    emoji = await bot.create_application_emoji(name="c3s", image=PNG)
    assert await bot.fetch_application_emojis() == [emoji]
    assert await emoji.read() == PNG
    with pytest.raises(discord.HTTPException, match="already exists"):
        await bot.create_application_emoji(name="c3s", image=PNG)
    renamed = await emoji.edit(name="c4s")
    assert renamed.name == "c4s"
    await emoji.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.fetch_application_emoji(emoji.id)
    assert caught.value.code == 10014


async def test_commands_keep_their_ids_when_they_are_synced_again(bot: TestBot, place: Place, ana: Somebody) -> None:
    """And those that are gone are gone from people's lists."""
    before = {command.name: command.id for command in await bot.tree.fetch_commands()}
    bot.tree.remove_command("slow")
    after = {command.name: command.id for command in await bot.tree.sync()}
    assert after == {name: known for name, known in before.items() if name != "slow"}
    assert [command["name"] for command in await ana.frames("COMMANDS")] == [*after]


async def test_other_languages_of_commands_are_told_to_who_asks(bot: TestBot, place: Place) -> None:
    """Discord leaves them out of the list otherwise, so that a comparison without them sees no difference."""
    path = f"/applications/{place.discord.world.app_id}/commands"
    option = {"name": "card", "description": "d", "type": 3, "description_localizations": {"it": "carta"}}
    body = {"name": "play", "description": "d", "description_localizations": {"it": "Gioca"}, "options": [option]}
    await place.rest("POST", path, json=body)
    _, bare = await place.rest("GET", path)
    _, whole = await place.rest("GET", f"{path}?with_localizations=true")
    (without, with_all) = (next(one for one in told if one["name"] == "play") for told in (bare, whole))
    assert "localizations" not in str(without)
    assert ({"it": "Gioca"}, {"it": "carta"}) == (
        with_all["description_localizations"],
        with_all["options"][0]["description_localizations"],
    )


async def test_single_command_is_edited_and_deleted(bot: TestBot, place: Place) -> None:
    """10063 once it is gone."""
    command = next(command for command in await bot.tree.fetch_commands() if command.name == "hand")
    assert (await command.edit(description="Look at my cards")).description == "Look at my cards"
    await command.delete()
    with pytest.raises(discord.NotFound) as caught:
        await bot.tree.fetch_command(command.id)
    assert caught.value.code == 10063


async def test_creations_of_a_day_are_limited(bot: TestBot, place: Place) -> None:
    """200 a server in 24 hours; overwriting is no creation."""
    path = f"/applications/{place.discord.world.app_id}/guilds/{place.guild_id}/commands"
    for batch in range(2):
        bodies = [{"name": f"c{batch}-{number}", "description": "d"} for number in range(CREATIONS_A_DAY // 2)]
        for _ in range(2):
            assert (await place.rest("PUT", path, json=bodies))[0] == 200
    status, told = await place.rest("POST", path, json={"name": "one-more", "description": "d"})
    assert (status, told["code"]) == (429, 30034)


async def test_context_menu_brings_its_target(bot: TestBot, place: Place, ana: Somebody, besa: Somebody) -> None:
    """On a user and on a message."""
    heard: list[str] = []

    @bot.tree.context_menu(name="Look")
    async def look(interaction: discord.Interaction, member: discord.Member) -> None:
        heard.append(member.name)
        await interaction.response.send_message("seen", ephemeral=True)

    @bot.tree.context_menu(name="Read")
    async def read(interaction: discord.Interaction, message: discord.Message) -> None:
        heard.append(message.content)
        await interaction.response.send_message("seen", ephemeral=True)

    await bot.tree.sync()
    _, written = await place.post(f"/people/ana/channels/{place.channel_id}/messages", content="hello")
    for name, kind, target in (("Look", 2, besa.user_id), ("Read", 3, written["id"])):
        await ana.act("commands", name=name, type=kind, target_id=target)
        await ana.frame("INTERACTION_SUCCESS")
    assert heard == ["besa", "hello"]


async def test_user_option_arrives_as_a_member(bot: TestBot, place: Place, ana: Somebody, besa: Somebody) -> None:
    """Ids of people are resolved; an id of nobody is refused."""
    heard: list[str] = []

    @bot.tree.command(name="invite", description="d")
    async def invite(
        interaction: discord.Interaction, who: discord.Member, where: app_commands.AppCommandChannel
    ) -> None:
        heard.extend([who.display_name, where.name])
        await interaction.response.send_message("x")

    await bot.tree.sync()
    assert (await ana.act("commands", name="invite", options={"who": "5", "where": place.general_id}))[0] == 400
    await ana.command("invite", who=besa.user_id, where=place.general_id)
    assert heard == ["Besa", "general"]


async def test_file_over_ten_mebibytes_is_too_large(bot: TestBot, place: Place) -> None:
    """413 with 40005."""
    form = aiohttp.FormData({"payload_json": '{"content":"x"}'})
    form.add_field("files[0]", io.BytesIO(bytes(10 * 1024 * 1024 + 1)), filename="a.txt")
    status, told = await place.rest("POST", f"/channels/{place.channel_id}/messages", data=form)
    assert (status, told["code"]) == (413, 40005)
