"""Spans of time that have boards of their own: all time, seasons, months and weeks, all in UTC."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from enum import StrEnum
from functools import lru_cache
from typing import Final

ALL_TIME: Final = "all"
WEEKS_KEPT: Final = 8
"""This week's board and those of the seven before; what is older is forgotten with the next result."""
MONTHS_KEPT: Final = 12
SEASONS_KEPT: Final = 12
"""Boards of so many seasons; their podiums stay."""


class Span(StrEnum):
    """What people choose a board of."""

    ALL = "all"
    SEASON = "season"
    MONTH = "month"
    WEEK = "week"


class SeasonMode(StrEnum):
    """Who begins and ends a server's seasons."""

    MONTHLY = "monthly"
    """The calendar: the first match of a month begins one."""
    OWNER = "owner"
    """Whoever manages the server."""
    OFF = "off"
    """Nobody: there are none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Season:
    """One season of a server; times in Unix seconds."""

    number: int
    """From 1, by server."""
    name: str
    """What the owner called it; the month, such as ``2026-11``, for one of the calendar's; or empty."""
    started_at: int
    ended_at: int | None = None
    """The first second that is not in it any more; ``None`` while it goes on."""
    counts_from: int = 0
    """The first second whose matches count in it: later than its start where its board was reset."""

    @property
    def period(self) -> str:
        """The key of its board."""
        return f"season:{self.number}"

    def holds(self, moment: int) -> bool:
        """Return whether a moment lies in it."""
        return self.started_at <= moment and (self.ended_at is None or moment < self.ended_at)


def day_start(moment: int) -> int:
    """Return the first second of a moment's day."""
    return moment - moment % 86_400


def week_of(moment: int) -> str:
    """Return the key of the ISO week, which begins on Monday."""
    year, week, _ = _date(moment).isocalendar()
    return f"week:{year}-W{week:02}"


def month_of(moment: int) -> str:
    """Return the key of the month."""
    return f"month:{_date(moment):%Y-%m}"


def month_bounds(moment: int) -> tuple[int, int]:
    """Return the first second of a moment's month and of the next one."""
    first = _date(moment).replace(day=1, hour=0, minute=0, second=0, microsecond=0)
    following = (first + timedelta(days=32)).replace(day=1)
    return int(first.timestamp()), int(following.timestamp())


def season_at(seasons: Sequence[Season], moment: int) -> Season | None:
    """Return the season that a moment lies in, of a server's seasons."""
    return next((season for season in reversed(seasons) if season.holds(moment)), None)


def periods_of(moment: int, season: Season | None) -> tuple[str, ...]:
    """Return the keys of the boards that a match which ended then counts on."""
    counts = season is not None and moment >= season.counts_from
    own = (season.period,) if season is not None and counts else ()
    return (ALL_TIME, *own, month_of(moment), week_of(moment))


@dataclass(frozen=True, slots=True)
class Horizon:
    """What is kept from a moment on: keys below these are forgotten."""

    week: str
    month: str
    season: int

    def keeps(self, period: str) -> bool:
        """Return whether a board is kept."""
        kind, _, rest = period.partition(":")
        match kind:
            case "week":
                return period >= self.week
            case "month":
                return period >= self.month
            case "season":
                return int(rest) >= self.season
            case _:
                return True


def horizon(moment: int, season: Season | None) -> Horizon:
    """Return what is kept once a match ended at a moment."""
    newest = season.number if season is not None else 0
    return Horizon(*_oldest(day_start(moment)), newest - SEASONS_KEPT + 1)


@lru_cache(maxsize=64)
def _oldest(day: int) -> tuple[str, str]:
    """Return the oldest week and month that are kept on a day."""
    month = _date(day).replace(day=1)
    for _ in range(MONTHS_KEPT - 1):
        month = (month - timedelta(days=1)).replace(day=1)
    week = _date(day) - timedelta(weeks=WEEKS_KEPT - 1)
    return week_of(int(week.timestamp())), f"month:{month:%Y-%m}"


def _date(moment: int) -> datetime:
    return datetime.fromtimestamp(moment, UTC)
