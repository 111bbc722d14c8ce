"""What pictures take: time and bytes of each, and what the event loop notices while fifty are drawn at once.

    python -m bench.pictures

Times are of one core. The baseline of the event loop's lag is the same loop beside another process that computes
without end, so that the processors are as busy in both. The figures of the decks are printed as well.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from statistics import quantiles
from typing import Final

from bot.art.emojis import emoji_set
from bot.art.figures import figures
from bot.art.tiles import back_tile, drawn
from bot.art.vision import Colour
from bot.client.pictures import Pictures
from bot.painting.drawn import drawn as drawn_of
from bot.tables.decks import Deck
from bot.views.drawings import Drawing, HandDrawing, ProfileDrawing
from murlan.cards import PACK

TIMES: Final = 100
AT_ONCE: Final = 50
TICK: Final = 0.002
"""Seconds between two looks at the clock."""
BUSY: Final = "while True: pass"


def main() -> None:
    """Measure and print."""
    for figure in figures():
        print(figure)
    print(f"\n{'picture':<28} {'p50 ms':>8} {'p99 ms':>8} {'bytes':>8}")
    for name, draw in _pictures().items():
        durations, size = _measured(draw)
        print(f"{name:<28} {durations[49] * 1000:>8.1f} {durations[98] * 1000:>8.1f} {size:>8}")
    sizes = [len(png) for png in emoji_set().pictures.values()]
    print(f"all {len(sizes)} emojis take {sum(sizes)} bytes, the largest {max(sizes)}")
    with _busy_processor():
        alone = asyncio.run(_lags(_nothing))
    drawing = asyncio.run(_lags(_fifty))
    print(f"\n{'lag of the event loop, ms':<36} {'p50':>8} {'p99':>8} {'worst':>8}")
    for what, lags in (("beside a busy process", alone), (f"while {AT_ONCE} pictures are drawn", drawing)):
        cuts = quantiles(lags, n=100)
        print(f"{what:<36} {cuts[49] * 1000:>8.2f} {cuts[98] * 1000:>8.2f} {max(lags) * 1000:>8.2f}")
    ratio = quantiles(drawing, n=100)[98] / quantiles(alone, n=100)[98]
    print(f"p99 is {ratio:.1f} times that of the baseline")


def _pictures() -> dict[str, Callable[[int], bytes]]:
    def tile(number: int) -> bytes:
        ink: Colour = (number, 0, 0)  # one that is not kept
        return drawn(PACK[number % len(PACK)], ink)

    return {
        "emoji": tile,
        "back": lambda _: back_tile(),
        "profile": lambda number: drawn_of(_profile(number)),
        "hand of 14": lambda number: drawn_of(_hand(number)),
    }


def _profile(number: int) -> Drawing:
    curve = tuple(1000 + number + step * (step + number) % 90 for step in range(20))
    return ProfileDrawing((curve, curve[::-1]), (number, 9, 7, 3))


def _hand(number: int) -> Drawing:
    return HandDrawing((tuple(sorted(Random(number).sample(PACK, 14))),), Deck.FOUR_COLOURS)


def _measured(draw: Callable[[int], bytes]) -> tuple[list[float], int]:
    """Return the 99 cuts of the durations, in seconds of this process, and the bytes of the largest."""
    durations, size = [], 0
    for number in range(TIMES):
        begun = time.process_time()
        size = max(size, len(draw(number)))
        durations.append(time.process_time() - begun)
    return quantiles(durations, n=100), size


async def _lags(work: Callable[[], Awaitable[None]]) -> list[float]:
    """Return by how much the event loop was late at each tick while some work is done, in seconds."""
    lags: list[float] = []
    working = asyncio.ensure_future(work())
    while not working.done():
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        lags.append(max(0.0, time.perf_counter() - due))
    await working
    return lags


async def _nothing() -> None:
    await asyncio.sleep(3.0)


async def _fifty() -> None:
    pictures = Pictures()
    drawings = (_hand(number) if number % 2 else _profile(number) for number in range(AT_ONCE))
    await asyncio.gather(*map(pictures.of, drawings))
    pictures.close()


@contextmanager
def _busy_processor() -> Iterator[None]:
    """Let another process compute meanwhile."""
    with subprocess.Popen([sys.executable, "-c", BUSY]) as busy:
        try:
            yield
        finally:
            busy.kill()


if __name__ == "__main__":
    main()
