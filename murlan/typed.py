"""What somebody types to take a turn, read generously: cards in any usual spelling, ranks alone, or a pass.

Records and files are read by `murlan.notation`, which takes one spelling only. Here a person is at a keyboard that may
have no suits: what they leave open is filled from their own hand, the lowest card first.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from murlan.cards import BLACK_JOKER, PACK, RED_JOKER, Card, Rank
from murlan.errors import CardsNotHeld, NotationError
from murlan.notation import parse_card

_PASSES: Final = frozenset({"pass", "pas", "paso", "passo", "passe", "passen", "πασο", "πασσο", "-"})
"""As players say it in the languages of the bot, without accents."""
_JOKER: Final = r"joker|xhol[i]?|jolly|comodin|τζοκερ"
_BLACK: Final = r"black|i\s+zi|zi|⚫|ner[oa]|negr[oa]|schwarz\w*|noire?|siyah|μαυρ\w*"
_RED: Final = r"red|i\s+kuq|kuq|🔴|ross[oa]|roj[oa]|rote?r?|rouge|kirmizi|κοκκιν\w*"
_WORD: Final = re.compile(
    rf"""(?P<black>bj(?!\w)|(?:{_BLACK})\s*(?:{_JOKER}|🃏)|(?:{_JOKER})\s+(?:{_BLACK})(?!\w))
    | (?P<red>rj(?!\w)|(?:{_RED})\s*(?:{_JOKER}|🃏)|(?:{_JOKER})\s+(?:{_RED})(?!\w))
    | (?P<joker>{_JOKER}|🃏)
    | (?P<card>(?:10|[2-9tjqka])[scdh♠♣♦♥])
    | (?P<rank>10|[2-9tjqka])""",
    re.VERBOSE,
)
_BETWEEN: Final = re.compile(r"[\s,;+/&·]*")
_LONGEST: Final = 200
"""Characters beyond which nothing is read: fourteen cards take a quarter of it however they are spelled."""
_PLAIN: Final = str.maketrans({"♤": "♠", "♧": "♣", "♢": "♦", "♡": "♥", "ı": "i", "\ufe0e": None, "\ufe0f": None})


@dataclass(frozen=True, slots=True)
class _Open:
    """A card of which only some things were said: any of these will do."""

    cards: tuple[Card, ...]


def parse_turn(text: str, hand: Collection[Card]) -> tuple[Card, ...] | None:
    """Read what somebody types to take a turn: ``9S 9H``, ``9♠9♥``, ``10h``, ``9 9``, ``joker``, ``pass``.

    Args:
        text: As it was typed.
        hand: What they hold; from it comes what the text leaves open.

    Returns:
        The cards, low to high; ``None`` for a pass.

    Raises:
        NotationError: It cannot be read, or names a card twice.
        CardsNotHeld: It leaves something open that nothing in the hand can fill.
    """
    plain = _plain(text)
    if plain.strip(" .!") in _PASSES:
        return None
    words = list(_words(plain))
    if not words:
        raise NotationError(text.strip())
    return tuple(sorted(_filled(words, hand)))


def _plain(text: str) -> str:
    """Return a text without accents, in small letters, with one sign a suit."""
    parts = unicodedata.normalize("NFD", text[:_LONGEST].translate(_PLAIN).casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign)).translate(_PLAIN)


def _words(plain: str) -> Iterator[tuple[str, Card | _Open]]:
    """Yield each word with what it stands for."""
    position = _end(_BETWEEN, plain, 0)
    while position < len(plain):
        found = _WORD.match(plain, position)
        if found is None:
            raise _unreadable(plain, position)
        yield found.group(), _meant(found)
        position = _end(_BETWEEN, plain, found.end())


def _unreadable(plain: str, position: int) -> NotationError:
    """Return what says which word could not be read, from its beginning."""
    words = re.finditer(r"[^\s,]+", plain)
    word = next(found for found in words if found.start() <= position < found.end())
    return NotationError(word.group(), word.start())


def _end(pattern: re.Pattern[str], text: str, position: int) -> int:
    found = pattern.match(text, position)
    return position if found is None else found.end()


def _meant(found: re.Match[str]) -> Card | _Open:
    match found.lastgroup:
        case "black":
            return BLACK_JOKER
        case "red":
            return RED_JOKER
        case "joker":
            return _Open((BLACK_JOKER, RED_JOKER))
        case "card":
            return parse_card(found.group())
        case _:
            rank = parse_card(found.group() + "S").rank
            return _Open(_of_rank(rank))


def _of_rank(rank: Rank) -> tuple[Card, ...]:
    return tuple(card for card in PACK if card.rank is rank)


def _filled(words: Iterable[tuple[str, Card | _Open]], hand: Collection[Card]) -> set[Card]:
    """Return the cards that are meant; those that were named whole are taken first."""
    named = sorted(words, key=lambda word: isinstance(word[1], _Open))
    chosen: set[Card] = set()
    for word, meant in named:
        if isinstance(meant, Card):
            if meant in chosen:
                raise NotationError(word)
            chosen.add(meant)
            continue
        free = [card for card in meant.cards if card not in chosen]
        held = next((card for card in free if card in hand), None)
        if held is None:
            raise CardsNotHeld(tuple(free[:1]) or meant.cards[:1])
        chosen.add(held)
    return chosen
