"""What people planned for their turn: whether it can still be done, and doing it a moment after the turn has come.

Whoever watches the table learns that somebody acted soon, and nothing else: the moment is the same for every hand, for
a play and for a pass.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from bot.tables.actions import Guard, Pass, Play
from bot.tables.changes import Change
from bot.tables.drafts import Draft, Drafts, Plan, PlanEnd
from bot.tables.phases import Phase
from bot.tables.seating import PersonSeat, seat_of
from bot.tables.state import TableState
from bot.tables.timing import Alarm, Clock
from murlan.deal import Deal
from murlan.events import Passed, Played
from murlan.snapshot import Snapshot, Stage

MOMENT: Final = 1.5
"""Seconds from the beginning of a turn until what was planned for it is done: time to undo it."""


def planned_action(plan: Plan, snapshot: Snapshot, user_id: int) -> Play | Pass | None:
    """Return what a plan does in its owner's turn, or ``None`` where it can do nothing.

    Args:
        plan: What was wanted.
        snapshot: What the owner sees in their turn.
        user_id: The owner.
    """
    guard = Guard(snapshot.deal_number, snapshot.turns_taken)
    if plan.cards and any(frozenset(play.cards) == plan.cards for play in snapshot.legal_plays()):
        return Play(user_id, tuple(sorted(plan.cards)), guard)
    wants_to_pass = plan.passes if plan.cards else not is_outlived(plan, len(snapshot.tricks))
    return Pass(user_id, guard) if wants_to_pass and snapshot.may_pass else None


def is_outlived(plan: Plan, tricks: int) -> bool:
    """Return whether the trick has ended that somebody wanted to pass in, now that so many have."""
    return not plan.cards and plan.trick != tricks


class _Coming(NamedTuple):
    """What is about to be done."""

    user_id: int
    plan: Plan
    action: Play | Pass


class Plans:
    """The plans of one table's people; they live in their drafts.

    Args:
        drafts: What the people have in mind.
        clock: Time.
        act: Called with whose plan is to be followed now, and what it does.
    """

    def __init__(self, drafts: Drafts, clock: Clock, act: Callable[[int, Play | Pass], None]) -> None:
        self._drafts = drafts
        self._clock = clock
        self._act = act
        self._alarm: Alarm | None = None
        self._coming: _Coming | None = None

    def turned(self, change: Change) -> None:
        """Take back the plans that a change of the table has brought to an end."""
        deal = _deal(change.after)
        event = next((event for event in change.events if isinstance(event, Played | Passed)), None)
        for user_id, draft in self._drafts.planned().items():
            seat = seat_of(change.after.seats, user_id)
            if seat is None or deal is None:
                self._drafts.put(user_id, replace(draft, plan=None))
            elif event is not None and event.seat == seat:
                self._taken(user_id, draft, event, len(deal.tricks))
            elif draft.plan is not None and is_outlived(draft.plan, len(deal.tricks)):
                self._end(user_id, draft, None)

    def look(self, state: TableState, *, is_standing: bool) -> None:
        """See whether it is the turn of somebody with a plan, and follow it in a moment; a plan that cannot be is void.

        Args:
            state: The table.
            is_standing: Whether its clock stands.
        """
        coming = None if is_standing or state.pause is not None else self._due(state)
        if coming == self._coming:
            return
        self.cancel()
        if coming is not None:
            self._coming = coming
            self._alarm = self._clock.alarm(self._clock.monotonic() + MOMENT, self._ring)

    def again(self, state: TableState, *, is_standing: bool) -> None:
        """Follow the plan of the present turn once more in a moment: it could not be stored."""
        self.cancel()
        self.look(state, is_standing=is_standing)

    def void(self, user_id: int) -> None:
        """Let a plan come to nothing that the table has refused."""
        draft = self._drafts.planned().get(user_id)
        if draft is not None:
            self._end(user_id, draft, PlanEnd.VOID)

    def cancel(self) -> None:
        """Follow nothing for now."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._coming = None

    def _ring(self) -> None:
        coming = self._coming
        assert coming is not None, "an alarm is cancelled with what it is for"
        self._alarm = None
        self._act(coming.user_id, coming.action)

    def _due(self, state: TableState) -> _Coming | None:
        """Return what is to be done in the present turn."""
        deal = _deal(state)
        occupant = None if deal is None else state.seats[deal.turn]
        if deal is None or state.match is None or not isinstance(occupant, PersonSeat) or occupant.is_away:
            return None
        draft = self._drafts.planned().get(occupant.user_id)
        if draft is None or draft.plan is None:
            return None
        action = planned_action(draft.plan, state.match.snapshot(deal.turn), occupant.user_id)
        if action is None:
            self._end(occupant.user_id, draft, PlanEnd.VOID)
            return None
        return _Coming(occupant.user_id, draft.plan, action)

    def _taken(self, user_id: int, draft: Draft, event: Played | Passed, tricks: int) -> None:
        """Take back a plan whose turn was taken: by itself, by a press, or because it ran out."""
        assert draft.plan is not None, "only drafts with a plan are looked at"
        end = self._end_by(user_id, event)
        if draft.plan.cards or is_outlived(draft.plan, tricks):
            self._end(user_id, draft, end)
        elif end is not None:  # it goes on until the trick ends
            self._drafts.put(user_id, replace(draft, plan_end=end, plans_ended=draft.plans_ended + 1))

    def _end_by(self, user_id: int, event: Played | Passed) -> PlanEnd | None:
        """Return how a turn ended a plan, or ``None`` where it was not taken by that."""
        coming = self._coming
        if coming is None or coming.user_id != user_id or self._alarm is not None:
            return None
        match event, coming.action:
            case Played(_, cards), Play(_, planned) if cards == planned:
                return PlanEnd.PLAYED
            case Passed(), Pass():
                return PlanEnd.PASSED
            case _:
                return None

    def _end(self, user_id: int, draft: Draft, end: PlanEnd | None) -> None:
        ended = replace(draft, plan=None, plan_end=end, plans_ended=draft.plans_ended + 1)
        self._drafts.put(user_id, ended)


def _deal(state: TableState) -> Deal | None:
    """Return the deal in which cards are being played."""
    is_playing = state.phase is Phase.PLAYING and state.match is not None and state.match.stage is Stage.PLAY
    return state.match.deal if is_playing and state.match is not None else None
