"""The ladder of computer players: each level against the one below it, until it is known how much better it is.

    python -m bench.ladder                                   all of it; interrupted, it goes on where it stopped
    python -m bench.ladder --only expert --error 0.05        one level, roughly
    python -m bench.ladder --rules classic --sides free-for-all --processes 2

One seat against three, the same cards from every seat, half of the deals after an exchange; standard errors are by the
set of cards. What was measured is kept in known.jsonl, here, and counts as long as the players' code and weights are
the same. The whole ladder, measured as exactly as it is planned, goes into docs/COMPUTERS.md.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bench.ladder.measuring import Ladder
from bench.ladder.plan import Step, steps
from bench.ladder.store import Measured, Store
from bench.ladder.tables import tables, with_tables
from murlan.arena.faults import ArenaError
from murlan.arena.progress import Progress
from murlan.arena.workers import use_one_thread
from murlan.commands.players import failure_sentence
from murlan.options import PRESETS, Sides

ROOT: Final = Path(__file__).parents[2]
KNOWN: Final = Path(__file__).parent / "known.jsonl"
DOCUMENT: Final = ROOT / "docs" / "COMPUTERS.md"


def main() -> int:
    """Measure, print the tables, and write them where all is known; 1 where something wanted was not reached."""
    arguments = _arguments()
    use_one_thread()
    store = Store(KNOWN, arguments.seed)
    chosen = [store.known(step) for step in steps() if _is_chosen(step, arguments)]
    ladder = Ladder(chosen, store, arguments.seed, arguments.error, arguments.processes)
    progress = Progress(sys.stderr, 0, "sets of cards")
    try:
        if not arguments.table:
            _measure(ladder, store, progress)
    except ArenaError as failed:
        print(f"The ladder stops: {failure_sentence(failed)}", file=sys.stderr)
        return 2
    print(tables(chosen))
    _write(chosen, arguments)
    return 1 if list(_missed(chosen)) else 0


def _measure(ladder: Ladder, store: Store, progress: Progress) -> None:
    """Measure until all is known, or until somebody interrupts it; what is known then is kept in any case.

    Raises:
        ArenaError: A player failed, or a process died.
    """
    try:
        with contextlib.suppress(KeyboardInterrupt):
            ladder.measure(progress)
    finally:
        progress.end()
        store.tidy()


def _write(chosen: list[Measured], arguments: argparse.Namespace) -> None:
    """Write the document, if the whole ladder is known as exactly as it is planned."""
    is_whole = len(chosen) == len(steps()) and all(measured.is_done(measured.step.error) for measured in chosen)
    if is_whole or arguments.write:
        DOCUMENT.write_text(with_tables(DOCUMENT.read_text("utf-8"), tables(chosen)), encoding="utf-8")
        print(f"\nWritten to {DOCUMENT.relative_to(ROOT)}.")
    else:
        print("\nThis is a part of the ladder, or not exact yet: docs/COMPUTERS.md stays as it is.")
    for line in _missed(chosen):
        print(line)


def _missed(chosen: list[Measured]) -> Iterator[str]:
    for measured in chosen:
        step, points = measured.step, measured.points
        if step.lead is not None and points is not None and points.mean < step.family.even + step.lead:
            yield f"Not reached: {step.name}: {points}, wanted {step.family.even + step.lead:.2f}"


def _is_chosen(step: Step, arguments: argparse.Namespace) -> bool:
    return (
        (not arguments.only or step.player in arguments.only)
        and arguments.rules in (None, step.family.rules)
        and arguments.sides in (None, step.family.sides)
    )


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", nargs="+", metavar="PLAYER", help="the steps of these players")
    parser.add_argument("--rules", choices=PRESETS, help="the families of this preset")
    parser.add_argument("--sides", choices=[sides.value for sides in Sides], help="the families of these sides")
    parser.add_argument("--error", type=float, metavar="E", help="a standard error for all steps, not their own")
    parser.add_argument("--processes", type=int, default=2, metavar="K", help="how many play at a time (2)")
    parser.add_argument("--seed", default="ladder", metavar="S", help="any text (ladder)")
    parser.add_argument("--table", action="store_true", help="measure nothing, show what is known")
    parser.add_argument("--write", action="store_true", help="write docs/COMPUTERS.md, whatever is known")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
