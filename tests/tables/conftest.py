"""A registry over a real database, with a clock turned by hand and chance from a seed."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.support.engines import give_back
from tests.support.house import TableHouse


@pytest.fixture(autouse=True)
def server_is_left_empty() -> Iterator[None]:
    """Give back what was borrowed of a server."""
    yield
    give_back()


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TableHouse]:
    """Yield a house whose database is closed afterwards."""
    opened = await TableHouse.open(tmp_path / "murlan.db")
    yield opened
    await opened.close()
