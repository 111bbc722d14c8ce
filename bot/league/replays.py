"""A finished match at one of its steps, as whoever replays it sees it: all hands open. Types only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from murlan.cards import Card
from murlan.events import Event
from murlan.exchange import ExchangeRecord
from murlan.plays import Turn

LAST_STEP: Final = 9999
"""Stands for the last step of a deal, whichever that is."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A place in a match."""

    deal: int = 1
    """The deal's number, from 1."""
    step: int = 0
    """How many events of the deal have happened since the cards were dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Frame:
    """A match after one event."""

    moment: Moment
    steps: int
    """The last step of the deal."""
    deals: tuple[int, ...]
    """The numbers of all deals, in order."""
    event: Event
    """What has just happened."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, low to high."""
    turn: int | None
    """The seat that acts next; ``None`` once the deal is over."""
    dealer: int
    trick: tuple[Turn, ...]
    """Plays and passes of the present trick; of the one that has just ended where this step ended it."""
    is_trick_over: bool
    out: tuple[int, ...]
    """The seats that have a place in this deal, in order."""
    exchange: ExchangeRecord | None
    totals: tuple[int, ...]
    """Points by seat."""
    gains: tuple[int, ...] | None = None
    """Points of this deal by seat, once it is over."""

    @property
    def previous(self) -> Moment | None:
        """The step before this one, in the deal before where it is the first; ``None`` at the match's beginning."""
        if self.moment.step:
            return Moment(self.moment.deal, self.moment.step - 1)
        earlier = [number for number in self.deals if number < self.moment.deal]
        return Moment(earlier[-1], LAST_STEP) if earlier else None

    @property
    def next(self) -> Moment | None:
        """The step after this one, in the next deal where it is the last; ``None`` at the match's end."""
        if self.moment.step < self.steps:
            return Moment(self.moment.deal, self.moment.step + 1)
        later = [number for number in self.deals if number > self.moment.deal]
        return Moment(later[0], 0) if later else None
