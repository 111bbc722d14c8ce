"""Every command in every place, in both languages: what is answered, and that it is answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.texts import text
from tests.support.live import Live, Outcome, Person

LANGUAGES = ("en", "sq")
PLACES = ("empty", "lobby", "playing", "finished", "closed", "thread", "dm")

SAME_EVERYWHERE = {"help": "help-title", "rules": "rules-title", "language": "note-language"}
"""The commands that answer the same in every place, and with which text."""
BY_PLACE: dict[str, dict[str, str]] = {
    "start": {
        "empty": "lobby-title",
        "lobby": "exists-lobby",
        "playing": "exists-playing",
        "finished": "lobby-title",
        "closed": "refusal-permissions",
        "thread": "lobby-title",
        "dm": "refusal-not-in-server",
    },
    "hand": {
        "empty": "refusal-no-such-table",
        "lobby": "refusal-not-started",
        "playing": "hand-title",
        "finished": "hand-match-over",
        "closed": "refusal-no-such-table",
        "thread": "refusal-no-such-table",
        "dm": "refusal-not-in-server",
    },
    "leave": {
        "empty": "refusal-no-such-table",
        "lobby": "note-left",
        "playing": "confirm-leave-last",
        "finished": "note-left",
        "closed": "refusal-no-such-table",
        "thread": "refusal-no-such-table",
        "dm": "refusal-not-in-server",
    },
    "end": {
        "empty": "refusal-no-such-table",
        "lobby": "note-ended",
        "playing": "confirm-end",
        "finished": "note-ended",
        "closed": "refusal-no-such-table",
        "thread": "refusal-no-such-table",
        "dm": "refusal-not-in-server",
    },
    "leaderboard": dict.fromkeys(PLACES, "board-title") | {"dm": "refusal-not-in-server"},
}
VALUES: dict[str, str | float] = {"free": 3, "count": 13}
"""What the texts above leave open."""


def test_every_command_has_its_expected_answers(live: Live) -> None:
    """A new command is not forgotten: it fails here until it says what it answers where."""
    assert {*SAME_EVERYWHERE, *BY_PLACE} == {command.name for command in leaves(live)}


def test_every_command_is_described_in_both_languages(live: Live) -> None:
    """Albanian is none of Discord's locales, so each description says it twice."""
    assert [command.name for command in leaves(live) if " · " not in command.description] == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("commands", [(*SAME_EVERYWHERE, "leaderboard", "hand"), ("start",), ("leave",), ("end",)])
async def test_command_is_answered_in_the_readers_language(
    commands: tuple[str, ...], language: str, place: str, live: Live, ana: Person
) -> None:
    """Each command answers in each place with the right sentence; what only concerns the asker is private."""
    await ana.command("language", language=language)
    await prepare(live, ana, place)
    for command in commands:
        outcome = await give(ana, command, place, language)
        key = SAME_EVERYWHERE.get(command) or BY_PLACE[command][place]
        is_public = key == "lobby-title"
        assert (True, not is_public) == (outcome.is_success, outcome.is_private)
        values = {**VALUES, "permissions": text("permission-send-messages", language)}
        assert text(key, "en" if is_public else language, **values).splitlines()[0] in outcome.text


async def prepare(live: Live, ana: Person, place: str) -> None:
    """Bring the place about, with Ana as host of what is open there."""
    match place:
        case "lobby":
            await ana.command("start")
        case "playing":
            await ana.command("start")
            await ana.press("fill")
        case "finished":
            await ana.command("start", target=0)
            await ana.press("fill")
            await live.play_out()
        case "closed":
            ana.channel_id = live.closed_id
        case "thread":
            ana.channel_id = live.add_thread()
        case "dm":
            ana.channel_id = live.add_dm(ana)


async def give(person: Person, command: str, place: str, language: str) -> Outcome:
    """Give a command; in direct messages Discord would not offer it, so it is forged."""
    options = {"language": language} if command == "language" else {}
    if place != "dm":
        return await person.command(command, **options)
    typed = [{"name": name, "type": 3, "value": value} for name, value in options.items()]
    return await person.forge_command({"name": "murlan", "options": [{"name": command, "type": 1, "options": typed}]})


def leaves(live: Live) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield all commands of the tree that can be given."""
    for command in live.app.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command
