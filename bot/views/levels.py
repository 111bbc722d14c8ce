"""How well a computer player plays, in a mark, in a word and in a line."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.tables.seating import COMPUTER_NAMES
from bot.texts import text
from murlan.computer.levels import Level

COMPUTER: Final = "🖥️"
MARKS: Final = dict(zip(Level, ("I", "II", "III", "IV", "V", "VI"), strict=True))
"""What stands beside a name where a word is too much: numerals in which nothing else is counted."""
MIXED: Final = "mixed"
"""The name of a mix of levels in texts, choices and selects."""


def level_name(level: Level | None, language: str) -> str:
    """Return the word for a level, or for a mix of them."""
    return text("level", language, level=level or MIXED)


def level_title(level: Level | None, language: str) -> str:
    """Return a level's mark and its word."""
    name = level_name(level, language)
    return name if level is None else f"{MARKS[level]} {name}"


def habits(level: Level | None, language: str) -> str:
    """Return how a computer player of a level plays, or who comes to a mixed table."""
    return text("level-habits", language, level=level or MIXED)


def computer_mark(level: Level | None) -> str:
    """Return the mark of a computer player, which also tells its level; nothing for a person."""
    return f"{COMPUTER} {MARKS[level]}" if level is not None else ""


def level_lines(language: str) -> Iterator[str]:
    """Yield a line for each level: its mark, its word, the names that stand for it, how it plays."""
    for level in Level:
        yield text(
            "rules-level",
            language,
            mark=MARKS[level],
            level=level_name(level, language),
            names=", ".join(COMPUTER_NAMES[level]),
            habits=habits(level, language),
        )
