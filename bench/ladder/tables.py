"""The ladder as tables in Markdown, and their place in docs/COMPUTERS.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bench.ladder.plan import MAIN, OTHERS, Family
from bench.ladder.store import Measured
from murlan.arena.contest import Mode
from murlan.arena.players import NAMES
from murlan.arena.scores import Watch

BEGIN: Final = "<!-- The ladder begins: `make ladder` writes what stands here. -->"
END: Final = "<!-- The ladder ends. -->"


def tables(known: Sequence[Measured]) -> str:
    """Return all tables."""
    parts = [_family(family, mode, known) for family in (*MAIN, *OTHERS) for mode in Mode]
    watches = _watches(known)
    return "\n\n".join(filter(None, [*parts, _times(watches), _habits(watches)]))


def with_tables(document: str, text: str) -> str:
    """Return the document with the text between its marks.

    Raises:
        ValueError: It has no marks.
    """
    pattern = re.compile(f"{re.escape(BEGIN)}.*{re.escape(END)}", re.DOTALL)
    if not pattern.search(document):
        raise ValueError("no marks")
    return pattern.sub(lambda _: f"{BEGIN}\n\n{text}\n\n{END}", document)


def _family(family: Family, mode: Mode, known: Sequence[Measured]) -> str:
    """Return the table of a family, or nothing where it has no steps."""
    rows = [measured for measured in known if measured.step.family == family and measured.step.mode is mode]
    if not rows:
        return ""
    is_one = mode is Mode.ONE_AGAINST_THREE
    who = ["one seat", "against three"] if is_one else ["two partners", "against two"]
    title = family.title[0].upper() + family.title[1:]
    heading = f"**{title}**{'' if is_one else ', both partners of the level'}. Among equals {family.even:.3f}."
    columns = [*who, "points a deal", "wanted", "firsts", "lasts", "deals"]
    return f"{heading}\n\n{_table(columns, map(_row, rows))}"


def _row(measured: Measured) -> list[str]:
    step, standing = measured.step, measured.score.player
    wanted = "" if step.lead is None else f"≥ {step.family.even + step.lead:.2f}"
    points = str(measured.points) if measured.points else "–"
    places = [_share(number, standing.seat_deals) for number in (standing.firsts, standing.lasts)]
    return [step.player, step.against, points, wanted, *places, f"{measured.score.deals:,}"]


def _watches(known: Sequence[Measured]) -> dict[str, Watch]:
    """Return the decisions of each player over all steps, in the order of `NAMES`."""
    watches = {name: Watch() for name in NAMES}
    for measured in known:
        step, score = measured.step, measured.score
        for name, standing in ((step.player, score.player), (step.against, score.against)):
            watches[name].merge(standing.watch)
    return {name: watch for name, watch in watches.items() if watch.decisions}


def _times(watches: dict[str, Watch]) -> str:
    heading = (
        "**Time for a decision**, in milliseconds: of one core, and by the clock of the machine it was measured on."
    )
    columns = ["player", "decisions", "core p50", "core p95", "core max", "clock p95", "clock max", "searched"]
    return f"{heading}\n\n{_table(columns, (_time_row(name, watch) for name, watch in watches.items()))}"


def _habits(watches: dict[str, Watch]) -> str:
    """Return how often players gave in to their habits, or nothing where none has any."""
    prone = {name: watch for name, watch in watches.items() if watch.occasions}
    if not prone:
        return ""
    heading = "**Habits**: how often a level gave in to one, of the times when there was an occasion."
    names = dict.fromkeys(habit for watch in prone.values() for habit in sorted(watch.occasions))
    rows = ([habit, *(_share(w.lapses[habit], w.occasions[habit]) for w in prone.values())] for habit in names)
    return f"{heading}\n\n{_table(['habit', *prone], rows)}"


def _time_row(name: str, watch: Watch) -> list[str]:
    core, clock = watch.core_seconds, watch.seconds
    seconds = (core.quantile(0.5), core.quantile(0.95), core.longest, clock.quantile(0.95), clock.longest)
    times = [f"{1000 * value:,.2f}" if value < 0.1 else f"{1000 * value:,.0f}" for value in seconds]
    return [name, f"{watch.decisions:,}", *times, _share(watch.searched, watch.decisions) if watch.searched else "–"]


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    return "\n".join(_lines(columns, rows))


def _lines(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    for cells in (columns, ["---"] * len(columns), *rows):
        yield f"| {' | '.join(cells)} |"


def _share(number: int, total: int) -> str:
    return f"{100 * number / total:.1f} %" if total else "–"
