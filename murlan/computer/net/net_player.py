"""The player that asks the value net: always for the best, or now and then for less, as people do."""

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
from murlan.packed.hands import mask_of
from murlan.snapshot import Snapshot


@dataclass(frozen=True, slots=True, kw_only=True)
class NetPlayer:
    """Does what the net expects most of; with a temperature not always, and with forgetfulness on false grounds."""

    temperature: float = 0.0
    """How many points less make a choice e times less likely; at 0 the best is chosen."""
    margin: float = 1.0
    """What is expected to cost more points than this is not done at all."""
    forgetfulness: float = 0.0
    """How likely it is at each turn that a card is forgotten; see `forgotten_cards`. It counts as unseen then."""
    nets: Callable[[Family], Net] = Net.load
    """Where the nets come from: out of the package, once a process."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Return what the viewer does; without temperature and forgetfulness chance has no part in it."""
        del time_left
        if snapshot.may_pass and not snapshot.choices():
            return Passed(snapshot.turn or 0)
        net = self.nets(family_of(snapshot.options))
        forgotten = forgotten_cards(snapshot, self.forgetfulness, rng)
        prospects = prospects_of(snapshot, net, forgotten=forgotten)
        return self._chosen(prospects, rng).event

    def _chosen(self, prospects: tuple[Prospect, ...], rng: Random) -> Prospect:
        best = max(prospects, key=lambda prospect: prospect.value)
        if not self.temperature:
            return best
        near = [prospect for prospect in prospects if best.value - prospect.value <= self.margin]
        weights = [exp((prospect.value - best.value) / self.temperature) for prospect in near]
        return rng.choices(near, weights)[0]


def forgotten_cards(snapshot: Snapshot, chance: float, rng: Random) -> int:
    """Return the card mask of what a seat has forgotten: of those that others laid in ended tricks, some."""
    if not chance:
        return 0
    turns = [turn for trick in snapshot.tricks for turn in trick if turn.seat != snapshot.viewer]
    cards = [card for turn in turns if turn.combination is not None for card in turn.combination.cards]
    return mask_of(card for card in cards if rng.random() < chance)
