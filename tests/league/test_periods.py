"""Spans of time: weeks by ISO, months, seasons, and what is kept of them."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.league.periods import Season, horizon, month_bounds, month_of, periods_of, season_at, week_of


def at(text: str) -> int:
    """Return a moment in Unix seconds."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


@pytest.mark.parametrize(
    ("moment", "week", "month"),
    [
        ("2026-11-30 00:00:00", "week:2026-W49", "month:2026-11"),
        ("2026-11-29 23:59:59", "week:2026-W48", "month:2026-11"),
        ("2027-01-03 12:00:00", "week:2026-W53", "month:2027-01"),
        ("2024-12-30 00:00:00", "week:2025-W01", "month:2024-12"),
    ],
)
def test_week_begins_on_monday_and_belongs_to_the_year_of_its_thursday(moment: str, week: str, month: str) -> None:
    """ISO 8601, in UTC."""
    assert (week, month) == (week_of(at(moment)), month_of(at(moment)))


def test_month_ends_where_the_next_begins() -> None:
    """Whatever its length, also over the turn of the year."""
    assert (at("2024-02-01"), at("2024-03-01")) == month_bounds(at("2024-02-29 13:00:00"))
    assert (at("2026-12-01"), at("2027-01-01")) == month_bounds(at("2026-12-31 23:59:59"))


def test_match_counts_in_the_season_that_goes_on_as_it_ends() -> None:
    """The first second after a season is not in it; between two seasons there is none."""
    seasons = [
        Season(number=1, name="", started_at=100, ended_at=200),
        Season(number=2, name="", started_at=300, counts_from=350),
    ]
    found = [season_at(seasons, moment) for moment in (99, 100, 199, 200, 300)]
    assert [None, 1, 1, None, 2] == [season and season.number for season in found]
    assert "season:2" not in periods_of(349, seasons[1])
    assert ("all", "season:2", "month:1970-01", "week:1970-W01") == periods_of(350, seasons[1])


def test_old_boards_are_left_behind() -> None:
    """Eight weeks, twelve months, twelve seasons; all time for good."""
    kept = horizon(at("2026-11-30"), Season(number=20, name="", started_at=0))
    assert (True, False) == (kept.keeps("week:2026-W42"), kept.keeps("week:2026-W41"))
    assert (True, False) == (kept.keeps("month:2025-12"), kept.keeps("month:2025-11"))
    assert (True, False) == (kept.keeps("season:9"), kept.keeps("season:8"))
    assert kept.keeps("all")
