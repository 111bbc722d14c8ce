"""The catalogues as trees, and what their messages may say."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import bot.texts
from bot.texts import LANGUAGES

ROOT: Final = Path(bot.texts.__file__).parents[2]


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


def variables(message: ftl.BaseNode) -> set[str]:
    """Return the values that a message, or a part of one, asks for."""
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


def written(what: ftl.Pattern) -> str:
    """Return what a message says without its values."""
    return "".join(element.value for element in what.elements if isinstance(element, ftl.TextElement))


def sayings(what: ftl.Pattern) -> list[str]:
    """Return all that a message may say, with ``14`` for each of its values."""
    said = [""]
    for element in what.elements:
        if isinstance(element, ftl.TextElement):
            said = [one + element.value for one in said]
        elif isinstance(element.expression, ftl.SelectExpression):
            variants = [end for variant in element.expression.variants for end in sayings(variant.value)]
            said = [one + end for one in said for end in variants]
        else:
            said = [f"{one}14" for one in said]
    return said
