"""`murlan simulate`: computer players against each other, many times."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from murlan.arena.faults import ArenaError
from murlan.arena.progress import Progress
from murlan.commands.arguments import (
    Commands,
    add_command,
    add_json,
    add_rules,
    number_reader,
    rules_of,
    seeds,
    standard_console,
    write_json,
)
from murlan.commands.contest import PlayedMatch, Tally, play_match
from murlan.commands.players import PLAYERS_EPILOG, failure_sentence, read_player
from murlan.options import LADDERS, ONE_DEAL, RuleOptions, Sides
from murlan.record import write_match
from murlan.terminal.console import Console, Style
from murlan.terminal.sentences import quoted, quoted_path

_MOST: Final = 1_000_000
_USUAL: Final = "club"

_EPILOG: Final = f"""\
{PLAYERS_EPILOG}
There are four of them, or one or two that are repeated round the table. They move one seat on after every match, so
that each sits everywhere; with --sides two-teams the first and the third play together. `murlan arena`
tells which player is better, on the same cards.

Standard errors (±) are from match to match.
With --json: {{"deals": …, "matches": …, "players": [{{"player": …, "firsts": …, "lasts": …, "won": …,
"place": …, "place_error": …, "points": …, "points_error": …}}, …]}}.

examples:
  python -m murlan simulate 1000 --players club,random
  python -m murlan simulate 100 --target 21 --rules rrethi --seed tirana --json
  python -m murlan simulate 1 --target 11 --write match.txt
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "simulate", "let computer players play many deals or matches", epilog=_EPILOG)
    parser.add_argument(
        "number", type=number_reader(1, _MOST), metavar="N", help="how many matches; by default each is one deal"
    )
    parser.add_argument(
        "--players",
        type=_players,
        default=(_USUAL,) * 4,
        metavar="A,B,C,D",
        help=f"who plays (default: {_USUAL})",
    )
    parser.add_argument(
        "--target",
        type=int,
        choices=LADDERS,
        default=ONE_DEAL,
        help=f"points that a match goes to; {ONE_DEAL} is one deal (default: {ONE_DEAL})",
    )
    parser.add_argument(
        "--sides",
        choices=[side.value for side in Sides],
        default=Sides.FREE_FOR_ALL.value,
        help="who plays with whom (default: free-for-all)",
    )
    parser.add_argument("--seed", metavar="S", help="any text; the same text brings the same matches")
    parser.add_argument(
        "--write", type=Path, metavar="PATH", help="write the records: a file for one match, else a directory"
    )
    add_rules(parser)
    add_json(parser)
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Play, and say what came of it; an interrupt says what came of it so far."""
    options = replace(rules_of(arguments), target=arguments.target, sides=Sides(arguments.sides))
    tallies = [Tally(name) for name in arguments.players]
    progress = Progress(sys.stderr, arguments.number, "matches")
    matches = 0
    try:
        for match, seating in _matches(options, arguments):
            matches += 1
            for seat, player in enumerate(seating):
                tallies[player].count(match, seat)
            progress.tell(matches)
    except ArenaError as failed:
        sys.stderr.write(f"murlan simulate: {failure_sentence(failed)}\n")
        return 2
    except OSError as failed:
        arguments.refuse(f"{quoted_path(str(failed.filename))} cannot be written: {failed.strerror}")
    except KeyboardInterrupt:
        if not matches:
            raise
    finally:
        progress.end()
    if arguments.json:
        write_json({"deals": tallies[0].deals, "matches": matches, "players": [_data(tally) for tally in tallies]})
    else:
        _show(tallies, matches, options, standard_console())
    return 0


def _matches(options: RuleOptions, arguments: argparse.Namespace) -> Iterator[tuple[PlayedMatch, tuple[int, ...]]]:
    """Play match after match; yield each with its players by seat, as their places in the list of players."""
    chance = seeds(arguments.seed)
    for number in range(arguments.number):
        seating = tuple((seat - number) % 4 for seat in range(4))
        names = [arguments.players[player] for player in seating]
        match = play_match(options, names, chance)
        if arguments.write is not None:
            labels = [f"{arguments.players[player]} {player + 1}" for player in seating]
            _write(match, labels, _path(arguments.write, number, arguments.number))
        yield match, seating


def _write(match: PlayedMatch, names: Sequence[str], path: Path) -> None:
    text = write_match(match.final.options, match.events, names=names)
    path.write_text(text, encoding="utf-8")


def _path(wanted: Path, number: int, count: int) -> Path:
    """Return where a match is written; a directory is made where it is needed."""
    if count == 1 and not wanted.is_dir():
        return wanted
    wanted.mkdir(parents=True, exist_ok=True)
    return wanted / f"match-{number + 1:0{len(str(count))}}.txt"


def _show(tallies: Sequence[Tally], matches: int, options: RuleOptions, console: Console) -> None:
    deals = tallies[0].deals
    console.say(f"{_counted(deals, 'deal')}, {_counted(matches, 'match', 'matches')}.")
    width = max(len("player"), *(len(tally.player) for tally in tallies))
    heading = f"{'player':<{width}}  {'firsts':>15}  {'lasts':>15}  {'place':>15}  {'points a deal':>15}"
    is_long = options.target != ONE_DEAL
    console.say(console.styled(heading + (f"  {'won':>15}" if is_long else ""), Style.BOLD))
    for tally in tallies:
        cells = [
            _share(tally.firsts, deals),
            _share(tally.lasts, deals),
            str(tally.place()),
            str(tally.points()),
        ]
        cells += [_share(tally.won, matches)] if is_long else []
        console.say(f"{tally.player:<{width}}" + "".join(f"  {cell:>15}" for cell in cells))


def _data(tally: Tally) -> dict[str, object]:
    place, points = tally.place(), tally.points()
    return {
        "player": tally.player,
        "firsts": tally.firsts,
        "lasts": tally.lasts,
        "won": tally.won,
        "place": place.mean,
        "place_error": place.error,
        "points": points.mean,
        "points_error": points.error,
    }


def _counted(number: int, one: str, many: str = "") -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _share(number: int, total: int) -> str:
    return f"{number} ({number / total:.1%})"


def _players(text: str) -> tuple[str, ...]:
    """Check who plays, and fill up the table."""
    names = tuple(read_player(name.strip()) for name in text.split(","))
    if len(names) not in (1, 2, 4):
        raise argparse.ArgumentTypeError(f"{quoted(text)} names {len(names)} players where 1, 2 or 4 fill the table")
    return names * (4 // len(names))
