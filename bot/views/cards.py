"""Cards and combinations as people read them: with the deck of who reads, or as text that works everywhere.

Only the text of a message can show an emoji. Labels, descriptions and names of combinations are text in every deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from bot.tables.drafts import Sorting
from bot.texts import text
from bot.views.decks import emoji_of
from murlan.cards import Card, Rank, Suit
from murlan.combinations import Combination, Kind

_SUITS: Final = {Suit.SPADES: "♠\ufe0e", Suit.CLUBS: "♣\ufe0e", Suit.DIAMONDS: "♦\ufe0f", Suit.HEARTS: "♥\ufe0f"}
"""Black suits as letters, which are readable on a dark ground where black emojis are not; red ones as emojis."""
_SUIT_LETTERS: Final = {suit: f"{mark[0]}\ufe0e" for suit, mark in _SUITS.items()}
_JOKERS: Final = {Rank.BLACK_JOKER: "⚫🃏", Rank.RED_JOKER: "🔴🃏"}
_COMBINATIONS: Final = {
    Kind.PAIR: "combination-pair",
    Kind.TRIPLE: "combination-triple",
    Kind.QUAD: "combination-quad",
}


def card_face(card: Card) -> str:
    """Return one card for the text of a message, as the deck in use shows it (`bot.views.decks`)."""
    emoji = emoji_of(card)
    return plain_face(card) if emoji is None else str(emoji)


def card_faces(cards: Iterable[Card]) -> str:
    """Return cards in a row for the text of a message, in the order given."""
    return _row(cards, card_face)


@cache
def plain_face(card: Card) -> str:
    """Return one card for a label: ``10♥``, ``K♠``; the two jokers are told apart by a black or a red spot."""
    return rank_label(card.rank) + ("" if card.suit is None else _SUITS[card.suit])


def plain_faces(cards: Iterable[Card]) -> str:
    """Return cards in a row for a label, in the order given."""
    return _row(cards, plain_face)


def button_faces(cards: Iterable[Card]) -> str:
    """Return cards in a row for a button: all suits as letters, for a red emoji is lost on a red or green ground."""
    return _row(cards, _button_face)


def card_label(card: Card, language: str) -> str:
    """Return one card for the line of a select; jokers by their names."""
    if card.suit is None:
        return f"{plain_face(card)} {text('card-joker', language, joker=_rank_key(card.rank))}"
    return plain_face(card)


def hand_rows(hand: Iterable[Card], sorting: Sorting) -> tuple[tuple[Card, ...], ...]:
    """Return a hand in one row by rank, or in a row a suit with the jokers last."""
    held = tuple(sorted(hand))
    if sorting is Sorting.BY_RANK:
        return (held,)
    by_suit = (tuple(card for card in held if card.suit is suit) for suit in (*Suit, None))
    return tuple(row for row in by_suit if row)


def rank_label(rank: Rank) -> str:
    """Return a rank as it is printed on a card: ``10``, ``K``; the two jokers with their spots."""
    if rank.is_joker:
        return _JOKERS[rank]
    return "10" if rank is Rank.TEN else rank.text


def combination_text(combination: Combination, language: str, *, suits_count: bool = True) -> str:
    """Return the name of a combination: ``Pair of 9s``, ``Straight 5–9``, ``Four 5s – bomb``, ``Single K♥``.

    Args:
        combination: What to name.
        language: Of the reader.
        suits_count: Whether a straight of one suit is worth saying, as it is under R4.6.
    """
    match combination.kind:
        case Kind.SINGLE:
            return text("combination-single", language, card=card_label(combination.cards[0], language))
        case Kind.STRAIGHT:
            return _straight_text(combination, language, suits_count=suits_count)
        case Kind.PAIR | Kind.TRIPLE | Kind.QUAD as kind:
            rank = combination.top
            return text(_COMBINATIONS[kind], language, rank=_rank_key(rank), label=rank_label(rank))


def straight_range(combination: Combination) -> str:
    """Return from which card to which a straight runs: ``A–5``, ``10–A``."""
    return f"{rank_label(combination.cards[0].rank)}–{rank_label(combination.cards[-1].rank)}"


def _row(cards: Iterable[Card], face: Callable[[Card], str]) -> str:
    return " ".join(map(face, cards))


@cache
def _button_face(card: Card) -> str:
    return rank_label(card.rank) + ("" if card.suit is None else _SUIT_LETTERS[card.suit])


def _straight_text(combination: Combination, language: str, *, suits_count: bool) -> str:
    suit = combination.cards[0].suit
    run = straight_range(combination)
    if suits_count and combination.is_suited and suit is not None:
        return text("combination-suited-straight", language, run=run, suit=_SUITS[suit])
    return text("combination-straight", language, run=run)


def _rank_key(rank: Rank) -> str:
    """Return the word by which catalogues choose a form for a rank."""
    return rank.name.lower().replace("_", "-")
