"""`murlan verify`: whether the deals of a match that is over are those that were promised before them."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, assert_never

from murlan.commands.arguments import Commands, add_command, add_json, standard_console, write_json
from murlan.events import CutKind, CutSource, Doubt
from murlan.fairness import DealVerdict, Fault, RevealedDeal, RevealedMatch, verify
from murlan.revealed import RevealedFileError, read_revealed
from murlan.terminal.console import Console
from murlan.terminal.sentences import quoted, quoted_path

LEAST_DIGITS: Final = 16
"""Of a commitment that somebody kept; fewer say little."""
_EPILOG: Final = """\
The file is what /murlan verify hands out; docs/FAIRNESS.md says how to check it without this program. A file that fits
together may still be another match than the one that was played: give the promises that you saw at the table with
--saw.
The exit code is 0 where nothing is wrong, deals that are not provable included, and 1 where something is.
With --json: {"match": …, "deals": [{"deal": 1, "accepted": true, "fault": null, "doubt": null}, …]}.

examples:
  python -m murlan verify murlan-k3v9qa7m2x-deals.json
  python -m murlan verify --saw 1=6a3f09c2d41b77e0 --saw 2=0f3cd1aa95b2e841 murlan-k3v9qa7m2x-deals.json
  python -m murlan verify - < murlan-k3v9qa7m2x-deals.json
"""
_SAW: Final = re.compile(rf"([1-9][0-9]{{0,5}})=([0-9A-Fa-f]{{{LEAST_DIGITS},64}})")


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "verify", "check that a match's deals are those that were promised", epilog=_EPILOG)
    parser.add_argument("file", metavar="FILE", help="the deals of a match that is over; - reads standard input")
    parser.add_argument(
        "--saw",
        metavar="DEAL=DIGITS",
        type=_saw,
        action="append",
        default=[],
        help=f"a promise that you saw: the deal's number and its first digits, {LEAST_DIGITS} or more; may be repeated",
    )
    add_json(parser)
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Check it and say what came of each deal, or which part of the file is none."""
    try:
        match = read_revealed(_text(arguments.file))
    except OSError as failed:
        arguments.refuse(f"{quoted_path(arguments.file)} cannot be read: {failed.strerror}")
    except UnicodeDecodeError as failed:
        arguments.refuse(f"{quoted_path(arguments.file)} is no text in UTF-8: byte {failed.start + 1} is wrong")
    except RevealedFileError as refused:
        where = f"{refused.place} is wrong" if refused.place else "it is no JSON"
        sys.stderr.write(f"murlan verify: {quoted_path(arguments.file)} is no file of fair deals: {where}.\n")
        return 2
    verdicts = verify(match, shown=dict(arguments.saw))
    if arguments.json:
        write_json({"match": match.match_id, "deals": [_data(verdict) for verdict in verdicts]})
    else:
        _say(match, verdicts, standard_console())
    return int(any(verdict.fault is not None for verdict in verdicts))


def _saw(text: str) -> tuple[int, str]:
    found = _SAW.fullmatch(text)
    if found is None:
        raise argparse.ArgumentTypeError(
            f"{quoted(text)} is no deal's number, =, and {LEAST_DIGITS} to 64 hexadecimal digits"
        )
    return int(found[1]), found[2]


def _text(file: str) -> str:
    data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    return data.decode("utf-8-sig")


def _data(verdict: DealVerdict) -> dict[str, object]:
    return {
        "deal": verdict.number,
        "accepted": verdict.is_accepted,
        "fault": verdict.fault,
        "doubt": verdict.doubt,
    }


def _say(match: RevealedMatch, verdicts: tuple[DealVerdict, ...], console: Console) -> None:
    console.say(f"Match {match.match_id}, {len(verdicts)} deals.")
    for deal, verdict in zip(match.deals, verdicts, strict=True):
        for line in _lines(deal, verdict):
            console.say(line)
    wrong = sum(verdict.fault is not None for verdict in verdicts)
    accepted = sum(verdict.is_accepted for verdict in verdicts)
    console.say(f"Accepted: {accepted}. Not provable: {len(verdicts) - wrong - accepted}. Wrong: {wrong}.")


def _lines(deal: RevealedDeal, verdict: DealVerdict) -> Iterator[str]:
    yield f"Deal {verdict.number}: {_verdict(verdict)}"
    yield f"  promise {deal.commitment.hex() if deal.commitment else 'none'}"
    yield f"  seed    {deal.seed.hex()}"
    yield f"  cut     after {deal.cut} cards, {_source(deal.cut_source)}"


def _verdict(verdict: DealVerdict) -> str:
    if verdict.fault is not None:
        return f"WRONG: {_fault(verdict.fault)}."
    return "accepted." if verdict.doubt is None else f"not provable: {_doubt(verdict.doubt)}."


def _fault(fault: Fault) -> str:
    match fault:
        case Fault.SWAPPED:
            return "it stands in another deal's place"
        case Fault.DEALER:
            return "the deal did not pass one seat on (R2.4)"
        case Fault.COMMITMENT_MISSING:
            return "its promise is missing"
        case Fault.NOT_AS_SHOWN:
            return "it is not the promise that you saw"
        case Fault.SEED:
            return "the seed is not the one that was promised"
        case Fault.CUT:
            return "the cut does not follow from what decided it"
        case Fault.CARDS:
            return "the cards do not follow from the seed and the cut"
        case never:
            assert_never(never)


def _doubt(doubt: Doubt) -> str:
    match doubt:
        case Doubt.NOT_SHOWN:
            return "Discord had not taken the promise when the deal was due"
        case Doubt.NO_PRESS:
            return "nobody pressed anything between the promise and the deal"
        case Doubt.NO_COMMITMENT:
            return "it was made before there were promises"
        case never:
            assert_never(never)


def _source(source: CutSource | None) -> str:
    match source:
        case CutSource(kind=CutKind.NAMED, press_id=press_id):
            return f"named by the player to the dealer's right, press {press_id}"
        case CutSource(kind=CutKind.PRESS, press_id=press_id):
            return f"by press {press_id}"
        case CutSource(kind=CutKind.CHANCE):
            return "by chance"
        case _:
            return "nobody knows by what"
