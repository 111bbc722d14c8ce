"""Discord's error codes as discord.py meets them: time, tokens, ephemerals, permissions."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from playground.interactions import FIRST_ANSWER, TOKEN_LIFE
from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot


async def code_of(call: Awaitable[object]) -> int:
    """The error code that a call ends in; 0 if it does not."""
    try:
        await call
    except discord.HTTPException as error:
        return error.code
    return 0


@pytest.fixture
def probing(bot: TestBot, ana: Somebody) -> Callable[..., Awaitable[list[int]]]:
    """Runs calls inside a command, and gives back the codes that they end in."""

    async def run(*calls: Callable[[discord.Interaction], Awaitable[object]]) -> list[int]:
        codes: list[int] = []

        async def probe(interaction: discord.Interaction) -> None:
            codes.extend([await code_of(call(interaction)) for call in calls])
            done.set()

        done = asyncio.Event()
        bot.probe = probe
        status, _ = await ana.act("commands", name="probe", path=[])
        assert status == 200
        async with asyncio.timeout(5):
            await done.wait()
        return codes

    return run


async def forget(interaction: discord.Interaction) -> None:
    """Take discord.py's own memory of having answered away, so that the server is asked."""
    interaction.response._response_type = None


async def answer(interaction: discord.Interaction) -> None:
    """A first answer for this person only."""
    await interaction.response.send_message("first", ephemeral=True)


class Again(discord.ui.Button[discord.ui.View]):
    """A public button whose message is redrawn by the press's token."""

    def __init__(self) -> None:
        super().__init__(label="Again", custom_id="again")

    async def callback(self, interaction: discord.Interaction) -> None:
        """Defer, then redraw."""
        await interaction.response.defer()
        await interaction.edit_original_response(content="redrawn by its token")


async def test_answer_after_three_seconds_is_unknown(place: Place, probing: Any, ana: Somebody) -> None:
    """10062, the person reads of it, and the problem is listed."""

    async def wait(_interaction: discord.Interaction) -> None:
        place.clock.advance(FIRST_ANSWER + 0.1)

    assert await probing(wait, answer) == [0, 10062]
    failure = await ana.frame("INTERACTION_FAILURE")
    assert (failure["reason"], failure["nonce"]) == ("timeout", "commands")
    assert place.problems() == ["no answer within 3 seconds", "answered after the 3 seconds"]


async def test_second_answer_is_already_acknowledged(probing: Any) -> None:
    """40060, which a retry after a lost answer meets."""
    assert await probing(answer, forget, answer) == [0, 0, 40060]


async def test_follow_up_before_any_answer_is_an_unknown_webhook(probing: Any) -> None:
    """10015 before, accepted after."""
    assert await probing(lambda i: i.followup.send("x"), answer, lambda i: i.followup.send("x")) == [10015, 0, 0]


async def test_token_dies_after_fifteen_minutes(place: Place, probing: Any) -> None:
    """50027."""

    async def wait(_interaction: discord.Interaction) -> None:
        place.clock.advance(TOKEN_LIFE + 1)

    assert await probing(answer, wait, lambda i: i.followup.send("x")) == [0, 0, 50027]


async def test_ephemeral_is_out_of_reach_of_channel_routes(place: Place, probing: Any, bot: TestBot) -> None:
    """10008 for reading, editing and deleting it by its channel."""

    async def by_channel(interaction: discord.Interaction) -> None:
        original = await interaction.original_response()
        await bot.text_channel(place.channel_id).fetch_message(original.id)

    assert await probing(answer, by_channel) == [0, 10008]


async def test_token_reaches_only_what_it_made_or_redrew(bot: TestBot, place: Place, ana: Somebody) -> None:
    """10008 for a message of the channel; the pressed public message is `@original` after an update."""
    public = await bot.text_channel(place.channel_id).send("public", view=discord.ui.View(timeout=5).add_item(Again()))
    codes: list[int] = []

    async def probe(interaction: discord.Interaction) -> None:
        await answer(interaction)
        follow_up = await interaction.followup.send("mine", wait=True)
        codes.append(await code_of(follow_up.edit(content="still mine")))
        codes.append(await code_of(interaction.followup.edit_message(public.id, content="not mine")))

    bot.probe = probe
    await ana.command("probe")
    await ana.press({"id": str(public.id)}, "again")
    redrawn = await ana.frame("MESSAGE_UPDATE")
    while redrawn["id"] != str(public.id):
        redrawn = await ana.frame("MESSAGE_UPDATE")
    assert redrawn["content"] == "redrawn by its token"
    assert codes == [0, 10008]


