"""Which language a text is in: told by pieces of sentences that only one catalogue has."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, visitor

import bot.texts
from bot.texts import LANGUAGES

OWN_NAME: Final = "language-name"
"""What a language calls itself, which is said in all of them."""
SHORTEST: Final = 8
"""Characters of a piece that says something about a language."""


class _Pieces(visitor.Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.found |= {piece for line in node.value.splitlines() if len(piece := line.strip()) >= SHORTEST}


def languages_in(said: str) -> set[str]:
    """Return the languages that pieces of a text are of."""
    return {language for language in LANGUAGES if any(piece in said for piece in _own_pieces(language))}


@cache
def _own_pieces(language: str) -> frozenset[str]:
    """Return the pieces of a catalogue that stand in no other one."""
    others = "\n".join(_source(other) for other in LANGUAGES if other != language)
    pieces = _Pieces()
    resource = FluentParser().parse(_source(language))
    for entry in resource.body:
        if getattr(getattr(entry, "id", None), "name", "") != OWN_NAME:
            pieces.visit(entry)
    return frozenset(piece for piece in pieces.found if piece not in others)


def _source(language: str) -> str:
    return Path(bot.texts.__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
