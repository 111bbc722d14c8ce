"""Which deck each reader sees: what they chose, as far as its emojis are to be had."""

from __future__ import annotations

import logging
import math
from dataclasses import replace

from bot.client.choices import Choices
from bot.client.emojis import CardEmojis
from bot.league.settings import PersonSettings, SettingsStore
from bot.tables.decks import Deck
from bot.tables.faults import JournalError
from bot.views.decks import DrawnDeck

log = logging.getLogger(__name__)


class ReadersDecks:
    """The decks of an application's readers (`bot.views.decks.Decks`).

    Args:
        settings: What people chose.
        emojis: The cards as Discord has them.
        known_for: Seconds after which a choice is read anew.
    """

    def __init__(self, settings: SettingsStore, emojis: CardEmojis, *, known_for: float = math.inf) -> None:
        self._settings = settings
        self._emojis = emojis
        self._chosen: Choices[int, tuple[Deck, bool]] = Choices(known_for=known_for)

    def of(self, deck: Deck) -> DrawnDeck:
        """Return a deck as far as it can be shown now."""
        return self._emojis.of(deck)

    def of_person(self, user_id: int) -> DrawnDeck:
        """Return the deck that somebody was last seen to want."""
        deck, is_large = self._chosen.last(user_id, _chosen(PersonSettings()))
        large = (deck if deck is not Deck.TEXT else Deck.FOUR_COLOURS) if is_large else None
        drawn = self.of(deck)
        return drawn if drawn.large is large else replace(drawn, large=large)

    async def read(self, user_id: int) -> DrawnDeck:
        """Return the deck that somebody wants."""
        if not self._chosen.is_known(user_id):
            try:
                self.chose(user_id, await self._settings.of_person(user_id))
            except JournalError:  # a press is answered with some deck rather than not at all
                log.warning("the deck of person %s could not be read", user_id)
        return self.of_person(user_id)

    def chose(self, user_id: int, settings: PersonSettings) -> None:
        """Note what somebody has chosen."""
        self._chosen.note(user_id, _chosen(settings))

    def forget(self, user_id: int) -> None:
        """Know nothing of a person any more until it is read anew."""
        self._chosen.forget(user_id)


def _chosen(settings: PersonSettings) -> tuple[Deck, bool]:
    return settings.deck, settings.large_hand
