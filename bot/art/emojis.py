"""All tiles as emojis: which there are, how they are called, and what each deck shows a card with.

A name says the card in words, for whoever has it read aloud, and ends with a part of the picture's hash: a picture that
was drawn anew is another emoji, and two decks share the cards that look the same in both.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from bot.tables.decks import Deck
from murlan.cards import PACK, Card, Rank, Suit

DRAWN: Final = (Deck.FOUR_COLOURS, Deck.TWO_COLOURS)
"""The decks that are pictures, in the order in which they are wanted."""
_HASH: Final = 6
"""Hexadecimal digits of a hash that stand in a name."""
_RANKS: Final = {Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king", Rank.ACE: "ace", Rank.TEN: "10"}
_BACK: Final = "card_back"
_NAME: Final = re.compile(
    rf"(?:(?:\w{{1,5}})_of_(?:{'|'.join(suit.name.lower() for suit in Suit)})|(?:black|red)_joker|{_BACK})"
    rf"_[0-9a-f]{{{_HASH}}}"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class EmojiSet:
    """All emojis of this release."""

    pictures: Mapping[str, bytes]
    """The PNGs by name, those first that are wanted first."""
    decks: Mapping[Deck, Mapping[Card, str]]
    """The name that each drawn deck shows a card with."""
    back: str
    """The name of a card's back."""


@cache
def emoji_set() -> EmojiSet:
    """Draw all emojis, which takes about a second; they are drawn once a process."""
    from bot.art.tiles import back_tile, tile

    pictures: dict[str, bytes] = {}
    decks: dict[Deck, dict[Card, str]] = {}
    for deck in DRAWN:
        drawn = {card: tile(card, deck) for card in PACK}
        decks[deck] = {card: _name(_words(card), png) for card, png in drawn.items()}
        pictures |= {decks[deck][card]: png for card, png in drawn.items()}
    png = back_tile()
    back = _name(_BACK, png)
    return EmojiSet(pictures=pictures | {back: png}, decks=decks, back=back)


def is_ours(name: str) -> bool:
    """Return whether an emoji is called as those of some release of ours are."""
    return _NAME.fullmatch(name) is not None


def _name(words: str, png: bytes) -> str:
    return f"{words}_{hashlib.sha256(png).hexdigest()[:_HASH]}"


def _words(card: Card) -> str:
    if card.suit is None:
        return card.rank.name.lower()
    return f"{_RANKS.get(card.rank, card.rank.text)}_of_{card.suit.name.lower()}"
