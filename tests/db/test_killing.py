"""Real kills: whatever was answered is there, and the file is whole."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.clock import ManualClock
from db import Database
from tests.support.stored import query

ROOT = Path(__file__).parents[2]


def answered_until_killed(path: Path, run: str, lines: int) -> dict[str, int]:
    """Let the program store units, kill it after so many answers, and return the last answered event by match."""
    command = [sys.executable, "-m", "tests.db.committing", str(path), run]
    answered: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            if number == lines:
                process.kill()
            if line.endswith("\n"):
                match_id, count = line.split()
                answered[match_id] = int(count)
    assert process.returncode == -9
    return answered


@pytest.mark.parametrize("lines", [0, 7, 150, 400])
async def test_killed_process_loses_nothing_that_it_answered(path: Path, clock: ManualClock, lines: int) -> None:
    """A play is answered only after its commit: a press that people saw taken is never taken back."""
    for run in ("a", "b"):
        answered = answered_until_killed(path, run, lines)
        assert answered
        assert [("ok",)] == query(path, "PRAGMA integrity_check")
        stored = dict(query(path, "SELECT match_id, max(seq) + 1 FROM event GROUP BY match_id"))
        counted = dict(query(path, "SELECT match_id, event_count FROM match"))
        assert counted == stored
        assert {} == {match_id: count for match_id, count in answered.items() if stored.get(match_id, 0) < count}
    async with await Database.open(path, wall=clock.wall) as database:
        tables = await database.journal.open_tables()
    assert {f"{run}t{number}" for run in "ab" for number in range(4)} >= {table.state.table_id for table in tables}
    assert all(counted[str(table.state.match_id)] == table.state.event_count for table in tables)
