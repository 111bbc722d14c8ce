"""`murlan play`: a match against three computer players."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Final

from murlan.arena.players import NAMES, player_named
from murlan.commands.arguments import Commands, add_command, add_rules, rules_of, seeds, standard_console
from murlan.options import LADDERS, ONE_DEAL
from murlan.terminal.person import PersonLeftError
from murlan.terminal.sitting import COMPUTER_NAMES, play_match

_LONGEST_NAME: Final = 20

_EPILOG: Final = """\
examples:
  python -m murlan play
  python -m murlan play --rules rrethi --target 0 --name Ana
  python -m murlan play --against champion
  python -m murlan play --seed tirana      the same cards every time

Colours are left out when NO_COLOR is set or the output is no terminal.
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "play", "play a match against three computer players", epilog=_EPILOG)
    add_rules(parser)
    parser.add_argument(
        "--target",
        type=int,
        choices=LADDERS,
        default=21,
        help=f"points to play to; {ONE_DEAL} is one deal (default: 21)",
    )
    parser.add_argument(
        "--against", choices=NAMES, default="club", metavar="PLAYER", help=f"{', '.join(NAMES)} (default: club)"
    )
    parser.add_argument("--seed", metavar="S", help="any text; the same text brings the same cards")
    parser.add_argument("--name", type=_name, default="Guest", metavar="N", help="what you are called (default: Guest)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play until the match is over or the person leaves."""
    options = replace(rules_of(arguments), target=arguments.target)
    against = player_named(arguments.against)
    try:
        play_match(options, arguments.name, against=against, seeds=seeds(arguments.seed), console=standard_console())
    except (PersonLeftError, EOFError, KeyboardInterrupt):
        standard_console().say("\nThe match stops here. Goodbye.")
    return 0


def _name(text: str) -> str:
    """Check a person's name."""
    name = text.strip()
    if not name or len(name) > _LONGEST_NAME or not name.isprintable() or name in COMPUTER_NAMES:
        raise argparse.ArgumentTypeError(
            f"a name has 1 to {_LONGEST_NAME} printable characters and is not {', '.join(COMPUTER_NAMES)}"
        )
    return name
