"""The catalogues: every language says everything, with the same values, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import bot.texts
from bot.texts import FALLBACK, LANGUAGES, MissingTextError, language_of, text

ROOT: Final = Path(bot.texts.__file__).parents[2]
SOURCES: Final = tuple(path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py")))
OTHERS: Final = tuple(language for language in LANGUAGES if language != FALLBACK)

SAME_IN_ALBANIAN: Final = frozenset(
    {
        "button-add-computer",
        "button-remove-computer",
        "gained",
        "preset-visix",
        "preset-rrethi",
        "button-menu",
        "help-title",
        "rules-level",
        "void-when",
    }
)
"""Names and signs."""

PEOPLE: Final = ("name", "names", "giver", "receiver", "first", "second")
"""The values that are people's names."""


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogue(language: str) -> dict[str, ftl.Message]:
    """Parse a catalogue."""
    source = (ROOT / "bot" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    assert [entry for entry in resource.body if isinstance(entry, ftl.Junk)] == []
    messages = [entry for entry in resource.body if isinstance(entry, ftl.Message)]
    assert len({message.id.name for message in messages}) == len(messages), "a key twice"
    return {message.id.name: message for message in messages}


CATALOGUES: Final = {language: catalogue(language) for language in LANGUAGES}


def variables(message: ftl.Message) -> set[str]:
    """Return the values that a message asks for."""
    found = _Variables()
    found.visit(message)
    return found.found


def pattern(message: ftl.Message) -> ftl.Pattern:
    """Return what a message says."""
    assert message.value is not None, message.id.name
    return message.value


def selects(message: ftl.Message) -> Iterator[ftl.SelectExpression]:
    """Yield the choices of a message that are about a number of things."""
    for element in pattern(message).elements:
        if isinstance(element, ftl.Placeable) and isinstance(element.expression, ftl.SelectExpression):
            keys = {getattr(variant.key, "name", "") for variant in element.expression.variants}
            if "one" in keys:
                yield element.expression


def calls() -> Iterator[tuple[str, set[str], bool]]:
    """Yield the keys that our code asks for literally, with the names of the values it gives."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "text" and node.args:
                is_whole = all(keyword.arg for keyword in node.keywords)
                names = {keyword.arg or "" for keyword in node.keywords}
                yield from ((key, names, is_whole) for key in _literals(node.args[0]))


def _literals(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(key)):
            yield key
        case ast.IfExp(body=body, orelse=orelse):
            yield from _literals(body)
            yield from _literals(orelse)


def strings() -> set[str]:
    """Return every string literal of our code."""
    return {
        node.value
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("language", OTHERS)
def test_catalogues_have_the_same_keys(language: str) -> None:
    """Nothing falls back to English because somebody forgot it."""
    assert CATALOGUES[language].keys() == CATALOGUES[FALLBACK].keys()


@pytest.mark.parametrize("language", OTHERS)
def test_messages_ask_for_the_same_values_in_every_language(language: str) -> None:
    """A value that one language forgets is a fact that its readers miss."""
    differing = {
        key
        for key, message in CATALOGUES[FALLBACK].items()
        if variables(message) != variables(CATALOGUES[language][key])
    }
    assert differing == set()


@pytest.mark.parametrize("language", OTHERS)
def test_texts_are_translated(language: str) -> None:
    """What reads the same in two languages is a name or a sign, and is listed."""
    same = {
        key
        for key, message in CATALOGUES[FALLBACK].items()
        if pattern(message).equals(pattern(CATALOGUES[language][key]))
    }
    assert same == SAME_IN_ALBANIAN


def test_keys_are_all_asked_for() -> None:
    """A text that nobody shows is no text."""
    assert CATALOGUES[FALLBACK].keys() - strings() == set()


def test_calls_find_their_keys_and_give_their_values() -> None:
    """What our code asks for is there, with every value it needs, in every language."""
    assert {key for key, _, _ in calls()} - CATALOGUES[FALLBACK].keys() == set()
    wrong = {key for key, given, is_whole in calls() if is_whole and variables(CATALOGUES[FALLBACK][key]) - given}
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_things_have_a_form_for_one_and_for_many(language: str) -> None:
    """English and Albanian both part one from other."""
    for key, message in CATALOGUES[language].items():
        for select in selects(message):
            keys = {getattr(variant.key, "name", None) for variant in select.variants}
            assert {"one", "other"} <= keys, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_declined(language: str) -> None:
    """An ending glued to a name is wrong in Albanian for every other name."""
    source = (ROOT / "bot" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    glued = re.findall(rf"\{{ \$(?:{'|'.join(PEOPLE)}) \}}[\w’'-]\S*", source)
    assert glued == []


@pytest.mark.parametrize("name", ["Ana", "Çlirim"])
def test_albanian_never_puts_a_name_after_a_word_that_declines_it(name: str) -> None:
    """After *i jep*, *për*, *me*, *nga*, *te* a name would change its form; *te* and *nga* alone leave it as it is."""
    declining = re.compile(r"\b(?:për|me|i|e|të|së|prej) \*{0,2}\{ \$(?:name|giver|receiver|first|second)\b")
    source = (ROOT / "bot" / "texts" / "sq.ftl").read_text(encoding="utf-8")
    assert declining.findall(source) == []
    assert name in text("turn-plays", "sq", name=name)


@pytest.mark.parametrize(
    ("candidates", "expected"),
    [
        (("sq",), "sq"),
        (("en-US",), "en"),
        (("it", "sq"), "sq"),
        ((None, "sq"), "sq"),
        (("it", None), "en"),
        (("SQ_al",), "sq"),
        ((), "en"),
        (("", "x"), "en"),
    ],
)
def test_language_is_the_first_one_that_we_have(candidates: tuple[str | None, ...], expected: str) -> None:
    """A person's choice comes before a server's, and that before Discord's locale; else English."""
    assert language_of(*candidates) == expected


@pytest.mark.parametrize(("count", "expected"), [(1, "1 letër"), (2, "2 letra"), (14, "14 letra")])
def test_albanian_counts_cards(count: int, expected: str) -> None:
    """One card is *letër*, many are *letra*."""
    assert text("cards", "sq", count=count) == expected


def test_missing_text_is_a_fault_that_names_its_key() -> None:
    """Nobody ever reads a raw key: asking for what is not there is found by the tests."""
    with pytest.raises(MissingTextError, match="no-such-text"):
        text("no-such-text", "sq")


def test_missing_value_is_a_fault() -> None:
    """A hole in a sentence is worse than an apology."""
    with pytest.raises(MissingTextError, match="won"):
        text("won", "en")


def test_unknown_language_is_answered_in_english() -> None:
    """A language that was taken away again leaves nobody without words."""
    assert text("button-pass", "it") == text("button-pass", "en")
