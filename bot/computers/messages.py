"""What the bot and a process that thinks say to each other: pickled values, each behind its length."""

from __future__ import annotations

import pickle
import struct
from dataclasses import dataclass
from typing import Final

from murlan.computer.levels import Level
from murlan.computer.player import Thought
from murlan.computer.review.points import TurningPoint
from murlan.events import SeatEvent
from murlan.snapshot import Snapshot

LENGTH: Final = struct.Struct("<I")
"""What stands before each message: how many bytes it has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask:
    """To the process: decide at once, without search."""

    number: int
    """Of the turn; its answers bear it too."""
    snapshot: Snapshot
    level: Level
    seed: int
    """The player's luck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search(Ask):
    """To the process: search for something better."""

    seconds: float
    """How long, from when it is read."""


@dataclass(frozen=True, slots=True)
class Finish:
    """To the process: come to an end with a search; nobody waits for it any more, or others do."""

    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Review:
    """To the process: look through a match that is over, whenever there is nothing else to do."""

    number: int
    match: bytes
    """Its options and events, pickled apart: it is long, and nobody on the event loop has to wait for that."""
    seconds: float
    """How long it may take, from when it is read; turns that are thought about meanwhile count."""


@dataclass(frozen=True, slots=True)
class Ready:
    """To the bot: the process has all it needs and has decided something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """To the bot: what is done without search."""

    number: int
    event: SeatEvent
    had_choice: bool
    """Whether there was more than one thing to do, so that a search could find something."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """To the bot: what a search came to."""

    number: int
    thought: Thought


@dataclass(frozen=True, slots=True, kw_only=True)
class Reviewed:
    """To the bot: what came of looking through a match."""

    number: int
    points: tuple[TurningPoint, ...] | None
    """``None`` where the time was over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Failure:
    """To the bot: nothing came of a question, a search or a review."""

    number: int
    level: Level
    """Who failed."""
    error: str
    """Its type and where it was raised, but no values: those may be cards."""
    illegal: object | None = None
    """What the player wants and may not."""


ToProcess = Ask | Search | Finish | Review
ToBot = Ready | Answer | Found | Reviewed | Failure


def packed(message: ToProcess | ToBot) -> bytes:
    """Return a message as it is sent."""
    body = pickle.dumps(message, protocol=pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def length_of(head: bytes) -> int:
    """Return how many bytes follow the first four."""
    length: int = LENGTH.unpack(head)[0]
    return length


def unpacked(body: bytes) -> ToProcess | ToBot:
    """Return the message: both ends are ours, nobody else writes to these pipes."""
    message: ToProcess | ToBot = pickle.loads(body)  # noqa: S301
    return message
