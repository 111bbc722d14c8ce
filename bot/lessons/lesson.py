"""What a learner may see of the guided deal: types only, so that whoever draws it needs no match."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from murlan.cards import Card
from murlan.errors import IllegalEvent
from murlan.snapshot import Snapshot

LEARNER: Final = 0
"""The learner's seat."""


class Topic(StrEnum):
    """What a step is about, in the order of the steps."""

    SINGLE = "single"
    PAIR = "pair"
    PASSING = "passing"
    STRAIGHT = "straight"
    BOMB = "bomb"
    OUT = "out"
    POINTS = "points"
    EXCHANGE = "exchange"
    END = "end"


TOPICS: Final = tuple(Topic)
STEPS: Final = len(TOPICS)


class Aside(StrEnum):
    """A turn that the rules allow, but that is not the one to be learned here: by what speaks against it."""

    PASSED = "passed"
    BOMB = "bomb"
    """It spends cards of the learner's bomb."""
    HIGH = "high"
    """It spends a 2."""
    STRAIGHT = "straight"
    """It spends the learner's straight."""
    SINGLE = "single"
    """It is a single card that belongs to something better."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """The guided deal at one step."""

    step: int
    """From 1 to `STEPS`."""
    snapshot: Snapshot
    """The match as the learner's seat sees it."""
    names: tuple[str, ...]
    """The three computer players', in the order of play after the learner."""
    chosen: frozenset[Card] = frozenset()
    """Cards of the learner's hand."""
    refusal: IllegalEvent | None = None
    """Why the rules refuse what was chosen or tried."""
    aside: Aside | None = None
    """What was tried instead of the turn that leads on."""

    @property
    def topic(self) -> Topic:
        """What the step is about."""
        return TOPICS[self.step - 1]


def numbered(hand: tuple[Card, ...], chosen: frozenset[Card]) -> int:
    """Return which cards of a hand are chosen, a bit a card, the lowest card first."""
    return sum(1 << number for number, card in enumerate(hand) if card in chosen)


def named(hand: tuple[Card, ...], number: int) -> frozenset[Card]:
    """Return the cards of a hand that a number stands for; bits beyond the hand mean nothing."""
    return frozenset(card for place, card in enumerate(hand) if number >> place & 1)
