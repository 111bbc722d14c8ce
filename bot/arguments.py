"""The command line of `python -m bot`: without a command it runs the bot."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NoReturn

from bot import __version__
from bot.shards.children import COMMAND

EX_USAGE: Final = 64
"""The exit code for a command line that says nothing we know (sysexits.h)."""
INSTALLED: Final = "murlan-bot"
"""What the program is called where it was installed."""

ABOUT: Final = """\
Runs the Murlan bot. Its settings come from the environment and from .env (see .env.example).

With a command it does an operator's errand instead: check looks whether all is ready; the others are done on the
database (MURLAN_DATABASE or MURLAN_DATABASE_URL) and need no token.
"""
LAST: Final = """\
backup and export work while the bot runs; restore, recompute, forget and migrate-to-postgres refuse to. Exit codes are
those of sysexits.h: 0 done, 64 not understood or not confirmed, 65 the data is not right, 66 nothing there, 73 what is
to be made is there already, 74 it cannot be written, 75 the bot is running, 78 the configuration is wrong.
"""


@dataclass(frozen=True, slots=True)
class BackUp:
    """Copy the database."""

    target: Path


@dataclass(frozen=True, slots=True)
class Restore:
    """Check a copy, and put it in place unless that is all."""

    copy: Path
    is_check: bool


@dataclass(frozen=True, slots=True)
class Recompute:
    """Hold ratings and boards against the results."""

    guild_id: int | None
    is_repairing: bool


@dataclass(frozen=True, slots=True)
class Export:
    """Write all of a server's data as JSON."""

    guild_id: int
    target: Path | None


@dataclass(frozen=True, slots=True)
class Forget:
    """Delete all about a person or a server."""

    number: int
    is_sure: bool


@dataclass(frozen=True, slots=True)
class Move:
    """Copy all that the file holds to PostgreSQL."""


@dataclass(frozen=True, slots=True)
class Check:
    """Try everything that can be tried before the bot runs."""

    is_offline: bool


@dataclass(frozen=True, slots=True)
class AskHealth:
    """Ask the bot that runs here how it is."""


OnDatabase = BackUp | Restore | Recompute | Export | Forget | Move
"""What is done on the database."""
Errand = OnDatabase | Check | AskHealth
"""What an operator can ask for."""


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Run the bot with shards of another process's: the standard input says which. No operator asks so."""


class _Parser(argparse.ArgumentParser):
    """A parser with an exit code of sysexits.h."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and how to ask for help."""
        print(f"{self.prog}: {message}. `{self.prog} --help` tells more.", file=sys.stderr)
        raise SystemExit(EX_USAGE)


def errand_of(arguments: Sequence[str]) -> Errand | TakeOver | None:
    """Read a command line; ``None`` is to run the bot.

    Raises:
        SystemExit: It cannot be read, or help was asked for; what is to be said has been.
    """
    told = _parser().parse_args(arguments)
    match told.command:
        case "backup":
            return BackUp(told.target)
        case "restore":
            return Restore(told.copy, told.check)
        case "recompute":
            return Recompute(told.guild, told.repair)
        case "export":
            return Export(told.guild, told.output)
        case "forget":
            return Forget(told.number, told.yes)
        case "migrate-to-postgres":
            return Move()
        case "health":
            return AskHealth()
        case "check":
            return Check(told.offline)
        case command if command == COMMAND:
            return TakeOver()
        case _:
            return None


def _called() -> str:
    """Return how the program was called, so that what help shows can be typed."""
    name = Path(sys.argv[0]).name
    return name if name == INSTALLED else "python -m bot"


def _parser() -> argparse.ArgumentParser:
    layout = argparse.RawDescriptionHelpFormatter
    parser = _Parser(prog=_called(), description=ABOUT, epilog=LAST, formatter_class=layout)
    parser.add_argument("--version", action="version", version=f"{INSTALLED} {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    command = commands.add_parser("check", help="try everything before the bot runs")
    command.description = "Tries the settings, the token, the database, the clock, texts, cards and computer players."
    command.add_argument("--offline", action="store_true", help="do not ask Discord whether it knows the token")

    command = commands.add_parser("health", help="ask the bot that runs here how it is")
    command.description = "Asks on MURLAN_HEALTH_PORT, prints the answer, and exits with 0 only if people can play."

    command = commands.add_parser("backup", help="copy the database, also while the bot runs")
    command.description = "Copies the database to one file and checks the copy. A file that is there is never replaced."
    command.add_argument("target", type=Path, metavar="FILE|FOLDER", help="in a folder the copy is named by the time")

    command = commands.add_parser("restore", help="check a copy, and put it in place")
    command.description = "Puts a copy in place of the database, which is kept beside it under another name."
    command.add_argument("copy", type=Path, metavar="FILE", help="a copy that backup made")
    command.add_argument("--check", action="store_true", help="only say whether the copy is sound, and what is in it")

    command = commands.add_parser("recompute", help="hold ratings and boards against the results")
    command.description = "Folds all results anew and says what differs from the ratings and boards that are stored."
    command.add_argument("--guild", type=_id, metavar="GUILD", help="this server alone")
    command.add_argument("--repair", action="store_true", help="put right what differs")

    command = commands.add_parser("export", help="write all of a server's data as JSON")
    command.description = "Writes all that is stored of a server, but the cards and seeds of matches that still run."
    command.add_argument("guild", type=_id, metavar="GUILD", help="the server's id")
    command.add_argument("--output", type=Path, metavar="FILE", help="a file that is not there yet; else it is printed")

    command = commands.add_parser("forget", help="delete all about a person or a server")
    command.description = (
        "Deletes all about a server, or puts a number that means nothing in a person's place (docs/PRIVACY.md). "
        "It cannot be undone; copies made before still remember."
    )
    command.add_argument("number", type=_id, metavar="USER|GUILD", help="the person's or the server's id")
    command.add_argument("--yes", action="store_true", help="do it; without this it is only said what would be done")
    command = commands.add_parser("migrate-to-postgres", help="copy the file's contents to PostgreSQL")
    command.description = (
        "Copies all that is in the file (MURLAN_DATABASE) to an empty PostgreSQL database (MURLAN_DATABASE_URL), and "
        "holds each table against the file, row for row. Either all is there afterwards, or nothing; the file stays."
    )

    commands.add_parser(COMMAND)  # not in the list: one process of the bot says it to another
    return parser


def _id(text: str) -> int:
    """Read one of Discord's ids.

    Raises:
        argparse.ArgumentTypeError: It is none.
    """
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 2**63):
        raise argparse.ArgumentTypeError(f"{text!r} is no id of Discord's: those are whole numbers")
    return int(text)
