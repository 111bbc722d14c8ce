"""What pictures take: time and bytes of each, and what the event loop notices while fifty are drawn at once.

    python -m bench.pictures

Times are of one core. The baseline of the event loop's lag is the same loop beside another process that computes
without end, so that the processors are as busy in both; it, a thread that draws and a process that draws take turns,
for other things may run on the machine. The figures of the decks are printed as well.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from random import Random
from statistics import quantiles
from typing import Final

from bot.art.emojis import emoji_set
from bot.art.figures import figures
from bot.art.subjects import BoardRow, ResultRow
from bot.art.tiles import back_tile, drawn
from bot.art.vision import Colour
from bot.client.pictures import Pictures
from bot.painting.drawn import drawn as drawn_of
from bot.painting.process import Painting
from bot.tables.decks import Deck
from bot.views.drawings import BoardDrawing, Drawing, ExchangeDrawing, HandDrawing, ProfileDrawing, ResultDrawing
from murlan.cards import PACK

TIMES: Final = 100
ROUNDS: Final = 3
ALONE: Final = "beside a busy process"
AT_ONCE: Final = 50
IN_A_THREAD: Final = f"while a thread draws {AT_ONCE} pictures"
ELSEWHERE: Final = f"while a process draws {AT_ONCE} pictures"
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
    lags: dict[str, list[float]] = {}
    waits: list[float] = []
    for _ in range(ROUNDS):
        with _busy_processor():
            lags.setdefault(ALONE, []).extend(asyncio.run(_lags(_nothing)))
        lags.setdefault(IN_A_THREAD, []).extend(asyncio.run(_lags(partial(_fifty, Pictures(), waits))))
        painting = Painting()
        elsewhere = Pictures(painting, end=painting.close)
        lags.setdefault(ELSEWHERE, []).extend(asyncio.run(_lags(partial(_fifty, elsewhere, waits))))
    print(f"\n{'lag of the event loop, ms':<36} {'p50':>8} {'p99':>8} {'worst':>8} {'p99 to baseline':>16}")
    baseline = quantiles(lags[ALONE], n=100)[98]
    for what, own in lags.items():
        cuts = quantiles(own, n=100)
        ratio = cuts[98] / baseline
        print(f"{what:<36} {cuts[49] * 1000:>8.2f} {cuts[98] * 1000:>8.2f} {max(own) * 1000:>8.2f} {ratio:>16.1f}")
    print(f"a message waited {max(waits):.2f} s at most for its picture, or for there to be none")


def _pictures() -> dict[str, Callable[[int], bytes]]:
    def tile(number: int) -> bytes:
        ink: Colour = (number, 0, 0)  # one that is not kept
        return drawn(PACK[number % len(PACK)], ink)

    return {
        "emoji": tile,
        "back": lambda _: back_tile(),
        "profile": lambda number: drawn_of(_profile(number)),
        "hand of 14": lambda number: drawn_of(_hand(number)),
        "result of a deal": lambda number: drawn_of(_result(number)),
        "exchange": lambda number: drawn_of(_exchange(number)),
        "page of a board": lambda number: drawn_of(_board(number)),
    }


def _profile(number: int) -> Drawing:
    curve = tuple(1000 + number + step * (step + number) % 90 for step in range(20))
    return ProfileDrawing((curve, curve[::-1]), (number, 9, 7, 3))


def _hand(number: int) -> Drawing:
    return HandDrawing((tuple(sorted(Random(number).sample(PACK, 14))),), Deck.FOUR_COLOURS)


def _result(number: int) -> Drawing:
    pack = Random(number).sample(PACK, 20)
    cards = (tuple(pack[:5]), tuple(pack[5:9]), tuple(pack[9:10]), tuple(sorted(pack[10:])))
    rows = tuple(
        ResultRow(place=place, cards=own, is_left=place == 4, gained=4 - place, total=17 - place, side=None)
        for place, own in enumerate(cards, start=1)
    )
    return ResultDrawing(rows=rows, sides=(), target=21, deck=Deck.FOUR_COLOURS, is_match=False)


def _exchange(number: int) -> Drawing:
    return ExchangeDrawing(PACK[-1 - number % 20], PACK[number % 30], Deck.FOUR_COLOURS)


def _board(number: int) -> Drawing:
    lines = range(1, 11)
    return BoardDrawing(tuple(BoardRow(rank=n, value=str(1300 - n - number), share=1 / n) for n in lines))


KINDS: Final = (_hand, _profile, _result, _board)


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


async def _fifty(pictures: Pictures, waits: list[float]) -> None:
    """Have fifty pictures drawn that were not drawn before, and note how long each was waited for, in seconds."""

    async def waited(number: int) -> None:
        begun = time.perf_counter()
        await pictures.of(KINDS[number % len(KINDS)](number))
        waits.append(time.perf_counter() - begun)

    await asyncio.gather(*map(waited, range(AT_ONCE)))
    while pictures.waiting:  # noqa: ASYNC110  # whoever waited may have given up
        await asyncio.sleep(0.01)
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
