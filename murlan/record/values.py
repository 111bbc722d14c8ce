"""What single words of a record mean; ``None`` for a word that means nothing of the kind."""

from __future__ import annotations

import re
from typing import Final

from murlan.cards import Card
from murlan.dealing import SEED_BYTES
from murlan.errors import NotationError
from murlan.notation import parse_card
from murlan.options import LADDERS, ONE_DEAL
from murlan.record.lines import ONE_DEAL_TEXT

_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_SEED: Final = re.compile(rf"[0-9A-Fa-f]{{{2 * SEED_BYTES}}}")


def number_of(text: str) -> int | None:
    """Return a number that is not negative."""
    return int(text) if _NUMBER.fullmatch(text) else None


def seat_of(text: str) -> int | None:
    """Return a seat, 0–3."""
    return int(text) if text in ("0", "1", "2", "3") else None


def cut_of(text: str) -> int | None:
    """Return where a pack is cut, 1–53 (R2.3)."""
    number = number_of(text)
    return number if number is not None and 1 <= number <= 53 else None


def seed_of(text: str) -> bytes | None:
    """Return the 32 bytes of a seed."""
    return bytes.fromhex(text) if _SEED.fullmatch(text) else None


def card_of(text: str) -> Card | None:
    """Return a card (R1.3)."""
    try:
        return parse_card(text)
    except NotationError:
        return None


def rung_of(text: str) -> int | None:
    """Return a target that some ladder has (R9)."""
    if text == ONE_DEAL_TEXT:
        return ONE_DEAL
    number = number_of(text)
    return number if any(number in ladder for ladder in LADDERS.values()) else None
