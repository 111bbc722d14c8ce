"""Frozen dataclasses as JSON values, there and back, read off their annotations. Knows no class in particular.

    annotation                     JSON
    int, float, str, bool          the same; a whole number may stand for a float, a bool never for an int
    bytes                          hex digits
    Card                           its number 0–53
    an enum                        its value
    X | None                       null or X
    tuple[X, ...]                  array
    frozenset[X]                   array, from low to high
    a dataclass                    object; a field that is missing takes its default, an unknown one is refused
    a union of dataclasses         object with the class's tag under "is"

A `Shape` is built once for a class; what is left for each value is a chain of small calls.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from db.errors import BadRecordError
from murlan.cards import PACK, Card

Value: TypeAlias = Any
"""A value, or a type, that only run time knows: here it is checked by hand."""

TAG: Final = "is"
"""The key that tells the classes of a union apart."""


@dataclass(frozen=True, slots=True)
class Shape:
    """How one type is written and read."""

    write: Callable[[Value], Value]
    read: Callable[[Value, str], Value]
    """Takes the JSON value and where it stands; raises `BadRecordError`, which names that place."""


def shape_of(kind: Value, tags: Mapping[type, str], *, without: frozenset[str] = frozenset()) -> Shape:
    """Return the shape of a type.

    Args:
        kind: A type or an annotation.
        tags: The names of the classes that stand in unions.
        without: Fields of the outermost dataclass that are not stored.

    Raises:
        TypeError: There is no shape for it.
    """
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin: Value = typing.get_origin(kind)
    arguments = typing.get_args(kind)
    if origin in (typing.Union, types.UnionType):
        return _union(arguments, tags)
    if origin is tuple and arguments[1:] == (...,):
        return _many(shape_of(arguments[0], tags), tuple, list)
    if origin is frozenset:
        return _many(shape_of(arguments[0], tags), frozenset, sorted)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind)
    if isinstance(kind, type) and is_dataclass(kind):
        return _object(kind, tags, without)
    raise TypeError(f"no shape for {kind}")


def _plain(kind: type) -> Shape:
    def read(value: Value, place: str) -> Value:
        if type(value) is not kind:
            raise BadRecordError(place)
        return value

    return Shape(lambda value: value, read)


def _read_float(value: Value, place: str) -> float:
    if type(value) not in (int, float):
        raise BadRecordError(place)
    return float(value)


def _read_bytes(value: Value, place: str) -> bytes:
    try:
        return bytes.fromhex(value)
    except (TypeError, ValueError):
        raise BadRecordError(place) from None


def _read_card(value: Value, place: str) -> Card:
    if type(value) is not int or not 0 <= value < len(PACK):
        raise BadRecordError(place)
    return PACK[value]


_PLAIN: Final[dict[Value, Shape]] = {
    int: _plain(int),
    str: _plain(str),
    bool: _plain(bool),
    float: Shape(float, _read_float),
    bytes: Shape(bytes.hex, _read_bytes),
    Card: Shape(int, _read_card),
}


def _enum(kind: type[Enum]) -> Shape:
    by_value = {member.value: member for member in kind}

    def read(value: Value, place: str) -> Value:
        if type(value) not in (int, str) or value not in by_value:
            raise BadRecordError(place)
        return by_value[value]

    return Shape(lambda member: member.value, read)


def _many(item: Shape, gather: Callable[[Value], Value], arrange: Callable[[Value], list[Value]]) -> Shape:
    def write(values: Value) -> Value:
        return [item.write(value) for value in arrange(values)]

    def read(value: Value, place: str) -> Value:
        if type(value) is not list:
            raise BadRecordError(place)
        return gather(item.read(entry, f"{place}[]") for entry in value)

    return Shape(write, read)


def _union(kinds: tuple[Value, ...], tags: Mapping[type, str]) -> Shape:
    solid = tuple(kind for kind in kinds if kind is not types.NoneType)
    inner = shape_of(solid[0], tags) if len(solid) == 1 else _tagged(solid, tags)
    if len(solid) == len(kinds):
        return inner
    return Shape(
        lambda value: None if value is None else inner.write(value),
        lambda value, place: None if value is None else inner.read(value, place),
    )


def _tagged(kinds: tuple[type, ...], tags: Mapping[type, str]) -> Shape:
    shapes = {kind: shape_of(kind, tags) for kind in kinds}
    by_tag = {tags[kind]: shape for kind, shape in shapes.items()}

    def write(value: Value) -> Value:
        return {TAG: tags[type(value)], **shapes[type(value)].write(value)}

    def read(value: Value, place: str) -> Value:
        if type(value) is not dict or type(tag := value.get(TAG)) is not str or tag not in by_tag:
            raise BadRecordError(f"{place}.{TAG}")
        return by_tag[tag].read({key: entry for key, entry in value.items() if key != TAG}, f"{place}.{tag}")

    return Shape(write, read)


def _object(kind: Value, tags: Mapping[type, str], without: frozenset[str]) -> Shape:
    hints = typing.get_type_hints(kind)
    stored = [field for field in fields(kind) if field.name not in without]
    shapes = {field.name: shape_of(hints[field.name], tags) for field in stored}
    needed = {f.name for f in stored if f.default is MISSING and f.default_factory is MISSING}

    def write(value: Value) -> Value:
        return {name: shape.write(getattr(value, name)) for name, shape in shapes.items()}

    def read(value: Value, place: str) -> Value:
        if type(value) is not dict:
            raise BadRecordError(place)
        if missing := needed - value.keys():
            raise BadRecordError(f"{place}.{min(missing)}")
        if value.keys() - shapes.keys():
            raise BadRecordError(f"{place}.(unknown)")
        return kind(**{name: shapes[name].read(entry, f"{place}.{name}") for name, entry in value.items()})

    return Shape(write, read)
