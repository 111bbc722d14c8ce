"""Pictures that are drawn on demand: off the event loop, once for all who ask, and not without end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator

import pytest

from bot.client.pictures import Pictures


@pytest.fixture
def pictures() -> Iterator[Pictures]:
    """A place that keeps two."""
    kept = Pictures(kept=2)
    yield kept
    kept.close()


def name_of_thread(number: int) -> bytes:
    """Draw where it is drawn."""
    return f"{number} {threading.current_thread().name}".encode()


def failing(_: int) -> bytes:
    """Draw nothing."""
    raise ZeroDivisionError


async def test_picture_is_drawn_in_a_thread_of_its_own(pictures: Pictures) -> None:
    """The event loop answers presses meanwhile."""
    assert b"7 pictures_0" == await pictures.of(name_of_thread, 7)


async def test_same_picture_asked_for_twice_is_drawn_once(pictures: Pictures) -> None:
    """At once or later."""
    await asyncio.gather(*(pictures.of(name_of_thread, 7) for _ in range(10)))
    await pictures.of(name_of_thread, 7)
    assert 1 == pictures.drawn


async def test_oldest_picture_is_let_go(pictures: Pictures) -> None:
    """The one that was not asked for longest."""
    for number in (1, 2, 1, 3, 1, 2):
        await pictures.of(name_of_thread, number)
    assert 4 == pictures.drawn


async def test_picture_that_failed_is_tried_again(pictures: Pictures) -> None:
    """A fault is told to who asked, and kept for nobody else."""
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            await pictures.of(failing, 1)
    assert 2 == pictures.drawn


async def test_who_gives_up_takes_the_picture_from_nobody(pictures: Pictures) -> None:
    """Discord's three seconds may be over for one press and not for another."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(number: int) -> bytes:
        begun.set()
        go_on.wait()
        return bytes([number])

    first, second = (asyncio.ensure_future(pictures.of(slow, 9)) for _ in range(2))
    await asyncio.to_thread(begun.wait)
    first.cancel()
    go_on.set()
    assert b"\t" == await second
