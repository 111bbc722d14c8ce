"""Shapes: what a JSON value may look like, written as tables. Checking gives issues with Discord's own codes."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from playground.errors import Issue

Shape: TypeAlias = Callable[[object, str], list[Issue]]
"""Takes a value and its path."""
REQUIRED = "BASE_TYPE_REQUIRED"


@dataclass(frozen=True, slots=True)
class Field:
    """One key of an object."""

    shape: Shape
    is_required: bool = False
    is_nullable: bool = False


@dataclass(frozen=True, slots=True)
class Fields:
    """An object with these keys; a key that is not listed is a lint, since Discord ignores it."""

    fields: Mapping[str, Field]
    ignored: frozenset[str] = field(default_factory=frozenset)
    """Keys that Discord does not list and discord.py is known to send."""

    def __call__(self, value: object, path: str) -> list[Issue]:
        """Check an object."""
        if not isinstance(value, dict):
            return [Issue(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")]
        issues = []
        for key, wanted in self.fields.items():
            at = join(path, key)
            if key not in value:
                issues += [Issue(at, REQUIRED, "This field is required")] if wanted.is_required else []
            elif value[key] is None:
                issues += [] if wanted.is_nullable else [Issue(at, REQUIRED, "This field may not be null")]
            else:
                issues += wanted.shape(value[key], at)
        for key in value.keys() - self.fields.keys() - self.ignored:
            issues.append(
                Issue(join(path, key), "UNLISTED", f"{key!r} is a key that Discord does not know", "unlisted")
            )
        return issues


def required(shape: Shape) -> Field:
    """A key that must be there."""
    return Field(shape, is_required=True)


def optional(shape: Shape) -> Field:
    """A key that may be left out, or be null."""
    return Field(shape, is_nullable=True)


def text(at_most: int, at_least: int = 0) -> Shape:
    """A string of that many characters."""

    def check(value: object, path: str) -> list[Issue]:
        if not isinstance(value, str):
            return [Issue(path, "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')]
        return _length(len(value), at_least, at_most, path)

    return check


def pattern(expression: str, at_most: int, code: str, message: str) -> Shape:
    """A string of that form; the code and message say what else it is refused with."""
    compiled = re.compile(expression)
    length = text(at_most, 1)

    def check(value: object, path: str) -> list[Issue]:
        issues = length(value, path)
        if not issues and not compiled.fullmatch(str(value)):
            issues.append(Issue(path, code, message))
        return issues

    return check


def whole(at_least: int, at_most: int) -> Shape:
    """A whole number between two bounds."""

    def check(value: object, path: str) -> list[Issue]:
        if isinstance(value, bool) or not isinstance(value, int):
            return [Issue(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')]
        if value > at_most:
            return [Issue(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {at_most}.")]
        if value < at_least:
            return [Issue(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {at_least}.")]
        return []

    return check


def number(value: object, path: str) -> list[Issue]:
    """Any number."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return [] if is_number else [Issue(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number.')]


def one_of(*choices: object) -> Shape:
    """One of a few values."""

    def check(value: object, path: str) -> list[Issue]:
        if value in choices and not (isinstance(value, bool) and 1 in choices):
            return []
        return [Issue(path, "BASE_TYPE_CHOICES", f"Value must be one of {set(choices)}.")]

    return check


def boolean(value: object, path: str) -> list[Issue]:
    """True or false."""
    is_boolean = isinstance(value, bool)
    return [] if is_boolean else [Issue(path, "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")]


def snowflake(value: object, path: str) -> list[Issue]:
    """An id, as text or (as discord.py sends some) as a number."""
    if isinstance(value, int | str) and not isinstance(value, bool) and re.fullmatch(r"[0-9]{1,20}", str(value)):
        return []
    return [Issue(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')]


def url(at_most: int = 2048, *, files: bool = False) -> Shape:
    """A web address; with `files` also `attachment://name`."""
    schemes = ("http://", "https://", "discord://") + (("attachment://",) if files else ())
    length = text(at_most, 1)

    def check(value: object, path: str) -> list[Issue]:
        issues = length(value, path)
        if not issues and not str(value).startswith(schemes):
            issues.append(Issue(path, "URL_TYPE_INVALID_URL", "Not a well formed URL."))
        return issues

    return check


def anything(_value: object, _path: str) -> list[Issue]:
    """No demand."""
    return []


def several(shape: Shape, at_least: int, at_most: int) -> Shape:
    """A list of that many."""

    def check(value: object, path: str) -> list[Issue]:
        if not isinstance(value, list):
            return [Issue(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")]
        issues = _length(len(value), at_least, at_most, path)
        for position, item in enumerate(value):
            issues += shape(item, join(path, str(position)))
        return issues

    return check


def by_type(shapes: Mapping[int, Shape], where: str) -> Shape:
    """An object whose `type` says which shape it has; `where` names the place in the message."""

    def check(value: object, path: str) -> list[Issue]:
        if not isinstance(value, dict):
            return [Issue(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")]
        kind = value.get("type")
        if isinstance(kind, int) and not isinstance(kind, bool) and kind in shapes:
            return shapes[kind](value, path)
        allowed = ", ".join(map(str, shapes))
        message = f'Value of field "type" must be one of ({allowed}) in {where}, not {kind!r}.'
        return [Issue(join(path, "type"), "UNION_TYPE_CHOICES", message)]

    return check


def join(path: str, step: str) -> str:
    """One step further down."""
    return f"{path}.{step}" if path else step


def under(path: str, issues: list[Issue]) -> list[Issue]:
    """The issues of a part, as issues of the whole."""
    return [Issue(join(path, i.path) if i.path else path, i.code, i.message, i.source) for i in issues]


def _length(size: int, at_least: int, at_most: int, path: str) -> list[Issue]:
    if at_least <= size <= at_most:
        return []
    if at_least == 0:
        return [Issue(path, "BASE_TYPE_MAX_LENGTH", f"Must be {at_most} or fewer in length.")]
    if size == 0:
        return [Issue(path, REQUIRED, "This field is required")]
    message = f"Must be between {at_least} and {at_most} in length."
    return [Issue(path, "BASE_TYPE_BAD_LENGTH", message)]
