"""Walking through message components, whatever their depth."""

from collections.abc import Iterator
from enum import IntEnum
from itertools import count
from typing import Any

from playground.jsons import Json, as_objects


class Kind(IntEnum):
    """Kinds of component."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19


SELECTS = frozenset({3, 5, 6, 7, 8})
V2_ONLY = frozenset({9, 10, 11, 12, 13, 14, 17})
"""Kinds that need the flag IS_COMPONENTS_V2."""
DEFAULTS: dict[int, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    Kind.THUMBNAIL: {"description": None, "spoiler": False},
    Kind.FILE: {"name": None, "size": None, "spoiler": False},
    Kind.SEPARATOR: {"divider": True, "spacing": 1},
    Kind.CONTAINER: {"accent_color": None, "spoiler": False},
}
"""What Discord fills in when it gives a component back."""
SINGLE_CHILD = ("accessory", "component")


def walk(components: object, path: str = "components") -> Iterator[tuple[str, Json]]:
    """Every component with its path, parents before children."""
    for number, component in enumerate(components if isinstance(components, list) else []):
        if isinstance(component, dict):
            yield from _walk_one(component, f"{path}.{number}")


def find(components: object, custom_id: str) -> Json | None:
    """The component with that custom_id."""
    return next((c for _, c in walk(components) if c.get("custom_id") == custom_id), None)


def texts(components: object) -> list[str]:
    """The contents of all text displays."""
    shown = (c.get("content") for _, c in walk(components) if c.get("type") == Kind.TEXT_DISPLAY)
    return [content for content in shown if isinstance(content, str)]


def numbered(components: object) -> list[Json]:
    """The components as Discord gives them back: each with an `id` and all its fields."""
    taken = {c["id"] for _, c in walk(components) if c.get("id")}
    free = (number for number in count(1) if number not in taken)
    return [_number(component, free) for component in as_objects(components)]


def _walk_one(component: Json, path: str) -> Iterator[tuple[str, Json]]:
    yield path, component
    yield from walk(component.get("components"), f"{path}.components")
    for key in SINGLE_CHILD:
        if isinstance(component.get(key), dict):
            yield from _walk_one(component[key], f"{path}.{key}")


def _number(component: Json, free: Iterator[int]) -> Json:
    made = {**DEFAULTS.get(component["type"], {}), **component, "id": component.get("id") or next(free)}
    if "components" in made:
        made["components"] = [_number(child, free) for child in as_objects(made["components"])]
    for key in SINGLE_CHILD:
        if isinstance(made.get(key), dict):
            made[key] = _number(made[key], free)
    if made["type"] == Kind.MEDIA_GALLERY:
        made["items"] = [{"description": None, "spoiler": False, **item} for item in as_objects(made["items"])]
    return _with_ids_as_texts(made)


def _with_ids_as_texts(made: Json) -> Json:
    """Return a component as Discord tells it: ids of emojis and of default values may be sent as numbers."""
    told = {key: value for key, value in made.items() if key in ("emoji", "default_values", "options")}
    return {**made, **{key: _as_text(value) for key, value in told.items()}}


def _as_text(value: Any) -> Any:  # noqa: ANN401 - any JSON, and back
    if isinstance(value, list):
        return [_as_text(item) for item in value]
    if not isinstance(value, dict):
        return value
    return {key: str(item) if key == "id" and isinstance(item, int) else _as_text(item) for key, item in value.items()}
