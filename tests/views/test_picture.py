"""The public picture over a whole match: cheap, and never far behind."""

from __future__ import annotations

from pathlib import Path

from murlan.options import CLASSIC
from tests.support.virtual_match import play_virtual_match


async def test_a_whole_match_costs_at_most_one_counted_call_for_two_turns(tmp_path: Path) -> None:
    """Computer players' plays included, and the picture is at most 1.5 s behind in virtual time."""
    match = await play_virtual_match(tmp_path / "murlan.db", CLASSIC, seed=3)
    assert match.plays > 300
    assert 2 * match.calls <= match.turns
    assert max(match.lags) <= 1.5