async def test_edit_of_a_deleted_answer_is_an_unknown_message(probing: Any) -> None:
    """10008."""
    codes = await probing(
        answer, lambda i: i.delete_original_response(), lambda i: i.edit_original_response(content="x")
    )
    assert codes == [0, 0, 10008]


async def test_bodies_that_discord_refuses_are_refused_and_listed(place: Place, probing: Any) -> None:
    """50035 for content that is too long, 50006 for none."""
    codes = await probing(answer, lambda i: i.followup.send("x" * 2001), lambda i: i.followup.send(""))
    assert codes == [0, 50035, 50006]
    assert len(place.problems()) == 2


async def test_wrong_type_of_answer_is_refused(place: Place, bot: TestBot, ana: Somebody) -> None:
    """An update for a command, choices for a command: 50035."""
    caught = []

    async def probe(interaction: discord.Interaction) -> None:
        path = f"/interactions/{interaction.id}/{interaction.token}/callback"
        bodies = ({"type": 7, "data": {"content": "x"}}, {"type": 8, "data": {"choices": []}})
        caught.extend([await place.rest("POST", path, token=False, json=body) for body in bodies])
        await interaction.response.send_message("done")

    bot.probe = probe
    await ana.command("probe")
    assert [(status, told["code"]) for status, told in caught] == [(400, 50035), (400, 50035)]


@pytest.mark.parametrize(
    ("taken", "kwargs", "code"),
    [
        pytest.param("VIEW_CHANNEL", {"content": "x"}, 50001, id="cannot-see"),
        pytest.param("SEND_MESSAGES", {"content": "x"}, 50013, id="cannot-send"),
        pytest.param("EMBED_LINKS", {"embed": discord.Embed(title="x")}, 50013, id="cannot-embed"),
    ],
)
async def test_right_taken_away_is_missed(
    place: Place, bot: TestBot, taken: str, kwargs: dict[str, Any], code: int
) -> None:
    """Permissions are computed from roles and overwrites at every call."""
    channel = bot.text_channel(place.channel_id)
    assert await code_of(channel.send(**kwargs)) == 0
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", deny=[taken])
    assert await code_of(channel.send(**kwargs)) == code
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot")
    assert await code_of(channel.send(**kwargs)) == 0


async def test_bot_answers_where_it_may_not_post(place: Place, bot: TestBot, ana: Somebody) -> None:
    """In #rules-only a message of the bot's own is refused, an answer to a press is not."""
    assert await code_of(bot.text_channel(place.closed_id).send("x")) == 50013
    seen = []

    async def probe(interaction: discord.Interaction) -> None:
        seen.append(interaction.app_permissions.send_messages)
        await interaction.response.send_message("x")

    bot.probe = probe
    ana.channel_id = place.closed_id
    await ana.command("probe")
    assert seen == [False]


async def test_timed_out_bot_cannot_post_and_timed_out_person_cannot_press(
    place: Place, bot: TestBot, ana: Somebody, luan: Somebody
) -> None:
    """A time-out leaves only looking."""
    table = await ana.command("table", "start")
    await place.post("/control/people", **{"as": "luan", "timeout": 60})
    await place.post("/control/people", **{"as": "bot", "timeout": 60})
    assert (await luan.press(table, "join:0"))[0] == 400
    assert await code_of(bot.text_channel(place.channel_id).send("x")) == 50013
    place.clock.advance(61)
    assert (await luan.press(table, "join:0"))[0] == 200
    assert await code_of(bot.text_channel(place.channel_id).send("x")) == 0


async def test_what_is_gone_is_unknown(place: Place, bot: TestBot) -> None:
    """10008 for a deleted message, 10003 for a deleted channel."""
    channel = bot.text_channel(place.general_id)
    message = await channel.send("x")
    async with place.http.delete(
        f"{place.base_url}/control/channels/{place.general_id}/messages/{message.id}"
    ) as answer:
        assert answer.status == 200
    assert await code_of(message.edit(content="y")) == 10008
    async with place.http.delete(f"{place.base_url}/control/channels/{place.general_id}") as answer:
        assert answer.status == 200
    assert await code_of(channel.send("y")) == 10003


