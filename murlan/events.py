"""Events: the facts that a match is made of. A match is the fold of its events; everything else is derived."""

from __future__ import annotations

from dataclasses import dataclass

from murlan.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt:
    """The cards were dealt. It repeats what came before, so that a running match folds from its last `Dealt`."""

    number: int
    """The deal's number in the match, from 1."""
    dealer: int
    hands: tuple[tuple[Card, ...], ...]
    """Four hands by seat, each from low to high (R2.3)."""
    seed: bytes
    """32 bytes from which `murlan.dealing` makes these hands; secret until the match ends."""
    cut: int
    """Where the pack was cut: how many cards were lifted, 1–53 (R2.3)."""
    totals: tuple[int, ...]
    """Points by seat before this deal."""
    target: int
    """The target in force (R9)."""
    last_places: tuple[int, ...] | None
    """Seats of the deal before, first to last; ``None`` before the first deal."""


@dataclass(frozen=True, slots=True)
class CardGiven:
    """The seat that was first gave a card back (R8.2); what it was given is derived (R8.1)."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """A seat laid cards."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed (R5.3)."""

    seat: int


Event = Dealt | CardGiven | Played | Passed
"""Everything that can happen to a match."""

SeatEvent = CardGiven | Played | Passed
"""What a seat does."""
