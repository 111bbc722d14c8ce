"""The soak of matches in short, and that it would notice what it looks for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bot.client.displays import Displays
from bot.tables.changes import Change
from bot.tables.table import Table
from murlan.options import ONE_DEAL
from tests.soaks.evening import Entry, soak
from tests.soaks.matches import growth, problems
from tests.soaks.sizes import Figures

FLAT = Figures(resident=100_000_000, blocks=700_000, handles=14, tasks=14, views=0)


def test_process_that_plays_match_after_match_keeps_every_bound(tmp_path: Path) -> None:
    """The same as the soak, without the memory that takes hundreds of matches to tell of."""
    outcome = soak(tmp_path / "murlan.db", matches=8, targets=(ONE_DEAL,), every=2)
    assert [] == problems(outcome)
    assert outcome.matches >= 8
    assert outcome.people > 6
    assert {"play", "pass", "plays", "cards", "hand", "rematch", "/start", "/language"} <= set(outcome.done)
    assert outcome.bytes_a_record > 100


def test_display_that_outlives_its_table_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept for every table that closed is more than there are tables."""
    own_changed = Displays.changed

    def changed(displays: Displays, table: Table, change: Change) -> None:
        display = displays.of(table)
        own_changed(displays, table, change)
        displays._displays[table.state.table_id] = display

    monkeypatch.setattr(Displays, "changed", changed)
    outcome = soak(tmp_path / "murlan.db", matches=8, targets=(ONE_DEAL,))
    assert any(problem.startswith("displays: ") for problem in problems(outcome))


@pytest.mark.parametrize(
    ("late", "told"),
    [
        (FLAT, []),
        (replace(FLAT, resident=105_000_000), []),
        (replace(FLAT, resident=105_000_001), ["resident grew from 100,000,000 to 105,000,001"]),
        (replace(FLAT, handles=15), ["handles grew from 14 to 15"]),
        (replace(FLAT, views=1), ["views grew from 0 to 1"]),
        (replace(FLAT, tasks=21), ["tasks grew from 14 to 21"]),
    ],
    ids=["flat", "memory within 5 %", "memory", "handles", "views", "tasks"],
)
def test_growth_from_early_matches_to_late_ones_is_told(late: Figures, told: list[str]) -> None:
    """Medians are compared, so that one moment decides nothing."""
    entries = [Entry(matches=matches, figures=late if matches > 1800 else FLAT) for matches in range(25, 2001, 25)]
    assert told == growth(entries)


def test_single_moment_with_much_memory_is_no_growth() -> None:
    """A moment in which all tables begin a deal is not what the process needs for good."""
    entries = [Entry(matches=matches, figures=FLAT) for matches in range(25, 2001, 25)]
    entries[-1] = replace(entries[-1], figures=replace(FLAT, resident=200_000_000))
    assert [] == growth(entries)
