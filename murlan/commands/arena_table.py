"""What came of an arena, as a person reads it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from murlan.arena.contest import Exchange, Mode
from murlan.arena.meeting import Meeting, Terms, even_points, headline
from murlan.arena.scores import Standing, Watch
from murlan.options import ONE_DEAL, Passing, RuleOptions, Sides
from murlan.terminal.console import Console, Style

_HEADINGS: Final = {
    Mode.ONE_AGAINST_THREE: "One seat against three",
    Mode.TWO_AGAINST_TWO: "Two against two",
    Mode.MATCHES: "Whole matches",
}
_EXCHANGES: Final = {
    Exchange.NEVER: "first deals of matches to {}",
    Exchange.HALF: "deals of matches to {}, every other one after an exchange",
    Exchange.ALWAYS: "deals of matches to {}, each after an exchange",
}
_TIMES: Final = ("decisions", "ms p50", "p95", "max", "searched")


def lines_of(meeting: Meeting, rules: str, console: Console) -> Iterator[str]:
    """Yield the lines of the tables."""
    yield from _heading(meeting, rules)
    yield ""
    if meeting.is_single:
        yield from _aligned(_single(meeting), console)
    else:
        yield from _aligned(_each_against_each(meeting), console)
        yield ""
        yield from _aligned(_times(meeting), console)
    yield from _habits(meeting)


def _heading(meeting: Meeting, rules: str) -> Iterator[str]:
    terms, options = meeting.terms, meeting.terms.options
    deals = sum(score.deals for score in meeting.scores.values())
    matches = sum(score.matches for score in meeting.scores.values())
    counted = f"{matches:,} matches, {deals:,} deals" if terms.mode is Mode.MATCHES else f"{deals:,} deals"
    clusters = meeting.clusters // len(meeting.scores)
    yield f"{_HEADINGS[terms.mode]}: {counted}, on {clusters:,} sets of cards; seed {terms.seed}."
    yield f"Rules: {rules}, {_options(options)}; {_span(terms)}."
    yield f"Among equals {_unit(options)} {even_points(options):.3f} points a deal."


def _options(options: RuleOptions) -> str:
    words = ["two against two" if options.sides is Sides.TWO_TEAMS else "free for all"]
    words += ["locked passing"] if options.passing is Passing.LOCKED else []
    words += [] if options.open_exchange else ["closed exchange"]
    return ", ".join(words)


def _span(terms: Terms) -> str:
    target = terms.options.target
    if target == ONE_DEAL:
        return "matches of one deal"
    return f"matches to {target}" if terms.mode is Mode.MATCHES else _EXCHANGES[terms.exchange].format(target)


def _unit(options: RuleOptions) -> str:
    return "a side makes" if options.sides is Sides.TWO_TEAMS else "a seat makes"


def _single(meeting: Meeting) -> Iterator[list[str]]:
    """Yield a row for either player of the one contest."""
    ((contest, score),) = meeting.scores.items()
    is_paired, is_long = contest.is_paired, bool(score.matches)
    titles = ["points a side", "points a seat"] if is_paired else ["points"]
    yield ["player", *titles, "firsts", "lasts", *(["matches won"] if is_long else []), *_TIMES]
    for name, standing in ((contest.player, score.player), (contest.against, score.against)):
        estimates = [standing.side_points, standing.points] if is_paired else [standing.points]
        cells = [str(sums.estimate()) for sums in estimates]
        cells += [_share(standing.firsts, standing.seat_deals), _share(standing.lasts, standing.seat_deals)]
        cells += [str(standing.won.estimate())] if is_long else []
        yield [name, *cells, *_time_cells(standing.watch)]


def _each_against_each(meeting: Meeting) -> Iterator[list[str]]:
    """Yield the points of each player (a row) against each (a column)."""
    yield ["against", *meeting.players]
    for player in meeting.players:
        found = [meeting.standing(player, other) if other != player else None for other in meeting.players]
        yield [player, *(_points(standing, meeting.terms.options) for standing in found)]


def _times(meeting: Meeting) -> Iterator[list[str]]:
    yield ["player", *_TIMES]
    for player in meeting.players:
        yield [player, *_time_cells(meeting.watch(player))]


def _habits(meeting: Meeting) -> Iterator[str]:
    """Yield how often players gave in to their habits, of the times when these had an occasion."""
    for player in dict.fromkeys(meeting.players):
        watch = meeting.watch(player)
        if watch.occasions:
            yield ""
            yield f"Habits of {player}:"
        for habit, count in sorted(watch.occasions.items()):
            yield f"  {habit:<20} {_share(watch.lapses[habit], count):>6} of {count:,} occasions"


def _points(standing: Standing | None, options: RuleOptions) -> str:
    estimate = standing and headline(standing, options)
    return str(estimate) if estimate else "–"


def _time_cells(watch: Watch) -> list[str]:
    seconds = (watch.seconds.quantile(0.5), watch.seconds.quantile(0.95), watch.seconds.longest)
    times = [f"{1000 * value:.2f}" for value in seconds]
    return [f"{watch.decisions:,}", *times, _share(watch.searched, watch.decisions) if watch.searched else "–"]


def _share(number: int, total: int) -> str:
    return f"{number / total:.1%}" if total else "–"


def _aligned(rows: Iterator[list[str]], console: Console) -> Iterator[str]:
    """Yield rows with their columns under one another, the first to the left, the others to the right."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for number, (first, *rest) in enumerate(table):
        cells = [f"{cell:>{width}}" for cell, width in zip(rest, widths[1:], strict=True)]
        line = "  ".join([f"{first:<{widths[0]}}", *cells])
        yield line if number else console.styled(line, Style.BOLD)
