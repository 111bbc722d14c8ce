"""The turning points of matches that are over, for whoever asks: what can be asked, and why there may be none."""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol

from bot.league.history import RecordedMatch
from murlan.computer.review.points import TurningPoint


class Hindrance(Enum):
    """Why nobody looked through a match."""

    NOBODY = auto()
    """The strong computer players do not think here, or cannot now."""
    BUSY = auto()
    """They had too much else to do."""
    STILL_AT_IT = auto()
    """They are at work for this person already."""
    FAILED = auto()
    """They began, and it came to nothing."""


class NoReviewError(Exception):
    """A match was not looked through.

    Attributes:
        why: For what reason.
    """

    def __init__(self, why: Hindrance) -> None:
        super().__init__(why)
        self.why = why


class Reviewer(Protocol):
    """Finds the turning points of matches."""

    async def points(self, guild_id: int, user_id: int, match: RecordedMatch) -> tuple[TurningPoint, ...]:
        """Return the turning points of a server's match that is over, in the order of time.

        Args:
            guild_id: The server's.
            user_id: Who asks; they get one match at a time.
            match: The match.

        Raises:
            NoReviewError: There will be none now.
        """
        ...
