"""A seat's draft: what a person chose but has not played. It lives in memory only, never in the journal or an id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from murlan.cards import Card

RENDERS: Final = 900_000
"""Render numbers begin somewhere below this, by the time: after a restart none comes that a client knows already."""


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


class Drafts:
    """What the people of one table have in mind, by user id."""

    def __init__(self) -> None:
        self._drafts: dict[int, Draft] = {}

    def __len__(self) -> int:
        return len(self._drafts)

    def of(self, user_id: int, *, now: float) -> Draft:
        """Return a person's draft; a new one's render number comes from the time, in Unix seconds."""
        return self._drafts.setdefault(user_id, Draft(render=int(now) % RENDERS))

    def begin(self, user_id: int, sorting: Sorting, *, now: float) -> None:
        """Lay out the hand of somebody who has not looked at one here yet; who has keeps their own way."""
        self._drafts.setdefault(user_id, Draft(sorting=sorting, render=int(now) % RENDERS))

    def __contains__(self, user_id: int) -> bool:
        return user_id in self._drafts

    def put(self, user_id: int, draft: Draft) -> None:
        """Keep what a person has in mind now."""
        self._drafts[user_id] = draft

    def forget(self, user_id: int) -> None:
        """Drop the draft of somebody who has no seat any more."""
        self._drafts.pop(user_id, None)

    def forget_choices(self) -> None:
        """Keep only how each person looks at their hand: the deal is over."""
        self._drafts = {user: Draft(sorting=draft.sorting, render=draft.render) for user, draft in self._drafts.items()}
