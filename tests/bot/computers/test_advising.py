"""Hints: what a strong player would do, asked for by a person; nobody else waits or notices."""

from __future__ import annotations

import asyncio
import os
import signal
from random import Random

import pytest

from bot.computers.advising import MOST, Advising
from bot.computers.deciding import is_legal
from bot.computers.here import ThinkingHere
from bot.computers.pool import ThinkingElsewhere
from bot.tables.ports import Question
from murlan.computer.levels import Level
from murlan.events import Passed, Played, SeatEvent
from murlan.snapshot import Snapshot
from tests.bot.computers.test_pool import only_pid
from tests.bot.test_presence import until
from tests.views.tables import answering, exchanging


def turn() -> Snapshot:
    """Return a turn in which there is something to choose."""
    return answering("9C 9H KD KS", "7C 7D").snapshot(0)


class Slow:
    """A pool that decides when it is told to."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.goes = asyncio.Event()
        self.answer: SeatEvent | None = Passed(0)

    async def advise(self, question: Question, *, seed: int) -> SeatEvent | None:
        """Wait, and decide."""
        del seed
        self.asked.append(question)
        await self.goes.wait()
        return self.answer


async def test_hint_is_legal_and_has_its_turn_and_its_reasons() -> None:
    """The reasons are those of the play that it names."""
    hint = await Advising(ThinkingElsewhere(ThinkingHere(Random(1)), Random(1), processes=0)).advise("table1", turn())
    assert hint is not None
    assert is_legal(hint.event, turn())
    assert (1, 1) == (hint.guard.deal, hint.guard.turn)
    assert isinstance(hint.event, Played)
    assert hint.reasons


async def test_hint_in_the_exchange_names_a_card_to_give_back() -> None:
    """R8.2: that is a turn too."""
    match = exchanging()
    assert match.deal is not None
    snapshot = match.snapshot(match.deal.turn)
    hint = await Advising(ThinkingElsewhere(ThinkingHere(Random(1)), Random(1), processes=0)).advise("t", snapshot)
    assert hint is not None
    assert is_legal(hint.event, snapshot)


async def test_asking_takes_no_luck_from_the_computer_players() -> None:
    """What they do afterwards is what they would have done: nobody learns from it that somebody asked."""
    luck = Random(5)
    advising = Advising(ThinkingElsewhere(ThinkingHere(luck), luck, processes=0))
    await advising.advise("table1", turn())
    assert Random(5).random() == luck.random()


async def test_the_same_turn_is_thought_about_once() -> None:
    """However often somebody presses meanwhile."""
    slow = Slow()
    advising = Advising(slow)
    asking = [asyncio.create_task(advising.advise("table1", turn())) for _ in range(3)]
    await asyncio.sleep(0)
    slow.goes.set()
    hints = await asyncio.gather(*asking)
    assert (1, 1) == (len(slow.asked), len(set(map(id, hints))))


async def test_there_is_no_hint_where_nobody_has_the_time() -> None:
    """None of the pool's, and none where too many wait already; nobody is kept waiting."""
    slow = Slow()
    slow.answer = None
    advising = Advising(slow)
    asking = [asyncio.create_task(advising.advise(f"table{number}", turn())) for number in range(MOST)]
    await asyncio.sleep(0)
    assert await advising.advise("one too many", turn()) is None
    slow.goes.set()
    assert [None] * MOST == await asyncio.gather(*asking)
    assert await advising.advise("afterwards", turn()) is None
    assert MOST + 1 == len(slow.asked)


async def test_who_gives_up_waiting_takes_the_hint_from_nobody() -> None:
    """An answer that is cancelled leaves the thought to the other who asked."""
    slow = Slow()
    advising = Advising(slow)
    first, second = (asyncio.create_task(advising.advise("table1", turn())) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    slow.goes.set()
    assert await second is not None


@pytest.mark.parametrize("is_free", [True, False], ids=["free", "busy"])
async def test_the_strongest_player_is_asked_in_a_process_of_its_own(is_free: bool) -> None:  # noqa: FBT001
    """What it decides without search is good enough; where no process answers in time there is no hint."""
    pool = ThinkingElsewhere(ThinkingHere(Random(1)), Random(1), processes=1)
    async with pool.at_work():
        await until(lambda: bool(pool.pids))
        if not is_free:
            os.kill(only_pid(pool), signal.SIGSTOP)
        hint = await Advising(pool).advise("table1", turn())
        if not is_free:
            os.kill(only_pid(pool), signal.SIGKILL)
    assert is_free is (hint is not None)
    assert 0 == pool.figures.decisions[Level.CHAMPION]
