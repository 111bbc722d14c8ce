"""Pictures that are drawn on demand: off the event loop, once for all who ask, and not without end."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator
from typing import Final

import pytest
from PIL import Image

from bot.client.pictures import Pictures
from bot.painting.drawn import drawn
from bot.tables.decks import Deck
from bot.views.drawings import Drawing, HandDrawing
from murlan.cards import PACK, Card
from tests.sim.loop import VirtualLoop, run_virtual
from tests.support.live import PATIENCE

HANDS: Final = [HandDrawing(((card,),), Deck.TWO_COLOURS) for card in PACK]


def place_of(drawing: Drawing) -> bytes:
    """Draw where it is drawn."""
    assert isinstance(drawing, HandDrawing)
    return f"{drawing.rows[0][0]} {threading.current_thread().name}".encode()


def failing(_: Drawing) -> bytes:
    """Draw nothing."""
    raise ZeroDivisionError


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    """A place that keeps two."""
    kept = Pictures(place_of, kept=2)
    yield kept
    kept.close()


async def test_picture_is_drawn_in_a_thread_of_its_own(pictures: Pictures) -> None:
    """The event loop answers presses meanwhile."""
    assert b"3S pictures_0" == await pictures.of(HANDS[0])


def test_picture_takes_no_time_of_a_simulated_clock(pictures: Pictures) -> None:
    """Drawing goes through the event loop's executor; whoever simulates time would else leap over every deadline."""
    assert b"4S MainThread" == run_virtual(lambda: pictures.of(HANDS[4]))


async def test_same_picture_asked_for_twice_is_drawn_once(pictures: Pictures) -> None:
    """At once or later."""
    await asyncio.gather(*(pictures.of(HANDS[7]) for _ in range(10)))
    await pictures.of(HANDS[7])
    assert 1 == pictures.drawn


async def test_oldest_picture_is_let_go(pictures: Pictures) -> None:
    """The one that was not asked for longest."""
    for number in (1, 2, 1, 3, 1, 2):
        await pictures.of(HANDS[number])
    assert 4 == pictures.drawn


async def test_picture_that_failed_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    """There is none for who asked, and the fault is kept for nobody else; the log says nothing of the cards."""
    pictures = Pictures(failing)
    assert [None, None] == [await pictures.of(HANDS[1]) for _ in range(2)]
    assert 2 == pictures.drawn
    assert ["a picture was not drawn: hand, ZeroDivisionError"] * 2 == caplog.messages
    pictures.close()


async def test_who_gives_up_takes_the_picture_from_nobody() -> None:
    """Discord's three seconds may be over for one press and not for another."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: Drawing) -> bytes:
        begun.set()
        go_on.wait()
        return b"done"

    pictures = Pictures(slow)
    first, second = (asyncio.ensure_future(pictures.of(HANDS[9])) for _ in range(2))
    await asyncio.to_thread(begun.wait)
    first.cancel()
    go_on.set()
    assert b"done" == await second
    pictures.close()


def test_late_picture_is_none_and_is_there_the_next_time() -> None:
    """A message waits only so long, whoever else draws meanwhile."""

    async def asked() -> tuple[list[bytes | None], float]:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, VirtualLoop)
        loop.work_delay = lambda: 1.5 * PATIENCE
        pictures = Pictures(place_of)
        found = [await pictures.of(HANDS[4])]
        waited = loop.time()
        return [*found, await pictures.of(HANDS[4])], waited

    assert ([None, b"4S MainThread"], PATIENCE) == run_virtual(asked)


async def test_whoever_asks_while_too_many_wait_gets_none_at_once() -> None:
    """So many as are asked for at once take no more memory than a few."""
    go_on = threading.Event()

    def slow(drawing: Drawing) -> bytes:
        go_on.wait()
        return place_of(drawing)

    pictures = Pictures(slow, waiting=3)
    waiting = [asyncio.ensure_future(pictures.of(hand)) for hand in HANDS[:3]]
    await asyncio.sleep(0)
    assert [None, None] == [await pictures.of(hand) for hand in HANDS[3:5]]
    go_on.set()
    assert all(await asyncio.gather(*waiting))
    assert await pictures.of(HANDS[3])
    pictures.close()


async def test_nothing_is_drawn_once_it_is_closed(pictures: Pictures) -> None:
    """Whoever answers a press while the bot stops does it in words."""
    pictures.close()
    assert await pictures.of(HANDS[1]) is None


@pytest.mark.parametrize("deck", [Deck.FOUR_COLOURS, Deck.TWO_COLOURS])
@pytest.mark.parametrize("rows", [(PACK[-14:],), (PACK[:1],), (PACK[:40], PACK[40:])], ids=["hand", "last", "pack"])
def test_hand_is_drawn_whole(rows: tuple[tuple[Card, ...], ...], deck: Deck) -> None:
    """Seven cards side by side at most, however many rows that makes; a second try makes the same bytes."""
    png = drawn(HandDrawing(rows, deck))
    width, height = Image.open(io.BytesIO(png)).size
    lines = sum(-(-len(row) // 7) for row in rows)
    columns = min(7, max(map(len, rows)))
    assert (136 * columns - 10, 186 * lines - 10) == (width, height)
    assert png == drawn(HandDrawing(rows, deck))
