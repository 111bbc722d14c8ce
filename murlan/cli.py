"""The command line: ``python -m murlan play`` and the other commands. The outermost layer, imported by nobody.

Exit codes: 0 done or stopped by the person, 2 bad input (with one sentence on standard error), 130 interrupted.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence
from typing import Final

from murlan.commands import arena, beats, classify, legal, play, replay, simulate, verify
from murlan.commands.arguments import Parser

_COMMANDS: Final = (play, classify, beats, legal, replay, simulate, arena, verify)
_INTERRUPTED: Final = 130
"""As shells report a process that SIGINT ended: 128 + 2."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    arguments = _parser().parse_args(argv)
    try:
        code: int = arguments.run(arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return _INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code


def _parser() -> Parser:
    parser = Parser(prog="murlan", description="Murlan, the Albanian climbing card game, in a terminal.")
    commands = parser.add_subparsers(title="commands", metavar="command", required=True)
    for command in _COMMANDS:
        command.add(commands)
    return parser
