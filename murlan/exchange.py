"""The exchange before a deal (R8): which card must be given, which may be given back."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from murlan.cards import BLACK_JOKER, RED_JOKER, Card, Rank


@dataclass(frozen=True, slots=True)
class ExchangeRecord:
    """What happened in the exchange before a deal, as far as a viewer may know it."""

    giver: int
    """The seat that was last (R8.1)."""
    receiver: int
    """The seat that was first (R8.2)."""
    given: Card | None
    """The card from `giver`; ``None`` where both jokers were shown, or where it is hidden (R8.6)."""
    returned: Card | None
    """The card from `receiver`; ``None`` until it is given, or where it is hidden."""
    jokers_shown: bool = False
    """Whether `giver` held both jokers and no card moved (R8.4)."""


def holds_both_jokers(hand: Iterable[Card]) -> bool:
    """Return whether a hand is free of the exchange (R8.4)."""
    return {BLACK_JOKER, RED_JOKER} <= set(hand)


def forced_gift(hand: Iterable[Card]) -> Card:
    """Return the card that the last must give: its highest, among equals in the order S, C, D, H (R8.1)."""
    cards = sorted(hand)
    return next(card for card in cards if card.rank is cards[-1].rank)


def allowed_gifts(hand: Iterable[Card], received: Card) -> tuple[Card, ...]:
    """Return the cards that the first may give back, low to high: 3 to 10, or else its lowest (R8.2, R8.3)."""
    own = sorted(card for card in hand if card != received)
    low = tuple(card for card in own if card.rank <= Rank.TEN)
    return low or tuple(card for card in own if card.rank is own[0].rank)
