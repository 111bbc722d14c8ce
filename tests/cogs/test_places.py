"""Every command in every kind of channel that Discord has: each is answered with the right thing or with a sentence."""

from __future__ import annotations

import re
from typing import Final

import pytest
from discord import app_commands

from bot.texts import LANGUAGES, text
from tests.cogs.test_every_command import BESA, give, leaves
from tests.support.live import Live, Person

SERVER_PLACES: Final = ("text", "announcements", "thread", "voice", "post")
PRIVATE_PLACES: Final = ("dm", "group")

EVERYWHERE: Final = {
    "help": "help-title",
    "learn": "learn-title",
    "rules": "rules-title",
    "language": "note-language",
    "invitations": "note-invitations-off",
    "preferences": "preferences-title",
    "export": "privacy-export",
    "delete": "privacy-delete",
    "solo": "deal-title",
}
"""What asks for no table and no server."""
WITHOUT_A_TABLE: Final = {
    "leaderboard": "board-title",
    "verify": "refusal-no-such-match",
    "history": "history-title-own",
    "profile": "profile-title",
    "hand": "refusal-no-such-table",
    "play": "refusal-no-such-table",
    "table": "refusal-no-such-table",
    "invite": "refusal-no-such-table",
    "leave": "refusal-no-such-table",
    "end": "refusal-no-such-table",
    "move": "refusal-no-table-to-move",
    "start": "lobby-title",
}
OF_MANAGERS: Final = {
    "settings": "settings-title",
    "void": "void-nothing",
    "reset": "reset-ask",
    "season": "note-no-season",
    "bar": "note-barred",
}
"""Ana owns the server; the guest whom she bars plays nowhere in this match."""
AT_A_TABLE: Final = {
    "start": "exists-lobby",
    "hand": "refusal-not-started",
    "table": "note-brought-down",
    "move": "refusal-same-place",
    "invite": "invitation",
    "leave": "note-left",
}
IN_A_MATCH: Final = {
    "hand": "hand-title",
    "invite": "invitation",
    "leave": "confirm-leave-last",
    "end": "confirm-end",
}
VALUES: Final[dict[str, str | float]] = {
    "free": 3,
    "count": 14,
    "number": 1,
    "mention": f"<@{BESA}>",
    "name": "Ana",
    "page": "opening",
    "what": "all",
    "step": 1,
    "steps": 9,
}


@pytest.mark.parametrize("place", SERVER_PLACES)
async def test_every_command_is_answered_wherever_people_write(place: str, live: Live, ana: Person) -> None:
    """BB-120: a table can be opened in each of them; what cannot be done says why."""
    ana.channel_id = open_place(live, ana, place)
    await gives(live, ana, place, {**EVERYWHERE, **WITHOUT_A_TABLE})
    await gives(live, ana, place, AT_A_TABLE)
    live.clock.advance(600)
    await gives(live, ana, place, {"start": "lobby-title"})
    assert (await ana.press("fill")).is_success
    await live.settled()
    await gives(live, ana, place, IN_A_MATCH)
    await gives(live, ana, place, OF_MANAGERS)


@pytest.mark.parametrize("place", PRIVATE_PLACES)
async def test_every_command_in_private_is_answered_with_what_to_do(place: str, live: Live, ana: Person) -> None:
    """BB-070: tables need a server, and their commands say so; the rest works."""
    ana.channel_id = open_place(live, ana, place)
    refused = dict.fromkeys((*WITHOUT_A_TABLE, *OF_MANAGERS), "refusal-not-in-server")
    assert {*EVERYWHERE, *refused} == {command.name for command in leaves(live)}
    await gives(live, ana, place, {**EVERYWHERE, **refused})
    assert [ana.user_id] == [table.state.channel_id for table in live.app.registry.tables()]


@pytest.mark.parametrize("place", ["guest", "dm", "group"])
async def test_every_command_of_who_installed_the_bot_for_themselves_is_answered(
    place: str, live: Live, ana: Person
) -> None:
    """In a server without the bot there are no tables: what needs them says so, and the rest works as everywhere."""
    await live.change_person("ana", has_app=True)
    ana.channel_id = await open_guest_place(live) if place == "guest" else open_place(live, ana, place)
    key = "refusal-not-a-member" if place == "guest" else "refusal-not-in-server"
    await gives(live, ana, place, {**EVERYWHERE, **dict.fromkeys((*WITHOUT_A_TABLE, *OF_MANAGERS), key)})
    assert [ana.user_id] == [table.state.channel_id for table in live.app.registry.tables()]


async def test_language_of_a_server_without_the_bot_is_not_set(live: Live, ana: Person) -> None:
    """Whoever manages it manages nothing of ours there."""
    await live.change_person("ana", has_app=True)
    ana.channel_id = await open_guest_place(live)
    outcome = await ana.command("language", language="sq", server=True)
    assert text("refusal-not-a-member", "en") == outcome.text
    assert None is await live.database.languages.of_guild(int(live.other_guild_id))


