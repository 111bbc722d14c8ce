"""The soak of the books in short, and that it would notice what it looks for."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from db.recomputing import recompute
from tests.soaks.recompute import soak


@pytest.mark.parametrize("seed", range(3))
async def test_books_taken_in_one_by_one_are_what_all_results_fold_to(seed: int, tmp_path: Path) -> None:
    """Leavers, newcomers, ties, teams, early ends, seasons, resets, void results and forgotten people among them."""
    outcome = await soak(tmp_path / "murlan.db", results=900, corrections=30, seed=seed, guilds=(700, 701))
    assert {} == outcome.found.differing
    assert 900 == outcome.found.results
    assert {"leavers", "newcomers", "ties", "two teams", "closed early", "void", "forget"} <= outcome.done.keys()


async def test_books_that_differ_by_the_last_bit_are_noticed_and_put_right(tmp_path: Path) -> None:
    """The comparison is exact, and says in which server something is wrong."""
    path = tmp_path / "murlan.db"
    await soak(path, results=60, corrections=1, seed=1, guilds=(700, 701))
    connection = sqlite3.connect(path)
    for change in (
        "UPDATE rating SET mean = mean * (1 + 3e-16) WHERE guild_id = 700",
        "UPDATE standing SET points = points + 1 WHERE guild_id = 701 AND period = 'all'",
    ):
        assert connection.execute(change).rowcount
    connection.commit()
    connection.close()
    assert {700, 701} == recompute(path).differing.keys()
    assert {701} == recompute(path, guild_id=701).differing.keys()
    recompute(path, is_repairing=True)
    assert recompute(path).is_equal
