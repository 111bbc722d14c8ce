"""A seat's draft: what a person chose but has not played. It lives in memory only, never in the journal or an id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from murlan.cards import Card


class Sorting(StrEnum):
    """How a hand is laid out."""

    BY_RANK = "rank"
    BY_SUIT = "suit"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What one person has in mind."""

    cards: frozenset[Card] = frozenset()
    """The cards chosen, whether they are a legal play or not."""
    sorting: Sorting = Sorting.BY_RANK
    page: int = 0
    """Which page of the suggested plays is open."""
    render: int = 0
    """Counts the redraws that answered the person's own presses; the selects' ids carry it, so that a desktop client
    does not keep an old choice."""

    def redrawn(self) -> Draft:
        """Return the draft for the next answer to the person's own press."""
        return replace(self, render=self.render + 1)

    def held_in(self, hand: tuple[Card, ...]) -> Draft:
        """Return the draft without cards that are no longer held."""
        return replace(self, cards=self.cards & frozenset(hand))
