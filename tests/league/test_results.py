"""What a result tells."""

from __future__ import annotations

import pytest

from bot.league.results import Pool, was_far_behind
from tests.support.league import BOTTOM_UP, played

FIRST = (0, 1, 2, 3)


@pytest.mark.parametrize(
    ("deals", "seat", "pool", "expected"),
    [
        ([FIRST] * 4, 3, Pool.FREE_FOR_ALL, True),
        ([FIRST] * 3, 3, Pool.FREE_FOR_ALL, False),
        ([FIRST] * 4 + [BOTTOM_UP] * 9, 3, Pool.FREE_FOR_ALL, True),
        ([FIRST] * 4, 2, Pool.FREE_FOR_ALL, False),
        ([(0, 1, 2, 3), (0, 1, 3, 2)] * 2, 3, Pool.FREE_FOR_ALL, False),
        ([(0, 2, 1, 3)] * 3, 1, Pool.TWO_TEAMS, True),
        ([(0, 2, 1, 3)] * 2, 3, Pool.TWO_TEAMS, False),
    ],
    ids=["12 behind", "9 behind", "made good", "third", "shares the last place", "team 12 behind", "team 8 behind"],
)
def test_far_behind_is_alone_in_last_place_by_ten_points(
    deals: list[tuple[int, ...]],
    seat: int,
    pool: Pool,
    expected: bool,  # noqa: FBT001
) -> None:
    """Ten behind the first side at some deal's end; a win after that is a comeback."""
    assert expected is was_far_behind(deals, seat, pool)


@pytest.mark.parametrize(
    ("people", "newcomers", "deals", "expected"),
    [((1, 2), (), 1, True), ((1,), (), 1, False), ((1, 2), (2,), 1, False), ((1, 2, 3), (), 0, False)],
    ids=["two", "one", "one and a newcomer", "no deal ended"],
)
def test_match_is_ratable_with_two_persons_from_the_start_and_a_deal(
    people: tuple[int, ...],
    newcomers: tuple[int, ...],
    deals: int,
    expected: bool,  # noqa: FBT001
) -> None:
    """Before the first deal's end nothing costs anybody anything."""
    assert expected is played(people, [FIRST] * deals, newcomers=newcomers).is_ratable
