"""Players by name: the levels, the anchors that others are measured against, and anybody's own ``module:Class``."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Final, cast

from murlan.arena.faults import NameProblem, UnknownPlayer
from murlan.computer import levels
from murlan.computer.levels import Level
from murlan.computer.player import ComputerPlayer, TimeLeft, plenty
from murlan.computer.understudy import understudy_event
from murlan.events import SeatEvent
from murlan.snapshot import Snapshot


class UnderstudyPlayer:
    """Does as an understudy does (R12.1)."""

    def choose(self, snapshot: Snapshot, *, rng: Random, time_left: TimeLeft = plenty) -> SeatEvent:
        """Pass, or play the lowest card."""
        del rng, time_left
        return understudy_event(snapshot)


_ANCHORS: Final = {
    "random": "murlan.computer.random_player:RandomPlayer",
    "understudy": "murlan.arena.players:UnderstudyPlayer",
    "greedy": "murlan.computer.greedy:GreedyPlayer",
    "monte-carlo": "murlan.computer.search.monte_carlo:MonteCarloPlayer",
}

NAMES: Final = (*(level.value for level in Level), *_ANCHORS)
"""The players that have names here: the levels from the lowest up, then the anchors."""


@cache
def player_named(name: str) -> ComputerPlayer:
    """Return a player; the same one for all seats, for a player keeps nothing between its decisions.

    Args:
        name: One of `NAMES`, or ``module:Class``; the class is called without arguments, and what is a player already
            is taken as it is. Modules are looked for in the working directory as well.

    Raises:
        UnknownPlayer: There is none of that name.
    """
    if name in tuple(Level):
        return levels.player_of(Level(name))
    module, colon, attribute = _ANCHORS.get(name, name).partition(":")
    if not (colon and module and attribute):
        raise UnknownPlayer(name, NameProblem.UNKNOWN)
    return _made(name, _found(name, module, attribute))


def _found(name: str, module: str, attribute: str) -> object:
    """Import what was named."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)
    try:
        return getattr(import_module(module), attribute)
    except ModuleNotFoundError as missing:
        is_itself = missing.name is not None and f"{module}.".startswith(f"{missing.name}.")
        problem = NameProblem.NO_MODULE if is_itself else NameProblem.BAD_MODULE
        raise UnknownPlayer(name, problem, str(missing)) from missing
    except AttributeError as missing:
        raise UnknownPlayer(name, NameProblem.NO_ATTRIBUTE, str(missing)) from missing
    except Exception as failed:  # a stranger's module may raise anything
        raise UnknownPlayer(name, NameProblem.BAD_MODULE, told(failed)) from failed


def _made(name: str, found: object) -> ComputerPlayer:
    """Return the player that was named, or make it."""
    player = found
    if isinstance(found, type) or (callable(found) and not hasattr(found, "choose")):
        try:
            player = found()
        except Exception as failed:  # so may its class
            raise UnknownPlayer(name, NameProblem.NOT_MADE, told(failed)) from failed
    if not callable(getattr(player, "choose", None)):
        raise UnknownPlayer(name, NameProblem.NO_PLAYER)
    return cast("ComputerPlayer", player)


def told(error: Exception) -> str:
    """Return an exception's name and what it says, on one line."""
    return ": ".join(filter(None, [type(error).__name__, " ".join(str(error).split())]))
