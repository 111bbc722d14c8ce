"""A computer player that thinks no turn ahead: what others are measured against."""

from __future__ import annotations

from random import Random

from murlan.computer.player import TimeLeft, plenty
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage


class GreedyPlayer:
    """Leads its lowest single and answers as cheaply as it can; it passes only where it has to."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; chance has no part in it."""
        del rng, time_left
        seat = snapshot.viewer
        assert seat is not None, "a computer player sits on a seat"
        if snapshot.stage is Stage.EXCHANGE:
            return CardGiven(seat, snapshot.gifts[0])
        plays = snapshot.choices()
        return Played(seat, plays[0].cards) if plays else Passed(seat)
