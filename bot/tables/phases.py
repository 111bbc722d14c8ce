"""Where a table stands, its one clock, what makes it wait, what its people vote on, what was chosen when it opened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bot.tables.decks import Deck
from murlan.computer.levels import Level
from murlan.options import RuleOptions


class Phase(StrEnum):
    """Where a table stands; within `PLAYING` the match's own stage says more."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """The match is over; a rematch may begin."""
    CLOSED = "closed"


class Closing(StrEnum):
    """Why a table closed."""

    EXPIRED = "expired"
    """Nobody pressed anything in the lobby, or for a rematch, for too long."""
    ENDED = "ended"
    """Somebody with the right to it ended the table."""
    DESERTED = "deserted"
    """Every person left (R12.4)."""
    UNATTENDED = "unattended"
    """Understudies played eight turns in a row with no press from anyone (R12.4)."""
    VOTED = "voted"
    """Its players voted to end it."""
    PLACE_GONE = "place-gone"
    """Its channel, thread or server is gone."""
    PAUSED_OUT = "paused-out"
    """It was paused, and nobody resumed it in time."""
    UNREADABLE = "unreadable"
    """What was stored of the table could not be read; the record is kept for the operator."""


class DueKind(StrEnum):
    """What happens when a table's one clock runs out."""

    LOBBY_EXPIRES = "lobby-expires"
    TURN_RUNS_OUT = "turn-runs-out"
    SEAT_DECIDES = "seat-decides"
    """A computer player or an understudy acts."""
    NEXT_DEAL = "next-deal"
    CUT_RUNS_OUT = "cut-runs-out"
    """The player to the dealer's right named no place, so the deal is cut without them."""
    TABLE_CLOSES = "table-closes"
    PAUSE_ENDS = "pause-ends"
    """A paused table that nobody resumed closes."""


class CutWay(StrEnum):
    """How a table's packs are cut (R2.3)."""

    PRESS = "press"
    """By the first press that comes once the deal is promised; nobody waits."""
    ASK = "ask"
    """By the player to the dealer's right, who names a place; by a press where they do not."""


class PauseReason(StrEnum):
    """Why a match is paused; this is stored."""

    AGREED = "agreed"
    """Its people agreed on it."""
    SHUT_OUT = "shut-out"
    """We may not write in its channel."""


class Hold(StrEnum):
    """Why a table's clock stands though its match is not paused; this lives in memory only, the gravest first."""

    STORAGE_DOWN = "storage-down"
    """Nothing can be stored now."""
    DISCORD_AWAY = "discord-away"
    """Discord is not heard of, so no press can reach us."""
    PICTURE_LATE = "picture-late"
    """The public message could not be brought up to date for some time."""


class Motion(StrEnum):
    """What the people of a table can vote on."""

    END = "end"
    PAUSE = "pause"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Vote:
    """One person's vote; people by their user ids."""

    motion: Motion
    voter: int
    target: int | None = None
    """Who is to be removed."""


@dataclass(frozen=True, slots=True)
class Due:
    """The table's one clock."""

    kind: DueKind
    seconds: float
    """From when it was set."""
    number: int
    """Counts the clocks of a table: an alarm that carries an old number is void."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What was chosen when the table was opened."""

    options: RuleOptions
    turn_seconds: int = 60
    language: str = "en"
    """The language of the table's public messages."""
    deck: Deck = Deck.FOUR_COLOURS
    """What they show cards with."""
    computers: Level | None = None
    """How well computer players play that come from now on; ``None`` for a mix of levels."""
    understudy: Level = Level.BEGINNER
    """How well it is played for people who are away, or left (R12.2)."""
    cut: CutWay = CutWay.PRESS
