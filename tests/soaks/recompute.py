"""The books of years, folded one result at a time and corrected in between, held against one fold of all results."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from bot.clock import ManualClock
from db import Database
from db.recomputing import Recomputed, recompute
from tests.soaks.reporting import Progress
from tests.support.league_life import League

RESULTS: Final = 100_000
CORRECTIONS: Final = 120
GUILDS: Final = tuple(range(700, 720))


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What came of a run."""

    found: Recomputed
    done: dict[str, int]
    entering: float
    """Seconds for taking in all results, one at a time."""
    correcting: float
    """Seconds for all corrections, each with its new fold."""


async def soak(
    path: Path,
    *,
    results: int,
    corrections: int,
    seed: int,
    guilds: tuple[int, ...] = GUILDS,
    tell: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Live through years of some servers, then fold everything anew.

    Args:
        path: Where the database goes.
        results: How many matches end.
        corrections: How often something is done to the books.
        seed: Of all that happens.
        guilds: The servers.
        tell: Is told how many matches have ended.
    """
    clock, entering, correcting = ManualClock(), 0.0, 0.0
    async with await Database.open(path, wall=clock.wall) as database:
        league = League(database, clock, Random(seed), guilds=guilds, pace=3 * 365 * 86_400 / results)
        for number in range(corrections):
            began = time.perf_counter()
            await league.play(results * (number + 1) // corrections - results * number // corrections)
            entering += time.perf_counter() - began
            began = time.perf_counter()
            await league.correct()
            correcting += time.perf_counter() - began
            if number % 10 == 9:
                tell(len(league.matches))
    return Outcome(found=recompute(path), done=league.done, entering=entering, correcting=correcting)


def main() -> int:
    """Run the soak and print what it saw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=RESULTS)
    parser.add_argument("--corrections", type=int, default=CORRECTIONS)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    progress = Progress(asked.results)
    with tempfile.TemporaryDirectory(prefix="murlan-recompute-") as folder:
        path = Path(folder) / "murlan.db"
        outcome = asyncio.run(
            soak(path, results=asked.results, corrections=asked.corrections, seed=asked.seed, tell=progress.tell)
        )
    found = outcome.found
    progress.say(", ".join(f"{name} {count:,}" for name, count in sorted(outcome.done.items())))
    progress.say(
        f"{found.results:,} results of {found.servers} servers taken in one at a time in {outcome.entering:.1f} s, "
        f"{asked.corrections} corrections in {outcome.correcting:.1f} s, all folded anew in {found.seconds:.1f} s"
    )
    progress.say("ratings, standings and podiums are equal to the last bit" if found.is_equal else "THEY DIFFER")
    for guild_id, count in found.differing.items():
        progress.say(f"  server {guild_id}: {count} rows")
    return 0 if found.is_equal else 1


if __name__ == "__main__":
    raise SystemExit(main())
