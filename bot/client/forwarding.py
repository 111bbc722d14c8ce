"""Which interactions are handed on to the process with the first shard: those about matches that people play alone.

Such a match belongs to no server, and its person may press wherever they are: Discord tells of that over the shard of
the server where they look at it. Whoever answers needs the interaction's token, and no connection.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Final, Protocol

from bot.client.told import Told, is_private
from bot.tables.faults import JournalError
from bot.views.presses import Verb, parse_press

COMMAND: Final = ("murlan", "solo")
_TYPED: Final = (2, 4)
"""Commands, and what is asked while one is typed."""
_PRESSED: Final = (3, 5)
"""Presses, and forms."""
_OF_MATCHES: Final = frozenset({Verb.VERIFY, Verb.VERIFY_PAGE})
"""What names a match that is over where others name a table."""

log = logging.getLogger(__name__)


class Letters(Protocol):
    """Takes letters to the process with the first shard, and brings them."""

    on_letter: Callable[[str], None]
    """Told of each letter that this process is to read."""

    async def send(self, body: str) -> None:
        """Send one.

        Raises:
            JournalError: It could not be sent.
        """
        ...


class Forwarding:
    """Hands interactions on.

    Args:
        letters: Takes them.
        is_known: Whether a table is one of this process's.
        answer: Has an interaction answered here, where it could not be handed on.
    """

    def __init__(self, letters: Letters, is_known: Callable[[str], bool], answer: Callable[[Told], None]) -> None:
        self._letters = letters
        self._is_known = is_known
        self._answer = answer
        self._sending: set[asyncio.Task[None]] = set()

    def takes(self, told: Told) -> bool:
        """Hand an interaction on if it is one that others answer; return whether it was."""
        if not is_about_a_match_alone(told, self._is_known):
            return False
        task = asyncio.ensure_future(self._send(told))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return True

    async def _send(self, told: Told) -> None:
        try:
            await self._letters.send(json.dumps(told))
        except JournalError as error:
            log.warning("interaction %s is not handed on: %s", told.get("id"), type(error).__name__)
            self._answer(told)


def is_about_a_match_alone(told: Told, is_known: Callable[[str], bool]) -> bool:
    """Return whether an interaction is about a match that somebody plays alone, as far as that can be told.

    A press on a message that only its reader sees, with a table that is none of ours, may be on such a match; where it
    is an old one instead, any process says so.

    Args:
        told: The interaction.
        is_known: Whether a table is one of this process's.
    """
    data: Told = told.get("data") or {}
    if told.get("type") in _TYPED:
        options = data.get("options") or [{}]
        return (data.get("name"), options[0].get("name")) == COMMAND
    if told.get("type") not in _PRESSED:
        return False
    press = parse_press(str(data.get("custom_id")))
    return press is not None and is_private(told) and press.verb not in _OF_MATCHES and not is_known(press.table_id)
