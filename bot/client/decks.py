"""Which deck each reader sees: what they chose, as far as its emojis are to be had."""

from __future__ import annotations

import logging
from collections import OrderedDict
from dataclasses import replace
from typing import Final

from bot.client.emojis import CardEmojis
from bot.league.settings import PersonSettings, SettingsStore
from bot.tables.decks import Deck
from bot.tables.faults import JournalError
from bot.views.decks import DrawnDeck

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""How many people's choices are kept at hand."""


class ReadersDecks:
    """The decks of an application's readers (`bot.views.decks.Decks`)."""

    def __init__(self, settings: SettingsStore, emojis: CardEmojis) -> None:
        self._settings = settings
        self._emojis = emojis
        self._chosen: OrderedDict[int, tuple[Deck, bool]] = OrderedDict()

    def of(self, deck: Deck) -> DrawnDeck:
        """Return a deck as far as it can be shown now."""
        return self._emojis.of(deck)

    def of_person(self, user_id: int) -> DrawnDeck:
        """Return the deck that somebody was last seen to want."""
        deck, is_large = self._chosen.get(user_id, _chosen(PersonSettings()))
        large = (deck if deck is not Deck.TEXT else Deck.FOUR_COLOURS) if is_large else None
        return replace(self.of(deck), large=large)

    async def read(self, user_id: int) -> DrawnDeck:
        """Return the deck that somebody wants."""
        if user_id not in self._chosen:
            try:
                self.chose(user_id, await self._settings.of_person(user_id))
            except JournalError:  # a press is answered with some deck rather than not at all
                log.warning("the deck of person %s could not be read", user_id)
        return self.of_person(user_id)

    def chose(self, user_id: int, settings: PersonSettings) -> None:
        """Note what somebody has chosen."""
        self._chosen[user_id] = _chosen(settings)
        self._chosen.move_to_end(user_id)
        if len(self._chosen) > REMEMBERED:
            self._chosen.popitem(last=False)

    def forget(self, user_id: int) -> None:
        """Know nothing of a person any more until it is read anew."""
        self._chosen.pop(user_id, None)


def _chosen(settings: PersonSettings) -> tuple[Deck, bool]:
    return settings.deck, settings.large_hand
