"""Computer players: a `Snapshot` in, an event out. They see what their seat sees and nothing more."""

from murlan.computer.cautious import CautiousPlayer
from murlan.computer.player import ComputerPlayer
from murlan.computer.random_player import RandomPlayer
from murlan.computer.understudy import understudy_event

__all__ = ["CautiousPlayer", "ComputerPlayer", "RandomPlayer", "understudy_event"]
