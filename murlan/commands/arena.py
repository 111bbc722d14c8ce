"""`murlan arena`: which computer player is better, and how sure that is."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import closing
from dataclasses import replace
from typing import Final

from murlan.arena.contest import Exchange, Mode
from murlan.arena.faults import ArenaError, PlayerFailed
from murlan.arena.meeting import Meeting, Terms, headline
from murlan.arena.progress import Progress
from murlan.commands.arena_table import lines_of
from murlan.commands.arguments import (
    Commands,
    Parser,
    add_command,
    add_json,
    add_rules,
    number_reader,
    rules_of,
    standard_console,
    write_json,
)
from murlan.commands.players import PLAYERS_EPILOG, failure_sentence, read_player
from murlan.options import LADDERS, ONE_DEAL, Passing, RuleOptions, Sides

_EPILOG: Final = f"""\
{PLAYERS_EPILOG}
Every deal is played with the same cards from every seat, so that luck falls out; chance and cards come from the seed,
however many processes play. Two players: the first as one seat against three of the second, or as partners against
partners. More: each against each. Standard errors (±) are from deal to deal, or from match to match.
Single deals are first deals of a match and deals after an exchange, by turns; --exchange chooses. The times are those
of decisions with more than one choice. Ctrl-C shows what there is so far.

With --json: {{"rules": …, "seed": …, "contests": [{{"deals": …, "standings": [{{"player": …, "points": …,
"points_error": …, "firsts": …, "lasts": …, …}}, …]}}, …], "players": [{{"player": …, "decisions": …, "searched": …,
"ms": {{"p50": …, "p95": …, "max": …}}, "core_ms": …}}, …]}}.

examples:
  python -m murlan arena expert club --deals 1000 --processes 2
  python -m murlan arena expert club --rules rrethi --sides two-teams --seed tirana --json
  python -m murlan arena mine:Player random greedy --deals 200
"""


def add(commands: Commands) -> None:
    """Describe the command."""
    parser = add_command(commands, "arena", "measure computer players against each other", epilog=_EPILOG)
    parser.add_argument("players", type=read_player, nargs="+", metavar="PLAYER", help="two players or more")
    parser.add_argument(
        "--deals",
        type=number_reader(1, 10_000_000),
        default=100,
        metavar="N",
        help="how many different deals, or matches with --mode matches (default: 100)",
    )
    parser.add_argument(
        "--skip",
        type=number_reader(0, 10_000_000),
        default=0,
        metavar="N",
        help="leave out the first deals of the seed (default: 0)",
    )
    parser.add_argument(
        "--mode",
        type=Mode,
        choices=list(Mode),
        metavar="MODE",
        help=f"{', '.join(Mode)} (default: by the sides, one against three or two against two)",
    )
    parser.add_argument("--seed", metavar="S", help="any text; the same text brings the same cards")
    parser.add_argument(
        "--processes", type=number_reader(1, 256), default=1, metavar="K", help="how many play at a time (default: 1)"
    )
    _add_options(parser)
    add_json(parser)
    parser.set_defaults(run=run, refuse=parser.error)


def run(arguments: argparse.Namespace) -> int:
    """Play, and say what came of it; an interrupt says what came of it so far."""
    terms = _terms(arguments)
    meeting = Meeting(_players(arguments), terms)
    try:
        _play(meeting, arguments)
    except KeyboardInterrupt:
        if not meeting.clusters:
            raise
    except ArenaError as failed:
        sys.stderr.write(f"murlan arena: {failure_sentence(failed)}\n")
        if isinstance(failed, PlayerFailed):
            sys.stderr.write(f"The same cards again: --seed {terms.seed} --skip {failed.number} --deals 1\n")
        return 2
    if arguments.json:
        write_json({**_terms_data(terms, arguments), **meeting.data()})
    else:
        console = standard_console()
        for line in lines_of(meeting, arguments.rules, console):
            console.say(line)
    return 0


def _play(meeting: Meeting, arguments: argparse.Namespace) -> None:
    numbers = range(arguments.skip, arguments.skip + arguments.deals)
    rounds = len(next(iter(meeting.scores)).seatings)
    unit = "matches" if meeting.terms.mode is Mode.MATCHES else "deals"
    progress = Progress(sys.stderr, rounds * len(numbers) * len(meeting.scores), unit)
    try:
        with closing(meeting.play(numbers, arguments.processes)) as steps:
            for _ in steps:
                progress.tell(rounds * meeting.clusters, _news(meeting))
    finally:
        progress.end()


def _news(meeting: Meeting) -> str:
    """Return the result so far, where there is one only."""
    if not meeting.is_single:
        return ""
    (score,) = meeting.scores.values()
    return str(headline(score.player, meeting.terms.options))


def _add_options(parser: Parser) -> None:
    """Add what can be chosen of the rules."""
    add_rules(parser)
    parser.add_argument(
        "--sides",
        choices=[sides.value for sides in Sides],
        default=Sides.FREE_FOR_ALL.value,
        help="who plays with whom (default: free-for-all)",
    )
    parser.add_argument(
        "--passing",
        choices=[passing.value for passing in Passing],
        default=Passing.OPEN.value,
        help="how long a pass binds (default: open)",
    )
    parser.add_argument("--closed-exchange", action="store_true", help="only its two seats see the exchange")
    parser.add_argument(
        "--target", type=int, choices=LADDERS, default=21, help="points that a match goes to (default: 21)"
    )
    parser.add_argument(
        "--exchange",
        type=Exchange,
        choices=list(Exchange),
        metavar="WHEN",
        help=f"single deals that have an exchange before them: {', '.join(Exchange)} (default: half)",
    )


def _terms(arguments: argparse.Namespace) -> Terms:
    options = replace(
        rules_of(arguments),
        sides=Sides(arguments.sides),
        passing=Passing(arguments.passing),
        open_exchange=not arguments.closed_exchange,
        target=arguments.target,
    )
    mode = arguments.mode or _usual_mode(options)
    if arguments.exchange and (mode is Mode.MATCHES or options.target == ONE_DEAL):
        arguments.refuse(f"--exchange is for single deals of a match to more than {ONE_DEAL} points")
    return Terms(
        options=options,
        mode=mode,
        exchange=arguments.exchange or Exchange.HALF,
        seed=arguments.seed if arguments.seed is not None else secrets.token_hex(4),
    )


def _usual_mode(options: RuleOptions) -> Mode:
    return Mode.TWO_AGAINST_TWO if options.sides is Sides.TWO_TEAMS else Mode.ONE_AGAINST_THREE


def _players(arguments: argparse.Namespace) -> tuple[str, ...]:
    players = tuple(arguments.players)
    if len(players) < 2:
        arguments.refuse("an arena needs two players or more")
    if len(players) > 2 and len(set(players)) < len(players):
        arguments.refuse("of more than two players each is named once")
    return players


def _terms_data(terms: Terms, arguments: argparse.Namespace) -> dict[str, object]:
    return {
        "rules": arguments.rules,
        "sides": arguments.sides,
        "passing": arguments.passing,
        "open_exchange": terms.options.open_exchange,
        "target": terms.options.target,
        "mode": terms.mode,
        "exchange": terms.exchange,
        "seed": terms.seed,
    }
