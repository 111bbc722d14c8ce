"""The ladder of computer players: the levels, and who plays at each of them."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import assert_never

from murlan.computer.player import ComputerPlayer


class Level(StrEnum):
    """How well a computer player plays, each clearly better than the one before."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"
    CHAMPION = "champion"


@cache
def player_of(level: Level) -> ComputerPlayer:
    """Return who plays at a level: one player for all seats, for it keeps nothing between its decisions.

    What a level needs is imported when it is first asked for; numpy only from expert up.
    """
    match level:
        case Level.BEGINNER | Level.CASUAL | Level.CLUB:
            return _of_sense(level)
        case Level.EXPERT:
            from murlan.computer.net.net_player import NetPlayer

            return NetPlayer(temperature=0.16, margin=0.2)
        case Level.MASTER:
            from murlan.computer.net.net_player import NetPlayer

            return NetPlayer()
        case Level.CHAMPION:
            from murlan.computer.search.champion import SearchingPlayer

            return SearchingPlayer()
        case never:
            assert_never(never)


def _of_sense(level: Level) -> ComputerPlayer:
    from murlan.computer.sense.characters import BEGINNER_HABITS, CASUAL_HABITS, CLUB_HABITS
    from murlan.computer.sense.player import SensePlayer

    habits = {Level.BEGINNER: BEGINNER_HABITS, Level.CASUAL: CASUAL_HABITS, Level.CLUB: CLUB_HABITS}
    return SensePlayer(habits[level])
