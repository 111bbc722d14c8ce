"""The four hands of a deal that has ended: everybody at the table turns over what they held. Types only."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """What one seat held."""

    cards: tuple[Card, ...]
    """As its play began, after the exchange; low to high."""
    left: tuple[Card, ...]
    """What it still held at the deal's end; nothing but for the last seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """A deal that has ended."""

    number: int
    hands: tuple[OpenHand, ...]
    """By seat."""
    places: tuple[int, ...]
    """The seats, first to last."""
