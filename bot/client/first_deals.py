"""Who plays their first deal anywhere: their hand tells them where to learn the game, and nobody else hears of it."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import Final

from bot.league.experience import Experience
from bot.tables.changes import Change
from bot.tables.faults import JournalError
from bot.tables.seating import present
from bot.tables.state import TableState
from murlan.notices import DealEnded

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""How many people who have played are known without a look at what is stored."""


class FirstDeals:
    """Tells people who have never played a deal to its end from all others."""

    def __init__(self, experience: Experience) -> None:
        self._experience = experience
        self._played: OrderedDict[int, None] = OrderedDict()

    async def is_first(self, state: TableState, seat: int) -> bool:
        """Return whether the deal on a table is the first one of the person on a seat; it is asked once a table.

        Where that cannot be read now nobody is taken for new.
        """
        person = present(state.seats)[seat]
        if person.user_id in self._played or (state.places and not person.is_newcomer):
            return False
        try:
            has_played = await self._experience.has_played(person.user_id)
        except JournalError:
            log.warning("whether person %s has played before could not be read", person.user_id)
            return False
        if has_played:
            self._note(person.user_id)
        return not has_played

    def changed(self, change: Change) -> None:
        """Note who has played a deal to its end, long before their match is stored as over."""
        if any(isinstance(notice, DealEnded) for notice in change.notices):
            for person in present(change.after.seats).values():
                self._note(person.user_id)

    def forget(self, user_id: int) -> None:
        """Know nothing of a person any more."""
        self._played.pop(user_id, None)

    def _note(self, user_id: int) -> None:
        self._played[user_id] = None
        self._played.move_to_end(user_id)
        if len(self._played) > REMEMBERED:
            self._played.popitem(last=False)
