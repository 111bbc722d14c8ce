"""The champion: the master's net, and a search wherever there is something to be found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

import numpy as np

from murlan.computer.net.layout import Family, family_of
from murlan.computer.net.net import Net
from murlan.computer.net.prospects import Prospect, prospects_of
from murlan.computer.player import Thought, TimeLeft, plenty
from murlan.computer.search.policy import Policy
from murlan.computer.search.search import Effort, Search
from murlan.computer.worth import worths
from murlan.events import CardGiven, SeatEvent
from murlan.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchingPlayer:
    """Plays on in worlds that agree with what was seen, and does what comes out best."""

    effort: Effort = field(default_factory=Effort)
    nets: Callable[[Family], Net] = Net.load
    """Where the nets come from: out of the package, once a process."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does."""
        return self.think(snapshot, rng=rng, time_left=time_left).event

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Thought:
        """Return what the viewer does, and into how many worlds it looked for that."""
        net = self.nets(family_of(snapshot.options))
        candidates = self._candidates(prospects_of(snapshot, net), snapshot)
        if len(candidates) == 1 or time_left() < self.effort.reserve:
            return Thought(candidates[0].event)
        policy = Policy(net, worths(snapshot).astype(np.float32))
        found = Search(snapshot, policy, candidates, self.effort).found(rng, time_left)
        return Thought(candidates[found.best].event, found.worlds)

    def _candidates(self, prospects: tuple[Prospect, ...], snapshot: Snapshot) -> tuple[Prospect, ...]:
        """Return what is worth a search, what the net expects most of first."""
        ordered = sorted(_different(prospects, snapshot), key=lambda prospect: -prospect.value)
        best = ordered[0]
        if max(best.outcomes) >= 1 - 1e-6:
            return (best,)
        near = [one for one in ordered if one.value >= best.value - self.effort.margin]
        return tuple(near[: self.effort.candidates])


def _different(prospects: tuple[Prospect, ...], snapshot: Snapshot) -> list[Prospect]:
    """Leave out gifts of a rank that is there already, where suits do not count."""
    by_kind: dict[object, Prospect] = {}
    for prospect in prospects:
        event = prospect.event
        is_gift = isinstance(event, CardGiven) and not snapshot.options.suited_straights
        by_kind.setdefault(event.card.rank if is_gift and isinstance(event, CardGiven) else event, prospect)
    return list(by_kind.values())
