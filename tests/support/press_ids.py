"""Every id that can be pressed, read off the code and off the messages: what a later release adds is among them.

A parser of ids is a function ``parse_…(custom_id)`` of `bot.views`; the ids are those of all messages and forms.
"""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import bot.views
from bot.views.privacy import delete_form
from tests.support.discord_limits import walk
from tests.views.states import MESSAGES, components_of

Parser = Callable[[str], object]


def _parsers() -> Iterator[tuple[str, Parser]]:
    for module in pkgutil.iter_modules(bot.views.__path__, f"{bot.views.__name__}."):
        for name, member in vars(importlib.import_module(module.name)).items():
            is_ours = inspect.isfunction(member) and member.__module__ == module.name
            if is_ours and name.startswith("parse_") and ["custom_id"] == [*inspect.signature(member).parameters]:
                yield name, member


def _drawn() -> Iterator[str]:
    for drawn in MESSAGES.values():
        yield from (str(part["custom_id"]) for part in walk(components_of(drawn("en"))) if "custom_id" in part)
    form: dict[str, Any] = delete_form("en").to_dict()
    yield form["custom_id"]


PARSERS: Final[dict[str, Parser]] = dict(_parsers())
"""What reads ids, by name."""
DRAWN: Final[frozenset[str]] = frozenset(_drawn())
"""The ids of all that can be pressed or sent, on any message."""


def read_by(custom_id: str) -> list[str]:
    """Return the parsers that take an id for theirs."""
    return [name for name, parse in PARSERS.items() if parse(custom_id) is not None]


def examples(parser: str) -> list[str]:
    """Return one id of each form that a parser reads: those that differ in numbers alone are one."""
    forms: dict[str, str] = {}
    for custom_id in sorted(DRAWN):
        if parser in read_by(custom_id):
            forms.setdefault(re.sub(r"\d+", "0", custom_id), custom_id)
    return list(forms.values())


def spoiled(custom_id: str) -> list[str]:
    """Return ids that are nearly this one, as a mistake or malice might make them."""
    version, _, rest = custom_id.partition(":")
    words = rest.split(":")
    return [
        f"{custom_id}\n",
        f"{custom_id}:",
        f"{custom_id}:x:y:z",
        f" {custom_id}",
        custom_id.upper(),
        f"{version[0]}{int(version[1:]) + 1}:{rest}",
        f"{version}:{':'.join(reversed(words))}:",
        f"{version}::{':'.join(words[1:])}",
        re.sub(r"\d", "٣", custom_id),
        f"{custom_id}{'9' * 100}"[:100],
    ]
