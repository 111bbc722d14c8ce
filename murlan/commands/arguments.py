"""What several commands read from the command line: rules, cards, seeds, and where they write."""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from hashlib import sha256
from typing import Final, NoReturn, TypeAlias

from murlan.cards import Card, card_text
from murlan.combinations import Combination, classify
from murlan.errors import NotationError
from murlan.notation import parse_cards
from murlan.options import PRESETS, RuleOptions
from murlan.terminal.console import Console, can_write_symbols, wants_colour
from murlan.terminal.sentences import quoted

CARDS_EPILOG: Final = """\
Cards are one argument, parted by spaces or commas: rank, then suit, such as "9S 10h TD bj" or 9S,9H.
"""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Write the sentence and leave with code 2."""
        self.exit(2, f"{self.prog}: {message}; see {self.prog} --help.\n")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"
"""Where a command is added."""


def add_command(commands: Commands, name: str, summary: str, *, epilog: str) -> Parser:
    """Add a command with its help text."""
    return commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_rules(parser: Parser) -> None:
    """Add ``--rules``."""
    parser.add_argument("--rules", choices=PRESETS, default="classic", help="the preset of rules (default: classic)")


def add_json(parser: Parser) -> None:
    """Add ``--json``."""
    parser.add_argument("--json", action="store_true", help="write one line of JSON")


def rules_of(arguments: argparse.Namespace) -> RuleOptions:
    """Return the preset that was asked for."""
    return PRESETS[arguments.rules]


def read_cards(text: str) -> tuple[Card, ...]:
    """Read an argument that names cards."""
    try:
        cards = parse_cards(text)
    except NotationError as refused:
        raise argparse.ArgumentTypeError(
            f"{quoted(refused.text)} at character {refused.position + 1} is no card, or stands there twice "
            "(cards are rank then suit, such as 9S 10H RJ)"
        ) from None
    if not cards:
        raise argparse.ArgumentTypeError(f"{quoted(text)} names no card")
    return cards


def read_combination(text: str) -> Combination:
    """Read an argument that names a combination."""
    cards = read_cards(text)
    found = classify(cards)
    if found is None:
        raise argparse.ArgumentTypeError(f"{quoted(card_text(cards))} is no combination")
    return found


def number_reader(least: int, most: int) -> Callable[[str], int]:
    """Return what reads an argument that is a number of this range."""

    def read(text: str) -> int:
        is_number = text.isascii() and text.isdigit() and len(text) <= len(str(most))
        if not (is_number and least <= int(text) <= most):
            raise argparse.ArgumentTypeError(f"{quoted(text)} is no number from {least} to {most}")
        return int(text)

    return read


def standard_console() -> Console:
    """Return the terminal, or what stands in its place."""
    return Console(
        sys.stdout,
        is_coloured=wants_colour(sys.stdout, os.environ),
        has_symbols=can_write_symbols(sys.stdout),
    )


def write_json(value: object) -> None:
    """Write a value on one line."""
    sys.stdout.write(json.dumps(value) + "\n")


def seeds(word: str | None) -> Iterator[bytes]:
    """Yield seeds of 32 bytes: from a word, the same every time; else from the system's own randomness."""
    number = 0
    while True:
        yield (
            secrets.token_bytes(32)
            if word is None
            else sha256(f"{word}/{number}".encode(errors="surrogateescape")).digest()
        )
        number += 1
