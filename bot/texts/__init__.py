"""Everything people read, by key and language: Project Fluent catalogues, one file a language.

A sentence is one message of the catalogue, never glued from pieces; plural forms are the catalogue's concern. Names of
people are never declined. This package knows neither Discord nor the game.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final[tuple[str, ...]] = ("en", "sq", "it", "es", "de", "fr", "tr", "el")
"""The languages that there are catalogues for, as ISO 639-1 codes; the first one is the fallback."""

FALLBACK: Final = LANGUAGES[0]
REMEMBERED: Final = 16_384
"""How many texts are kept as they were last filled in: a table says the same few over and over. Some megabytes."""


class MissingTextError(KeyError):
    """A key that no catalogue has, or a message that lacks a value: a fault of ours, found by the tests."""


def text(key: str, language: str, **values: str | float) -> str:
    """Return a text in a language; where that language lacks it, in English.

    Args:
        key: The message's name in the catalogues.
        language: One of `LANGUAGES`; any other is answered in English.
        **values: What the message's placeholders stand for.

    Raises:
        MissingTextError: Not even the English catalogue has it, or a value is missing.
    """
    for code in (language, FALLBACK):
        found = _formatted(key, code, **values) if code in LANGUAGES else None
        if found is not None:
            return found
    raise MissingTextError(key)


def language_of(*candidates: str | None) -> str:
    """Return the first candidate that there is a catalogue for, ``"en-US"`` counting as ``"en"``; else English."""
    for candidate in candidates:
        code = (candidate or "").replace("_", "-").partition("-")[0].lower()
        if code in LANGUAGES:
            return code
    return FALLBACK


@lru_cache(REMEMBERED, typed=True)
def _formatted(key: str, language: str, /, **values: str | float) -> str | None:
    """Return a message of one catalogue, or ``None`` where it is missing or cannot be filled in."""
    bundle = _bundle(language)
    if not bundle.has_message(key):
        return None
    pattern = bundle.get_message(key).value
    if pattern is None:
        return None
    formatted, errors = bundle.format_pattern(pattern, values)
    return None if errors else str(formatted)


@cache
def _bundle(language: str) -> FluentBundle:
    source = files(__name__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return bundle
