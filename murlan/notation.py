"""Cards as text, there and back (R1.3)."""

from __future__ import annotations

import re
from typing import Final

from murlan.cards import PACK, Card, card_text
from murlan.errors import NotationError

__all__ = ["card_text", "parse_card", "parse_cards"]

_BY_TEXT: Final = {str(card): card for card in PACK}
_SYMBOLS: Final = str.maketrans({"♠": "S", "♣": "C", "♦": "D", "♥": "H", "\ufe0f": None})
_WORDS: Final = re.compile(r"[^\s,]+")


def parse_card(text: str) -> Card:
    """Read one card: ``9S``, ``10h``, ``T♥``, ``bj``.

    Raises:
        NotationError: The text is no card.
    """
    normal = text.strip().translate(_SYMBOLS).upper()
    card = _BY_TEXT.get("T" + normal[2:] if normal.startswith("10") else normal)
    if card is None:
        raise NotationError(text)
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards parted by spaces or commas, in the order given.

    Raises:
        NotationError: A word is no card, or a card is named twice; `position` says where.
    """
    cards: list[Card] = []
    for word in _WORDS.finditer(text):
        try:
            card = parse_card(word.group())
        except NotationError:
            raise NotationError(word.group(), word.start()) from None
        if card in cards:
            raise NotationError(word.group(), word.start())
        cards.append(card)
    return tuple(cards)
