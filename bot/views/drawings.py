"""Pictures that a message wants: what is to be drawn, as values; `bot.client.pictures` draws it before it is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from bot.tables.decks import Deck
from murlan.cards import Card


@dataclass(frozen=True, slots=True)
class HandDrawing:
    """A hand in rows, large."""

    rows: tuple[tuple[Card, ...], ...]
    deck: Deck

    file_name: ClassVar[str] = "hand.png"


@dataclass(frozen=True, slots=True)
class ProfileDrawing:
    """Ratings by kind of match, oldest first, and how often each place was taken."""

    curves: tuple[tuple[int, ...], ...]
    places: tuple[int, int, int, int]

    file_name: ClassVar[str] = "profile.png"


Drawing: TypeAlias = HandDrawing | ProfileDrawing
