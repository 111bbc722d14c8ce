"""What an action leads to, and the two things every transition needs: chance and pace."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.league.results import MatchResult
from bot.tables.phases import Closing, Due, DueKind, Motion, Phase
from bot.tables.ports import Chance
from bot.tables.state import TableState
from murlan.events import Event
from murlan.notices import Notice


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long a table waits, in seconds."""

    computer: float = 1.0
    """Before a computer player or an understudy acts, whatever its hand and level."""
    lobby: float = 15 * 60
    between_deals: float = 20
    cut: float = 12
    """For the player to the dealer's right to name a place, where the table asks for one (R2.3)."""
    rematch: float = 10 * 60
    solo: float = 7 * 24 * 3600
    """For somebody who plays alone, whatever they are to do: nobody else waits."""
    solo_grace: float = 3600
    """What that has left at least after a restart: it may have ended while nobody could press."""
    solo_computer: float = 0.7
    """Before a computer player acts there, where it would not act sooner elsewhere."""
    grace: float = 30
    """What a running turn gets at least after a restart, or after an outage."""
    pause: float = 7 * 24 * 3600
    """How long a paused match can be resumed."""
    pause_grace: float = 24 * 3600
    """What a pause has left at least after a restart: it may have ended while nobody could press."""


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What every transition needs besides the state and the action."""

    chance: Chance
    pace: Pace


@dataclass(frozen=True, slots=True, kw_only=True)
class VoteCount:
    """How a vote stands after somebody cast theirs."""

    motion: Motion
    given: int
    needed: int
    has_passed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What an action leads to."""

    after: TableState
    events: tuple[Event, ...] = ()
    notices: tuple[Notice, ...] = ()
    result: MatchResult | None = None
    count: VoteCount | None = None
    """Where the action was a vote."""

    def then(self, later: Change) -> Change:
        """Return the one change that two, one after the other, are."""
        return Change(
            after=later.after,
            events=self.events + later.events,
            notices=self.notices + later.notices,
            result=later.result or self.result,
            count=later.count or self.count,
        )


def with_due(state: TableState, kind: DueKind, seconds: float) -> TableState:
    """Set the table's clock anew; the one before is void."""
    number = state.due.number + 1 if state.due else 1
    return replace(state, due=Due(kind, seconds, number))


def closed(state: TableState, closing: Closing) -> Change:
    """Close the table."""
    return Change(after=replace(state, phase=Phase.CLOSED, closing=closing, due=None, pledge=None))
