"""`murlan beats`: whether one combination beats another (R4)."""

from __future__ import annotations

import argparse
from typing import Final

from murlan.commands.arguments import (
    CARDS_EPILOG,
    Commands,
    add_command,
    add_json,
    add_rules,
    read_combination,
    rules_of,
    standard_console,
    write_json,
)
from murlan.errors import DoesNotBeat
from murlan.plays import shortfall
from murlan.terminal.sentences import refusal_sentence

_EPILOG: Final = f"""\
{CARDS_EPILOG}
With --json: {{"beats": true}} or {{"beats": false}}. Either way the exit code is 0; for cards that are no combination
it is 2.

examples:
  python -m murlan beats "9S 9H" "4S 4D"
  python -m murlan beats --rules visix --json "5S 6S 7H 8D 9C" "3S 4S 5H 6D 7C"
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "beats", "say whether a combination beats the one on the table", epilog=_EPILOG)
    parser.add_argument("play", type=read_combination, metavar="PLAY", help="the combination that is to beat")
    parser.add_argument("table", type=read_combination, metavar="TABLE", help="the combination that lies")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say it, and why not."""
    play, table = arguments.play, arguments.table
    lacking = shortfall(play, table, rules_of(arguments))
    if arguments.json:
        write_json({"beats": lacking is None})
        return 0
    console = standard_console()
    if lacking is None:
        console.say(f"{console.cards(play.cards)} beats {console.cards(table.cards)}.")
    else:
        console.say(f"No. {refusal_sentence(DoesNotBeat(play, table, lacking), (), console.cards)}")
    return 0
