"""Building frozen values fast: the one trick that the hot path of a match needs. Knows nothing of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


def builder_of(kind: Callable[P, T]) -> Callable[P, T]:
    """Return a function that builds a frozen, slotted dataclass as its constructor does, in a third of the time.

    A frozen dataclass writes every field by way of `object.__setattr__`. The builder fills an open class with the same
    slots, whose objects look the same in memory, and then names the frozen class as the object's own. It takes the
    fields' defaults from nowhere: all of them are given.
    """
    assert isinstance(kind, type)
    open_twin = make_dataclass(kind.__name__, [field.name for field in fields(kind)], slots=True)

    def build(*args: P.args, **kwargs: P.kwargs) -> T:
        value = open_twin(*args, **kwargs)
        value.__class__ = kind
        return value  # type: ignore[no-any-return]

    return build
