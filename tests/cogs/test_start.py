"""``/murlan start``: with each option, beside another table, after a match, where the bot lacks rights."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.phases import Phase
from bot.texts import text
from bot.views.levels import level_title
from murlan.computer.levels import Level
from murlan.options import PRESETS
from tests.support.discord_limits import walk
from tests.support.live import Live, Person, controls_of


@pytest.mark.parametrize("rules", PRESETS)
async def test_rules_are_those_that_were_chosen(rules: str, live: Live, ana: Person) -> None:
    """A preset."""
    outcome = await ana.command("start", rules=rules)
    assert PRESETS[rules] == live.table().state.settings.options
    assert text(f"preset-{rules}", "en") in outcome.text


@pytest.mark.parametrize(
    ("given", "computers", "understudy"),
    [
        pytest.param({}, None, Level.BEGINNER, id="nothing"),
        pytest.param({"computers": "mixed", "understudy": "club"}, None, Level.CLUB, id="mixed"),
        pytest.param({"computers": "champion"}, Level.CHAMPION, Level.BEGINNER, id="one level"),
    ],
)
async def test_levels_are_those_that_were_chosen(
    given: dict[str, str], computers: Level | None, understudy: Level, live: Live, ana: Person
) -> None:
    """Computer players are mixed, and understudies beginners, where nothing is chosen (R12.2)."""
    outcome = await ana.command("start", **given)
    settings = live.table().state.settings
    assert (computers, understudy) == (settings.computers, settings.understudy)
    assert f"🖥️ {level_title(computers, 'en')}" in outcome.text


async def test_every_option_is_taken_in_every_choice(live: Live, ana: Person) -> None:
    """BB-028: what Discord offers is what the bot takes: each choice of each option opens a table."""
    (command,) = live.playground.discord.commands.everything()
    start = next(option for option in command["options"] if option["name"] == "start")
    for option in start["options"]:
        for choice in option["choices"]:
            outcome = await ana.command("start", **{option["name"]: choice["value"]})
            assert (True, False) == (outcome.is_success, outcome.is_private), (option["name"], choice)
            assert (await ana.command("end")).is_success


async def test_who_starts_beside_a_lobby_can_join_it_from_the_answer(live: Live, ana: Person, besa: Person) -> None:
    """BB-004: the answer has a way in: a Join button, and a link to the message."""
    await ana.command("start")
    outcome = await besa.command("start")
    link = next(part["url"] for part in walk(outcome.message["components"]) if "url" in part)
    assert f"https://discord.com/channels/{live.guild_id}/{live.channel_id}/{ana.public()['id']}" == link
    assert text("note-done", "en") == (await besa.press("join", outcome.message)).text
    assert 2 == len(live.table().state.seats)
    await ana.sees("Besa", is_private=False)


async def test_who_starts_beside_a_match_gets_their_hand_from_the_answer(live: Live, seated: Person) -> None:
    """Somebody who plays and lost sight of the table."""
    outcome = await seated.command("start")
    assert "hand" in controls_of(outcome.message)
    assert text("hand-title", "en", count=14) in (await seated.press("hand", outcome.message)).text


async def test_table_after_a_match_closes_the_finished_one(live: Live, ana: Person) -> None:
    """It makes way: its message keeps the result and has no Rematch any more, and a restart knows one table."""
    await ana.command("start", target=0)
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    old = await ana.sees(lambda message: "rematch" in controls_of(message))
    outcome = await ana.command("start")
    assert (True, False) == (outcome.is_success, outcome.is_private)
    await ana.sees(lambda message: message["id"] == old["id"] and ["verify"] == [*controls_of(message)])
    assert ana.name.title() in str(ana.shown[old["id"]])
    await live.restart_bot()
    assert [Phase.LOBBY] == [table.state.phase for table in live.app.registry.tables()]
    assert Phase.LOBBY is live.table().state.phase


async def test_start_while_a_rematch_begins_leaves_the_rematch(live: Live, ana: Person, besa: Person) -> None:
    """Two things at once: whichever is first stands, the other is answered with the reason."""
    await ana.command("start", target=0)
    await ana.press("fill")
    await live.play_out()
    await live.answered()
    await ana.sees(lambda message: "rematch" in controls_of(message))
    rematch, start = await asyncio.gather(ana.press("rematch"), besa.command("start"))
    assert (True, True) == (rematch.is_success, start.is_success)
    await live.answered()
    assert 1 == len(live.app.registry)


@pytest.mark.parametrize(
    ("denied", "named"),
    [("SEND_MESSAGES", "Send Messages"), ("VIEW_CHANNEL", "View Channel")],
)
async def test_missing_permission_is_named(denied: str, named: str, live: Live, ana: Person) -> None:
    """The bot says what it lacks, before anything is opened."""
    await live.permit("bot", deny=(denied,))
    outcome = await ana.command("start")
    assert (True, True) == (named in outcome.text, outcome.is_private)
    assert 0 == len(live.app.registry)


async def test_missing_permission_for_threads_is_named(live: Live, ana: Person) -> None:
    """A thread has a permission of its own."""
    await live.permit("bot", deny=("SEND_MESSAGES_IN_THREADS",))
    ana.channel_id = live.add_thread()
    outcome = await ana.command("start")
    assert text("refusal-permissions", "en", permissions="Send Messages in Threads") == outcome.text


async def test_tables_of_two_channels_are_two(live: Live, ana: Person, besa: Person) -> None:
    """One table a channel, as many as there are channels."""
    besa.channel_id = live.general_id
    outcomes = await asyncio.gather(ana.command("start"), besa.command("start"))
    assert ([False, False], 2) == ([outcome.is_private for outcome in outcomes], len(live.app.registry))


async def test_thread_and_its_channel_are_two_places(live: Live, ana: Person, besa: Person) -> None:
    """BB-042: a table in each, opened at once; neither takes the other's place."""
    besa.channel_id = live.add_thread()
    outcomes = await asyncio.gather(ana.command("start"), besa.command("start"))
    assert [False, False] == [outcome.is_private for outcome in outcomes]
    hosts = {str(table.state.channel_id): table.state.host_id for table in live.app.registry.tables()}
    assert {live.channel_id: ana.user_id, besa.channel_id: besa.user_id} == hosts


