"""What pictures of tables and boards show, as values: seats by their places, people by their ranks, nobody by name."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How one seat came through a deal or a match."""

    place: int
    """1–4; with equal points seats share one."""
    cards: tuple[Card, ...]
    """What it went out with in the last deal, or what was left in its hand."""
    is_left: bool
    """Whether the cards are those that were left."""
    gained: int | None
    """Points of the deal; ``None`` where a match is shown."""
    total: int
    side: int | None
    """0 or 1 in two against two."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SideRow:
    """How a side stands in two against two."""

    side: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardRow:
    """One person's line on a board."""

    rank: int
    value: str
    """A number as the line of text writes it."""
    share: float
    """How long its bar is, from 0 to 1."""
