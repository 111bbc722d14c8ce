"""How soon presses are answered while fifty pictures are drawn at once, with and without.

    python -m bench.answering

The whole bot over loopback against the playground, its pictures drawn in a process of their own as in production. A
person sorts their hand over and over; each wait is from the press to what is seen, on the page's side. Both take turns,
for other things may run on the machine.
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Final

from bench.pictures import AT_ONCE, KINDS
from bot.client.answers import ANSWER_SECONDS
from bot.client.pictures import Pictures
from bot.painting.process import Painting
from tests.support.live import Live, Person, controls_of, running_bot

ROUNDS: Final = 5
PRESSES: Final = 40
"""Presses a round without pictures; with pictures they go on until all are drawn."""
PAUSE: Final = 0.1
"""Seconds from an answer to the next press."""


def main() -> None:
    """Measure and print."""
    waits = asyncio.run(_measured())
    print(f"{'a press is answered after, ms':<44} {'presses':>8} {'p50':>8} {'p99':>8} {'worst':>8}")
    for what, own in waits.items():
        cuts = quantiles(own, n=100, method="inclusive")
        print(f"{what:<44} {len(own):>8} {cuts[49] * 1000:>8.1f} {cuts[98] * 1000:>8.1f} {max(own) * 1000:>8.1f}")
    worst = max(max(own) for own in waits.values())
    print(f"worst of all to the {ANSWER_SECONDS} s that an answer may take: {worst / ANSWER_SECONDS:.2f}")


async def _measured() -> dict[str, list[float]]:
    waits: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        async with running_bot(Path(folder, "murlan.db")) as live:
            painting = Painting()
            pictures = Pictures(painting, end=painting.close)
            live.app.client.pictures.close()
            live.app.client.pictures = pictures
            person = await _seated(live)
            number = 0
            for _ in range(ROUNDS):
                alone = waits.setdefault("while nothing is drawn", [])
                for _ in range(PRESSES):
                    alone.append(await _wait(live, person))
                    await asyncio.sleep(PAUSE)
                beside = waits.setdefault(f"while {AT_ONCE} pictures are drawn", [])
                drawing = [asyncio.ensure_future(pictures.of(KINDS[n % 4](number + n))) for n in range(AT_ONCE)]
                number += AT_ONCE
                await asyncio.sleep(0)
                while pictures.waiting:
                    beside.append(await _wait(live, person))
                    await asyncio.sleep(PAUSE)
                await asyncio.gather(*drawing)
    return waits


async def _seated(live: Live) -> Person:
    """Return somebody who plays against three computers, with their hand open."""
    person = await live.sit_down("ana")
    await person.command("start", turn=300)
    await person.press("fill")
    await live.settled()
    await person.sees(lambda message: "hand" in controls_of(message))
    await person.press("hand")
    return person


async def _wait(live: Live, person: Person) -> float:
    """Return how long a press waited for what is seen of it, in seconds; nobody presses too often for the bot."""
    live.clock.advance(0.21)
    begun = time.perf_counter()
    await person.press("sort")
    return time.perf_counter() - begun


if __name__ == "__main__":
    main()
