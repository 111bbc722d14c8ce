"""What a person can earn: each a pure function of a profile, so that nothing is stored that results tell.

What is counted over all time comes from the standings; what is about single matches, from the newest results.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from bot.league.profiles import Profile
from bot.league.results import Pool

LOYAL_MATCHES: Final = 20
SHORTEST: Final = 3
"""So many deals a match must have for a feat over all of its deals."""


class Achievement(StrEnum):
    """What can be earned, in the order in which it is shown."""

    FIRST_MATCH = "first-match"
    TEN_MATCHES = "ten-matches"
    HUNDRED_MATCHES = "hundred-matches"
    FIRST_WIN = "first-win"
    TEN_WINS = "ten-wins"
    FIFTY_WINS = "fifty-wins"
    THREE_IN_A_ROW = "three-in-a-row"
    FIVE_IN_A_ROW = "five-in-a-row"
    FIFTY_DEALS = "fifty-deals"
    FIVE_HUNDRED_POINTS = "five-hundred-points"
    COMEBACK = "comeback"
    """Won after being far behind."""
    BOMB = "bomb"
    """Laid a quad."""
    THREE_BOMBS = "three-bombs"
    """In one match."""
    FIVE_STRAIGHTS = "five-straights"
    """In one match."""
    SWEEP = "sweep"
    """Came first in every deal of a match."""
    NEVER_LAST = "never-last"
    """In no deal of a match."""
    FULL_TABLE = "full-table"
    """Won against three other persons, or two with a partner."""
    BOTH_KINDS = "both-kinds"
    """Won free for all and two against two."""
    RATING_1200 = "rating-1200"
    LOYAL = "loyal"
    """Left none of the newest matches."""


def earned(profile: Profile) -> frozenset[Achievement]:
    """Return what a person has earned."""
    return frozenset(achievement for achievement, is_earned in _RULES.items() if is_earned(profile))


def _total(profile: Profile, field: str) -> int:
    return sum(getattr(standing, field) for _, standing in profile.standings)


def _at_least(field: str, count: int) -> Callable[[Profile], bool]:
    return lambda profile: _total(profile, field) >= count


def _best_streak(count: int) -> Callable[[Profile], bool]:
    return lambda profile: any(standing.best_streak >= count for _, standing in profile.standings)


def _is_loyal(profile: Profile) -> bool:
    newest = profile.lines[:LOYAL_MATCHES]
    return len(newest) == LOYAL_MATCHES and not any(line.has_left for line in newest)


def _won_both(profile: Profile) -> bool:
    return {pool for pool, standing in profile.standings if standing.wins} == set(Pool)


_RULES: Final[dict[Achievement, Callable[[Profile], bool]]] = {
    Achievement.FIRST_MATCH: _at_least("matches", 1),
    Achievement.TEN_MATCHES: _at_least("matches", 10),
    Achievement.HUNDRED_MATCHES: _at_least("matches", 100),
    Achievement.FIRST_WIN: _at_least("wins", 1),
    Achievement.TEN_WINS: _at_least("wins", 10),
    Achievement.FIFTY_WINS: _at_least("wins", 50),
    Achievement.THREE_IN_A_ROW: _best_streak(3),
    Achievement.FIVE_IN_A_ROW: _best_streak(5),
    Achievement.FIFTY_DEALS: _at_least("deals_won", 50),
    Achievement.FIVE_HUNDRED_POINTS: _at_least("points", 500),
    Achievement.COMEBACK: lambda profile: any(line.is_comeback for line in profile.lines),
    Achievement.BOMB: lambda profile: any(line.quads for line in profile.lines),
    Achievement.THREE_BOMBS: lambda profile: any(line.quads >= 3 for line in profile.lines),
    Achievement.FIVE_STRAIGHTS: lambda profile: any(line.straights >= 5 for line in profile.lines),
    Achievement.SWEEP: lambda profile: any(
        len(line.places) >= SHORTEST and set(line.places) == {1} for line in profile.lines
    ),
    Achievement.NEVER_LAST: lambda profile: any(
        len(line.places) >= SHORTEST and 4 not in line.places for line in profile.lines
    ),
    Achievement.FULL_TABLE: lambda profile: any(line.won and line.persons == 4 for line in profile.lines),
    Achievement.BOTH_KINDS: _won_both,
    Achievement.RATING_1200: lambda profile: any((line.rating_after or 0) >= 1200 for line in profile.lines),
    Achievement.LOYAL: _is_loyal,
}
