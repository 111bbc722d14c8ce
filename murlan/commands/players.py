"""Players on the command line: reading their names, and telling what is wrong with one."""

from __future__ import annotations

import argparse
from typing import Final

from murlan.arena.faults import (
    ArenaError,
    Fault,
    Malformed,
    NameProblem,
    PlayerFailed,
    Raised,
    Refused,
    UnknownPlayer,
    WorkerDied,
)
from murlan.arena.players import NAMES, player_named
from murlan.arena.workers import use_one_thread
from murlan.cards import card_text
from murlan.events import CardGiven, Passed, Played, SeatEvent
from murlan.terminal.sentences import quoted, refusal_sentence

PLAYERS_EPILOG: Final = f"""\
Players are {", ".join(NAMES)},
and any module:Class whose method choose(snapshot, *, rng, time_left) answers with an event (docs/COMPUTERS.md).
"""

_SEATS: Final = tuple(f"seat {seat}" for seat in range(4))


def read_player(name: str) -> str:
    """Check that there is a player of this name."""
    use_one_thread()
    try:
        player_named(name)
    except UnknownPlayer as unknown:
        raise argparse.ArgumentTypeError(_unknown(unknown)) from None
    return name


def failure_sentence(error: ArenaError) -> str:
    """Return what stopped the players."""
    match error:
        case UnknownPlayer():
            return f"{_unknown(error)}."
        case PlayerFailed(player=player, seat=seat, turn=turn, fault=fault, number=number):
            when = f"in turn {turn}" if turn else "in the exchange"
            deal = "" if number is None else f" of deal {number}"
            return f"{player} on {_SEATS[seat]} {when}{deal} {_failed(fault)}"
        case WorkerDied(exit_code=code):
            return f"a process that played ended with code {code}."
        case _:
            return "the players cannot go on."


def _unknown(error: UnknownPlayer) -> str:
    name, detail = quoted(error.name), quoted(error.detail, 200)
    match error.problem:
        case NameProblem.UNKNOWN:
            return f"{name} is none of {', '.join(NAMES)}, and not of the form module:Class"
        case NameProblem.NO_MODULE:
            return f"{name} names no module that is here"
        case NameProblem.BAD_MODULE:
            return f"the module of {name} cannot be imported: {detail}"
        case NameProblem.NO_ATTRIBUTE:
            return f"the module of {name} has nothing of that name"
        case NameProblem.NOT_MADE:
            return f"{name} cannot be made without arguments: {detail}"
        case NameProblem.NO_PLAYER:
            return f"{name} is no player: it has no method choose"


def _failed(fault: Fault) -> str:
    match fault:
        case Refused(event, refusal):
            return f"{_done(event)}, which the rules refuse: {refusal_sentence(refusal, _SEATS)}"
        case Malformed(text):
            return f"answered {quoted(text)}, which is no play, no pass and no gift of cards."
        case Raised(error, place):
            return f"raised {quoted(error, 200)} ({place})."


def _done(event: SeatEvent) -> str:
    match event:
        case Passed():
            return "passed"
        case Played(_, cards):
            return f"played {card_text(cards)}" if cards else "played no cards"
        case CardGiven(_, card):
            return f"gave {card}"
