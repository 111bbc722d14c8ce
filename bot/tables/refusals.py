"""Why a table refuses a press, as data. A refusal changes nothing; `bot.views.refusals` makes the sentence.

What the rules refuse is a `murlan.errors.IllegalEvent`; here is what the table refuses:

    TableRefusal
    ├── NotSeated           the person has no seat here
    ├── JoinFirst           the person has no seat here yet, and one is free
    ├── AlreadySeated       the person has one
    ├── NoFreeSeat          all four are taken
    ├── NoComputerToRemove  no computer player sits here
    ├── SeatsFree           a match needs four
    ├── NotHost             only the host may
    ├── NotStarted          the match has not begun
    ├── AlreadyStarted      the match has begun
    ├── TurnIsOver          the press was for a turn that is over
    ├── NothingChosen       no cards were chosen
    ├── NotBetweenDeals     nothing waits for being ready
    ├── NothingToCut        nobody is asked to cut now
    ├── NotYourCut          somebody else cuts
    ├── TableExists         one is open in this channel already
    ├── LeftForGood         who left this match cannot come back to it
    ├── Barred              who was removed from this table cannot come back to it
    ├── NoSeatFreeNow       seats of a running match are taken between deals
    ├── TableIsPaused       the match is paused
    ├── NotPaused           it is not
    ├── AlreadyVoted        the person has voted for it already
    ├── CannotRemove        nobody like that can be removed
    ├── SamePlace           the table is in that channel already
    ├── TableMoved          the table has left the channel that the press came from
    ├── TooManyTables       the server, the person, or who play alone have as many as are allowed
    └── TableIsClosed       the table is closed
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.tables.phases import Closing, PauseReason


class TableRefusal(Exception):
    """A press that the table refuses; nothing has changed."""


class NotSeated(TableRefusal):
    """The person has no seat at this table."""


class JoinFirst(TableRefusal):
    """The person has no seat in this lobby yet, and one is free."""


class AlreadySeated(TableRefusal):
    """The person already has a seat at this table."""


class NoFreeSeat(TableRefusal):
    """All four seats are taken."""


class NoComputerToRemove(TableRefusal):
    """No computer player sits here."""


@dataclass(eq=False)
class SeatsFree(TableRefusal):
    """A match needs four."""

    free: int


@dataclass(eq=False)
class NotHost(TableRefusal):
    """Only the host may do this."""

    host_id: int


class NotStarted(TableRefusal):
    """The match has not begun."""


class AlreadyStarted(TableRefusal):
    """The match has begun."""


class TurnIsOver(TableRefusal):
    """The press was for a turn that is over."""


class NothingChosen(TableRefusal):
    """No cards were chosen."""


class NotBetweenDeals(TableRefusal):
    """Nothing waits for being ready."""


class NothingToCut(TableRefusal):
    """Nobody is asked to cut now."""


@dataclass(eq=False)
class NotYourCut(TableRefusal):
    """Somebody else cuts: the player to the dealer's right (R2.3)."""

    seat: int
    """Theirs."""


@dataclass(eq=False)
class TableExists(TableRefusal):
    """A table is open in this channel already."""

    table_id: str | None
    """Its name; ``None`` while it is just being opened."""


class LeftForGood(TableRefusal):
    """Who left this match cannot come back to it."""


class Barred(TableRefusal):
    """Who was removed from this table cannot come back to it."""


class NoSeatFreeNow(TableRefusal):
    """A deal is going on: seats of a running match are taken between deals (R12.5)."""


@dataclass(eq=False)
class TableIsPaused(TableRefusal):
    """The match is paused."""

    reason: PauseReason


class NotPaused(TableRefusal):
    """The match is not paused."""


class AlreadyVoted(TableRefusal):
    """The person has voted for this already."""


class CannotRemove(TableRefusal):
    """Nobody like that can be removed: they have no seat here, or it is oneself."""


class SamePlace(TableRefusal):
    """The table is in that channel already."""


@dataclass(eq=False)
class TableMoved(TableRefusal):
    """The table has left the channel that the press came from, maybe while the press was on its way."""

    channel_id: int
    """Where it is now."""


@dataclass(eq=False)
class TooManyTables(TableRefusal):
    """The server has as many tables as are allowed, or the person sits at as many, or as many people play alone."""

    scope: Literal["guild", "person", "solo"]
    limit: int


@dataclass(eq=False)
class TableIsClosed(TableRefusal):
    """The table is closed."""

    closing: Closing | None
