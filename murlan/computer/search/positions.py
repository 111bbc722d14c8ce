"""Between a snapshot and the numbers that search works with: what may be done, and the deal as a packed one."""

from __future__ import annotations

from collections.abc import Sequence

from murlan.events import Passed, Played, SeatEvent
from murlan.options import Passing
from murlan.packed import PASS, PackedDeal, action_of, begin
from murlan.snapshot import Snapshot


def events_of(snapshot: Snapshot) -> dict[int, SeatEvent]:
    """Return by action what the viewer may do on its turn, a pass first; one play stands for each action."""
    seat = snapshot.viewer
    assert seat is not None, "the table at large has no turn"
    events: dict[int, SeatEvent] = {PASS: Passed(seat)} if snapshot.may_pass else {}
    for play in snapshot.choices():
        events[action_of(play, snapshot.options)] = Played(seat, play.cards)
    return events


def seats_out(snapshot: Snapshot) -> tuple[int, ...]:
    """Return the seats that hold no cards, in the order of their places (R6.1)."""
    empty = [seat for seat in range(4) if snapshot.seats[seat].cards_left == 0]
    return tuple(sorted(empty, key=lambda seat: snapshot.seats[seat].place or 0))


def packed_position(snapshot: Snapshot, masks: Sequence[int]) -> PackedDeal:
    """Return the deal as it stands where the seats hold these cards; a deal must be in play."""
    assert snapshot.turn is not None, "a deal in play has a seat on turn"
    deal = begin(masks, snapshot.turn, snapshot.options, opening=snapshot.opening)
    deal.out = seats_out(snapshot)
    owner, lying = snapshot.owner, snapshot.to_beat
    if owner is None or lying is None:
        return deal
    passed_since, passed = _passed(snapshot)
    deal.owner = owner
    deal.to_beat = action_of(lying, snapshot.options)
    if snapshot.options.passing is Passing.LOCKED:
        deal.answering &= ~passed
    deal.waiting = deal.answering & ~passed_since & ~(1 << owner)
    return deal


def _passed(snapshot: Snapshot) -> tuple[int, int]:
    """Return the sets of seats that passed since the last play, and since the trick began."""
    since = ever = 0
    for turn in snapshot.trick:
        if turn.combination is None:
            since |= 1 << turn.seat
            ever |= 1 << turn.seat
        else:
            since = 0
    return since, ever
