"""Events: the facts that a match is made of. A match is the fold of its events; everything else is derived."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from murlan.cards import Card
from murlan.dealing import SeatDraw


class CutKind(StrEnum):
    """Who or what decided where the pack was cut (R2.3)."""

    NAMED = "named"
    """The player to the dealer's right named the place by a press."""
    PRESS = "press"
    """The first press that came once the commitment had been shown; nobody chose the place."""
    CHANCE = "chance"
    """Chance, for want of either: the deal is not provable."""


class Doubt(StrEnum):
    """Why a deal is not provable."""

    NOT_SHOWN = "not-shown"
    """Its commitment had not been shown when the deal was due."""
    NO_PRESS = "no-press"
    """Nobody pressed anything between the commitment and the deal."""
    NO_COMMITMENT = "no-commitment"
    """There was none: the deal was made before there were commitments."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutSource:
    """Where a cut came from."""

    kind: CutKind
    press_id: int | None = None
    """Discord's id of the press; ``None`` for chance."""
    doubt: Doubt | None = None
    """Why it had to be chance; ``None`` for a press."""


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
    commitment: bytes | None = None
    """What was promised of the seed before the deal (`murlan.fairness`); ``None`` where nothing was."""
    cut_source: CutSource | None = None
    """Where the cut came from; ``None`` where it is not known."""
    draw: SeatDraw | None = None
    """How the seats were drawn before the first deal (R2.2), by the seats that were taken; ``None`` where unknown."""


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
