"""Discord's limits on the components of a message, as a checker: what it would refuse, or answer with a fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

Component = Mapping[str, Any]

ROW: Final = 1
BUTTON: Final = 2
SELECT: Final = 3
ENTITY_SELECTS: Final = {6: "role", 8: "channel"}
"""Selects whose lines Discord makes itself, and what their defaults are."""
TEXT: Final = 10
LINK_STYLE: Final = 5

MAX_COMPONENTS: Final = 40
MAX_CHARACTERS: Final = 4000
MAX_BYTES: Final = 8000
"""Discord itself answers 500 somewhat above ten thousand."""


def problems(components: Sequence[Component]) -> list[str]:
    """Return what is wrong with a message's components; nothing if Discord takes them."""
    parts = list(walk(components))
    contents = [part["content"] for part in parts if part["type"] == TEXT]
    return [
        *_over("components", len(parts), MAX_COMPONENTS),
        *_over("characters", sum(map(len, contents)), MAX_CHARACTERS),
        *_over("bytes", sum(len(content.encode()) for content in contents), MAX_BYTES),
        *_repeated("custom_id", [part["custom_id"] for part in parts if "custom_id" in part]),
        *_repeated("id", [part["id"] for part in parts if "id" in part]),
        *(problem for part in parts for problem in _of_one(part)),
    ]


def walk(components: Sequence[Component]) -> Iterator[Component]:
    """Yield components of any depth, parents first."""
    for component in components:
        yield component
        yield from walk(component.get("components", ()))
        if "accessory" in component:
            yield from walk([component["accessory"]])


def texts(components: Sequence[Component]) -> Iterator[str]:
    """Yield everything that people read."""
    for part in walk(components):
        yield from (part[key] for key in ("content", "label", "placeholder") if part.get(key))
        for option in part.get("options", ()):
            yield from (option[key] for key in ("label", "description") if option.get(key))


def _of_one(part: Component) -> Iterator[str]:
    match part["type"]:
        case 1:
            yield from _row(part["components"])
        case 2:
            yield from _length("button label", part.get("label"), 1, 80)
            if part["style"] != LINK_STYLE:
                yield from _length("custom_id", part.get("custom_id"), 1, 100)
        case 3:
            yield from _length("custom_id", part.get("custom_id"), 1, 100)
            yield from _length("placeholder", part.get("placeholder", ""), 0, 150)
            yield from _select(part)
        case kind if kind in ENTITY_SELECTS:
            yield from _length("custom_id", part.get("custom_id"), 1, 100)
            yield from _length("placeholder", part.get("placeholder", ""), 0, 150)
            yield from _entity_select(part)
        case 10:
            yield from _length("text", part["content"].strip(), 1, MAX_CHARACTERS)
    if "id" in part and not 0 < part["id"] < 2**31:
        yield f"id {part['id']}"


def _row(children: Sequence[Component]) -> Iterator[str]:
    kinds = Counter(child["type"] for child in children)
    selects = [Counter({kind: 1}) for kind in (SELECT, *ENTITY_SELECTS)]
    if kinds not in (*selects, Counter({BUTTON: min(len(children), 5)})) or not children:
        yield f"a row of {dict(kinds)}"


def _select(part: Component) -> Iterator[str]:
    options = part["options"]
    if not 1 <= len(options) <= 25:
        yield f"{len(options)} options"
    if not 0 <= part["min_values"] <= part["max_values"] <= len(options):
        yield f"{part['min_values']} to {part['max_values']} of {len(options)} options"
    if sum(bool(option.get("default")) for option in options) > part["max_values"]:
        yield "more defaults than may be chosen"
    yield from _repeated("option", [option["value"] for option in options])
    for option in options:
        yield from _length("option label", option["label"], 1, 100)
        yield from _length("option value", option["value"], 1, 100)
        yield from _length("option description", option.get("description") or "", 0, 100)


def _entity_select(part: Component) -> Iterator[str]:
    defaults = part.get("default_values", ())
    if not 0 <= part["min_values"] <= part["max_values"] <= 25:
        yield f"{part['min_values']} to {part['max_values']} of 25"
    if len(defaults) > part["max_values"]:
        yield "more defaults than may be chosen"
    if any(one["type"] != ENTITY_SELECTS[part["type"]] for one in defaults):
        yield "a default of another kind"
    yield from _repeated("default", [one["id"] for one in defaults])


def _length(what: str, text: str | None, least: int, most: int) -> Iterator[str]:
    if not least <= len(text or "") <= most:
        yield f"{what} of {len(text or '')} characters: {text!r}"


def _over(what: str, count: int, most: int) -> Iterator[str]:
    if count > most:
        yield f"{count} {what}, more than {most}"


def _repeated(what: str, values: Sequence[Any]) -> Iterator[str]:
    yield from (f"{what} {value} twice" for value, count in Counter(values).items() if count > 1)