async def test_nothing_is_noted_of_the_people_of_a_server_without_the_bot(live: Live, ana: Person) -> None:
    """Who is named there and is no member has not left anything of ours."""
    await live.change_person("ana", has_app=True)
    ana.channel_id = await open_guest_place(live)
    await live.change_person("besa", guild_id=live.other_guild_id, action="leave")
    outcome = await ana.command("invite", person=BESA)
    assert (text("refusal-not-a-member", "en"), set()) == (outcome.text, live.app.leavers._departed)


async def test_nobody_brings_the_bot_along_who_has_not_installed_it(live: Live, ana: Person) -> None:
    """Discord offers nothing there."""
    ana.channel_id = await open_guest_place(live)
    assert not (await ana.command("solo")).is_success


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["refusal-not-in-server", "refusal-not-a-member"])
async def test_sentence_that_refuses_a_command_in_private_names_those_that_work_there(
    key: str, language: str, live: Live
) -> None:
    """What the matrix above holds for private places is what people read, in every language."""
    works = {command.qualified_name.split()[1] for command in leaves(live) if command.name in EVERYWHERE}
    named = text(key, language).rpartition("/murlan ")[2]
    known = {command.qualified_name.split()[1] for command in leaves(live)}
    assert works == known & set(re.findall(r"[a-z]+", named))


async def test_commands_are_offered_everywhere(live: Live) -> None:
    """BB-070: also in private, and to somebody who installed the bot for themselves; what cannot be done says why."""
    (group,) = live.app.client.tree.get_commands()
    assert isinstance(group, app_commands.Group)
    assert group.allowed_contexts is not None
    assert group.allowed_installs is not None
    contexts = group.allowed_contexts
    assert (True, True, True) == (contexts.guild, contexts.dm_channel, contexts.private_channel)
    assert (True, True) == (group.allowed_installs.guild, group.allowed_installs.user)


@pytest.mark.parametrize("place", SERVER_PLACES)
async def test_table_is_moved_to_every_kind_of_channel(place: str, live: Live, ana: Person) -> None:
    """Where a table can be opened it can be moved to."""
    await ana.command("start")
    table = live.table()
    there = open_place(live, ana, place) if place != "text" else live.general_id
    ana.channel_id = there
    outcome = await ana.command("move")
    assert (text("note-moved", "en"), int(there)) == (outcome.text, table.state.channel_id)
    await live.answered()
    outcome = await ana.command("hand")
    assert text("refusal-not-started", "en") == outcome.text


@pytest.mark.parametrize(
    ("place", "denied", "named"),
    [
        ("text", "VIEW_CHANNEL", ("View Channel", "Send Messages")),
        ("text", "SEND_MESSAGES", ("Send Messages",)),
        ("announcements", "SEND_MESSAGES", ("Send Messages",)),
        ("voice", "SEND_MESSAGES", ("Send Messages",)),
        ("voice", "CONNECT", ("Send Messages", "Connect")),
    ],
)
async def test_right_that_is_missing_is_named(
    place: str, denied: str, named: tuple[str, ...], live: Live, ana: Person
) -> None:
    """BB-060: what the bot lacks, with what goes with it, is said by Discord's own names before anything opens."""
    ana.channel_id = live.channel_id = open_place(live, ana, place)
    await live.permit("bot", deny=(denied,))
    outcome = await ana.command("start")
    assert text("refusal-permissions", "en", permissions=", ".join(named)) == outcome.text
    assert 0 == len(live.app.registry)


@pytest.mark.parametrize("denied", ["EMBED_LINKS", "ATTACH_FILES", "READ_MESSAGE_HISTORY", "USE_EXTERNAL_EMOJIS"])
async def test_right_that_is_not_needed_is_not_asked_for(denied: str, live: Live, ana: Person) -> None:
    """BB-060: a table is text and buttons."""
    await live.permit("bot", deny=(denied,))
    outcome = await ana.command("start")
    assert (True, False) == (text("lobby-title", "en") in outcome.text, outcome.is_private)


async def gives(live: Live, person: Person, place: str, expected: dict[str, str]) -> None:
    """Give commands one after the other, and read the right sentence of each."""
    wanted, answers = {}, {}
    for command, key in expected.items():
        live.clock.advance(1)  # nobody types that fast
        outcome = await give(person, command, place, "en")
        values = VALUES | ({"name": "Besa"} if command == "bar" else {})
        wanted[command] = text(key, "en", **values).splitlines()[0]
        answers[command] = wanted[command] if wanted[command] in outcome.text else outcome.text or outcome.reason
        await live.answered()
    assert wanted == answers


async def open_guest_place(live: Live) -> str:
    """Return the id of a channel of a server in which Ana is and the bot is not."""
    await live.change_guild("throw-out", live.other_guild_id)
    world = live.playground.discord.world
    return next(str(channel["id"]) for channel in world.guild_channels(live.other_guild_id))


def open_place(live: Live, person: Person, place: str) -> str:
    """Return the id of a channel of a kind."""
    match place:
        case "announcements":
            return str(live.announcements_id)
        case "thread":
            return live.add_thread()
        case "voice":
            return str(live.voice_id)
        case "post":
            return live.add_forum_post()
        case "dm":
            return live.add_dm(person)
        case "group":
            return live.add_group_dm(person)
        case _:
            return str(live.channel_id)
