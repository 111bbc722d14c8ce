"""Pictures that a message wants: what is to be drawn, as values; `bot.client.pictures` draws it before it is sent."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from bot.tables.decks import Deck
from murlan.cards import Card

_DIGITS: Final = 12
"""Hexadecimal digits of a digest that stand in a file's name."""


class _Drawn:
    """A picture by what it shows."""

    __slots__ = ()
    kind: ClassVar[str]

    @property
    def file_name(self) -> str:
        """What its file is called: the same for the same values only, so that a message shows by it what it has."""
        return f"{self.kind}-{hashlib.sha256(repr(self).encode()).hexdigest()[:_DIGITS]}.png"


@dataclass(frozen=True, slots=True)
class HandDrawing(_Drawn):
    """A hand in rows, large."""

    rows: tuple[tuple[Card, ...], ...]
    deck: Deck

    kind: ClassVar[str] = "hand"


@dataclass(frozen=True, slots=True)
class ProfileDrawing(_Drawn):
    """Ratings by kind of match, oldest first, and how often each place was taken."""

    curves: tuple[tuple[int, ...], ...]
    places: tuple[int, int, int, int]

    kind: ClassVar[str] = "profile"


Drawing: TypeAlias = HandDrawing | ProfileDrawing
