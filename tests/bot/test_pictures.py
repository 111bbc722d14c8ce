"""Pictures that are drawn on demand: off the event loop, once for all who ask, and not without end."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Iterator
from typing import Final

import pytest
from PIL import Image

from bot.client.pictures import Pictures, drawn
from bot.tables.decks import Deck
from bot.views.drawings import Drawing, HandDrawing
from murlan.cards import PACK, Card
from tests.sim.loop import run_virtual

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


async def test_picture_that_failed_is_tried_again() -> None:
    """A fault is told to who asked, and kept for nobody else."""
    pictures = Pictures(failing)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await pictures.of(HANDS[1])
    assert 2 == pictures.drawn
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
