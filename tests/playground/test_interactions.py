"""Commands, presses, forms and completions, from a person's hand through real discord.py and back."""

import asyncio
import io
from typing import Any

import discord

from tests.playground.place import Place, Somebody
from tests.playground.testbot import TestBot


async def test_command_ephemeral_answer_reaches_its_person_only(bot: TestBot, ana: Somebody, besa: Somebody) -> None:
    """Discord shows an ephemeral message to one person: it is in nobody else's frames or history."""
    message = await ana.command("hand")
    assert message["content"] == "your hand"
    assert message["flags"] == 64
    assert [m["id"] for m in await ana.history()] == [message["id"]]
    assert await besa.history() == []
    assert (await besa.press(message, "pass"))[0] == 400


async def test_select_press_redraws_the_same_ephemeral_and_follows_up_in_public(
    bot: TestBot, ana: Somebody, besa: Somebody
) -> None:
    """UPDATE_MESSAGE edits the message that was pressed; the follow-up is a new one for all."""
    message = await ana.command("hand")
    assert (await ana.press(message, "hand", "3♠", "4♠"))[0] == 200
    redrawn = await ana.frame("MESSAGE_UPDATE")
    assert (redrawn["id"], redrawn["content"]) == (message["id"], "chosen: 3♠ 4♠")
    assert (await besa.frame("MESSAGE_CREATE"))["content"] == "Ana chose 2"


async def test_layout_press_with_an_id_that_an_edit_took_away_fails(
    bot: TestBot, ana: Somebody, besa: Somebody
) -> None:
    """Discord checks a press against the message's present components; the bot never hears of a stale one."""
    table = await ana.command("table", "start")
    assert (await ana.press(table, "join:0"))[0] == 200
    await ana.frame("INTERACTION_SUCCESS")
    assert await besa.press(table, "join:0") == (400, {"message": "This interaction failed"})
    assert (await besa.press(table, "join:1"))[0] == 200


async def test_press_on_its_way_while_an_edit_changes_the_id_fails(
    bot: TestBot, place: Place, ana: Somebody, besa: Somebody
) -> None:
    """A planted delay lets an edit overtake a press."""
    table = await ana.command("table", "start")
    await place.post("/control/faults", kind="press", seconds=60)
    slow = asyncio.create_task(besa.press(table, "join:0"))
    while place.discord.faults.waiting():
        await place.get("/problems")
    assert (await ana.press(table, "join:0"))[0] == 200
    await ana.frame("INTERACTION_SUCCESS")
    place.discord.faults.clear()
    assert (await slow)[0] == 400


async def test_command_with_options_arrives_with_its_values(bot: TestBot, ana: Somebody) -> None:
    """Subcommand, text and number go through discord.py's own parsing."""
    await ana.command("table", "start", rules="long", target=50)
    assert (await ana.frame("MESSAGE_CREATE"))["content"] == "long to 50"


async def test_autocomplete_gives_the_bot_s_choices(bot: TestBot, ana: Somebody) -> None:
    """What is typed so far goes to the bot, its choices come back."""
    status, told = await ana.act("autocomplete", name="table", path=["start"], options={"rules": "s"}, focused="rules")
    assert status == 200
    assert [choice["value"] for choice in told["choices"]] == ["standard", "short"]


async def test_modal_opens_and_its_values_reach_the_bot(bot: TestBot, ana: Somebody) -> None:
    """A press opens a form, sending the form is an interaction of its own."""
    message = await ana.command("hand")
    await ana.press(message, "form")
    form = await ana.frame("MODAL")
    assert form["title"] == "Name the table"
    assert (await ana.act("modals", id=form["id"], values={"name": "", "colour": ["red"]}))[0] == 400
    await ana.act("modals", id=form["id"], values={"name": "Kafe", "colour": ["green"]})
    assert (await ana.frame("MESSAGE_CREATE"))["content"] == "named Kafe green"


async def test_modal_of_somebody_else_cannot_be_sent(bot: TestBot, ana: Somebody, besa: Somebody) -> None:
    """A form is open for the one who pressed."""
    await ana.press(await ana.command("hand"), "form")
    form = await ana.frame("MODAL")
    assert (await besa.act("modals", id=form["id"], values={"name": "x", "colour": ["red"]}))[0] == 400


async def test_deferred_answer_is_filled_in_with_a_picture_that_can_be_fetched(
    bot: TestBot, place: Place, ana: Somebody
) -> None:
    """LOADING goes, the attachment has an address under this playground."""
    await ana.act("commands", name="slow", path=[])
    waiting = await ana.frame("MESSAGE_CREATE")
    assert waiting["flags"] == 64 | 128
    done = await ana.frame("MESSAGE_UPDATE")
    assert (done["content"], done["flags"]) == ("done", 64)
    picture = done["attachments"][0]
    assert (picture["filename"], picture["width"]) == ("table.png", 64)
    async with place.http.get(picture["url"]) as answer:
        assert answer.content_type == "image/png"


