"""From results to ratings and standings."""

from __future__ import annotations

from bot.league.folding import BookedResult, Fold, Tally, podium, weight_of
from bot.league.periods import Season
from bot.league.results import MatchResult, Pool
from tests.support.league import BOTTOM_UP, played

FIRST = (0, 1, 2, 3)
DAY = 86_400


def folded(*results: tuple[int, MatchResult], seasons: tuple[Season, ...] = (), counts_from: int = 0) -> Fold:
    """Take in results at their times."""
    fold = Fold(seasons=seasons, counts_from=counts_from)
    for moment, result in results:
        fold.take_in(BookedResult(result=result, ended_at=moment, counts=result.is_ratable))
    fold.finish()
    return fold


def gains(fold: Fold, matches: list[MatchResult]) -> list[int]:
    """Return the ratings that the first person had after each match."""
    return [fold.shown[result.match_id, 1] for result in matches]


def test_the_same_people_on_the_same_day_count_less_and_less() -> None:
    """1, ½, ¼; the next day, and with other people, a match counts in full again."""
    assert [1.0, 0.5, 0.25] == [weight_of(number) for number in range(3)]
    again = [played((1, 2), [FIRST]) for _ in range(4)]
    other = played((1, 3), [FIRST])
    fold = folded((10, again[0]), (20, again[1]), (30, again[2]), (40, other), (DAY + 1, again[3]))
    first, second, third, fresh, next_day = gains(fold, [*again[:3], other, again[3]])
    assert first - 1000 > second - first > third - second > 0
    assert fresh - third > second - first
    assert next_day - fresh > third - second


def test_the_order_of_seats_makes_no_other_line_up() -> None:
    """The same two people are the same two people."""
    one, two = played((1, 2), [FIRST]), played((2, 1), [BOTTOM_UP])
    fold = folded((10, one), (20, two))
    assert fold.shown[two.match_id, 1] - fold.shown[one.match_id, 1] < fold.shown[one.match_id, 1] - 1000


def test_streak_ends_with_a_match_that_was_not_won() -> None:
    """A leaver's match among them; the longest one is remembered."""
    wins = [played((1, 2), [FIRST]) for _ in range(3)]
    lost = played((1, 2), [FIRST], leavers=(1,))
    fold = folded(*((n, result) for n, result in enumerate([wins[0], wins[1], lost, wins[2]], 1)))
    own = fold.standings["all", Pool.FREE_FOR_ALL, 1]
    assert (1, 2, 3, 4) == (own.streak, own.best_streak, own.wins, own.matches)


def test_match_that_closed_early_is_in_the_standings_of_leavers_alone() -> None:
    """For the others it was not."""
    fold = folded((1, played((1, 2, 3), [FIRST], leavers=(2,), is_finished=False)))
    assert {2} == {user for _, _, user in fold.standings}


def test_void_results_and_those_before_a_reset_do_not_count() -> None:
    """As if they had not been played."""
    void, early, late = (played((1, 2), [FIRST]) for _ in range(3))
    fold = Fold(counts_from=20)
    fold.take_in(BookedResult(result=early, ended_at=19, counts=True))
    fold.take_in(BookedResult(result=void, ended_at=20, counts=False))
    fold.take_in(BookedResult(result=late, ended_at=21, counts=True))
    assert folded((21, late)).ratings == fold.ratings
    assert folded((21, late)).standings == fold.standings


def test_podium_is_the_first_three_by_points_and_shares_ranks() -> None:
    """In the order of the board: the better average place, then the older account stands above."""
    even = Tally(matches=2, wins=1, deals=2, points=5, place_sum=4)
    tallies = [(4, even), (3, even), (2, Tally(matches=2, deals=2, points=9, place_sum=3)), (1, Tally(points=4))]
    lines = podium(7, Pool.FREE_FOR_ALL, tallies)
    assert [(1, 1, 2), (2, 2, 3), (3, 2, 4)] == [(line.line, line.rank, line.user_id) for line in lines]


def test_season_that_ended_has_its_podium() -> None:
    """The next one begins empty."""
    seasons = (
        Season(number=1, name="a", started_at=0, ended_at=100),
        Season(number=2, name="b", started_at=100),
    )
    fold = folded((50, played((1, 2), [FIRST])), (150, played((3, 4), [FIRST])), seasons=seasons)
    assert [(1, 1), (1, 2)] == [(line.season, line.user_id) for line in fold.podiums]
    assert {3, 4} == {user for period, _, user in fold.standings if period == "season:2"}
