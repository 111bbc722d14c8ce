"""Profiles: achievements, head to head, the curve."""

from __future__ import annotations

from typing import Final

import pytest

from bot.league.achievements import Achievement, earned
from bot.league.profiles import HeadToHead, Profile, head_to_head, own_places
from bot.league.results import Pool
from bot.views.profile import curve_text
from tests.support.profiles import line, profile_of, standing

NOTHING: Final = {"matches": 0, "wins": 0, "deals_won": 0, "points": 0, "best_streak": 0}
TWO: Final = Pool.TWO_TEAMS
EARNED: Final[dict[Achievement, tuple[Profile, Profile]]] = {
    Achievement.FIRST_MATCH: (profile_of(1), profile_of(1, **NOTHING)),
    Achievement.TEN_MATCHES: (profile_of(1, matches=10), profile_of(1, matches=9)),
    Achievement.HUNDRED_MATCHES: (profile_of(1, matches=100), profile_of(1, matches=99)),
    Achievement.FIRST_WIN: (profile_of(1, wins=1), profile_of(1, wins=0)),
    Achievement.TEN_WINS: (profile_of(1, wins=10), profile_of(1, wins=9)),
    Achievement.FIFTY_WINS: (profile_of(1, wins=50), profile_of(1, wins=49)),
    Achievement.THREE_IN_A_ROW: (profile_of(1, best_streak=3), profile_of(1, best_streak=2)),
    Achievement.FIVE_IN_A_ROW: (profile_of(1, best_streak=5), profile_of(1, best_streak=4)),
    Achievement.FIFTY_DEALS: (profile_of(1, deals_won=50), profile_of(1, deals_won=49)),
    Achievement.FIVE_HUNDRED_POINTS: (profile_of(1, points=500), profile_of(1, points=499)),
    Achievement.COMEBACK: (profile_of(1, line(is_comeback=True)), profile_of(1, line())),
    Achievement.BOMB: (profile_of(1, line(quads=1)), profile_of(1, line())),
    Achievement.THREE_BOMBS: (profile_of(1, line(quads=3)), profile_of(1, line(1, quads=2), line(2, quads=1))),
    Achievement.FIVE_STRAIGHTS: (profile_of(1, line(straights=5)), profile_of(1, line(straights=4))),
    Achievement.SWEEP: (profile_of(1, line(places=(1, 1, 1))), profile_of(1, line(places=(1, 1)))),
    Achievement.NEVER_LAST: (profile_of(1, line(places=(2, 3, 3))), profile_of(1, line(places=(1, 1, 4)))),
    Achievement.FULL_TABLE: (profile_of(1, line(won=True, persons=4)), profile_of(1, line(won=True, persons=3))),
    Achievement.RATING_1200: (profile_of(1, line(rating_after=1200)), profile_of(1, line(rating_after=1199))),
    Achievement.LOYAL: (profile_of(20), profile_of(19)),
}


@pytest.mark.parametrize(("achievement", "profiles"), EARNED.items(), ids=EARNED.keys())
def test_achievement_is_earned_by_just_enough(achievement: Achievement, profiles: tuple[Profile, Profile]) -> None:
    """What tells them is in results and standings alone."""
    enough, too_little = profiles
    assert (True, False) == (achievement in earned(enough), achievement in earned(too_little))


def test_win_of_both_kinds_is_earned_by_one_of_each() -> None:
    """Ratings are apart, this is not."""
    both = Profile(
        user_id=1, name="", lines=(), standings=tuple((pool, standing(wins=1)) for pool in Pool), head_to_head=None
    )
    assert Achievement.BOTH_KINDS in earned(both)
    assert Achievement.BOTH_KINDS not in earned(profile_of(1))


def test_there_are_twenty_achievements() -> None:
    """As many as are promised, and each has its test."""
    assert 20 == len(Achievement) == len(EARNED) + 1


def test_leaver_is_not_loyal() -> None:
    """One match that was left breaks it, until twenty others have followed."""
    assert Achievement.LOYAL not in earned(profile_of(1, *(line(n, has_left=n == 7) for n in range(20))))


def test_head_to_head_tells_partners_from_opponents() -> None:
    """Points decide between opponents; who sat together is told apart."""
    own = [line(0), line(1, points=3), line(2), line(3, pool=TWO), line(4, pool=TWO), line(5)]
    others = [line(0, seat=1, points=8), line(1, seat=1), line(2, seat=3), line(3, pool=TWO, seat=2)]
    others += [line(4, pool=TWO, seat=1, points=20)]
    assert HeadToHead(ahead=1, behind=2, level=1, together=1) == head_to_head(own, others)


def test_places_are_those_of_the_own_seat() -> None:
    """From the seats of each deal, first to last."""
    assert (1, 4) == own_places(((2, 0, 1, 3), (0, 1, 3, 2)), 2)


def test_curve_goes_from_the_lowest_to_the_highest() -> None:
    """Of one number there is none."""
    assert ["▁█▁", "▁▁", "", ""] == [curve_text(ratings) for ratings in ((1, 9, 1), (5, 5), (5,), ())]
