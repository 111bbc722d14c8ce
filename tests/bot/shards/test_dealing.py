"""Who takes which of the shards that nobody has: as evenly as may be, and without a word between the processes."""

from __future__ import annotations

import random

import pytest

from bot.shards.dealing import Sight, dealt


def test_free_shards_go_to_whoever_has_the_fewest() -> None:
    """One after another; among equals the lower number goes first."""
    assert [(4, 6), (5,)] == [dealt({4, 5, 6}, {0: 2, 8: 2}, own) for own in (0, 8)]
    assert [(), (4, 5, 6)] == [dealt({4, 5, 6}, {0: 9, 8: 2}, own) for own in (0, 8)]


@pytest.mark.parametrize("seed", range(20))
def test_processes_that_decide_one_after_another_leave_nothing_and_share_evenly(seed: int) -> None:
    """Each sees what those before it took; the order does not matter."""
    luck = random.Random(seed)
    loads = {number: luck.randint(1, 16) for number in range(luck.randint(1, 6))}
    left = set(luck.sample(range(64), 16))
    for process in luck.sample(sorted(loads), len(loads)):
        mine = dealt(left, loads, process)
        left -= set(mine)
        loads[process] += len(mine)
    assert set() == left
    grown = sorted(loads.values())
    assert grown[-1] <= 16 + 16


def test_shard_that_is_asked_for_is_not_free() -> None:
    """Its rightful process is about to have it."""
    sight = Sight(held=frozenset({0}), taken=frozenset({1}), asked=frozenset({2}), loads={})
    assert {3} == sight.free(4)
