"""The ladder of computer players."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """How well a computer player plays, each clearly better than the one before."""

    BEGINNER = "beginner"
    CASUAL = "casual"
    CLUB = "club"
    EXPERT = "expert"
    MASTER = "master"
    CHAMPION = "champion"
