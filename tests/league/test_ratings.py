"""Who is compared with whom: what a match changes in ratings."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.league.ratings import COMPUTER_MEANS, START, Rating, computer_rating, rated
from bot.league.results import Pool
from murlan.computer.levels import Level
from tests.support.league import BOTTOM_UP, played

FIRST = (0, 1, 2, 3)
FOUR = (1, 2, 3, 4)


def shown(after: dict[int, Rating]) -> dict[int, int]:
    """Return what people see."""
    return {user: rating.shown for user, rating in after.items()}


def test_who_finishes_higher_is_rated_higher() -> None:
    """The whole order counts, not the winner alone."""
    after = rated(played(FOUR, [FIRST]), {})
    means = [after[user].mean for user in FOUR]
    assert sorted(means, reverse=True) == means
    assert len(set(means)) == 4
    assert 1000 == START.shown


def test_equal_points_are_a_draw() -> None:
    """Who shares a match shares what it brings; who is even behind them as well."""
    after = rated(played(FOUR, [(0, 1, 2, 3), (1, 0, 3, 2)]), {})
    assert after[1] == after[2]
    assert after[3] == after[4]
    assert after[1].mean > after[3].mean


def test_the_better_the_others_the_more_a_win_brings() -> None:
    """And the less a loss costs."""
    strong = dict.fromkeys((2, 3, 4), Rating(35.0, 2.0, 50))
    weak = dict.fromkeys((2, 3, 4), Rating(15.0, 2.0, 50))
    over_strong, over_weak = (rated(played(FOUR, [FIRST]), before)[1].mean for before in (strong, weak))
    assert over_strong > over_weak > START.mean
    under_strong, under_weak = (rated(played(FOUR, [BOTTOM_UP]), before)[1].mean for before in (strong, weak))
    assert START.mean > under_strong > under_weak


def test_a_leaver_is_last_though_the_seat_won() -> None:
    """R12.3: exactly as if they had come in last."""
    left = rated(played(FOUR, [FIRST], leavers=(1,)), {})
    lost = rated(played((2, 3, 4, 1), [FIRST]), {})
    assert left == {1: lost[1], 2: lost[2], 3: lost[3], 4: lost[4]}


def test_a_leavers_partner_is_rated_by_what_really_happens() -> None:
    """R12.3: the partner of whoever left has won, and the others have lost."""
    teams = played(FOUR, [(0, 2, 1, 3)], pool=Pool.TWO_TEAMS, leavers=(1,))
    after = rated(teams, {})
    assert after[1].mean < START.mean < after[3].mean
    assert after[2] == after[4]
    assert after[2].mean < START.mean


@pytest.mark.parametrize("pool", Pool)
def test_leaving_a_match_that_closes_early_costs_what_losing_costs(pool: Pool) -> None:
    """The others lose and gain nothing."""
    after = rated(played(FOUR, [FIRST], pool=pool, leavers=(1,), is_finished=False), {})
    assert {1} == after.keys()
    assert after[1].mean < START.mean


def test_who_leaves_never_fares_better_than_who_stays_and_loses() -> None:
    """Whatever else happens in the match."""
    for deals in ([FIRST], [BOTTOM_UP], [(2, 0, 3, 1)]):
        stayed = rated(played(FOUR, deals), {})[1].mean
        left = rated(played(FOUR, deals, leavers=(1,)), {})[1].mean
        assert left <= stayed


def test_a_newcomer_is_neither_rated_nor_compared_with() -> None:
    """R12.5: the computer player whose seat it was is."""
    with_newcomer = rated(played(FOUR, [FIRST], newcomers=(4,)), {4: Rating(50.0, 1.0, 90)})
    with_computer = rated(played((1, 2, 3), [FIRST]), {})
    assert with_computer == with_newcomer


def test_a_match_counts_as_much_as_its_weight() -> None:
    """Half of the change in both numbers; the match is counted all the same."""
    whole, half = (rated(played(FOUR, [FIRST]), {}, weight=weight)[1] for weight in (1.0, 0.5))
    assert (START.mean + whole.mean) / 2 == pytest.approx(half.mean)
    assert (START.deviation + whole.deviation) / 2 == pytest.approx(half.deviation)
    assert (1, 1) == (whole.matches, half.matches)


def test_a_rating_is_provisional_for_five_matches() -> None:
    """From then on it stands on its board."""
    assert [True] * 5 + [False] == [Rating(25.0, 8.0, matches).is_provisional for matches in range(6)]


def test_computer_players_are_rated_by_level_and_the_documents_say_how() -> None:
    """Fixed and published."""
    document = (Path(__file__).parents[2] / "docs" / "RATINGS.md").read_text("utf-8")
    assert list(COMPUTER_MEANS.values()) == sorted(COMPUTER_MEANS.values())
    for level in Level:
        own = computer_rating(level)
        assert f"| {level.value} | {own.mean:.0f} | {own.shown} |" in document


def test_ratings_are_imported_without_arrays() -> None:
    """The bot's own process stays small: whatever rates brings neither numpy nor scipy along."""
    program = "import sys, bot.league.ratings; print(*sorted({'numpy', 'scipy'} & set(sys.modules)))"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "\n" == told.stdout
