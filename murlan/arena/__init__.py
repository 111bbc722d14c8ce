"""The arena: computer players against each other on the same cards, and how sure the result is.

It stands outside the game: it reads the clock and starts processes. Only the commands and the benchmarks use it.
"""

from murlan.arena.contest import Contest, Exchange, Mode
from murlan.arena.estimates import Estimate, Sums
from murlan.arena.faults import ArenaError, PlayerFailed, UnknownPlayer
from murlan.arena.playing import play_cluster
from murlan.arena.scores import Score

__all__ = [
    "ArenaError",
    "Contest",
    "Estimate",
    "Exchange",
    "Mode",
    "PlayerFailed",
    "Score",
    "Sums",
    "UnknownPlayer",
    "play_cluster",
]
