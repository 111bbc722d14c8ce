"""The catalogues: every language says everything, with the same values, and nothing that nobody asks for."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Final

import pytest
from babel import Locale

from bot.texts import FALLBACK, LANGUAGES, MissingTextError, language_of, text
from tests.texts.catalogues import CATALOGUES, ROOT, pattern, sayings, selects, variables, written

SOURCES: Final = tuple(path for folder in ("bot", "cogs") for path in sorted((ROOT / folder).rglob("*.py")))
OTHERS: Final = tuple(language for language in LANGUAGES if language != FALLBACK)

SAME_EVERYWHERE: Final = frozenset(
    {
        "button-add-computer",
        "button-remove-computer",
        "gained",
        "of-whom",
        "preset-visix",
        "preset-rrethi",
        "button-menu",
        "help-title",
        "rules-level",
        "void-when",
    }
)
"""Names and signs."""
OTHER_IN: Final = {"fr": {"of-whom"}}
"""What of it a language puts otherwise: its signs."""
SAME_IN: Final = {
    "de": {"button-pause", "button-notation"},
    "fr": {"button-pause", "button-notation"},
}
"""Words that a language shares with English."""

PEOPLE: Final = ("name", "names", "giver", "receiver", "first", "second")
"""The values that are people's names."""

PHONE: Final = 34
"""Characters of a button's label that a phone shows whole."""
FORM: Final = 45
"""Characters of a form's title and of a field's label."""
COUNTS: Final = range(1000)
"""How many of anything there may be."""

SAYING: Final = ("text", "said")
"""Our functions that take a key and its values."""


def calls() -> Iterator[tuple[str, set[str], bool]]:
    """Yield the keys that our code asks for literally, with the names of the values it gives."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SAYING and node.args:
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
    assert same == (SAME_EVERYWHERE | SAME_IN.get(language, set())) - OTHER_IN.get(language, set())


def test_keys_are_all_asked_for() -> None:
    """A text that nobody shows is no text."""
    assert CATALOGUES[FALLBACK].keys() - strings() == set()


def test_calls_find_their_keys_and_give_their_values() -> None:
    """What our code asks for is there, with every value it needs, in every language."""
    assert {key for key, _, _ in calls()} - CATALOGUES[FALLBACK].keys() == set()
    wrong = {key for key, given, is_whole in calls() if is_whole and variables(CATALOGUES[FALLBACK][key]) - given}
    assert wrong == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_things_have_every_form_that_the_language_needs(language: str) -> None:
    """By CLDR; French has one form for none and one, so that form may not name the number itself."""
    forms: dict[str, set[int]] = {}
    for count in COUNTS:
        forms.setdefault(Locale(language).plural_form(count), set()).add(count)
    for key, message in CATALOGUES[language].items():
        for select in selects(message):
            variants = {getattr(one.key, "name", getattr(one.key, "value", "")): one for one in select.variants}
            assert forms.keys() <= variants.keys(), key
            assert variants["other"].default, key
            for form, counts in forms.items():
                is_for_one = len({count for count in counts if str(count) not in variants}) == 1
                assert is_for_one or "1" not in written(variants[form].value), (key, form)


@pytest.mark.parametrize("language", OTHERS)
def test_what_has_a_plural_in_english_has_one_everywhere(language: str) -> None:
    """A number that is only put in reads wrong for one thing."""
    for key, message in CATALOGUES[FALLBACK].items():
        counted = {frozenset(variables(select.selector)) for select in selects(message)}
        assert counted <= {frozenset(variables(select.selector)) for select in selects(CATALOGUES[language][key])}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_shown_whole_on_a_phone(language: str) -> None:
    """Numbers have two digits; cards that stand on a button are counted where it is drawn."""
    long = {
        (key, said)
        for key, message in CATALOGUES[language].items()
        if key.startswith("button-") and not variables(message) & {"cards", "run"}
        for said in sayings(pattern(message))
        if len(said) > PHONE
    }
    assert long == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_form_has_room_for_its_title_and_its_field(language: str) -> None:
    """Discord cuts nothing off: it refuses the form."""
    assert [] == [key for key in ("privacy-form", "privacy-form-word") if len(text(key, language)) > FORM]


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_whole(language: str) -> None:
    """No message begins or ends with a piece of punctuation that waits for another one."""
    for key, message in CATALOGUES[language].items():
        for said in sayings(pattern(message)):
            assert said == said.strip(), key
            assert not said.endswith((",", " ·", " –", " und", " and")), key


def test_french_lets_no_line_begin_with_a_mark_that_stands_apart() -> None:
    """Before ``: ; ? !`` and inside ``« »`` the space does not break, or a phone puts the mark on a line of its own."""
    apart = re.compile(r" [:;?!»]|« ")
    broken = [key for key, message in CATALOGUES["fr"].items() if any(map(apart.search, sayings(pattern(message))))]
    assert broken == []


def test_sentences_are_not_glued_from_pieces() -> None:
    """What stands beside a text in a string of ours is signs: another language has another order of words."""
    glued = [
        f"{path.name}:{node.lineno}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if (isinstance(node, ast.JoinedStr) and _says(node) and re.search(r"[^\W\d_]", _letters(node)))
        or (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and (_says(node.left) or _says(node.right)))
    ]
    assert glued == []


def _says(node: ast.AST) -> bool:
    """Return whether something is a text of the catalogues, or an f-string that holds one."""
    match node:
        case ast.Call(func=ast.Name(id=name)):
            return name in SAYING
        case ast.JoinedStr(values=values):
            return any(isinstance(value, ast.FormattedValue) and _says(value.value) for value in values)
    return False


def _letters(node: ast.JoinedStr) -> str:
    return "".join(str(value.value) for value in node.values if isinstance(value, ast.Constant))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_never_declined(language: str) -> None:
    """An ending glued to a name is wrong in Albanian for every other name."""
    source = (ROOT / "bot" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    person = rf"\{{ \$(?:{'|'.join(PEOPLE)}) \}}"
    glued = re.findall(rf"{person}[\w’'-]\S*|[\w’'-]{person}", source)
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
        (("pl", "sq"), "sq"),
        ((None, "sq"), "sq"),
        (("pl", None), "en"),
        (("SQ_al",), "sq"),
        (("es-419",), "es"),
        (("es-ES",), "es"),
        (("tr", "sq"), "tr"),
        (("el", "sq"), "el"),
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
    assert text("button-pass", "pl") == text("button-pass", "en")
