"""Which deck cards are shown with."""

from __future__ import annotations

from enum import StrEnum


class Deck(StrEnum):
    """How a reader wants to see cards."""

    FOUR_COLOURS = "four"
    """Drawn, each suit in a colour of its own."""
    TWO_COLOURS = "two"
    """Drawn, black and red as on paper."""
    TEXT = "text"
    """As letters: ``3♠``."""
