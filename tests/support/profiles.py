"""Profiles to draw and to judge."""

from __future__ import annotations

from bot.league.boards import Standing
from bot.league.profiles import HeadToHead, Profile, ProfileLine
from bot.league.results import Pool


def line(number: int = 0, **changed: object) -> ProfileLine:
    """Return a person's share of a match."""
    facts: dict[str, object] = {
        "match_id": f"match{number}",
        "pool": Pool.FREE_FOR_ALL,
        "seat": 0,
        "won": False,
        "has_left": False,
        "points": 9,
        "persons": 2,
        "places": (2, 4, 1),
        "rating_after": 1000 + number * number % 70,
    }
    return ProfileLine(**facts | changed)  # type: ignore[arg-type]


def standing(**changed: object) -> Standing:
    """Return somebody's sums of all time."""
    facts: dict[str, object] = {"rank": 1, "user_id": 100, "name": "Ana", "matches": 0, "wins": 0, "deals": 0}
    return Standing(**facts | {"deals_won": 0, "points": 0, "place_sum": 0} | changed)  # type: ignore[arg-type]


def profile_of(count: int, *lines: ProfileLine, **sums: object) -> Profile:
    """Return the profile of somebody with so many matches, or with these."""
    own = lines or tuple(line(number, quads=1, straights=2) for number in range(count))
    totals = {"matches": len(own), "wins": 1, "deals": 3 * len(own), "deals_won": len(own), "place_sum": 7 * len(own)}
    return Profile(
        user_id=100,
        name="*Ana*",
        lines=own,
        standings=((Pool.FREE_FOR_ALL, standing(**totals | {"rating": 1042, "best_streak": 2} | sums)),),
        head_to_head=HeadToHead(3, 2, 1, 4),
    )
