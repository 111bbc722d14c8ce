"""Computer players for the processes of the tests: what they do is told by the target of the match they are shown."""

from __future__ import annotations

import os
from dataclasses import replace
from enum import IntEnum
from random import Random

from bot.computers.deciding import SEARCHING
from bot.tables.ports import Question
from murlan.cards import PACK
from murlan.computer.levels import Level
from murlan.computer.player import ComputerPlayer, Thought, TimeLeft, plenty
from murlan.events import Passed, Played, SeatEvent
from murlan.match import Match
from murlan.options import CLASSIC
from murlan.snapshot import Snapshot

PLAYERS = "tests.bot.computers.players:player_of"


class Target(IntEnum):
    """What a player does who is shown this target."""

    DECIDES = 21
    SEARCHES = 100
    """For as long as it may."""
    SEARCH_HANGS = 101
    SEARCH_DIES = 102
    SEARCH_EATS = 103
    SEARCH_CHEATS = 104
    SEARCH_RAISES = 105
    HANGS = 201
    DIES = 202
    CHEATS = 204
    RAISES = 205
    TALKS = 206
    """Prints where its process answers."""


class QuickPlayer:
    """Lays the first thing on the list."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Decide, or fail."""
        del rng, time_left
        match snapshot.target:
            case Target.HANGS:
                hang()
            case Target.DIES:
                os._exit(9)
            case Target.CHEATS:
                return cheat(snapshot)
            case Target.RAISES:
                raise ValueError(snapshot.hand)
            case Target.TALKS:
                print("thinking …", flush=True)  # noqa: T201 - the point of it
        return first_of(snapshot)


class SlowPlayer(QuickPlayer):
    """Lays the last thing on the list, after a search."""

    def think(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> Thought:
        """Search, or fail."""
        del rng
        match snapshot.target:
            case Target.SEARCHES:
                while time_left() > 0:
                    pass
            case Target.SEARCH_HANGS:
                hang()
            case Target.SEARCH_DIES:
                os._exit(9)
            case Target.SEARCH_EATS:
                bytearray(2**31)
            case Target.SEARCH_CHEATS:
                return Thought(cheat(snapshot), worlds=1)
            case Target.SEARCH_RAISES:
                raise ValueError(snapshot.hand)
        return Thought(last_of(snapshot), worlds=7)


def player_of(level: Level) -> ComputerPlayer:
    """Return one who searches where the level does."""
    return SlowPlayer() if level in SEARCHING else QuickPlayer()


def first_of(snapshot: Snapshot) -> SeatEvent:
    """Return what a player does who does not search."""
    assert snapshot.viewer is not None
    plays = snapshot.choices()
    return Played(snapshot.viewer, plays[0].cards) if plays else Passed(snapshot.viewer)


def last_of(snapshot: Snapshot) -> SeatEvent:
    """Return what a player does who searched."""
    assert snapshot.viewer is not None
    return Played(snapshot.viewer, snapshot.choices()[-1].cards)


def cheat(snapshot: Snapshot) -> SeatEvent:
    """Return what nobody may do: lay a card that is not held."""
    assert snapshot.viewer is not None
    return Played(snapshot.viewer, (next(card for card in PACK if card not in snapshot.hand),))


def hang() -> None:
    """Never end."""
    while True:
        pass


def first_turn(seed: int = 0) -> Match:
    """Return a match whose first seat is to lead."""
    match = Match.start(CLASSIC)
    return match.apply(match.next_deal(bytes([seed] * 32), 1)).after


def question(
    target: Target = Target.DECIDES, *, level: Level = Level.CHAMPION, seconds: float = 1.0, seed: int = 0
) -> Question:
    """Return a turn that leaves a choice."""
    match = first_turn(seed)
    assert match.deal is not None
    snapshot = replace(match.snapshot(match.deal.turn), target=target)
    return Question(table_id="table00000", snapshot=snapshot, level=level, seconds=seconds)
