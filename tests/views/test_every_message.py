"""What holds of every message there is, in every language."""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from enum import StrEnum
from types import FunctionType
from typing import Any, Final, TypeGuard

import pytest

import bot.views
from bot.league.boards import BoardPage
from bot.texts import FALLBACK, LANGUAGES
from bot.views.board_presses import BoardView, parse_board_press
from bot.views.correction_presses import parse_correction
from bot.views.history_presses import parse_history_press
from bot.views.leaderboard import leaderboard_message
from bot.views.lesson_presses import parse_lesson_press
from bot.views.names import safe_name
from bot.views.presses import Verb, parse_press
from bot.views.replay_presses import parse_replay_press
from bot.views.setting_presses import SettingVerb, parse_setting_press
from tests.support.discord_limits import BUTTON, ENTITY_SELECTS, SELECT, texts, walk
from tests.support.languages import languages_in
from tests.views.states import DRAWN as DRAWN_STATES
from tests.views.states import MESSAGES, PUBLIC, components_of
from tests.views.tables import standings

SHOWS_PICTURES: Final = frozenset({11, 12})
"""Discord's numbers of a thumbnail and a gallery."""
MAY_BE_EMPTY: Final = frozenset(
    {
        Verb.CARDS,
        SettingVerb.CHANNELS,
        SettingVerb.OPENER_ROLE,
        SettingVerb.MANAGER_ROLE,
        SettingVerb.PODIUM_CHANNEL,
    }
)
"""The selects in which nothing chosen means something: no card, all channels, no role, wherever people play."""
PHONE: Final = 34
"""Characters of a button's label that a phone shows whole."""
MENTION: Final = re.compile(r"(?<!\\)<@[!&]?\d+>|(?<!\\)@(?:everyone|here)\b")
OF_A_GROUND: Final = re.compile(r"[▫◻◽⬜⚪▪◼◾⬛]|⚫(?!🃏)")
"""Emojis that are nearly white or black all over; the black spot of a joker stands beside its card."""
EMOJI_OF_A_SERVER: Final = re.compile(r"<a?:\w+:\d+>|:\w+:")

WITH_TEXT_DECK: Final = [(name, language) for name in MESSAGES.keys() - DRAWN_STATES.keys() for language in LANGUAGES]
DRAWN: Final = {
    (name, language): components_of(drawn(language)) for name, drawn in MESSAGES.items() for language in LANGUAGES
}


def parts() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield all components of all messages, with the message's name."""
    for (name, _), components in DRAWN.items():
        yield from ((name, dict(part)) for part in walk(components))


def verb_of(custom_id: str) -> StrEnum:
    """Return what an id of ours says was pressed."""
    press = (
        parse_press(custom_id)
        or parse_board_press(custom_id)
        or parse_history_press(custom_id)
        or parse_replay_press(custom_id)
        or parse_setting_press(custom_id)
        or parse_correction(custom_id)
        or parse_lesson_press(custom_id)
    )
    assert press is not None
    return press.verb


def said(name: str, language: str) -> str:
    """Return all that is to be read on a message."""
    return "\n".join(texts(DRAWN[name, language]))


def test_select_says_how_few_may_be_chosen() -> None:
    """BB-081: some clients let nobody take a choice back where nothing says that it may be empty."""
    least: defaultdict[StrEnum, set[int]] = defaultdict(set)
    for _, part in parts():
        if part["type"] in (SELECT, *ENTITY_SELECTS):
            least[verb_of(part["custom_id"])].add(part["min_values"])
    assert {verb: {0 if verb in MAY_BE_EMPTY else 1} for verb in least} == least
    assert least.keys() > MAY_BE_EMPTY


def test_cards_are_text_unless_all_emojis_are_there() -> None:
    """BB-085: a bot whose emojis are not uploaded shows the same cards as any other."""
    for name, language in WITH_TEXT_DECK:
        words = re.sub(r"<t:\d+:\w>|https?:\S+", "", said(name, language))
        assert EMOJI_OF_A_SERVER.findall(words) == [], name
    controls = [
        (name, control)
        for name, part in parts()
        for control in (part, *part.get("options", ()))
        if name not in DRAWN_STATES
    ]
    assert [] == [name for name, control in controls if control.get("emoji")]


def test_nothing_is_only_in_a_picture() -> None:
    """BB-123, BB-075: who has all read aloud misses nothing: every picture is told, every control has words."""
    for name, part in parts():
        if part["type"] in SHOWS_PICTURES:
            assert all(item["description"].strip() for item in part["items"]), name
        if part["type"] == BUTTON:
            assert part["label"].strip(), name
        if part["type"] == SELECT:
            assert all(words.strip() for words in (part["placeholder"], *(o["label"] for o in part["options"]))), name


