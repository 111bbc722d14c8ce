"""Notices: what follows from an event, told to whoever shows the match. They are never stored."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card
from murlan.combinations import Combination
from murlan.scoring import Outcome


@dataclass(frozen=True, slots=True)
class DealBegan:
    """Cards were dealt; who leads is told by `LeadTaken`."""

    number: int
    dealer: int


@dataclass(frozen=True, slots=True)
class CardPassedOver:
    """A card went from one seat to another in the exchange (R8.1, R8.2); public under R8.6."""

    giver: int
    receiver: int
    card: Card


@dataclass(frozen=True, slots=True)
class JokersShown:
    """The seat that was last showed both jokers: no exchange (R8.4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class LeadTaken:
    """A seat leads the next trick."""

    seat: int


@dataclass(frozen=True, slots=True)
class CombinationLaid:
    """A seat laid a combination."""

    seat: int
    combination: Combination


@dataclass(frozen=True, slots=True)
class SeatPassed:
    """A seat passed."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat laid its last card and takes a place, 1–3 (R6.1)."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class TrickEnded:
    """A trick stood unbeaten (R5.5)."""

    owner: int
    """The seat that made its last play, whether it still holds cards or not."""


@dataclass(frozen=True, slots=True)
class DealEnded:
    """Only one seat still held cards (R6.2)."""

    places: tuple[int, ...]
    """Seats, first to last."""
    points: tuple[int, ...]
    """Points of this deal, by seat (R7.1)."""
    totals: tuple[int, ...]
    """Points of the match so far, by seat."""


@dataclass(frozen=True, slots=True)
class TargetRaised:
    """Two or more sides reached the target: it rises (R9.2)."""

    target: int


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over (R9)."""

    outcome: Outcome


Notice = (
    DealBegan
    | CardPassedOver
    | JokersShown
    | LeadTaken
    | CombinationLaid
    | SeatPassed
    | WentOut
    | TrickEnded
    | DealEnded
    | TargetRaised
    | MatchEnded
)
