"""What people did and what they were told of it; the file must agree with this."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from enum import Enum


class Told(Enum):
    """What a person was told of an attempt."""

    NOTHING = "nothing"
    """No answer, or one that does not show what became of it: it may be stored or not."""
    TAKEN = "taken"
    """The answer shows it as done: it must be stored, for ever."""
    REFUSED = "refused"
    """The answer shows that it was not done."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What somebody did on their turn."""

    user_id: int
    kind: str
    """``played``, ``passed`` or ``given``."""
    cards: frozenset[str] = frozenset()


@dataclass(slots=True, eq=False)
class Attempt:
    """One press that means to take a turn."""

    turn: Turn
    press_id: int | None = None
    told: Told = Told.NOTHING
    is_over: bool = False
    """Whether nothing can come of it any more."""
    is_stored: bool | None = None
    """Whether the file has it; ``None`` until it was looked at after a death of the bot."""


@dataclass(slots=True)
class Ledger:
    """All attempts, by channel, in the order they were made: at a table one turn follows another."""

    attempts: defaultdict[int, list[Attempt]] = field(default_factory=lambda: defaultdict(list))
    told: Counter[Told] = field(default_factory=Counter)
    """How many attempts were told what, of those that have an outcome."""

    def begin(self, channel_id: int, turn: Turn) -> Attempt:
        """Note an attempt that is about to be made."""
        attempt = Attempt(turn)
        self.attempts[channel_id].append(attempt)
        return attempt

    def end(self, attempt: Attempt, told: Told) -> None:
        """Note what a person was told."""
        attempt.told, attempt.is_over = told, True
        self.told[told] += 1

    @property
    def taken(self) -> int:
        """How many plays, passes and gifts were acknowledged."""
        return self.told[Told.TAKEN]

    def unsettled(self) -> list[Attempt]:
        """Return the attempts that are over and of which nobody has looked yet whether they are stored."""
        found = []
        for attempts in self.attempts.values():
            for attempt in reversed(attempts):
                if attempt.is_stored is not None:
                    break
                if attempt.is_over:
                    found.append(attempt)
        return found
