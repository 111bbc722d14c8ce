"""A seat's draft: what a person chose but has not played. It lives in memory only, never in the journal or an id."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bot.tables.actions import Guard
from murlan.cards import Card
from murlan.events import SeatEvent

if TYPE_CHECKING:  # what it rests on takes a while to be imported, and most hands are never asked about
    from murlan.computer.reasons import Reason

RENDERS: Final = 900_000
"""Render numbers begin somewhere below this, by the time: after a restart none comes that a client knows already."""


class Sorting(StrEnum):
    """How a hand is laid out."""

    BY_RANK = "rank"
    BY_SUIT = "suit"


@dataclass(frozen=True, slots=True)
class Hint:
    """What a strong computer player would do in one turn of a person's, and why."""

    guard: Guard
    """The turn; it is shown in no other."""
    event: SeatEvent
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What a person wants done by itself once their turn comes."""

    cards: frozenset[Card] = frozenset()
    """What to lay, if that is legal by then; without any, to pass until the trick ends."""
    passes: bool = False
    """Whether to pass where the cards cannot be laid."""
    trick: int = 0
    """The number of tricks of the deal that had ended when it was made; without cards it ends with its trick."""


class PlanEnd(StrEnum):
    """What became of a plan."""

    PLAYED = "played"
    PASSED = "passed"
    VOID = "void"
    """It could not be done when the turn came: the person takes it as usual."""


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
    hint: Hint | None = None
    rated_hints: bool = False
    """Whether hints are given here though the match is rated, as it was set when the person first looked."""
    is_first_deal: bool = False
    """Whether the person plays their first deal anywhere; it ends with the deal."""
    plan: Plan | None = None
    plan_end: PlanEnd | None = None
    """What became of the last plan; until the next choice."""
    plans_ended: int = 0
    """How many plans have come to an end by themselves, so that a hand that shows one is brought up to date."""
    confirming: tuple[Guard, frozenset[Card]] | None = None
    """The play, and its turn, that only one more press lays."""

    def redrawn(self) -> Draft:
        """Return the draft for the next answer to the person's own press."""
        return replace(self, render=self.render + 1)

    def held_in(self, hand: tuple[Card, ...], guard: Guard) -> Draft:
        """Return the draft without cards that are no longer held, and without what was meant for another turn."""
        if self.hint is None and self.confirming is None and self.cards.issubset(hand):
            return self
        return replace(
            self,
            cards=self.cards & frozenset(hand),
            hint=self.hint if self.hint is not None and self.hint.guard == guard else None,
            confirming=self.confirming if self.confirming is not None and self.confirming[0] == guard else None,
        )


class Drafts:
    """What the people of one table have in mind, by user id."""

    def __init__(self) -> None:
        self._drafts: dict[int, Draft] = {}

    def __len__(self) -> int:
        return len(self._drafts)

    def of(self, user_id: int, *, now: float) -> Draft:
        """Return a person's draft; a new one's render number comes from the time, in Unix seconds."""
        if user_id not in self._drafts:
            self._drafts[user_id] = Draft(render=int(now) % RENDERS)
        return self._drafts[user_id]

    def begin(self, user_id: int, draft: Draft, *, now: float) -> None:
        """Lay out the hand of somebody who has not looked at one here yet; who has keeps their own way."""
        self._drafts.setdefault(user_id, replace(draft, render=int(now) % RENDERS))

    def planned(self) -> dict[int, Draft]:
        """Return the drafts with a plan, by user id."""
        return {user_id: draft for user_id, draft in self._drafts.items() if draft.plan is not None}

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
        self._drafts = {
            user_id: Draft(
                sorting=draft.sorting,
                render=draft.render,
                rated_hints=draft.rated_hints,
                plans_ended=draft.plans_ended,
            )
            for user_id, draft in self._drafts.items()
        }
