"""The understudy: what a seat does while its person is away (R12.1)."""

from __future__ import annotations

from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage


def understudy_event(snapshot: Snapshot) -> SeatEvent:
    """Pass where that is allowed, else lead or give the lowest legal card (R12.1)."""
    seat = snapshot.viewer
    assert seat is not None, "an understudy sits on a seat"
    if snapshot.stage is Stage.EXCHANGE:
        return CardGiven(seat, snapshot.gifts[0])
    if snapshot.may_pass:
        return Passed(seat)
    return Played(seat, snapshot.hand[:1])  # the lowest card; in the opening lead that is 3♠ itself
