"""The command line: ``python -m murlan play``. The outermost layer, imported by nobody.

Exit codes: 0 done or stopped by the person, 2 bad input (with one sentence on standard error).
"""

from __future__ import annotations

import argparse
import io
import os
import secrets
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final, NoReturn

from murlan.options import LADDERS, ONE_DEAL, PRESETS
from murlan.terminal.console import Console, can_write_symbols, wants_colour
from murlan.terminal.person import PersonLeftError
from murlan.terminal.sitting import COMPUTER_NAMES, play_match

_LONGEST_NAME: Final = 20

_PLAY_EPILOG: Final = """\
examples:
  python -m murlan play
  python -m murlan play --rules rrethi --target 0 --name Ana
  python -m murlan play --seed tirana      the same cards every time

Colours are left out when NO_COLOR is set or the output is no terminal.
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = _parser().parse_args(argv)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except (PersonLeftError, EOFError, KeyboardInterrupt):
        print("\nThe match stops here. Goodbye.")
        return 0
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="murlan", description="Murlan, the Albanian climbing card game, in a terminal.")
    commands = parser.add_subparsers(title="commands", metavar="command", required=True)
    _add_play(commands)
    return parser


def _add_play(commands: argparse._SubParsersAction[_Parser]) -> None:
    play = commands.add_parser(
        "play",
        help="play a match against three computer players",
        description="Play a match against three computer players.",
        epilog=_PLAY_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    play.add_argument("--rules", choices=PRESETS, default="classic", help="the preset of rules (default: classic)")
    play.add_argument(
        "--target",
        type=int,
        choices=LADDERS,
        default=21,
        help=f"points to play to; {ONE_DEAL} is one deal (default: 21)",
    )
    play.add_argument("--seed", metavar="S", help="any text; the same text brings the same cards")
    play.add_argument("--name", type=_name, default="Guest", metavar="N", help="what you are called (default: Guest)")
    play.set_defaults(run=_play)


def _play(arguments: argparse.Namespace) -> int:
    console = Console(
        sys.stdout,
        is_coloured=wants_colour(sys.stdout, os.environ),
        has_symbols=can_write_symbols(sys.stdout),
    )
    options = replace(PRESETS[arguments.rules], target=arguments.target)
    play_match(options, arguments.name, seeds=_seeds(arguments.seed), console=console)
    return 0


def _seeds(word: str | None) -> Iterator[bytes]:
    """Yield seeds of 32 bytes: from a word, the same every time; else from the system's own randomness."""
    number = 0
    while True:
        yield (
            secrets.token_bytes(32)
            if word is None
            else sha256(f"{word}/{number}".encode(errors="surrogateescape")).digest()
        )
        number += 1


def _name(text: str) -> str:
    """Check a person's name."""
    name = text.strip()
    if not name or len(name) > _LONGEST_NAME or not name.isprintable() or name in COMPUTER_NAMES:
        raise argparse.ArgumentTypeError(
            f"a name has 1 to {_LONGEST_NAME} printable characters and is not {', '.join(COMPUTER_NAMES)}"
        )
    return name
