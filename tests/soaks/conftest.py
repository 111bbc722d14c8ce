"""What a simulated disk left on a server is gone with its test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.engines import give_back


@pytest.fixture(autouse=True)
def server_is_left_empty() -> Iterator[None]:
    """Give back what was borrowed."""
    yield
    give_back()
