"""The hand of somebody who plays alone: one message, redrawn in place, and the only one that shows their table.

So it waits less for who may be choosing, and is tried again by itself where Discord failed: no message of the table
would tell them that their turn has come, and nothing else happens before they press.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.tables.phases import Phase
from bot.views.hands import HandHandle, Hands
from bot.views.reach import SPACING
from bot.views.solo import closed_solo_message

CHOOSING: Final = 3.0
"""Seconds after a choice in which the hand is left alone."""


class LoneHands(Hands):
    """The hands of a table at which one person plays alone."""

    choosing = CHOOSING
    moves = False
    _failures = 0

    def _view(self, user_id: int, language: str) -> tuple[discord.ui.LayoutView, bool]:
        if self._table.public().phase is Phase.CLOSED:
            return closed_solo_message(language), False
        return super()._view(user_id, language)

    def _tried(self, user_id: int, handle: HandHandle) -> None:
        super()._tried(user_id, handle)
        wait = SPACING[min(self._failures, len(SPACING) - 1)]
        self._failures += 1
        self._wait_until(user_id, self._clock.monotonic() + wait)

    async def _push(self, user_id: int, handle: HandHandle) -> None:
        before = self._failures
        await super()._push(user_id, handle)
        if self._failures == before:
            self._failures = 0
