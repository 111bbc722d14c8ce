"""The words: what players say at their tables, the same thing always by the same word."""

from __future__ import annotations

import re
from typing import Final

import pytest

from bot.texts import FALLBACK
from tests.texts.catalogues import CATALOGUES, pattern, sayings

GLOSSARY: Final = {
    r"pairs?": r"dysh|çift",
    r"straights?": r"kolor",
    r"suited": r"njëngjyrsh",
    r"bombs?": r"bomb",
    r"jokers?": r"xhol",
    r"tricks?": r"raund",
    r"matche?s?": r"ndeshj|lojë|lojën|luan",
    r"deals? (?!the)": r"dor[aeë]|duar|nda",
    r"partners?|partnered": r"ortak",
    r"points?": r"pikë",
    r"aces?": r"\bas",
    r"kings?": r"mbret",
    r"queens?": r"çup",
    r"jacks?": r"fant",
    r"exchanged?|exchanges": r"shkëmb",
    r"beats?|beaten": r"mund",
    r"cuts?": r"pre[jrt]|prit",
    r"pass|passes|passed": r"\bpas",
    r"dealer": r"nda",
    r"dealt|deals the cards": r"nda|dor|tregon|merr",
    r"turns?": r"radh",
}
"""English words, and what players of Albanian say for each: one of these roots stands in the translation."""
WORDS: Final = {
    r"straights?": {"it": "scal", "es": "escaler", "de": "straße", "fr": "suite", "tr": "kent", "el": "κέντ"},
    r"pairs?": {"it": "coppi", "es": "parej", "de": "paar", "fr": "paire", "tr": "çift", "el": "ζευγάρ"},
    r"bombs?": {"it": "bomb", "es": "bomba", "de": "bombe", "fr": "bombe", "tr": "bomba", "el": "βόμβ"},
    r"jokers?": {"it": "jolly", "es": "joker", "de": "joker", "fr": "joker", "tr": "joker", "el": "τζόκερ"},
    r"tricks?": {"it": "pres[ae]", "es": "baza", "de": "stich", "fr": r"\bplis?\b", "tr": r"\btur", "el": "γύρο"},
}
"""English words of the game, and the root that stands for each in the other languages."""
OTHERWISE_IN_ALBANIAN: Final = {
    r"matche?s?": {"rules-target"},
    r"pass|passes|passed": {"fair-fault"},
    r"points?": {"turning-title", "button-turning", "refusal-turning-nobody", "refusal-turning-failed"},
}
"""Messages that say a thing of the glossary in other words, by the English word."""


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize("language", WORDS["pairs?"])
def test_things_of_the_game_have_one_word(language: str, word: str) -> None:
    """A straight that is called otherwise in the rules than on a button is another thing."""
    assert set() == saying_otherwise(language, word, WORDS[word][language])


def saying_otherwise(language: str, word: str, root: str) -> set[str]:
    """Return the messages that have a word in English and not its root in a language."""
    return {
        key
        for key, message in CATALOGUES[FALLBACK].items()
        if re.search(rf"\b(?:{word})\b", " ".join(sayings(pattern(message))), re.IGNORECASE)
        and not re.search(root, " ".join(sayings(pattern(CATALOGUES[language][key]))), re.IGNORECASE)
    }


@pytest.mark.parametrize("word", GLOSSARY)
def test_albanian_says_it_as_players_do(word: str) -> None:
    """*Kolor* and not *shkallë*, *raund* and not *vazë*: the words of the tables at home."""
    otherwise = saying_otherwise("sq", word, GLOSSARY[word])
    assert otherwise == OTHERWISE_IN_ALBANIAN.get(word, set())


@pytest.mark.parametrize(
    ("key", "word"),
    [
        ("combination-single", "teke"),
        ("combination-pair", "dyshe|çift"),
        ("combination-triple", "treshe"),
        ("combination-quad", "katërshe .* bombë"),
        ("combination-straight", "kolor"),
        ("combination-suited-straight", "kolor i njëngjyrshëm"),
        ("button-pass", "pas"),
        ("button-play", "luaj|hidh"),
        ("button-swap", "ortak"),
    ],
)
def test_albanian_names_what_is_laid_as_players_do(key: str, word: str) -> None:
    """Every form of the message has the word."""
    assert [] == [said for said in sayings(pattern(CATALOGUES["sq"][key])) if not re.search(word, said, re.IGNORECASE)]