def test_every_function_that_makes_a_message_is_drawn() -> None:
    """What is not drawn here is looked at by nobody: a new message comes with its states."""
    makers = {function.__code__: name for name, function in _makers()}
    called = set()
    sys.setprofile(lambda frame, event, _: called.add(frame.f_code) if event == "call" else None)
    try:
        for drawn in MESSAGES.values():
            drawn(FALLBACK)
    finally:
        sys.setprofile(None)
    assert set() == set(makers.values()) - {makers[code] for code in called & makers.keys()}
    assert len(makers) > 30


def _makers() -> Iterator[tuple[str, FunctionType]]:
    """Yield the functions of the views that return a whole message."""
    for module in pkgutil.iter_modules(bot.views.__path__, "bot.views."):
        own = vars(importlib.import_module(module.name)).items()
        yield from ((f"{module.name}.{name}", found) for name, found in own if _is_maker(found, module.name))


def _is_maker(found: object, module: str) -> TypeGuard[FunctionType]:
    if not isinstance(found, FunctionType) or found.__module__ != module or found.__name__.startswith("_"):
        return False
    return str(found.__annotations__.get("return")).endswith(("LayoutView", "Message"))


async def test_message_is_finished() -> None:
    """BB-049: discord.py keeps nothing of it, so no button dies when a view would, and none is lost in a restart."""
    for name, drawn in MESSAGES.items():
        view = drawn(LANGUAGES[0])
        assert (True, None) == (view.is_finished(), view.timeout), name


_WITH_CARDS = (Verb.PLAY, Verb.PLAN)


def test_buttons_are_shown_whole_on_a_phone() -> None:
    """Discord takes 80 characters; a phone cuts them off long before. Cards on a button may take what they need."""
    long = {
        (name, part["label"])
        for name, part in parts()
        if part["type"] == BUTTON and len(part["label"]) > PHONE and verb_of(part["custom_id"]) not in _WITH_CARDS
    }
    assert long == set()


def test_message_has_the_same_parts_in_every_language() -> None:
    """Nothing can be pressed or chosen in one language that another lacks: they differ in words and in nothing else."""
    odd = [(name, language) for (name, language) in DRAWN if shape(name, language) != shape(name, FALLBACK)]
    assert odd == []


def shape(name: str, language: str) -> list[tuple[object, ...]]:
    """Return what a message is made of, without its words."""
    return [
        (part["type"], part.get("custom_id"), part.get("style"), part.get("disabled"), len(part.get("options", ())))
        for part in walk(DRAWN[name, language])
    ]


def test_no_mark_has_the_colour_of_a_ground() -> None:
    """Half of the people have a light one, the others a dark one; what is a letter has the colour of their text."""
    assert set() == {name for name, language in DRAWN if OF_A_GROUND.search(said(name, language))}


def test_nobody_is_mentioned_but_who_is_invited() -> None:
    """BB-084: a mention in a message is a ping waiting to happen, whatever is allowed when it is sent."""
    mentioning = {name for name, language in DRAWN if MENTION.search(said(name, language))}
    assert {"invitation-lobby", "invitation-match", "opening", "ping"} == mentioning


def test_message_is_in_one_language() -> None:
    """BB-118: every screen is drawn in all, and none has a sentence of another."""
    found = {key: languages_in(said(*key)) for key in DRAWN}
    assert [] == [name for (name, language), spoken in found.items() if spoken - {language}]
    silent = [name for (name, _), spoken in found.items() if not spoken]
    assert len(silent) < len(found) / 10, "a look that finds no language would find no mixture either"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["Ana", ""], ids=["named", "forgotten"])
def test_board_shows_no_account_numbers(name: str, language: str) -> None:
    """BB-111: who has left the server stands there by the last name that was seen, and nobody is ever a number."""
    account = 1_000_000_000_000_000_002
    lines = [replace(line, user_id=account + n, name=name) for n, line in enumerate(standings(3))]
    board = "\n".join(
        texts(components_of(leaderboard_message(BoardPage(lines=tuple(lines[:2])), lines[2], BoardView(), language)))
    )
    assert (False, False) == (str(account)[:15] in board, "<@" in board)
    assert 3 == board.count(f"**{safe_name(name)}**")


def test_lobby_says_by_which_rules_it_plays() -> None:
    """BB-100, BB-028: two groups know two sets of rules; whoever joins reads which ones, and how long a turn is."""
    for name in (name for name in PUBLIC if name.startswith("lobby")):
        assert re.search(r"^-# (classic|rrethi) · .* · 60 s a turn$", said(name, "en"), re.MULTILINE), name
