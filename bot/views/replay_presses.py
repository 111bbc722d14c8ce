"""The ids of a replay's select and buttons, there and back: ``p1:<match>:<verb>:<deal>:<step>``.

An id names the place that it leads to, so nothing about an open replay is kept anywhere. It gives nobody a right: whose
server the match must be of is known from the press alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bot.league.history import NAME_LENGTH, NAME_LETTERS
from bot.league.replays import Moment

VERSION: Final = "p1"
_ID: Final = re.compile(rf"p1:([{NAME_LETTERS}]{{1,{NAME_LENGTH}}}):([a-z]{{1,8}}):(\d{{1,4}}):(\d{{1,4}})", re.ASCII)


class ReplayVerb(StrEnum):
    """What can be pressed on a replay, or leads to one."""

    OPEN = "open"
    """Begin one, in a new private message."""
    FIRST = "first"
    BACK = "back"
    ON = "on"
    LAST = "last"
    DEAL = "deal"
    """Choose a deal."""
    NOTATION = "text"
    """Get the match as a file in the notation."""
    JSON = "json"
    TURNING = "turning"
    """Ask for the turning points."""


@dataclass(frozen=True, slots=True)
class ReplayPress:
    """One button or the select of a replay."""

    match_id: str
    verb: ReplayVerb
    moment: Moment = Moment()  # noqa: RUF009 - a frozen value

    def __str__(self) -> str:
        return f"{VERSION}:{self.match_id}:{self.verb}:{self.moment.deal}:{self.moment.step}"


def parse_replay_press(custom_id: str) -> ReplayPress | None:
    """Read an id back; ``None`` for one that is no replay's or from another version."""
    found = _ID.fullmatch(custom_id)
    if found is None or found[2] not in set(ReplayVerb):
        return None
    return ReplayPress(found[1], ReplayVerb(found[2]), Moment(int(found[3]), int(found[4])))
