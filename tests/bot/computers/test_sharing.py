"""How long each decision may be searched: everybody the same, and nobody late."""

from __future__ import annotations

import pytest

from bot.computers.sharing import FILLED, USEFUL, WINDOW, Sharing


def sharing(*asked: float) -> Sharing:
    """Return one that was asked at these times."""
    found = Sharing()
    for at in asked:
        found.asked(at)
    return found


def test_a_single_table_has_all_the_time_until_it_is_due() -> None:
    """It asks once a second, and nobody else does."""
    assert 0.5 == pytest.approx(sharing(0.0, 1.0, 2.0).granted(2.5, [3.0], processes=1))


@pytest.mark.parametrize("processes", [1, 3])
def test_those_that_wait_at_once_get_the_same_and_are_all_done_in_time(processes: int) -> None:
    """Six turns, all due in a second; the processes take them one after the other."""
    shared, now, shares = sharing(), 0.0, []
    for done in range(0, 6, processes):
        dues = [1.0] * (6 - done)  # those that are searched and those that wait
        shares += [shared.granted(now, dues, processes=processes) for _ in range(processes)]
        now += shares[-1]
    assert [processes / 6] * 6 == pytest.approx(shares)
    assert 1.0 == pytest.approx(now)


def test_who_comes_in_the_middle_of_a_search_gets_as_much_as_who_is_searched() -> None:
    """One has been searched for 0.3 s when another comes, due 0.95 s later: each has half of all that time."""
    assert 0.625 == pytest.approx(sharing().fair(0.3, [0.95, 1.25], processes=1, spent=0.3))


def test_who_is_due_later_does_not_lengthen_the_share_of_who_is_due_first() -> None:
    """And is not shortened by it: what matters is that both are done when they are due."""
    assert 0.4 == pytest.approx(sharing().granted(0.0, [0.4, 1.0], processes=1))
    assert 0.25 == pytest.approx(sharing().granted(0.0, [0.4, 0.5], processes=1))


def test_time_is_kept_for_decisions_that_will_come_as_they_came_before() -> None:
    """Fifteen in the last three seconds: a fifth of the process for each, less a reserve."""
    asked = sharing(*[0.2 * number for number in range(15)])
    assert FILLED * WINDOW / 15 == pytest.approx(asked.granted(3.0 - 1e-9, [4.0], processes=1))


def test_decisions_of_long_ago_take_no_time_from_anybody() -> None:
    """The tables may have ended."""
    asked = sharing(*[0.1] * 500)
    assert 1.0 == pytest.approx(asked.granted(0.1 + WINDOW, [1.1 + WINDOW], processes=1))


def test_where_there_is_too_little_for_all_some_are_searched_in_turns() -> None:
    """With a quarter of the shortest useful search a decision, every fourth has one."""
    rate = round(4 * FILLED * WINDOW / USEFUL)
    asked = sharing(*[0.0] * rate)
    granted = [asked.granted(0.0, [1.0], processes=1) for _ in range(40)]
    assert (10, {0.0, USEFUL}) == (sum(share > 0 for share in granted), set(granted))


def test_searches_that_take_longer_than_they_should_make_the_next_ones_wait() -> None:
    """Each takes twice as long, so that only every eighth decision has one."""
    asked = sharing(*[0.0] * round(4 * FILLED * WINDOW / USEFUL))
    searched = 0
    for _ in range(80):
        if granted := asked.granted(0.0, [1.0], processes=1):
            asked.took(granted, 2 * granted)
            searched += 1
    assert 10 == searched


def test_who_is_already_late_is_not_searched() -> None:
    """What is at hand has to do."""
    assert 0.0 == sharing().granted(2.0, [1.0, 3.0], processes=1)


def test_a_fair_share_changes_nothing() -> None:
    """It can be asked for at any time, to see whether a search that goes on has had its part."""
    asked = sharing(*[0.0] * 1000)
    assert {FILLED * WINDOW / 1000} == {asked.fair(0.0, [1.0], processes=1) for _ in range(100)}
    assert 0.0 == asked.granted(0.0, [1.0], processes=1)
