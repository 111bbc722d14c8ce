"""What each seat and everybody see of a table, made once for each state of it.

One change is looked at many times: by the table's message, by every hand that may be out of date, by whoever presses.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bot.tables.bookkeeping import is_contest
from bot.tables.drafts import Draft
from bot.tables.phases import Hold
from bot.tables.public import PrivateHand, PublicTable
from bot.tables.seating import person_at
from bot.tables.showing import public_table
from bot.tables.state import TableState
from murlan.match import Match
from murlan.snapshot import Snapshot


class Sight:
    """One table and its match as they stand, as others see them."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._snapshots: dict[int | None, Snapshot] = {}
        self._state: TableState | None = None
        self._around: tuple[object, ...] = ()
        """All else that the public table was made from."""
        self._public: PublicTable | None = None
        self._hands: dict[int, tuple[Draft, PrivateHand]] = {}
        """By seat, each with the draft that it was made with."""

    def snapshot(self, match: Match, viewer: int | None) -> Snapshot:
        """Return what a seat sees of the match, or with ``None`` the table at large."""
        if match is not self._match:
            self._match = match
            self._snapshots.clear()
        snapshot = self._snapshots.get(viewer)
        if snapshot is None:
            snapshot = self._snapshots[viewer] = match.snapshot(viewer)
        return snapshot

    def public(
        self, state: TableState, names: Mapping[int, str], *, due_at: float | None, holds: Collection[Hold]
    ) -> PublicTable:
        """Return what everybody may see (see `public_table`)."""
        around = (tuple(names.items()), None if due_at is None else round(due_at), frozenset(holds))
        if self._public is None or state is not self._state or around != self._around:
            self._state, self._around = state, around
            self._public = public_table(state, names, due_at=due_at, holds=holds, look=self.snapshot)
            self._hands.clear()
        return self._public

    def hand(self, state: TableState, match: Match, seat: int, *, public: PublicTable, draft: Draft) -> PrivateHand:
        """Return what the person on a seat may see.

        Args:
            state: The table.
            match: Its match.
            seat: The person's.
            public: What everybody sees of it, as `public` returned it last.
            draft: What the person has in mind.
        """
        of, hand = self._hands.get(seat, (None, None))
        if hand is None or of is not draft:
            snapshot, person = self.snapshot(match, seat), person_at(state.seats, seat)
            hand = PrivateHand(
                table=public,
                seat=seat,
                snapshot=snapshot,
                draft=draft.held_in(snapshot.hand, public.guard),
                has_missed=person.missed > 0 and not person.is_away,
                may_ask=draft.rated_hints or not is_contest(state),
            )
            self._hands[seat] = draft, hand
        return hand
