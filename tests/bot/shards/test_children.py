"""Children: one is ready before it is needed, and each ends with what its parent holds open."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.shards.children import Nursery
from bot.shards.shards import Shards

SOME = Shards.read("2-3/4")
WAITS = """
import sys
from pathlib import Path
file = Path(sys.argv[1])
file.write_text("ready")
line = sys.stdin.readline().strip()
file.write_text(line or "nothing")
sys.stdin.read()
sys.exit(3 if line.startswith("0") else 0)
"""


def written(file: Path) -> str:
    """Return the last word that a child has written."""
    return file.read_text() if file.exists() else ""


async def told(file: Path, word: str) -> None:
    """Wait until a child has written a word."""
    async with asyncio.timeout(20):
        while written(file) != word:
            await asyncio.sleep(0.01)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a child says how far it is."""
    return tmp_path / "child"


@pytest.fixture
async def nursery(file: Path) -> AsyncIterator[Nursery]:
    """Children that say how far they are."""
    opened = Nursery((sys.executable, "-c", WAITS, str(file)))
    yield opened
    await opened.close()


async def test_child_that_is_ready_is_given_its_shards(nursery: Nursery, file: Path) -> None:
    """What takes seconds, such as importing everything, is done by then."""
    nursery.prepare(after=0)
    await told(file, "ready")
    child = await nursery.bear(SOME)
    await told(file, "2-3/4")
    assert child.ended is None
    child.stop()
    await child.wait()
    assert 0 == child.ended


async def test_child_is_begun_where_none_is_ready(nursery: Nursery, file: Path) -> None:
    """Two processes may die at once."""
    child = await nursery.bear(SOME)
    await told(file, "2-3/4")
    child.stop()
    child.stop()
    await child.wait()
    assert 0 == child.ended


async def test_child_whose_end_was_not_ordered_says_how_it_ended(nursery: Nursery, file: Path) -> None:
    """Its parent takes nothing over for a while then."""
    child = await nursery.bear(Shards.read("0/4"))
    await told(file, "0/4")
    child.stop()
    await child.wait()
    assert 3 == child.ended


async def test_child_that_was_never_needed_ends_with_its_parent(nursery: Nursery, file: Path) -> None:
    """It hears that nobody holds its input open any more."""
    nursery.prepare(after=0)
    await told(file, "ready")
    await nursery.close()
    await told(file, "nothing")
