"""What a season is called, and how those on its podium are named."""

from __future__ import annotations

import re
from typing import Final

from bot.league.boards import PodiumPlace
from bot.league.periods import Season
from bot.texts import text
from bot.views.names import safe_name

MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}
_MONTH: Final = re.compile(r"(\d{4})-(0[1-9]|1[0-2])", re.ASCII)


def season_name(season: Season, language: str) -> str:
    """Return what its owner called a season, or its month, or its number."""
    if (month := _MONTH.fullmatch(season.name)) is not None:
        return text("season-month", language, month=int(month[2]), year=month[1])
    return safe_name(season.name) if season.name else text("season-number", language, number=season.number)


def place_name(place: PodiumPlace, language: str) -> str:
    """Return who stands on a place: by name, unless the person was forgotten, or is hidden for having left."""
    if place.user_id < 0:
        return text("podium-forgotten", language)
    return text("podium-left", language) if place.is_hidden else f"**{safe_name(place.name)}**"
