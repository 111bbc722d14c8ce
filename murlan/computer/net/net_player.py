"""The player that asks the value net: always for the best, or now and then for a little less, as people do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from random import Random

from murlan.computer.net.layout import Family, family_of
from murlan.computer.net.net import Net
from murlan.computer.net.prospects import Prospect, prospects_of
from murlan.computer.player import TimeLeft, plenty
from murlan.events import Passed, SeatEvent
from murlan.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class NetPlayer:
    """Does what the net expects most of; with a temperature not always."""

    temperature: float = 0.0
    """How many points less make a choice e times less likely; at 0 the best is chosen."""
    margin: float = 1.0
    """What is expected to cost more points than this is not done at all."""
    nets: Callable[[Family], Net] = Net.load
    """Where the nets come from: out of the package, once a process."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; without temperature chance has no part in it."""
        del time_left
        if snapshot.may_pass and not snapshot.choices():
            return Passed(snapshot.turn or 0)
        net = self.nets(family_of(snapshot.options))
        return self._chosen(prospects_of(snapshot, net), rng).event

    def _chosen(self, prospects: tuple[Prospect, ...], rng: Random) -> Prospect:
        best = max(prospects, key=lambda prospect: prospect.value)
        if not self.temperature:
            return best
        near = [prospect for prospect in prospects if best.value - prospect.value <= self.margin]
        weights = [exp((prospect.value - best.value) / self.temperature) for prospect in near]
        return rng.choices(near, weights)[0]
