"""The ids of a match list's select and buttons, there and back: ``h1:<whose>:<verb>[:<ended at>:<match>]``.

A page is named by the match that it begins after or ends before, so nothing about an open list is kept anywhere. Whose
server it is, and who reads it, is known from the press alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.league.history import NAME_LENGTH, NAME_LETTERS, Cursor

VERSION: Final = "h1"
_ID: Final = re.compile(
    rf"h1:(own|all):([a-z]{{1,8}})(?::(\d{{1,12}}):([{NAME_LETTERS}]{{1,{NAME_LENGTH}}}))?", re.ASCII
)


class HistoryVerb(StrEnum):
    """What can be pressed on a list of matches."""

    OPEN = "open"
    """Choose a match to replay."""
    OLDER = "older"
    """Show what ended before the match that the id names."""
    NEWER = "newer"
    """Show what ended after it."""
    NEWEST = "newest"
    WHOSE = "whose"
    """Show one's own matches, or those of all, as the id says."""


@dataclass(frozen=True, slots=True)
class HistoryPress:
    """One button or the select of a list of matches."""

    verb: HistoryVerb
    is_own: bool
    """Whether it shows the reader's own matches only."""
    cursor: Cursor | None = None

    def __str__(self) -> str:
        place = "" if self.cursor is None else f":{self.cursor.ended_at}:{self.cursor.match_id}"
        return f"{VERSION}:{'own' if self.is_own else 'all'}:{self.verb}{place}"


def parse_history_press(custom_id: str) -> HistoryPress | None:
    """Read an id back; ``None`` for one that is no list's or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None or found[2] not in set(HistoryVerb):
        return None
    verb = HistoryVerb(found[2])
    needs_cursor = verb in (HistoryVerb.OLDER, HistoryVerb.NEWER)
    if needs_cursor != (found[3] is not None):
        return None
    cursor = Cursor(int(found[3]), found[4]) if found[3] is not None else None
    return HistoryPress(verb, found[1] == "own", cursor)
