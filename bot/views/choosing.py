"""The selects that cards and plays are chosen in, and what the button says that lays them: on hands and in lessons."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.texts import text
from bot.views.cards import button_faces, card_faces, card_label, combination_text, plain_faces, straight_range
from bot.views.decks import emoji_of
from bot.views.layout import Item, option, select
from murlan.cards import Card
from murlan.combinations import Combination, Kind, classify

_CARDS_ON_BUTTON: Final = 4
"""More cards than these are named by what they are."""


def play_select(
    custom_id: object,
    placeholder: str,
    plays: Sequence[Combination],
    chosen: Collection[Card],
    language: str,
    *,
    suits_count: bool,
) -> Item:
    """Return the select of the suggested plays.

    Args:
        custom_id: Of the select.
        placeholder: What stands in it while nothing is chosen.
        plays: In their order, no more than a select may have.
        chosen: The cards that are chosen.
        language: Of the reader.
        suits_count: Whether straights of one suit are called so (R4.6).
    """
    options = [
        option(
            combination_text(play, language, suits_count=suits_count),
            str(play),
            description=plain_faces(play.cards) if len(play) > 1 else "",
            default=frozenset(play.cards) == chosen,
            emoji=emoji_of(play.cards[-1]),
        )
        for play in plays
    ]
    return select(custom_id, placeholder, options)


def card_select(
    custom_id: object, cards: Sequence[Card], chosen: Collection[Card], playable: Collection[Card], language: str
) -> Item:
    """Return the select of all cards of a hand: those in some play first, the others with a word that they are not."""
    options = [
        option(
            card_label(card, language),
            str(card),
            description="" if card in playable else text("hand-card-idle", language),
            default=card in chosen,
            emoji=emoji_of(card),
        )
        for card in sorted(cards, key=lambda card: card not in playable)
    ]
    return select(custom_id, text("hand-cards", language), options, least=0, most=len(options))


def gift_select(custom_id: object, gifts: Sequence[Card], chosen: Card | None, language: str) -> Item:
    """Return the select of the card to give back."""
    options = [
        option(card_label(card, language), str(card), default=card == chosen, emoji=emoji_of(card)) for card in gifts
    ]
    return select(custom_id, text("hand-gifts", language), options)


def play_label(chosen: Collection[Card], language: str) -> str:
    """Return what the button says that lays the chosen cards, which are a combination."""
    combination = classify(tuple(chosen))
    assert combination is not None, "what may be played is a combination"
    if combination.kind is Kind.STRAIGHT:
        return text("button-play-straight", language, run=straight_range(combination))
    assert len(combination) <= _CARDS_ON_BUTTON, "only straights are longer than a quad"
    return text("button-play-cards", language, cards=button_faces(combination.cards))


def give_label(chosen: Card | None, language: str) -> str:
    """Return what the button says that gives a card back."""
    if chosen is None:
        return text("button-give", language)
    label = card_label(chosen, language) if chosen.suit is None else button_faces((chosen,))
    return text("button-give-card", language, card=label)


def further_faces(combination: Combination) -> str:
    """Return the cards of a combination, unless its name shows them already."""
    is_shown = len(combination) == 1 and emoji_of(combination.cards[0]) is None
    return "" if is_shown else card_faces(combination.cards)
