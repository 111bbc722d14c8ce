"""`murlan classify`: which combination cards are (R3)."""

from __future__ import annotations

import argparse
from typing import Final

from murlan.cards import Rank
from murlan.combinations import Combination, Kind, classify
from murlan.commands.arguments import (
    CARDS_EPILOG,
    Commands,
    add_command,
    add_json,
    add_rules,
    read_cards,
    rules_of,
    standard_console,
    write_json,
)
from murlan.errors import NoCombination
from murlan.options import RuleOptions
from murlan.plays import shape_of
from murlan.terminal.sentences import combination_name, refusal_sentence

_EPILOG: Final = f"""\
{CARDS_EPILOG}
With --json: {{"type": …, "length": …, "top": …}}, the type being single, pair, triple, quad, straight or,
where the rules have it, suited_straight; cards that are no combination are {{"type": null}}.

examples:
  python -m murlan classify "9S 9H"
  python -m murlan classify --rules rrethi --json 3S,4S,5S,6S,7S
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "classify", "say which combination cards are", epilog=_EPILOG)
    parser.add_argument("cards", type=read_cards, metavar="CARDS", help="the cards, in any order")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Say it."""
    found, options = classify(arguments.cards), rules_of(arguments)
    if arguments.json:
        write_json(_data(found, options))
        return 0
    console = standard_console()
    if found is None:
        console.say(refusal_sentence(NoCombination(arguments.cards), (), console.cards))
    else:
        console.say(f"{console.cards(found.cards)} is {_described(found, options)}.")
    return 0


def _data(found: Combination | None, options: RuleOptions) -> dict[str, object]:
    if found is None:
        return {"type": None}
    kind = "suited_straight" if shape_of(found, options).is_suited else str(found.kind)
    return {"type": kind, "length": len(found), "top": found.top.text}


def _described(found: Combination, options: RuleOptions) -> str:
    suited = "suited " if shape_of(found, options).is_suited else ""
    top = "10" if found.top is Rank.TEN else found.top.text
    rank = f", top {top}" if found.kind is Kind.STRAIGHT else f" of rank {top}"
    return f"a {suited}{combination_name(found)}{rank}"
