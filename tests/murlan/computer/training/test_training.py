"""A training: the same plan gives the same weights, whether it was stopped in between or not, and a net learns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from murlan.computer.net.layout import Family
from murlan.computer.training.mind import Weights
from murlan.computer.training.trainer import Plan, Training, points_against, read_weights, write_weights

pytestmark = pytest.mark.xdist_group("compiled")  # what is compiled once serves both files

SMALL = (16, 8)
CLASSIC = np.array([0, 0, 0, 0, 1])


def trained(plan: Plan, rounds: int) -> Training:
    """Return a training after its first rounds."""
    training = Training(plan)
    for _ in islice(training.rounds(), rounds):
        pass
    return training


def assert_same(one: Sequence[np.ndarray], other: Sequence[np.ndarray]) -> None:
    """Compare weights to the bit."""
    for mine, its in zip(one, other, strict=True):
        np.testing.assert_array_equal(mine, its)


@pytest.mark.parametrize("family", Family)
def test_training_that_was_stopped_goes_on_as_if_it_had_not_been(family: Family, tmp_path: Path) -> None:
    """Weights that are shipped can be made again, to the bit, with interruptions or without."""
    plan = Plan(family, rounds=3, seed=5, hidden=SMALL)
    whole = trained(plan, 3)
    trained(plan, 2).save(tmp_path / "state.npz")
    again = Training(plan)
    again.resume(tmp_path / "state.npz")
    assert [(3, whole.samples)] == [(progress.round, progress.samples) for progress in again.rounds()]
    assert_same(whole.learner.weights, again.learner.weights)


def test_net_that_was_trained_beats_one_that_was_not() -> None:
    """Eight thousand deals are enough to be clearly better than chance, on the same cards from every seat."""
    plan = Plan(Family.FREE_FOR_ALL, rounds=8, seed=5, hidden=SMALL)
    fresh = Weights(*(weight.copy() for weight in Training(plan).learner.weights))
    points, error = points_against(trained(plan, 8).learner.weights, fresh, plan, CLASSIC)
    assert points > 1.5 + 5 * error


def test_weights_are_written_in_half_precision_and_read_back(tmp_path: Path) -> None:
    """That halves the package, and costs no play worth the name."""
    weights = Training(Plan(Family.TWO_TEAMS, rounds=1, seed=5, hidden=SMALL)).learner.weights
    write_weights(tmp_path / "net.npz", weights)
    assert_same(
        [weight.astype(np.float16).astype(np.float32) for weight in weights], read_weights(tmp_path / "net.npz")
    )
    assert ["net.npz"] == [path.name for path in tmp_path.iterdir()]
