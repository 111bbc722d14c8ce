"""Computer players: a `Snapshot` in, an event out. They see what their seat sees and nothing more.

`player_of` tells who plays at each `Level`; what a level needs is imported only then.
"""

from murlan.computer.levels import Level, player_of
from murlan.computer.player import ComputerPlayer, Thought
from murlan.computer.random_player import RandomPlayer
from murlan.computer.understudy import understudy_event

__all__ = ["ComputerPlayer", "Level", "RandomPlayer", "Thought", "player_of", "understudy_event"]
