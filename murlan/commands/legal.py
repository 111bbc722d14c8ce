"""`murlan legal`: what a hand may play (R4, R5)."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Final

from murlan.cards import Card
from murlan.combinations import Combination
from murlan.commands.arguments import (
    CARDS_EPILOG,
    Commands,
    add_command,
    add_json,
    add_rules,
    read_cards,
    read_combination,
    rules_of,
    standard_console,
    write_json,
)
from murlan.plays import legal_plays
from murlan.terminal.picture import play_lines

_MOST_CARDS: Final = 14
"""The longest hand that plays (R2.3)."""

_EPILOG: Final = f"""\
{CARDS_EPILOG}
Without --on the hand leads, and a leader may not pass.
With --json: {{"plays": [["9S", "9H"], …], "may_pass": …}}, every card set that may be played.

examples:
  python -m murlan legal "3S 3H 9S 9H KD"
  python -m murlan legal "3S 3H 9S 9H KD" --on "4S 4D" --json
  python -m murlan legal "3S 3H 9S 9H KD" --opening     the first lead of a match
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "legal", "list what a hand may play", epilog=_EPILOG)
    parser.add_argument("hand", type=_hand, metavar="HAND", help=f"1 to {_MOST_CARDS} cards")
    situation = parser.add_mutually_exclusive_group()
    situation.add_argument("--on", type=read_combination, metavar="TABLE", help="the combination that is to be beaten")
    situation.add_argument("--opening", action="store_true", help="the first lead of a match, which must contain 3S")
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """List it."""
    plays = legal_plays(arguments.hand, arguments.on, rules_of(arguments), opening=arguments.opening)
    may_pass = arguments.on is not None
    if arguments.json:
        write_json({"plays": [[str(card) for card in play.cards] for play in plays], "may_pass": may_pass})
    else:
        _show(plays, may_pass=may_pass)
    return 0


def _show(plays: Sequence[Combination], *, may_pass: bool) -> None:
    console = standard_console()
    if plays:
        for line in play_lines(plays, console):
            console.say(line)
    else:
        console.say("Nothing in this hand may be played.")
    console.say("It may pass." if may_pass else "It leads and may not pass.")


def _hand(text: str) -> tuple[Card, ...]:
    cards = read_cards(text)
    if len(cards) > _MOST_CARDS:
        raise argparse.ArgumentTypeError(f"a hand has at most {_MOST_CARDS} cards, and these are {len(cards)}")
    return cards
