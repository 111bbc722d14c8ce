"""What places are worth at a score: the race to the target, and plain points where it is as good as run."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import Final

import numpy as np
import pytest

from murlan.computer import race
from murlan.computer.worth import worths, worths_by_order
from murlan.match import Match
from murlan.options import CLASSIC, ONE_DEAL, RRETHI, RuleOptions, Sides
from murlan.snapshot import Snapshot
from tests.support.positions import deal_of, match_of

TEAMS: Final = replace(RRETHI, sides=Sides.TWO_TEAMS)


def _at(totals: tuple[int, ...], options: RuleOptions = CLASSIC, *, target: int | None = None) -> Snapshot:
    """Return a deal about to begin at these totals."""
    match = replace(Match.start(options), totals=totals)
    return replace(match, target=match.target if target is None else target).snapshot(0)


def test_places_at_the_start_of_a_match_are_worth_about_their_points() -> None:
    """Far from the target a point is a point, the first place a little more: it is the fastest way there (R9.1)."""
    found = worths(_at((0, 0, 0, 0)))
    assert (4, 4) == found.shape
    assert np.allclose(found, found[0])
    assert np.allclose([3, 2, 1, 0], found[0], atol=0.25)


def test_points_of_sides_at_the_start_of_a_match_are_worth_themselves() -> None:
    """R10.2: nearly linear from 5 to 1."""
    found = worths(_at((0, 0, 0, 0), TEAMS))
    assert (4, 5) == found.shape
    assert np.allclose([5, 4, 3, 2, 1], found, atol=0.06)


@pytest.mark.parametrize("options", [CLASSIC, TEAMS], ids=["free for all", "two teams"])
def test_best_and_worst_outcome_lie_as_far_apart_as_in_points_at_every_score(options: RuleOptions) -> None:
    """So that whoever mixes worths with chance does it in one unit."""
    span = 3 if options is CLASSIC else 4
    for totals in product((0, 7, 10), repeat=4):
        assert np.allclose(span, np.ptp(worths(_at(totals, options)), axis=1))


def test_seats_with_equal_totals_are_worth_the_same_whatever_their_number() -> None:
    """The table does not matter, the score does."""
    found = worths(_at((4, 17, 4, 9)))
    turned = worths(_at((9, 4, 17, 4)))
    assert np.allclose(found[0], found[2])
    assert np.allclose(np.roll(found, 1, axis=0), turned)


@pytest.mark.parametrize("totals", [(0, 0, 0, 0), (12, 9, 3, 14), (20, 3, 2, 5), (18, 18, 18, 18), (20, 20, 0, 0)])
def test_better_place_is_worth_more(totals: tuple[int, ...]) -> None:
    """But for the rare scores where a lower place makes the match go on."""
    found = worths(_at(totals))
    assert (found[:, :-1] > found[:, 1:]).all()


def test_seat_that_needs_one_point_cares_for_no_better_place_where_others_are_near() -> None:
    """R9.1: third place wins the match as well as the first does; what is left is plain points."""
    leader, *others = worths(_at((20, 15, 15, 15)))
    assert leader[0] - leader[2] < 0.2
    assert leader[2] - leader[3] > 2.8
    assert all(other[0] - other[2] > 1 for other in others)


def test_last_place_of_a_leader_is_worth_much_to_the_others() -> None:
    """Whoever needs one point wins from any place but the last, so the others must bring it there."""
    by_order = worths_by_order(_at((20, 18, 10, 10)))
    leader_is_last = race.SEAT_ORDERS[:, 0] == 0
    second_of_them = race.SEAT_ORDERS[:, 1] == 2
    kept, stopped = by_order[second_of_them & ~leader_is_last, 1], by_order[second_of_them & leader_is_last, 1]
    assert stopped.min() > kept.max()


def test_seat_far_behind_gains_by_a_last_place_that_lets_two_others_reach_the_target() -> None:
    """R9.2: the target rises for all, and the match goes on."""
    found = worths(_at((17, 20, 1, 20)))[0]
    assert found[3] > found[2]


def test_place_still_matters_where_the_match_is_as_good_as_decided() -> None:
    """Then plain points decide."""
    assert np.allclose([3, 2, 1, 0], worths(_at((20, 0, 0, 0)))[1], atol=0.01)


def test_points_past_the_target_count_less_for_a_side_that_is_there_anyway() -> None:
    """R9.1 in 2v2: at 19 to 16 two points win, and five do no more."""
    found = worths(_at((10, 8, 9, 8), TEAMS))[0]
    assert found[0] - found[3] < 0.2
    assert found[3] - found[4] > 3.5


def test_first_place_is_everything_in_a_match_of_one_deal() -> None:
    """R9.4: most points wins."""
    found = worths(_at((0, 0, 0, 0), replace(CLASSIC, target=ONE_DEAL)))[0]
    assert np.allclose([3, 0.2, 0.1, 0], found)


def test_half_the_points_are_half_the_worth_for_sides_in_a_match_of_one_deal() -> None:
    """R9.4: equal sides tie, so three points are half of a match, and four are as good as five."""
    found = worths(_at((0, 0, 0, 0), replace(TEAMS, target=ONE_DEAL)))[0]
    assert found[0] - found[1] < 0.15
    assert np.isclose(3, found[2])


def test_tie_on_the_last_rung_is_a_share_of_the_match() -> None:
    """R9.3: at 51 nobody plays on, so the other leader must not get there too."""
    on_last, before = (worths(_at((t - 1, t - 1, 3, 2), target=t))[0] for t in (51, 41))
    assert on_last[0] - on_last[2] < before[0] - before[2]


def test_outcome_stands_for_the_orders_that_keep_the_places_already_taken() -> None:
    """Whether the rival at 20 is out already changes what second place is worth: with it the match goes on (R9.2)."""
    totals = (18, 20, 0, 0)
    begun = _at(totals)
    rival_out = match_of(deal_of(["3S 4S", "", "5S", "6S"], out=(1,)), totals=totals).snapshot(0)
    before, after = worths(begun)[0], worths(rival_out)[0]
    assert np.isclose(before[0], after[0])
    expected = worths_by_order(begun)[:, 0]
    orders = race.SEAT_ORDERS
    assert np.isclose(expected[(orders[:, 0] == 2) & (orders[:, 1] == 3)].mean(), after[1])


def test_table_in_the_package_is_what_the_module_makes() -> None:
    """To the 65,535th part that it is kept in."""
    made = race.made()
    for sides, table in race.tables().items():
        assert made[sides].shape == table.shape
        assert np.abs(made[sides] - table).max() < 1 / 2**16


def test_chances_of_all_sides_add_up_to_one() -> None:
    """Somebody wins, or some share it (R9.3)."""
    needs = np.array([[3, 9, 21, 14], [1, 1, 1, 1], [12, 7, 7, 20], [21, 21, 21, 21]])
    for rungs, table in enumerate(race.tables()[Sides.FREE_FOR_ALL]):
        chances = [race.looked_up(np.roll(needs, -seat, axis=1), table) for seat in range(4)]
        assert np.allclose(1, sum(chances), atol=1e-4), rungs
