"""What is said of a decision on which a match turned. Types only."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from murlan.computer.reasons import Reason
from murlan.events import SeatEvent

MOST: Final = 3
"""How many turning points of a match are told."""

Pause = Callable[[], None]
"""Called every few hundredths of a second; whoever wants the work to end raises something."""


def no_pause() -> None:
    """Go on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurningPoint:
    """One decision, beside the best that the seat could have done instead."""

    deal: int
    """The deal's number, from 1."""
    step: int
    """The number of the event in its deal; the `Dealt` has 0."""
    done: SeatEvent
    other: SeatEvent
    """The best of what else the seat could have done."""
    difference: float
    """How many points a deal what was done is worth more than that, at the score as it stood; below 0 it was worse."""
    reasons: tuple[Reason, ...]
    """What there is to say for the better of the two, by what the seat could see."""

    @property
    def seat(self) -> int:
        """Whose decision it was."""
        return self.done.seat

    @property
    def is_gain(self) -> bool:
        """Whether nothing else would have been better."""
        return self.difference > 0
