"""People's display names, made safe to stand in a text: they are whatever a stranger typed.

A name must neither mention anybody, nor be formatted, nor link, nor turn the line around it, nor hide in no width, nor
grow over the lines above and below it.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

MAX_GRAPHEMES: Final = 32
MAX_CHARACTERS: Final = 48
"""Before escaping; a name of Discord's own 32 characters always fits."""
SHORT_GRAPHEMES: Final = 12
"""Of a name that is told again and again in one line."""
MAX_MARKS: Final = 3
"""Combining marks over one letter, as a pointed Hebrew one has; more of them is scribbling."""
NAMELESS: Final = "?"
REMEMBERED: Final = 4_096
"""How many names are kept as they are shown: those of the tables of late."""

_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_ISOLATE: Final = "\u2068"
_END: Final = "\u2069"
_BLANKS: Final = frozenset("\u00ad\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are letters, marks or symbols by category, but show nothing."""
_UNASSIGNED_BLANKS: Final = (range(0x2065, 0x2066), range(0xFFF0, 0xFFF9), range(0xE0000, 0xE1000))
"""What Unicode keeps for characters that show nothing; the rest of the unassigned may be new emojis."""
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_VIRAMA: Final = 9
"""The combining class of the signs after which a joiner shapes an Indian letter."""
_MARKS: Final = frozenset({"Mn", "Me", "Mc"})
_SYMBOLS: Final = frozenset({"So", "Sk", "Sm"})
_HARMLESS: Final = frozenset("!?'\",;&%$^+=/{}")
"""ASCII punctuation that means nothing to Discord inside a line."""


@lru_cache(REMEMBERED)
def safe_name(name: str) -> str:
    """Return a display name that shows as it reads and does nothing else, for a text in Markdown."""
    return _escaped(plain_name(name))


@lru_cache(REMEMBERED)
def short_name(name: str) -> str:
    """Return a display name as `safe_name` does, cut where it is long."""
    shown = plain_name(name)
    graphemes = list(_graphemes(shown))
    if len(graphemes) > SHORT_GRAPHEMES:
        shown = f"{''.join(graphemes[: SHORT_GRAPHEMES - 1]).rstrip()}…"
    return _escaped(shown)


@lru_cache(REMEMBERED)
def plain_name(name: str) -> str:
    """Return a display name for a text that is not Markdown, such as the line of a select."""
    return "".join(_cut(_graphemes(_visible(name)))).strip() or NAMELESS


def _escaped(shown: str) -> str:
    escaped = "".join(f"\\{char}" if _is_markup(char) else char for char in shown)
    is_turned = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in shown)
    return f"{_ISOLATE}{escaped}{_END}" if is_turned else escaped


def _visible(name: str) -> str:
    """Drop what shows nothing; every kind of space becomes one plain space."""
    kept: list[str] = []
    for place, char in enumerate(name):
        is_joint = char == _JOINER and _joins_symbols(name, place)
        if is_joint or (char in (_JOINER, _NON_JOINER) and _shapes_letters(name, place)):
            kept.append(char)
        elif char.isspace():
            kept.append(" ")
        elif not _shows_nothing(char):
            kept.append(char)
    return " ".join("".join(kept).split())


def _shows_nothing(char: str) -> bool:
    if unicodedata.category(char) in _DROPPED or char in _BLANKS:
        return True
    number = ord(char)
    return number & 0xFFFE == 0xFFFE or any(number in blanks for blanks in _UNASSIGNED_BLANKS)


def _shapes_letters(name: str, place: int) -> bool:
    """Return whether a joiner stands between two letters that it shapes: Persian names have some, and Indian ones."""
    before, after = name[place - 1 : place], name[place + 1 : place + 2]
    if not (before and after and unicodedata.category(after)[0] == "L"):
        return False
    is_arabic = unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == "AL"
    return is_arabic or unicodedata.combining(before) == _VIRAMA


def _joins_symbols(name: str, place: int) -> bool:
    """Return whether a joiner stands inside one emoji."""
    before = name[:place].rstrip("\ufe0f")[-1:]
    after = name[place + 1 : place + 2]
    return all(char and unicodedata.category(char) in _SYMBOLS for char in (before, after))


def _graphemes(name: str) -> Iterator[str]:
    """Part a text into what a reader takes for single characters, each with at most `MAX_MARKS` marks."""
    grapheme, marks = "", 0
    for char in name:
        is_mark = unicodedata.category(char) in _MARKS
        is_part = is_mark or char in (_JOINER, _NON_JOINER) or grapheme.endswith(_JOINER) or _is_skin_tone(char)
        if grapheme and not (is_part or _is_half_flag(grapheme, char)):
            yield grapheme
            grapheme, marks = "", 0
        marks += is_mark
        if not is_mark or (grapheme and marks <= MAX_MARKS):
            grapheme += char
    if grapheme:
        yield grapheme


def _cut(graphemes: Iterator[str]) -> Iterator[str]:
    length = 0
    for number, grapheme in enumerate(graphemes):
        length += len(grapheme)
        if number >= MAX_GRAPHEMES or length > MAX_CHARACTERS:
            return
        yield grapheme


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_half_flag(grapheme: str, char: str) -> bool:
    """Return whether two regional indicators make one flag."""
    return len(grapheme) == 1 and all("\U0001f1e6" <= half <= "\U0001f1ff" for half in (grapheme, char))


def _is_markup(char: str) -> bool:
    return char.isascii() and not char.isalnum() and char != " " and char not in _HARMLESS
