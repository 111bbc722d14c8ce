"""All that a server's books can be asked for, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.boards import Boards
from bot.league.history import History
from bot.league.openings import OpeningWishes
from bot.league.profiles import Profiles
from bot.league.recent import RecentResults
from bot.league.seasons import Seasons, Upkeep
from bot.league.settings import SettingsStore


@dataclass(frozen=True, slots=True, kw_only=True)
class Books:
    """What reads a server's books, and what may be set and corrected in them."""

    boards: Boards
    history: History
    profiles: Profiles
    settings: SettingsStore
    seasons: Seasons
    upkeep: Upkeep
    recent: RecentResults
    openings: OpeningWishes
