"""The command line of the load."""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any, Final

import uvloop

from bench.load import storm
from bench.load.crowd import Crowd, Replay
from bench.load.rounds import Bot, Slot, seat
from bench.load.telling import tell, tell_presses, told

BARE: Final = ("defer", "echo", "twice")
SLOW_MS: Final = 5.0


async def measure(options: argparse.Namespace, bare: Sequence[str], *, commit_ms: float) -> tuple[list[Slot], Crowd]:
    """Let all bots take turns at each pace, round by round."""
    slots: list[Slot] = []
    with tempfile.TemporaryDirectory(dir=options.folder) as name:
        folder = Path(name)
        murlan = Bot("murlan", options.tables)
        await murlan.start(folder, commit_ms=commit_ms)
        crowd = Crowd(murlan.standin, Random(options.seed))
        pressed = await seat(murlan, crowd)
        crowd.verbs.clear()
        crowd.refused.clear()
        bots = [*[await _bare(one, murlan, pressed, folder) for one in bare], murlan]
        try:
            for rate in options.rates if bare else options.rates[-1:]:
                for _ in range(options.rounds):
                    slots += [await bot.measure(rate, options.seconds) for bot in bots]
        finally:
            for bot in bots:
                await bot.stop()
    return slots, crowd


async def _bare(name: str, murlan: Bot, pressed: Sequence[Any], folder: Path) -> Bot:
    bot = Bot(name, len(murlan.standin.channels))
    await bot.start(folder)
    bot.source = Replay(bot.standin, pressed)
    return bot


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="Measure what a press costs.")
    parser.add_argument("--tables", type=int, default=500, help="of four people each (default: 500)")
    parser.add_argument("--rates", type=float, nargs="+", default=[150.0, 300.0], help="presses a second")
    parser.add_argument("--rounds", type=int, default=2, help="how often the bots take turns at each pace (default: 2)")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long a turn of a bot's lasts (default: 4)")
    parser.add_argument("--commit-ms", type=float, help="only the bot itself, on a disk that is so much slower")
    parser.add_argument("--storm-seconds", type=float, default=8.0, help="of 2,000 tables; 0 for none")
    parser.add_argument("--folder", help="where the database is; the disk matters")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="where to write it all as JSON")
    options = parser.parse_args()
    found: dict[str, Any] = {}
    disks = {"this disk": 0.0, f"+{SLOW_MS:.0f} ms a commit": SLOW_MS}
    if options.commit_ms is not None:
        disks = {f"+{options.commit_ms:.0f} ms a commit": options.commit_ms}
    for disk, commit_ms in disks.items():
        bare = () if commit_ms else BARE
        print(f"\n{options.tables} tables of four people, {disk}")
        slots, crowd = uvloop.run(measure(options, bare, commit_ms=commit_ms))
        tell(slots)
        tell_presses(crowd.verbs, crowd.refused, sum((slot.faults for slot in slots), Counter()))
        found[disk] = told(slots) | {"pressed": dict(crowd.verbs), "refused": dict(crowd.refused)}
    if options.storm_seconds:
        counted = storm.measured(2000, options.storm_seconds)
        print()
        storm.tell(counted)
        found["storm"] = asdict(counted)
    if options.json is not None:
        options.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