async def test_attachment_is_kept_by_listing_it(bot: TestBot, place: Place, ana: Somebody) -> None:
    """An edit that lists an attachment keeps it, one that does not lets it go."""
    sent = await bot.text_channel(place.channel_id).send(
        "x", files=[discord.File(io.BytesIO(b"1"), "a.txt"), discord.File(io.BytesIO(b"2"), "b.txt")]
    )
    edited = await sent.edit(attachments=[sent.attachments[1], discord.File(io.BytesIO(b"3"), "c.txt")])
    assert [a.filename for a in edited.attachments] == ["b.txt", "c.txt"]
    assert await edited.attachments[1].read() == b"3"
    assert (await edited.edit(attachments=[])).attachments == []


async def test_user_select_arrives_resolved(bot: TestBot, ana: Somebody, besa: Somebody) -> None:
    """A user select brings the member with it; what is no user here is refused."""
    heard = []

    async def probe(interaction: discord.Interaction) -> None:
        layout = discord.ui.View(timeout=5)
        select: discord.ui.UserSelect[Any] = discord.ui.UserSelect(custom_id="who")

        async def chosen(pressed: discord.Interaction) -> None:
            heard.append(select.values[0])
            await pressed.response.defer()

        select.callback = chosen  # type: ignore[assignment, method-assign]
        layout.add_item(select)
        await interaction.response.send_message("who?", view=layout)

    bot.probe = probe
    message = await ana.command("probe")
    assert (await ana.press(message, "who", "17"))[0] == 400
    await ana.press(message, "who", besa.user_id)
    await ana.frame("INTERACTION_SUCCESS")
    assert isinstance(heard[0], discord.Member)
    assert heard[0].display_name == "Besa"


async def test_form_field_that_does_not_fit_is_refused(bot: TestBot, ana: Somebody) -> None:
    """Too long, or a choice that is not offered."""
    await ana.press(await ana.command("hand"), "form")
    form = await ana.frame("MODAL")
    for values in ({"name": "x" * 31, "colour": ["red"]}, {"name": "x", "colour": ["blue"]}, {"name": "x"}):
        assert (await ana.act("modals", id=form["id"], values=values))[0] == 400


async def test_select_takes_only_what_it_offers(bot: TestBot, ana: Somebody) -> None:
    """Too few, too many, twice the same, unknown: Discord refuses them all."""
    message = await ana.command("hand")
    wrong = [[], ["3♠"] * 2, ["3♠", "4♠", "5♠", "6♠", "7♠"], ["3♥"]]
    answers = [await ana.act("presses", message_id=message["id"], custom_id="hand", values=values) for values in wrong]
    assert {status for status, _ in answers} == {400}


async def test_interaction_carries_the_person_s_locale_and_rights(
    bot: TestBot, place: Place, ana: Somebody, luan: Somebody
) -> None:
    """Locale is the person's; permissions are computed: Ana owns the server, Luan does not."""
    seen = {}

    async def probe(interaction: discord.Interaction) -> None:
        seen[interaction.user.name] = (interaction.locale, interaction.permissions.manage_guild)
        await interaction.response.send_message("seen", ephemeral=True)

    bot.probe = probe
    await ana.command("probe")
    await luan.command("probe")
    assert seen == {"ana": (discord.Locale.american_english, True), "luan": (discord.Locale.american_english, False)}


async def test_command_in_direct_messages_has_no_server(bot: TestBot, place: Place, ana: Somebody) -> None:
    """A direct channel is opened once, and an interaction there has a user and no guild."""
    seen = []

    async def probe(interaction: discord.Interaction) -> None:
        seen.append((interaction.guild_id, interaction.user.name))
        await interaction.response.send_message("hello")

    bot.probe = probe
    _, dm = await ana.act("dm")
    ana.channel_id = dm["id"]
    await ana.command("probe")
    assert seen == [(None, "ana")]
    sent = await (await bot.fetch_user(int(ana.user_id))).send("a word")
    assert str(sent.channel.id) == dm["id"]


async def test_everything_the_small_bot_sends_is_accepted(bot: TestBot, place: Place, ana: Somebody) -> None:
    """Nothing that discord.py makes of honest use is listed as a problem."""
    message = await ana.command("hand")
    await ana.press(message, "hand", "3♠")
    await ana.command("table", "start")
    assert place.problems() == []
