"""Pictures that a message wants: what is to be drawn, as values; `bot.client.pictures` draws it before it is sent."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import ClassVar, Final, TypeAlias

from bot.art.subjects import BoardRow, ResultRow, SideRow
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


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultDrawing(_Drawn):
    """How a deal ended, or a match."""

    rows: tuple[ResultRow, ...]
    sides: tuple[SideRow, ...]
    """None where everybody plays alone."""
    target: int
    """0 where the match is one deal."""
    deck: Deck
    is_match: bool

    kind: ClassVar[str] = "result"


@dataclass(frozen=True, slots=True)
class ExchangeDrawing(_Drawn):
    """The card that the last gave, and the one that the first gave back, once it has."""

    given: Card
    returned: Card | None
    deck: Deck

    kind: ClassVar[str] = "exchange"


@dataclass(frozen=True, slots=True)
class BoardDrawing(_Drawn):
    """A page of a board."""

    rows: tuple[BoardRow, ...]

    kind: ClassVar[str] = "board"


Drawing: TypeAlias = HandDrawing | ProfileDrawing | ResultDrawing | ExchangeDrawing | BoardDrawing
