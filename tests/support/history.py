"""Finished matches to list and to replay, made of walks."""

from __future__ import annotations

from typing import Final

from bot.league.history import HistoryLine, HistoryPage, HistorySeat
from bot.league.replaying import frame_of
from bot.league.replays import Frame, Moment
from murlan.computer.levels import Level
from murlan.events import Event
from murlan.options import RuleOptions

ENDED_AT: Final = 1_800_000_000


def line_of(
    options: RuleOptions, totals: tuple[int, ...], *, match_id: str = "match1", ended_at: int = ENDED_AT
) -> HistoryLine:
    """Return a match of two people, a deleted one and a computer player."""
    best = max(totals)
    who: tuple[dict[str, object], ...] = (
        {"user_id": 100, "name": "Ana"},
        {"user_id": 101, "name": "*Besa*"},
        {"user_id": -3},
        {"level": Level.CLUB},
    )
    seats = tuple(
        HistorySeat(points=points, won=points == best, **own)  # type: ignore[arg-type]
        for points, own in zip(totals, who, strict=True)
    )
    return HistoryLine(
        match_id=match_id, ended_at=ended_at, options=options, seats=seats, places=((0, 1, 2, 3), (1, 0, 3, 2))
    )


def page_of(options: RuleOptions, count: int, *, has_newer: bool = False, has_older: bool = False) -> HistoryPage:
    """Return a page of so many matches."""
    lines = tuple(
        line_of(options, (21 - n, 9 + n, 14, 4), match_id=f"match{n}", ended_at=ENDED_AT - n * 3600)
        for n in range(count)
    )
    return HistoryPage(lines=lines, has_newer=has_newer, has_older=has_older)


def frames(options: RuleOptions, events: tuple[Event, ...]) -> list[Frame]:
    """Return all steps of a match, each as the one after the one before."""
    found = [frame_of(options, events, Moment(0, 0))]
    while (following := found[-1].next) is not None:
        found.append(frame_of(options, events, following))
    return found
