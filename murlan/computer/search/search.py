"""The search: candidates played on in worlds that agree with what was seen.

It stops where no candidate can be expected to overtake the best one, where its fixed effort is spent, or where the time
is. Without a limit of time the same snapshot and the same chance lead to the same end.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np
from numpy.typing import NDArray

from murlan.combinations import classify
from murlan.computer.net.bits import pack
from murlan.computer.net.field import Field
from murlan.computer.net.prospects import Prospect
from murlan.computer.player import TimeLeft
from murlan.computer.search.hidden import hidden_cards
from murlan.computer.search.likelihood import Likelihood
from murlan.computer.search.policy import Policy
from murlan.computer.search.posterior import Crowd
from murlan.computer.search.rollouts import rolled_out
from murlan.computer.search.sorts import Masks
from murlan.computer.search.trial import Trial
from murlan.computer.search.worlds import all_of, number_of, sample
from murlan.events import CardGiven, Played
from murlan.packed import PASS, action_of
from murlan.snapshot import Snapshot

Numbers = NDArray[np.intp]


@dataclass(frozen=True, slots=True, kw_only=True)
class Effort:
    """How much is looked into, and how far it is trusted."""

    pool: int = 512
    """Worlds that are drawn and weighed."""
    particles: int = 128
    """Worlds that are taken from these, the likely ones several times."""
    sweeps: int = 15
    """How often each of them is moved."""
    steps: int = 5
    """In how many of these what was seen comes to be believed."""
    block: int = 128
    """How many worlds are weighed at once."""
    chunk: int = 128
    """How many deals are played on at once."""
    candidates: int = 6
    margin: float = 0.3
    """How much less than the best, in points, the net may expect of a candidate."""
    prior: float = 0.25
    """See `Trial`."""
    sure: float = 2.5
    """See `Trial`."""
    share: float = 0.45
    """How much of the time may go into finding likely worlds."""
    reserve: float = 0.03
    """Seconds that are left over."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a search came to."""

    best: int
    """The number of the candidate."""
    worlds: int


@dataclass(frozen=True, slots=True)
class Search:
    """One decision to be searched."""

    snapshot: Snapshot
    policy: Policy
    prospects: tuple[Prospect, ...]
    """The candidates, by what the net expects of them, the best first."""
    effort: Effort

    def found(self, rng: Random, time_left: TimeLeft) -> Found:
        """Search, and return the best candidate."""
        generator = np.random.default_rng(rng.getrandbits(64))
        values = np.array([prospect.value for prospect in self.prospects])
        trial = Trial(values, self.effort.prior, self.effort.sure)
        worlds, counts = self._likely(generator, time_left)
        looked = 0
        for part in self._chunks(trial, len(worlds), time_left):
            results = self._played_on(worlds[part], trial.alive)
            trial.add(results, counts[part])
            looked = part.stop
        return Found(trial.best, looked)

    def _chunks(self, trial: Trial, worlds: int, time_left: TimeLeft) -> Iterator[slice]:
        """Yield which worlds to play on next, while that is wanted and there is time."""
        start, cost = 0, 0.0
        before = time_left()
        while start < worlds and not trial.is_decided and not before < self.effort.reserve + cost:
            stop = min(start + max(self.effort.chunk // len(trial.alive), 8), worlds)
            yield slice(start, stop)
            start, after = stop, time_left()
            cost, before = before - after, after

    def _likely(self, generator: np.random.Generator, time_left: TimeLeft) -> tuple[Masks, NDArray[np.float64]]:
        """Return different worlds as likely as they are, in any order, and how often each has come up."""
        effort, hidden = self.effort, hidden_cards(self.snapshot)
        limit = time_left() * (1 - effort.share)
        is_small = number_of(hidden) <= effort.pool
        pool = all_of(hidden) if is_small else sample(hidden, effort.pool, generator)
        likelihood = Likelihood.of(self.snapshot, self.policy, pool[:1])
        parts = [likelihood.logs(pool[: effort.block])]
        for start in range(effort.block, len(pool), effort.block):
            if time_left() < limit:
                break
            parts.append(likelihood.logs(pool[start : start + effort.block]))
        logs = np.concatenate(parts)
        crowd = Crowd(pool[: len(logs)], logs)
        before = 0.0
        for sweep in range(0 if is_small else effort.sweeps):
            if time_left() < limit:
                break
            belief = min((sweep + 1) / effort.steps, 1.0)
            if belief > before:
                crowd = crowd.resampled(belief - before, effort.particles, generator)
            crowd, before = crowd.moved(belief, hidden, likelihood, generator), belief
        if before < 1:
            crowd = crowd.resampled(1 - before, effort.particles, generator)
        hands = crowd.worlds if self.snapshot.options.suited_straights else pack(crowd.worlds)
        _, first, counts = np.unique(hands, axis=0, return_index=True, return_counts=True)
        order = generator.permutation(len(first))
        return crowd.worlds[first[order]], counts[order].astype(np.float64)

    def _played_on(self, worlds: Masks, candidates: Numbers) -> NDArray[np.float64]:
        """Return by candidate and world what it comes to."""
        field = Field.of(self.snapshot, worlds).take(np.tile(np.arange(len(worlds)), len(candidates)))
        self._do(field, np.repeat(candidates, len(worlds)))
        viewer = self.snapshot.viewer
        assert viewer is not None
        worth = rolled_out(field, self.policy, viewer)
        return worth.reshape(len(candidates), len(worlds)).astype(np.float64)

    def _do(self, field: Field, candidates: Numbers) -> None:
        """Do in each deal what a candidate says."""
        events = [prospect.event for prospect in self.prospects]
        exchange = self.snapshot.exchange
        if exchange is not None and isinstance(events[0], CardGiven):
            cards = np.array([event.card for event in events if isinstance(event, CardGiven)], np.intp)
            field.give(cards[candidates], to=exchange.giver)
        else:
            field.act(np.array([_action(event, self.snapshot) for event in events], np.intp)[candidates])


def _action(event: object, snapshot: Snapshot) -> int:
    if not isinstance(event, Played):
        return PASS
    combination = classify(event.cards)
    assert combination is not None, "what is played is a combination"
    return action_of(combination, snapshot.options)
