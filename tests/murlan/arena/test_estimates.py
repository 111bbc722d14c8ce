"""Means over clusters, their standard errors, and times by the bucket."""

from __future__ import annotations

from random import Random

import pytest

from murlan.arena.durations import Durations
from murlan.arena.estimates import Estimate, Sums


def test_standard_error_of_clusters_of_one_deal_is_the_usual_one() -> None:
    """The ratio's error is s/√n where every cluster has one deal, and as large where its deals are all alike."""
    values = [1, 2, 2, 4, 3, 1]
    mean = sum(values) / 6
    usual = (sum((value - mean) ** 2 for value in values) / 5 / 6) ** 0.5
    plain = Sums.of(values, [1] * 6).mean()
    assert [plain.mean, plain.error] == pytest.approx([mean, usual])
    clustered = Sums.of([10 * value for value in values], [10] * 6).mean()
    assert [clustered.mean, clustered.error] == pytest.approx([mean, usual])


def test_estimate_of_one_cluster_has_no_error_and_of_nothing_there_is_none() -> None:
    """One cluster cannot tell how clusters differ."""
    assert Estimate(3.5, None) == Sums.of([7], [2]).estimate()
    assert Sums().estimate() is None
    assert ["3.500", "1.250 ± 0.500"] == [str(Estimate(3.5, None)), str(Estimate(1.25, 0.5))]


def test_sums_that_are_added_up_are_those_of_all_clusters() -> None:
    """Parts that were played apart make the same figures to the last digit, in any order."""
    rng = Random(5)
    totals, counts = [[rng.randrange(13) for _ in range(40)] for _ in range(2)]
    whole, parts = Sums.of(totals, counts), Sums()
    for start in (30, 0, 7):
        stop = {0: 7, 7: 30, 30: 40}[start]
        parts.merge(Sums.of(totals[start:stop], counts[start:stop]))
    assert whole == parts
    assert whole.mean() == parts.mean()


def test_standard_error_tells_how_far_means_are_from_the_truth() -> None:
    """Over many samples the mean is within two errors of the truth nineteen times in twenty (normal approximation)."""
    rng, hits = Random(1), 0
    for _ in range(400):
        shifts = [rng.randrange(3) for _ in range(100)]
        sums = Sums.of([sum(shift + rng.randrange(2) for _ in range(4)) for shift in shifts], [4] * 100)
        found = sums.mean()
        assert found.error is not None
        hits += abs(found.mean - 1.5) < 1.96 * found.error
    assert 0.92 < hits / 400 < 0.98


def test_quantiles_of_durations_are_right_to_a_hundredth() -> None:
    """Half a percent either way, over nine powers of ten; the longest is exact."""
    rng = Random(2)
    seconds = [10 ** rng.uniform(-6, 3) for _ in range(999)]
    durations = Durations()
    for value in seconds:
        durations.add(value)
    seconds.sort()
    for share, place in ((0.5, 499), (0.95, 949), (0.0, 0)):
        assert pytest.approx(seconds[place], rel=0.01) == durations.quantile(share)
    assert (seconds[-1], 999) == (durations.longest, durations.count)


def test_durations_that_are_added_up_are_those_of_all() -> None:
    """A million decisions in other processes are a few numbers."""
    parts = [Durations(), Durations()]
    whole = Durations()
    for number, value in enumerate([0.0, 0.5, 0.25, 3.0, 0.5]):
        parts[number % 2].add(value)
        whole.add(value)
    parts[0].merge(parts[1])
    assert whole == parts[0]
    assert [0.0, 0.0] == [Durations().quantile(0.5), Durations().longest]
