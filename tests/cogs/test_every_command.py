"""Every command in every place: what is answered, in which language, and that it is answered."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from discord import app_commands

from bot.texts import LANGUAGES, text
from tests.support.live import Live, Outcome, Person

PLACES = ("empty", "lobby", "playing", "finished", "closed", "thread", "dm")
READINGS = [
    *((place, language) for place in PLACES for language in ("en", "sq")),
    *zip(itertools.cycle(PLACES), LANGUAGES[2:]),
]
"""Two languages in all places, and each of the others in one."""

SAME_EVERYWHERE = {
    "help": "help-title",
    "learn": "learn-title",
    "rules": "rules-title",
    "language": "note-language",
    "invitations": "note-invitations-off",
    "preferences": "preferences-title",
    "export": "privacy-export",
    "solo": "deal-title",
}
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
    "play": {
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
    "table": {
        "empty": "refusal-no-such-table",
        "lobby": "note-brought-down",
        "playing": "note-brought-down",
        "finished": "note-brought-down",
        "closed": "refusal-no-such-table",
        "thread": "refusal-no-such-table",
        "dm": "refusal-not-in-server",
    },
    "move": {
        "empty": "refusal-no-table-to-move",
        "lobby": "refusal-same-place",
        "playing": "refusal-same-place",
        "finished": "refusal-same-place",
        "closed": "refusal-no-table-to-move",
        "thread": "refusal-no-table-to-move",
        "dm": "refusal-not-in-server",
    },
    "invite": {
        "empty": "refusal-no-such-table",
        "lobby": "invitation",
        "playing": "invitation",
        "finished": "invitation",
        "closed": "refusal-no-such-table",
        "thread": "refusal-no-such-table",
        "dm": "refusal-not-in-server",
    },
    "leaderboard": dict.fromkeys(PLACES, "board-title") | {"dm": "refusal-not-in-server"},
    "verify": dict.fromkeys(PLACES, "refusal-no-such-match")
    | {"finished": "fair-title", "dm": "refusal-not-in-server"},
    "profile": dict.fromkeys(PLACES, "profile-empty") | {"dm": "refusal-not-in-server"},
    "history": dict.fromkeys(PLACES, "history-title-own") | {"dm": "refusal-not-in-server"},
    "settings": dict.fromkeys(PLACES, "settings-title") | {"dm": "refusal-not-in-server"},
    "void": dict.fromkeys(PLACES, "void-nothing") | {"finished": "void-title", "dm": "refusal-not-in-server"},
    "reset": dict.fromkeys(PLACES, "reset-ask") | {"dm": "refusal-not-in-server"},
    "season": dict.fromkeys(PLACES, "note-no-season") | {"dm": "refusal-not-in-server"},
    "bar": dict.fromkeys(PLACES, "note-barred") | {"dm": "refusal-not-in-server"},
    "delete": dict.fromkeys(PLACES, "privacy-delete")
    | dict.fromkeys(("lobby", "playing", "finished"), "privacy-still-named"),
}
MANAGING = ("settings", "void", "reset", "season", "bar")
"""What only who manages the server may do; Ana owns it."""
VALUES: dict[str, str | float] = {
    "free": 3,
    "count": 14,
    "number": 1,
    "mention": "<@1000000000000000002>",
    "name": "Ana",
    "page": "opening",
    "what": "all",
    "match": "table00001",
    "step": 1,
    "steps": 9,
}
"""What the texts above leave open."""
BESA = "1000000000000000002"
OPTIONS: dict[str, tuple[str, int, str]] = {
    "invitations": ("take", 3, "off"),
    "invite": ("person", 6, BESA),
    "season": ("action", 3, "end"),
    "play": ("cards", 3, "pass"),
    "bar": ("person", 6, BESA),
}
"""What has to be typed with a command: the option's name, its kind and its value."""
WITHIN = {"export": "privacy", "delete": "privacy"}
"""The groups that some commands are in."""
PUBLIC = ("lobby-title", "invitation")
"""What everybody reads, in the server's language."""


def test_every_command_has_its_expected_answers(live: Live) -> None:
    """A new command is not forgotten: it fails here until it says what it answers where."""
    assert {*SAME_EVERYWHERE, *BY_PLACE} == {command.name for command in leaves(live)}


@pytest.mark.parametrize(("place", "language"), READINGS)
@pytest.mark.parametrize(
    "commands",
    [
        (
            *SAME_EVERYWHERE,
            "leaderboard",
            "verify",
            "history",
            "profile",
            "delete",
            "hand",
            "play",
            "move",
            "invite",
            "table",
        ),
        ("start",),
        ("leave",),
        ("end",),
        MANAGING,
    ],
)
async def test_command_is_answered_in_the_readers_language(
    commands: tuple[str, ...], language: str, place: str, live: Live, ana: Person
) -> None:
    """Each command answers in each place with the right sentence; what only concerns the asker is private."""
    await ana.command("language", language=language)
    await prepare(live, ana, place)
    for command in commands:
        live.clock.advance(1)  # nobody types that fast
        outcome = await give(ana, command, place, language)
        key = SAME_EVERYWHERE.get(command) or BY_PLACE[command][place]
        is_public = key in PUBLIC
        assert (True, not is_public) == (outcome.is_success, outcome.is_private), (command, outcome.reason)
        values = {
            **VALUES,
            "name": "Besa" if command == "bar" else "Ana",
            "permissions": text("permission-send-messages", language),
        }
        sentence = text(key, "en" if is_public else language, **values).splitlines()[0]
        shown = await ana.sees(sentence, is_private=not is_public)  # a busy bot says first that it thinks
        assert outcome.message["id"] == shown["id"]


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
    """Give a command; in private Discord would not offer it, so it is forged."""
    option = ("language", 3, language) if command == "language" else OPTIONS.get(command)
    within = WITHIN.get(command)
    if place not in ("dm", "group"):
        path = (within, command) if within else (command,)
        return await person.command(*path, **({option[0]: option[2]} if option else {}))
    typed = [{"name": option[0], "type": option[1], "value": option[2]}] if option else []
    guest = {"id": BESA, "username": "besa", "discriminator": "0", "avatar": None}
    named = {"resolved": {"users": {BESA: guest}}} if command in ("invite", "bar") else {}
    leaf = {"name": command, "type": 1, "options": typed}
    given = {"name": within, "type": 2, "options": [leaf]} if within else leaf
    return await person.forge_command({"name": "murlan", "options": [given], **named})


def leaves(live: Live) -> Iterator[app_commands.Command[Any, ..., Any]]:
    """Yield all commands of the tree that can be given."""
    for command in live.app.client.tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command
