"""A registry over a real database file, with a clock turned by hand and chance from a seed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.house import TableHouse


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[TableHouse]:
    """Yield a house whose database is closed afterwards."""
    opened = await TableHouse.open(tmp_path / "murlan.db")
    yield opened
    await opened.close()
