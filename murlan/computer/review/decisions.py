"""The decisions of a match, one after another, each as its own seat saw it. Knows no numpy and no chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from murlan.combinations import classify
from murlan.computer.review.points import Pause
from murlan.computer.sense.player import SensePlayer
from murlan.events import CardGiven, Dealt, Event, Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import RuleOptions
from murlan.packed.actions import PASS, action_of
from murlan.snapshot import Snapshot, Stage

_SENSIBLE: Final = SensePlayer()
"""Who plays as a club player does that gives in to no habit; chance has no part in it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decision:
    """What a seat did, and what it saw before it did."""

    deal: int
    step: int
    """The number of the event in its deal; the `Dealt` has 0."""
    snapshot: Snapshot
    done: SeatEvent

    @property
    def trick(self) -> tuple[int, int]:
        """Name the trick; the exchange before a deal counts as one."""
        is_gift = self.snapshot.stage is Stage.EXCHANGE
        return self.deal, -1 if is_gift else len(self.snapshot.tricks)

    @property
    def key(self) -> int:
        """The card that was given, else the action."""
        return key_of(self.done, self.snapshot.options)

    @property
    def is_plain(self) -> bool:
        """Whether any sensible player would have done the same: the last cards are laid, pairs are kept together."""
        sensible = _SENSIBLE.choose(self.snapshot, rng=Random(0))
        return key_of(sensible, self.snapshot.options) == self.key


def key_of(event: SeatEvent, options: RuleOptions) -> int:
    """Return what tells the choices of one turn apart: a gift's card, else the action, which knows no suits."""
    match event:
        case CardGiven(_, card):
            return int(card)
        case Passed():
            return PASS
        case Played(_, cards):
            combination = classify(cards)
            assert combination is not None, "what was played is a combination"
            return action_of(combination, options)


def decisions_of(options: RuleOptions, events: Iterable[Event], pause: Pause) -> Iterator[tuple[Decision, ...]]:
    """Yield the decisions of each deal.

    Raises:
        MurlanError: The events are no match.
    """
    found: list[Decision] = []
    match: Match | None = None
    step = 0
    for event in events:
        pause()
        if match is None or isinstance(event, Dealt):
            yield tuple(found)
            found, step = [], 0
            match = Match.fold(options, [event])
            continue
        step += 1
        found.append(Decision(deal=match.deal_number, step=step, snapshot=match.snapshot(event.seat), done=event))
        match = match.apply(event).after
    yield tuple(found)
