"""The deck that messages are drawn with: an emoji for each card, or letters.

It is set around the one synchronous call that draws a message, or for the rest of the task that answers one press, and
read where a card is put into words (`bot.views.cards`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final, Protocol

import discord

from bot.tables.decks import Deck
from murlan.cards import Card


@dataclass(frozen=True, slots=True)
class DrawnDeck:
    """What cards are shown with."""

    emojis: Mapping[Card, discord.PartialEmoji] = field(default_factory=dict)
    """All 54 cards, or none: then they are letters."""
    large: Deck | None = None
    """The deck in which one's own hand is a large picture; ``None`` where it is a row like any other."""


TEXT_DECK: Final = DrawnDeck()
"""Every card as letters."""
_SHOWN: Final[ContextVar[DrawnDeck]] = ContextVar("deck", default=TEXT_DECK)


class Decks(Protocol):
    """Where decks come from."""

    def of(self, deck: Deck) -> DrawnDeck:
        """Return a deck as far as it can be shown now: whole, or as text."""
        ...

    def of_person(self, user_id: int) -> DrawnDeck:
        """Return the deck that somebody was last seen to want."""
        ...


class TextDecks:
    """Where no emojis are to be had."""

    def of(self, deck: Deck) -> DrawnDeck:  # noqa: ARG002  # whichever it is
        """Return the text deck."""
        return TEXT_DECK

    def of_person(self, user_id: int) -> DrawnDeck:  # noqa: ARG002  # whoever it is
        """Return the text deck."""
        return TEXT_DECK


TEXT_DECKS: Final = TextDecks()


@contextmanager
def dealt_from(deck: DrawnDeck) -> Iterator[None]:
    """Draw with a deck what is drawn within."""
    before = _SHOWN.set(deck)
    try:
        yield
    finally:
        _SHOWN.reset(before)


def deal_from(deck: DrawnDeck) -> None:
    """Draw with a deck whatever this task draws from now on."""
    _SHOWN.set(deck)


def emoji_of(card: Card) -> discord.PartialEmoji | None:
    """Return the emoji that shows a card, or ``None`` where it is shown as text."""
    return _SHOWN.get().emojis.get(card)


def shows_emojis() -> bool:
    """Return whether cards are emojis now."""
    return bool(_SHOWN.get().emojis)


def large_deck() -> Deck | None:
    """Return the deck in which one's own hand is a large picture now, or ``None`` where it is none."""
    return _SHOWN.get().large
