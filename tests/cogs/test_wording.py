"""What Discord shows of our commands: in every language of its own that we have, and within its limits."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.texts import FALLBACK, LANGUAGES, language_of, text
from cogs.services import Services
from cogs.tree import add_commands
from cogs.wording import Wording, said, worded
from playground.limits.commands import MOST_CHARACTERS, check_all, size_of

OURS = {locale.value for locale in discord.Locale if language_of(locale.value) != FALLBACK}
"""Discord's locales that we have a language for, English left out: there the two languages stand side by side."""


@pytest.fixture
async def told() -> dict[str, Any]:
    """Return ``/murlan`` as it is sent to Discord."""
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    nothing: Any = None
    add_commands(tree, Services(registry=nothing, displays=nothing, router=nothing, reading=nothing, openings=nothing))
    (group,) = tree.get_commands()
    return dict(await group.get_translated_payload(tree, Wording()))


def nodes(node: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield a command, its subcommands and their options, with the way to each."""
    path = f"{path} {node['name']}".strip()
    yield path, node
    for option in node.get("options", ()):
        yield from nodes(option, path)


def test_discord_has_all_our_languages_but_albanian() -> None:
    """Spanish stands there twice, for Spain and for Latin America."""
    assert {*LANGUAGES} - {FALLBACK, "sq"} == {language_of(locale) for locale in OURS}
    assert {"es-ES", "es-419"} <= OURS


async def test_everything_is_described_in_every_language(told: dict[str, Any]) -> None:
    """Who reads German in Discord reads German in its list of commands."""
    lacking = [path for path, node in nodes(told) if set(node.get("description_localizations") or ()) != OURS]
    assert lacking == []


async def test_commands_are_described_in_english_and_albanian_to_everybody_else(told: dict[str, Any]) -> None:
    """Albanian is none of Discord's locales: who reads it has Discord in English, or in a language we lack."""
    short = [(path, node) for path, node in nodes(told) if node["type"] in (1, 2) or path == "murlan"]
    assert [path for path, node in short if " · " not in node["description"]] == []


async def test_choices_are_named_in_every_language(told: dict[str, Any]) -> None:
    """But languages, which go by their own names, and seconds."""
    lacking = {
        path
        for path, node in nodes(told)
        for choice in node.get("choices", ())
        if set(choice.get("name_localizations") or ()) != OURS
    }
    assert lacking == {"murlan language language", "murlan start turn"}


async def test_languages_go_by_their_own_names(told: dict[str, Any]) -> None:
    """Who cannot read this language finds theirs."""
    (offered,) = (node["choices"] for path, node in nodes(told) if path == "murlan language language")
    assert [(text("language-name", code), code) for code in LANGUAGES] == [
        (one["name"], one["value"]) for one in offered
    ]


async def test_names_are_the_same_in_every_language(told: dict[str, Any]) -> None:
    """What is typed is what people tell each other."""
    assert [path for path, node in nodes(told) if node.get("name_localizations")] == []


async def test_commands_keep_discords_limits(told: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Each description has a hundred characters, the whole command 8000 in its longest languages."""
    size = size_of(told)
    with capsys.disabled():
        sys.stdout.write(
            f"\n/murlan: {len(told['options'])} of 25 subcommands, {size} of {MOST_CHARACTERS} characters\n"
        )
    assert check_all([told]) == []


def test_two_languages_that_are_too_long_together_leave_english_alone() -> None:
    """A hundred characters are one sentence."""
    assert text("option-start-rules", FALLBACK) == said("option-start-rules").message
    assert "14 cards · 14 letra" == said("cards", count=14).message
    assert "x" * 60 == worded(lambda language: language[:0] + "x" * 60).message
