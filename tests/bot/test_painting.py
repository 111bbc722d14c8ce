"""Pictures that are drawn in a process of their own: the same ones, whatever becomes of it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.client.pictures import Pictures
from bot.computers.modesty import NICENESS
from bot.painting.drawn import drawn
from bot.painting.process import NotPaintedError, Painting
from bot.tables.decks import Deck
from bot.views.drawings import HandDrawing, ProfileDrawing
from murlan.cards import PACK

HAND: Final = HandDrawing((PACK[-3:],), Deck.TWO_COLOURS)
PROFILE: Final = ProfileDrawing(((1000, 1010, 990),), (4, 3, 2, 1))


@pytest.fixture
def painting() -> Iterator[Painting]:
    """A process that draws."""
    found = Painting()
    yield found
    found.close()


def is_there(pid: int) -> bool:
    """Return whether a process runs."""
    return Path(f"/proc/{pid}").exists()


def test_process_draws_what_this_one_would(painting: Painting) -> None:
    """One after the other, and it is begun only for the first of them."""
    assert painting.pid is None
    assert [drawn(HAND), drawn(PROFILE)] == [painting(HAND), painting(PROFILE)]


def test_process_takes_the_processor_last_and_knows_no_secret(
    painting: Painting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The event loop answers presses beside it; the token is in the bot's environment."""
    monkeypatch.setenv("DISCORD_TOKEN", "secret")
    painting(HAND)
    pid = painting.pid
    assert pid is not None
    assert NICENESS == os.getpriority(os.PRIO_PROCESS, pid) - os.getpriority(os.PRIO_PROCESS, 0)
    assert b"secret" not in Path(f"/proc/{pid}/environ").read_bytes()


def test_process_that_died_is_begun_anew(painting: Painting) -> None:
    """Nobody notices but the log of the system."""
    painting(HAND)
    first = painting.pid
    assert first is not None
    os.kill(first, signal.SIGKILL)
    assert drawn(PROFILE) == painting(PROFILE)
    assert painting.pid not in (None, first)


def test_picture_of_which_every_process_dies_is_none() -> None:
    """Drawn here it might end the bot."""
    painting = Painting("bot.views")
    with pytest.raises(NotPaintedError):
        painting(HAND)
    assert painting.pid is None


def test_picture_is_drawn_here_where_no_process_can_be_begun() -> None:
    """A system that is out of processes or memory."""
    assert drawn(HAND) == Painting(python="/nowhere/python")(HAND)


def test_picture_that_cannot_be_drawn_ends_no_process(painting: Painting) -> None:
    """A fault of ours is told, and the next picture comes from the same process."""
    painting(HAND)
    first = painting.pid
    with pytest.raises(NotPaintedError):
        painting(HandDrawing((), Deck.TWO_COLOURS))
    assert drawn(HAND) == painting(HAND)
    assert first == painting.pid


async def test_process_ends_with_the_bot(painting: Painting) -> None:
    """Whether it draws or waits; nothing is begun afterwards."""
    painting(HAND)
    pid, pictures = painting.pid, Pictures(painting, end=painting.close)
    assert pid is not None
    waiting = [asyncio.ensure_future(pictures.of(PROFILE)), asyncio.ensure_future(pictures.of(HAND))]
    await asyncio.sleep(0)
    pictures.close()
    await asyncio.gather(*waiting)
    assert (None, False) == (painting.pid, is_there(pid))
    with pytest.raises(NotPaintedError):
        painting(PROFILE)
