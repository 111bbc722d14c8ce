"""Commands are sent to Discord only where they differ from what it has: creations are few a day."""

from __future__ import annotations

from typing import Any

import pytest
from discord import app_commands

from bot.texts import text
from tests.support.live import Live, Person
from tests.support.live_fixtures import Records

PUT = "PUT /applications/{application_id}/commands"


async def test_second_start_sends_no_commands(live: Live) -> None:
    """BB-126: Discord has them already."""
    assert 1 == live.requests(PUT)
    await live.restart_bot()
    assert 1 == live.requests(PUT)


CHANGES: dict[str, dict[str, Any]] = {
    "a description": {"description": "Another one · Tjetër"},
    "a description in one language": {"description_localizations": {"it": "Un’altra"}},
    "no languages": {"description_localizations": None},
    "contexts": {"contexts": [0, 1]},
    "options": {"options": []},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
async def test_command_that_differs_is_sent(change: dict[str, Any], live: Live) -> None:
    """What Discord has is from another version."""
    commands = live.playground.discord.commands
    (command,) = commands.everything()
    commands.change(None, command["id"], change)
    await live.restart_bot()
    assert 2 == live.requests(PUT)


async def test_choice_of_value_nought_that_differs_is_sent(live: Live) -> None:
    """One deal is the target 0: nought counts as a value."""
    commands = live.playground.discord.commands
    (command,) = commands.everything()
    start = next(option for option in command["options"] if option["name"] == "start")
    choices = next(option for option in start["options"] if option["name"] == "target")["choices"]
    assert 0 == choices[-1]["value"]
    choices[-1]["value"] = 1
    await live.restart_bot()
    assert 2 == live.requests(PUT)


ENTRY = {"name": "launch", "type": 4, "handler": 2, "description": "", "contexts": [0, 1], "integration_types": [0]}


@pytest.mark.parametrize("is_changed", [False, True], ids=["the same", "changed"])
async def test_entry_point_of_an_activity_is_left_in_place(live: Live, *, is_changed: bool) -> None:
    """Discord makes it by itself, and refuses a list of all commands without it (50240)."""
    commands = live.playground.discord.commands
    (command,) = commands.everything()
    entry = commands.put(None, ENTRY)
    if is_changed:
        commands.change(None, command["id"], {"description": "Another one"})
    await live.restart_bot()
    assert 1 + is_changed == live.requests(PUT)
    kept = commands.get(None, entry["id"])
    assert [entry[key] for key in ENTRY] == [kept[key] for key in ENTRY]
    assert ["launch", "murlan"] == sorted(one["name"] for one in commands.everything())


async def test_commands_that_cannot_be_sent_do_not_stop_the_bot(live: Live, ana: Person, records: Records) -> None:
    """Too many creations today: what Discord has still works."""
    await live.stop_bot()
    await live.fault(kind="status", route="GET /applications/*/commands", status=403, code=30034)
    await live.start_bot()
    assert (await ana.command("help")).is_success
    assert "the commands could not be sent to Discord" in records.faults.pop()


async def test_command_that_this_version_does_not_have_is_answered(live: Live, ana: Person) -> None:
    """BB-126: a client still offers what an older version had."""
    await ana.command("language", language="sq")
    outcome = await ana.forge_command({"name": "murlan", "options": [{"name": "gone", "type": 1, "options": []}]})
    assert (text("refusal-old-command", "sq"), True) == (outcome.text, outcome.is_private)


async def test_option_of_another_type_is_answered(live: Live, ana: Person, records: Records) -> None:
    """BB-126: a client that kept an older form of a command."""
    typed = [{"name": "target", "type": 3, "value": "many"}]
    outcome = await ana.forge_command({"name": "murlan", "options": [{"name": "start", "type": 1, "options": typed}]})
    assert (True, True, 0) == (outcome.is_success, outcome.is_private, len(live.app.registry))
    records.faults.clear()


@pytest.mark.parametrize(
    "option",
    [("rules", 3, "chess"), ("rules", 3, ""), ("target", 4, 17), ("turn", 4, 0), ("turn", 4, 10**9), ("mode", 3, "x")],
    ids=repr,
)
async def test_value_that_is_none_of_the_choices_is_answered(
    option: tuple[str, int, object], live: Live, ana: Person
) -> None:
    """Discord lets only choices through; should another value come, nothing is opened and it is said."""
    name, kind, value = option
    typed = [{"name": name, "type": kind, "value": value}]
    outcome = await ana.forge_command({"name": "murlan", "options": [{"name": "start", "type": 1, "options": typed}]})
    assert (text("refusal-options", "en", option=name), True) == (outcome.text, outcome.is_private)
    assert 0 == len(live.app.registry)


def test_only_one_top_level_command_is_shown(live: Live) -> None:
    """Everything is under ``/murlan``."""
    assert ["murlan"] == [command.name for command in live.app.client.tree.get_commands()]
    assert isinstance(live.app.client.tree.get_commands()[0], app_commands.Group)
