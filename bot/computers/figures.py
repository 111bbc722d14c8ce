"""What the computer players' work came to: counted, so that it can be looked at while it goes on."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from murlan.computer.levels import Level


class Reason(StrEnum):
    """Why a turn was not decided as its level would."""

    LATE = "late"
    """The time was over before the player was done."""
    BUSY = "busy"
    """No process got to it in time."""
    DIED = "died"
    """The process ended, or was ended because it hung."""
    FAILED = "failed"
    """The player raised an error."""
    ILLEGAL = "illegal"
    """The player wanted what it may not."""


@dataclass(slots=True)
class Figures:
    """Counters since the bot began."""

    decisions: Counter[Level] = field(default_factory=Counter)
    """Turns by the level that was asked."""
    choices: int = 0
    """Those of players that search where there was more than one thing to do and the table waits anyway."""
    searched: int = 0
    """Those of them that a search decided."""
    clear: int = 0
    """Those in which the player found nothing worth a search."""
    worlds: int = 0
    """Deals of the hidden cards that were looked into."""
    replaced: Counter[Reason] = field(default_factory=Counter)
    """Turns that a cheaper level decided."""
    reviews: int = 0
    """Matches that were looked through for their turning points."""
    seconds: float = 0.0
    """How long turns were thought about in other processes, from the question to the answer."""
    starts: int = 0
    """Processes that were begun."""
    processes: int = 0
    """Those that can think now."""

    @property
    def searched_share(self) -> float | None:
        """How many of the decisions that were worth a search had one; ``None`` before the first."""
        worth_it = self.choices - self.clear
        return self.searched / worth_it if worth_it else None

    def told(self) -> dict[str, Any]:
        """Return them as they are answered to whoever looks after the bot."""
        return {
            "processes": self.processes,
            "starts": self.starts,
            "decisions": {str(level): self.decisions[level] for level in Level if self.decisions[level]},
            "choices": self.choices,
            "searched": self.searched,
            "clear": self.clear,
            "worlds": self.worlds,
            "replaced": {str(reason): self.replaced[reason] for reason in Reason if self.replaced[reason]},
            "reviews": self.reviews,
            "seconds": round(self.seconds, 3),
        }
