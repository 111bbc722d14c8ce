"""Players as strangers write them, good and bad, named ``tests.murlan.arena.strangers:…``."""

from __future__ import annotations

import os
from random import Random
from typing import Any

from murlan.computer.player import Thought, TimeLeft, plenty
from murlan.computer.understudy import understudy_event
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage


class HighestPlayer:
    """Plays its last choice always: deterministic, and unlike every player of ours."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return it."""
        del rng, time_left
        assert snapshot.viewer is not None
        if snapshot.stage is Stage.EXCHANGE:
            return CardGiven(snapshot.viewer, snapshot.gifts[-1])
        plays = snapshot.choices()
        return Played(snapshot.viewer, plays[-1].cards) if plays else Passed(snapshot.viewer)


class SearchingPlayer(HighestPlayer):
    """Says that it looks into eight worlds for a lead."""

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Thought:
        """Return what it plays, and what that rests on."""
        return Thought(self.choose(snapshot, rng=rng, time_left=time_left), 0 if snapshot.trick else 8)


class PronePlayer(HighestPlayer):
    """Gives in to a habit with every answer, of the occasions that every turn is."""

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Thought:
        """Return what it plays, and the habit."""
        event = self.choose(snapshot, rng=rng, time_left=time_left)
        return Thought(event, occasions=("yawns",), lapses=("yawns",) if snapshot.trick else ())


class SpeechlessPlayer(HighestPlayer):
    """Thinks, and has nothing to say."""

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Any:
        """Return nothing."""


class _AnsweringPlayer:
    """Answers the same always."""

    def __init__(self, answer: Any) -> None:
        self._answer = answer

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Any:
        """Return it."""
        del snapshot, rng, time_left
        return self._answer


class WildPlayer:
    """Plays a card that it does not hold."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return it."""
        del rng, time_left
        assert snapshot.viewer is not None
        if snapshot.stage is Stage.EXCHANGE or snapshot.may_pass:
            return understudy_event(snapshot)
        laid = [turn.combination for trick in snapshot.tricks for turn in trick if turn.combination]
        return Played(snapshot.viewer, laid[0].cards) if laid else understudy_event(snapshot)


class FallingPlayer:
    """Raises on its turn."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Raise."""
        del snapshot, rng, time_left
        raise ValueError("the\nsky is falling")


class DyingPlayer:
    """Takes its process with it."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """End the process."""
        del snapshot, rng, time_left
        os._exit(3)


class DemandingPlayer(HighestPlayer):
    """Cannot be made without an argument."""

    def __init__(self, wish: str) -> None:
        self._wish = wish


class NoPlayer:
    """Has no method `choose`."""


made = HighestPlayer()
"""A player that is made already."""

other = _AnsweringPlayer(Passed(9))
none = _AnsweringPlayer(None)
numbers = _AnsweringPlayer(Played(0, (1, 2)))  # type: ignore[arg-type]  # what a stranger may do
listed = _AnsweringPlayer(Played(0, []))  # type: ignore[arg-type]  # the same
