"""A computer player without any sense: what others are measured against."""

from __future__ import annotations

from random import Random

from murlan.computer.player import TimeLeft, plenty
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage


class RandomPlayer:
    """Takes any of the choices, a pass being one of them where it is allowed."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does."""
        del time_left
        seat = snapshot.viewer
        assert seat is not None, "a computer player sits on a seat"
        if snapshot.stage is Stage.EXCHANGE:
            return CardGiven(seat, rng.choice(snapshot.gifts))
        plays = snapshot.choices()
        chosen = rng.randrange(len(plays) + snapshot.may_pass)
        return Played(seat, plays[chosen].cards) if chosen < len(plays) else Passed(seat)
