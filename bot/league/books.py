"""All that a server's books can be asked for, in one place."""

from __future__ import annotations

from dataclasses import dataclass

from bot.league.boards import Boards
from bot.league.history import History


@dataclass(frozen=True, slots=True, kw_only=True)
class Books:
    """What reads a server's books."""

    boards: Boards
    history: History
