"""The file of a soak: when a run goes on, and when it begins anew."""

from __future__ import annotations

import io
from pathlib import Path

from tests.soaks.reporting import Progress, Record


def test_interrupted_run_goes_on_behind_its_last_step(tmp_path: Path) -> None:
    """Nobody repeats half an hour."""
    Record.open("soak", {"cuts": 3}, folder=tmp_path).add(lost=2)
    again = Record.open("soak", {"cuts": 3}, folder=tmp_path)
    again.add(lost=1)
    assert ([{"lost": 2}, {"lost": 1}], 3) == (again.entries, again.total("lost"))


def test_step_that_was_torn_by_the_interruption_is_done_again(tmp_path: Path) -> None:
    """What is added next must not continue the torn line."""
    record = Record.open("soak", {}, folder=tmp_path)
    record.add(lost=2)
    record.path.write_text(record.path.read_text("utf-8") + '{"los', "utf-8")
    Record.open("soak", {}, folder=tmp_path).add(lost=1)
    assert [{"lost": 2}, {"lost": 1}] == Record.open("soak", {}, folder=tmp_path).entries


def test_run_begins_anew_after_the_end_or_when_asked_for_something_else(tmp_path: Path) -> None:
    """Figures of different runs are never added up."""
    record = Record.open("soak", {"cuts": 3}, folder=tmp_path)
    record.add(lost=2)
    assert [] == Record.open("soak", {"cuts": 4}, folder=tmp_path).entries
    record = Record.open("soak", {"cuts": 3}, folder=tmp_path)
    record.add(lost=2)
    record.finish()
    assert [{"lost": 2}] == record.entries
    assert [] == Record.open("soak", {"cuts": 3}, folder=tmp_path).entries


def test_progress_says_how_far_and_what_was_found() -> None:
    """One line, the figures in the order given; no time left where the goal is reached."""
    out = io.StringIO()
    Progress(300, done=300, out=out).tell(300, plays_lost=0)
    assert "300/300  0.0/s  plays lost 0\n" == out.getvalue()