async def test_server_language_is_set_by_who_manages_the_server(live: Live, ana: Person) -> None:
    """Tables then read in it."""
    outcome = await ana.command("language", language="sq", server=True)
    assert text("note-language-server", "sq") == outcome.text
    assert text("lobby-title", "sq") in (await ana.command("start")).text


async def test_reader_whose_language_we_lack_reads_the_servers(
    live: Live, ana: Person, clirim: Person, luan: Person
) -> None:
    """BB-118: the server is Albanian, Çlirim's Discord Polish, Luan's English: no screen mixes two languages."""
    live.playground.discord.world.person("clirim").locale = "pl"
    await ana.command("language", language="sq", server=True)
    public = await ana.command("start")
    assert text("lobby-title", "sq") in public.text
    for person, language in ((clirim, "sq"), (luan, "en")):
        person.shown.update(ana.shown)
        for verb, key in (("menu", "menu-title"), ("start", "refusal-join-first")):
            outcome = await person.forge(f"m1:{live.table().state.table_id}:{verb}", message=public.message)
            assert (text(key, language), True) == (outcome.text.splitlines()[0], outcome.is_private)


async def test_server_language_is_not_set_by_others(live: Live, besa: Person) -> None:
    """Who does not manage the server is told that they may not, and nothing changes."""
    outcome = await besa.command("language", language="sq", server=True)
    assert text("refusal-manage-guild", "en") == outcome.text
    assert text("lobby-title", "en") in (await besa.command("start")).text


async def test_guest_may_not_end_a_table_and_a_manager_may(live: Live, ana: Person, besa: Person, luan: Person) -> None:
    """Besa opened it, Luan is nobody here, Ana owns the server."""
    await besa.command("start")
    refused = await luan.command("end")
    assert (text("refusal-host-is", "en", name="Besa"), 1) == (refused.text, len(live.app.registry))
    ended = await ana.command("end")
    assert (text("note-ended", "en"), 0) == (ended.text, len(live.app.registry))


async def test_leaving_a_match_is_asked_and_then_done(live: Live, seated: Person) -> None:
    """BB-103: yes, leave: the last person's leaving closes the table."""
    outcome = await seated.command("leave")
    assert text("confirm-leave-last", "en") in outcome.text
    assert text("note-left", "en") == (await seated.press("leave-now", outcome.message)).text
    assert 0 == len(live.app.registry)


async def test_ending_a_match_is_asked_and_then_done(live: Live, seated: Person) -> None:
    """BB-103: yes, end it."""
    outcome = await seated.command("end")
    assert text("note-ended", "en") == (await seated.press("end-now", outcome.message)).text
    await seated.sees(text("closed-ended", "en"), is_private=False)
