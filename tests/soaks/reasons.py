"""Which sentence of the catalogues an answer is: read back from what people see, whatever wrote it."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Sentence
from fluent.syntax.ast import Pattern, Placeable, SelectExpression, TextElement

from bot.texts import LANGUAGES
from tests.sim.things import Message

REFUSAL: Final = "refusal-"
FAULT: Final = "fault"
_SAID: Final = (
    REFUSAL,
    "note-",
    "open-hands-title",
    "invitation-",
    "exists-",
    "confirm-",
    "hand-removed",
    "hand-left",
    FAULT,
    "stopping",
)
"""The beginnings of the keys of sentences that stand alone."""
_PICTURES: Final = {
    "accept": "invitation",
    "gifts": "hand",
    "sort": "hand",
    "redraw": "hand",
    "expel-whom": "menu-remove",
    "rules": "menu",
    "rematch": "match over",
    "ready": "between deals",
    "pass-here": "match",
    "hand": "match",
    "fill": "lobby",
    "start": "lobby",
    "join": "lobby",
    "resume": "paused",
}
"""What a message is that has such a control, the first that fits."""


def reason_of(message: Message) -> str:
    """Return the key of the sentence that answers, or what the answer shows."""
    text = message.text
    if text.startswith("> "):
        return sentence_key(text.partition("\n")[0][2:]) or "a note"
    if (key := sentence_key(text.partition("\n")[0])) is not None:
        return key
    return next((name for verb, name in _PICTURES.items() if verb in message.controls), "a page")


@lru_cache(20_000)
def sentence_key(text: str) -> str | None:
    """Return the key of a sentence in any language, or ``None`` where it is none that stands alone."""
    return next((key for key, form in _forms() if form.fullmatch(text)), None)


@cache
def _forms() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (entry.id.name, re.compile(_form(entry.value), re.DOTALL))
        for language in LANGUAGES
        for entry in FluentParser().parse(files("bot.texts").joinpath(f"{language}.ftl").read_text("utf-8")).body
        if isinstance(entry, Sentence) and entry.value is not None and entry.id.name.startswith(_SAID)
    )


def _form(pattern: Pattern) -> str:
    return "".join(map(_element, pattern.elements))


def _element(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return re.escape(element.value)
    if isinstance(element.expression, SelectExpression):
        return f"(?:{'|'.join(_form(variant.value) for variant in element.expression.variants)})"
    return ".*"
