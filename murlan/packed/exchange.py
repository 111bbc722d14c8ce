"""The exchange before a deal (R8), on card masks; `murlan.exchange` has it on cards."""

from __future__ import annotations

from typing import Final

from murlan.cards import BLACK_JOKER, RED_JOKER, Rank

_JOKERS: Final = 1 << BLACK_JOKER | 1 << RED_JOKER
_THREE_TO_TEN: Final = (1 << 4 * (Rank.TEN + 1)) - 1


def holds_both_jokers(mask: int) -> bool:
    """Return whether a hand is free of the exchange (R8.4)."""
    return mask & _JOKERS == _JOKERS


def forced_gift(mask: int) -> int:
    """Return the mask of the one card that the last must give: its highest, among equals S, C, D, H (R8.1)."""
    equals = mask & _of_same_rank(mask.bit_length() - 1)
    return equals & -equals


def allowed_gifts(mask: int, received: int) -> int:
    """Return the mask of the cards that the first may give back: 3 to 10, or else its lowest (R8.2, R8.3).

    Args:
        mask: The hand of the first, the received card in it.
        received: The mask of that card.
    """
    own = mask & ~received
    return own & _THREE_TO_TEN or own & _of_same_rank((own & -own).bit_length() - 1)


def _of_same_rank(card: int) -> int:
    """Return the mask of all cards of a card's rank, from its number."""
    return 15 << 4 * (card // 4) if card < BLACK_JOKER else 1 << card
