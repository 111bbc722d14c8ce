"""A net of chance weights: the laws hold whatever a net has learnt."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from murlan.computer.net.layout import FEATURES, Family


def chance_weights(family: Family) -> dict[str, NDArray[np.floating]]:
    """Return a small net's arrays, as they are stored."""
    chance = np.random.default_rng(5)
    sizes = (FEATURES, 24, 16, family.outcomes)
    weights: dict[str, NDArray[np.floating]] = {}
    for layer in (1, 2, 3):
        weights[f"w{layer}"] = chance.normal(scale=0.4, size=(sizes[layer - 1], sizes[layer])).astype(np.float16)
        weights[f"b{layer}"] = chance.normal(size=sizes[layer]).astype(np.float16)
    return weights


@pytest.fixture(scope="session")
def weights() -> dict[Family, dict[str, NDArray[np.floating]]]:
    """Chance weights for each family."""
    return {family: chance_weights(family) for family in Family}
