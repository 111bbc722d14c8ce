"""One decision of one computer player, in whichever process it is made: what it does has to be legal."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from random import Random
from typing import Final, Protocol, runtime_checkable

from murlan.computer.levels import Level
from murlan.computer.player import ComputerPlayer, Thought, TimeLeft
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.snapshot import Snapshot, Stage

LADDER: Final = tuple(Level)
"""From the cheapest level to the dearest."""
HERE: Final = LADDER[: LADDER.index(Level.CLUB) + 1]
"""The levels that need no numpy and well under a millisecond: they decide in the bot's own process."""
SEARCHING: Final = (Level.CHAMPION,)
"""The levels that use the time they have."""

PlayerOf = Callable[[Level], ComputerPlayer]


class IllegalAnswerError(Exception):
    """A computer player wants to do what it may not.

    Attributes:
        event: What it wants to do.
    """

    def __init__(self, event: object) -> None:
        super().__init__(event)
        self.event = event

    def __str__(self) -> str:
        return "what it wants is not legal"  # the event may hold cards


@runtime_checkable
class Searcher(Protocol):
    """A computer player that uses the time it has."""

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft) -> Thought:
        """Return what the viewer of a snapshot does, and what that rests on."""
        ...


def at_once(level: Level) -> Level:
    """Return who decides for a level where there is no time to search: the same, or the dearest that does not."""
    return Level.MASTER if level in SEARCHING else level


def thought_of(player: ComputerPlayer, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft) -> Thought:
    """Let a player decide.

    Raises:
        IllegalAnswerError: Its viewer may not do that.
    """
    if isinstance(player, Searcher):
        thought = player.think(snapshot, rng=rng, time_left=time_left)
    else:
        thought = Thought(player.choose(snapshot, rng=rng, time_left=time_left))
    if not is_legal(thought.event, snapshot):
        raise IllegalAnswerError(thought.event)
    return thought


def is_legal(event: SeatEvent, snapshot: Snapshot) -> bool:
    """Return whether the viewer of a snapshot may do this; it is held against the lists of what it may do."""
    if event.seat != snapshot.viewer or not snapshot.is_own_turn:
        return False
    match event:
        case CardGiven(_, card):
            return card in snapshot.gifts
        case Passed():
            return snapshot.may_pass
        case Played(_, cards):
            wanted = frozenset(cards)
            is_listed = any(wanted == frozenset(play.cards) for play in snapshot.legal_plays())
            return snapshot.stage is Stage.PLAY and len(wanted) == len(cards) and is_listed


def has_choice(snapshot: Snapshot) -> bool:
    """Return whether there is more than one thing to do."""
    if snapshot.stage is Stage.EXCHANGE:
        return len(snapshot.gifts) > 1
    return len(snapshot.choices()) + snapshot.may_pass > 1


def without_values(error: BaseException) -> str:
    """Return what an error is and where it was raised, but no values: those may be cards."""
    frames = "".join(traceback.format_list(traceback.extract_tb(error.__traceback__)))
    return f"{type(error).__name__}\n{frames}"
