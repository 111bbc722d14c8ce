"""The player of good sense, and the same with human habits."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from murlan.cards import Card
from murlan.computer.player import Thought, TimeLeft, plenty
from murlan.computer.sense.habits import LAPSES, Habit
from murlan.computer.sense.judgement import Judgement
from murlan.computer.sense.position import Position, position_of
from murlan.events import CardGiven, SeatEvent
from murlan.packed import PLAYS
from murlan.snapshot import Snapshot, Stage


@dataclass(frozen=True, slots=True)
class SensePlayer:
    """Splits its hand into plays and gets rid of them at the least cost; some give in to habits on the way."""

    habits: tuple[tuple[Habit, float], ...] = ()
    """How often it gives in to a habit where there is an occasion, 0–1."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; chance decides only about habits."""
        del time_left
        return self.think(snapshot, rng=rng).event

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Thought:
        """Return what the viewer does, and which habits had a part in it."""
        del time_left
        seat = snapshot.viewer
        assert seat is not None, "a computer player sits on a seat"
        if snapshot.stage is Stage.EXCHANGE:
            return Thought(CardGiven(seat, _gift(snapshot)))
        temper = _Temper(dict(self.habits), rng)
        forgets = bool(snapshot.tricks) and temper.gives_in(Habit.FORGETS)
        position = position_of(snapshot, forgets=forgets)
        action = _chosen(position, temper)
        return Thought(position.event(action, seat), occasions=tuple(temper.occasions), lapses=tuple(temper.lapses))


class _Temper:
    """One decision's habits: which had an occasion, and which had their way."""

    def __init__(self, frequencies: dict[Habit, float], rng: Random) -> None:
        self.frequencies = frequencies
        self.occasions: list[Habit] = []
        self.lapses: list[Habit] = []
        self._rng = rng

    def gives_in(self, habit: Habit) -> bool:
        """Return whether a habit that has an occasion has its way."""
        if habit not in self.frequencies:
            return False
        self.occasions.append(habit)
        if self._rng.random() >= self.frequencies[habit]:
            return False
        self.lapses.append(habit)
        return True


def _chosen(position: Position, temper: _Temper) -> int:
    """Return the best action, or what the first habit that has its way makes of it."""
    actions = position.actions
    if len(actions) == 1:
        return actions[0]
    is_careless = position.nearest <= 4 and temper.gives_in(Habit.MINDS_OWN_CARDS)
    costs = Judgement(position, is_careless=is_careless).costs()
    best = min(costs, key=costs.__getitem__)
    if best and PLAYS[best].size == position.left[0]:
        return best
    for habit, lapse in LAPSES.items():
        if habit in temper.frequencies:
            other = lapse(position, costs, best)
            if other is not None and temper.gives_in(habit):
                return other
    return best


def _gift(snapshot: Snapshot) -> Card:
    """Return the card that the hand misses least; among equals the lowest, or to a partner the highest (R8.2)."""
    position = position_of(snapshot)
    judgement = Judgement(position)
    costs = {card: round(judgement.cost_of(position.mask & ~(1 << card)), 9) for card in snapshot.gifts}
    least = min(costs.values())
    equals = [card for card, cost in costs.items() if cost == least]
    assert snapshot.exchange is not None
    is_friend = snapshot.options.side_of(snapshot.exchange.giver) == snapshot.options.side_of(
        snapshot.exchange.receiver
    )
    return max(equals) if is_friend else min(equals)