async def test_closed_direct_messages_are_refused(place: Place, bot: TestBot, ana: Somebody) -> None:
    """50007."""
    await place.post("/control/people", **{"as": "ana", "takes_dms": False})
    user = await bot.fetch_user(int(ana.user_id))
    assert await code_of(user.send("x")) == 50007


async def test_message_of_another_cannot_be_edited_and_needs_a_right_to_delete(
    place: Place, bot: TestBot, ana: Somebody
) -> None:
    """50005 and 50013."""
    _, written = await place.post(f"/people/ana/channels/{place.channel_id}/messages", content="mine")
    message = await bot.text_channel(place.channel_id).fetch_message(int(written["id"]))
    assert await code_of(message.edit(content="x")) == 50005
    assert await code_of(message.delete()) == 50013
    await place.post("/control/permissions", channel_id=place.channel_id, target="bot", allow=["MANAGE_MESSAGES"])
    assert await code_of(message.delete()) == 0


async def test_archived_thread_cannot_be_edited(place: Place, bot: TestBot) -> None:
    """50083 until a new message opens it again; a second thread on a message is refused."""
    message = await bot.text_channel(place.channel_id).send("x")
    thread = await message.create_thread(name="deal 1")
    inside = await thread.send("y")
    await thread.edit(archived=True)
    assert await code_of(inside.edit(content="z")) == 50083
    await thread.send("again")
    assert await code_of(inside.edit(content="z")) == 0
    assert await code_of(message.create_thread(name="deal 2")) == 160004


async def test_old_message_takes_few_edits(place: Place, bot: TestBot) -> None:
    """30046 for a message older than an hour; a young one takes any number."""
    message = await bot.text_channel(place.channel_id).send("x")
    path = f"/channels/{place.channel_id}/messages/{message.id}"
    young = [await place.rest("PATCH", path, json={"content": str(n)}) for n in range(12)]
    assert {status for status, _ in young} == {200}
    place.clock.advance(3700)
    old = [await place.rest("PATCH", path, json={"content": str(n)}) for n in range(11)]
    assert [told.get("code") for _, told in old] == [None] * 10 + [30046]


async def test_nonce_that_is_enforced_finds_the_first_message(place: Place, bot: TestBot) -> None:
    """The same nonce within minutes makes no second message."""
    path = f"/channels/{place.channel_id}/messages"
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first, second = [(await place.rest("POST", path, json=body))[1]["id"] for _ in range(2)]
    assert first == second
    others = [body | {"nonce": "n2"}, body | {"enforce_nonce": False}, {"content": "x", "nonce": "n1"}]
    assert len({first, *[(await place.rest("POST", path, json=other))[1]["id"] for other in others]}) == 4
    place.clock.advance(301)
    assert (await place.rest("POST", path, json=body))[1]["id"] != first


async def test_nonce_of_a_message_that_was_deleted_makes_another(place: Place, bot: TestBot) -> None:
    """There is no first message to be found."""
    path = f"/channels/{place.channel_id}/messages"
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first = (await place.rest("POST", path, json=body))[1]["id"]
    await place.rest("DELETE", f"{path}/{first}")
    assert (await place.rest("POST", path, json=body))[1]["id"] != first


async def test_unknown_route_is_501_and_listed(place: Place) -> None:
    """Never a made-up success."""
    status, _ = await place.rest("GET", "/guilds/1/soundboard-sounds")
    assert status == 501
    assert place.discord.problems.listed()[0]["route"] == "GET /api/v10/guilds/1/soundboard-sounds"


async def test_request_without_token_or_json_is_refused(place: Place) -> None:
    """401, and 50109 for a broken body."""
    assert (await place.rest("GET", "/users/@me", token=False))[0] == 401
    path = f"/channels/{place.channel_id}/messages"
    url, token = f"{place.base_url}/api/v10{path}", f"Bot {place.discord.token}"
    headers = {"Authorization": token, "Content-Type": "application/json"}
    async with place.http.post(url, data=b"{", headers=headers) as answer:
        assert (answer.status, (await answer.json())["code"]) == (400, 50109)
