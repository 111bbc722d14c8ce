"""`murlan replay`: a recorded match, told deal by deal."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from murlan.commands.arguments import Commands, add_command, add_json, standard_console, write_json
from murlan.errors import RecordError
from murlan.events import Dealt
from murlan.match import Match, Step
from murlan.notices import DealEnded, MatchEnded, Notice
from murlan.options import RuleOptions, preset_name
from murlan.record import MatchRecord, is_json, read_json, read_match
from murlan.terminal.console import Console, Style
from murlan.terminal.picture import result_lines
from murlan.terminal.sentences import notice_sentence, outcome_sentence, quoted_path, record_sentence

_EPILOG: Final = """\
Both forms of a record, the notation and JSON, are described in docs/NOTATION.md; `simulate --write` and the bot make
such files. The rules are those of the file.
With --json: {"finished": …, "deals": …, "totals": […], "winners": […]}, totals by seat; winners are seats, or the sides
0 and 1 in two against two.

examples:
  python -m murlan replay match.txt
  python -m murlan replay - < match.txt
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "replay", "show a recorded match, deal by deal", epilog=_EPILOG)
    parser.add_argument("file", metavar="FILE", help="the record of a match; - reads standard input")
    add_json(parser)
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Show it, or say which place of the file is wrong."""
    try:
        text = _text(arguments.file)
        record = read_json(text) if is_json(text) else read_match(text)
    except OSError as failed:
        arguments.refuse(f"{quoted_path(arguments.file)} cannot be read: {failed.strerror}")
    except UnicodeDecodeError as failed:
        arguments.refuse(f"{quoted_path(arguments.file)} is no text in UTF-8: byte {failed.start + 1} is wrong")
    except RecordError as refused:
        sys.stderr.write(f"murlan replay: {quoted_path(arguments.file)}, {record_sentence(refused)}\n")
        return 2
    if arguments.json:
        write_json(_data(record.match()))
        return 0
    console = standard_console()
    for line in _lines(record, console):
        console.say(line)
    return 0


def _text(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return data.decode("utf-8-sig")


def _data(match: Match) -> dict[str, object]:
    return {
        "finished": match.outcome is not None,
        "deals": match.deal_number,
        "totals": match.totals,
        "winners": match.outcome.winners if match.outcome else [],
    }


def _lines(record: MatchRecord, console: Console) -> Iterator[str]:
    names = record.names or tuple(f"Seat {seat}" for seat in range(4))
    rules = preset_name(record.options) or "changed"
    yield f"{', '.join(names)}: a match by {rules} rules."
    if record.draw is not None:
        drawn = ", ".join(f"{names[seat]} {console.card(record.draw.cards[seat])}" for seat in record.draw.order)
        yield f"The draw for seats: {drawn}."
    for event, step in zip(record.events, record.steps(), strict=True):
        if isinstance(event, Dealt):
            yield ""
            yield from _dealt_lines(event, step, names, console)
        else:
            for notice in step.notices:
                yield from _notice_lines(notice, names, record.options, console)
    if record.match().outcome is None:
        yield "The match is not over: its record ends here."


def _dealt_lines(event: Dealt, step: Step, names: Sequence[str], console: Console) -> Iterator[str]:
    """Yield the hands between the news of the deal and what followed it."""
    began, *others = (notice_sentence(notice, names, console.cards) for notice in step.notices)
    yield console.styled(began or "", Style.BOLD)
    width = max(map(len, names))
    for seat, hand in enumerate(event.hands):
        yield f"  {names[seat]:<{width}}  {console.cards(hand)}"
    yield from filter(None, others)


def _notice_lines(notice: Notice, names: Sequence[str], options: RuleOptions, console: Console) -> Iterator[str]:
    match notice:
        case DealEnded():
            yield from result_lines(notice, names, console)
        case MatchEnded(outcome):
            yield outcome_sentence(outcome, names, options)
        case _:
            if sentence := notice_sentence(notice, names, console.cards):
                yield sentence
