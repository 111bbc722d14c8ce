"""Matches looked through in the processes: tables come first, and whatever becomes of a process is said in time."""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
from random import Random

import pytest

from bot.computers.figures import Reason
from bot.computers.here import ThinkingHere
from bot.computers.pool import ThinkingElsewhere
from murlan.computer.review.finding import turning_points
from murlan.computer.review.points import TurningPoint
from murlan.events import Event
from murlan.options import CLASSIC
from tests.bot.computers.players import PLAYERS, Target, last_of, player_of, question
from tests.bot.computers.test_pool import PATIENT, only_pid
from tests.bot.test_presence import until
from tests.murlan.computer.review.test_finding import played, wildly

DEALS: list[Event] = played(CLASSIC, wildly, seed=2, deals=1)[:40]
"""The beginning of a match, with turning points, and a process is at it for a while."""
MATCH = pickle.dumps((CLASSIC, DEALS))
NEVER_LATE = 600.0
"""Seconds that are enough for a match on any machine."""
Review = asyncio.Task[tuple[TurningPoint, ...] | Reason | None]


def begun(pool: ThinkingElsewhere, *, seconds: float = NEVER_LATE, match: bytes = MATCH) -> Review:
    """Ask for the turning points of a match."""
    return asyncio.create_task(pool.review(match, seconds=seconds))


def is_reviewing(pool: ThinkingElsewhere) -> bool:
    """Return whether a process has a match to look through."""
    return any(desk.is_reviewing for desk in pool._desks)


async def test_process_finds_what_the_function_finds(pool: ThinkingElsewhere) -> None:
    """It is a matter of where, not of what."""
    points = turning_points(CLASSIC, DEALS)
    assert points
    assert points == await begun(pool)
    assert (1, 0) == (pool.figures.reviews, sum(pool.figures.decisions.values()))


async def test_turn_of_a_table_comes_before_a_match_that_is_looked_through(pool: ThinkingElsewhere) -> None:
    """The one process searches the turn at once and goes on with the match afterwards."""
    review = begun(pool)
    await until(lambda: is_reviewing(pool))
    for seed in range(3):
        asked = question(seconds=PATIENT, seed=seed)
        assert last_of(asked.snapshot) == await pool.choose(asked)
    assert (False, True) == (review.done(), is_reviewing(pool))
    assert isinstance(await review, tuple)
    assert {} == pool.figures.replaced


async def test_match_waits_for_a_search_that_goes_on(pool: ThinkingElsewhere) -> None:
    """It has the lowest priority."""
    searched = asyncio.create_task(pool.choose(question(Target.SEARCHES, seconds=PATIENT)))
    await until(lambda: any(not desk.is_free for desk in pool._desks))
    review = begun(pool)
    await searched
    assert not review.done()
    assert isinstance(await review, tuple)


async def test_match_is_looked_through_by_the_next_process_where_one_dies(pool: ThinkingElsewhere) -> None:
    """Nobody notices."""
    os.kill(only_pid(pool), signal.SIGSTOP)  # it hears nothing any more
    review = begun(pool)
    await until(lambda: is_reviewing(pool))
    os.kill(only_pid(pool), signal.SIGKILL)
    assert isinstance(await review, tuple)
    assert 2 == pool.figures.starts


async def test_match_over_which_two_processes_die_is_given_up(pool: ThinkingElsewhere) -> None:
    """It must not end all there are, one after the other."""
    review = begun(pool)
    for starts in (1, 2):
        await until(lambda starts=starts: pool.figures.starts == starts and is_reviewing(pool))  # type: ignore[misc]
        os.kill(only_pid(pool), signal.SIGKILL)
    assert Reason.DIED is await review
    await until(lambda: pool.figures.starts == 3 and pool.figures.processes == 1)
    assert not is_reviewing(pool)


async def test_match_that_is_not_done_in_time_is_given_up(pool: ThinkingElsewhere) -> None:
    """Whoever asked is told when they have waited long enough; the process stops by itself and can be asked again."""
    assert Reason.LATE is await begun(pool, seconds=0.05)
    await until(lambda: not is_reviewing(pool))
    assert isinstance(await begun(pool), tuple)
    assert 1 == pool.figures.starts


async def test_process_that_hangs_over_a_match_is_ended(
    pool: ThinkingElsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next one is asked by whoever asks next."""
    monkeypatch.setattr("bot.computers.desk.HANG_SECONDS", 0.2)
    os.kill(only_pid(pool), signal.SIGSTOP)
    assert Reason.LATE is await begun(pool, seconds=0.1)
    await until(lambda: pool.figures.starts == 2 and pool.figures.processes == 1)
    assert not is_reviewing(pool)


async def test_matches_are_looked_through_one_at_a_time() -> None:
    """The other processes are there for the tables."""
    lengths = (30, 31, 40)
    pool = ThinkingElsewhere(ThinkingHere(Random(1), players=player_of), Random(2), processes=2, players=PLAYERS)
    async with pool.at_work():
        reviews = [begun(pool, match=pickle.dumps((CLASSIC, DEALS[:n]))) for n in lengths]
        await until(lambda: is_reviewing(pool))
        assert 1 == sum(desk.is_reviewing for desk in pool._desks)
        found = await asyncio.gather(*reviews)
    assert [turning_points(CLASSIC, DEALS[:n]) for n in lengths] == found
    assert all(found)


async def test_bytes_that_are_no_match_are_told_as_a_failure(pool: ThinkingElsewhere) -> None:
    """The process goes on."""
    assert Reason.FAILED is await begun(pool, match=pickle.dumps((CLASSIC, DEALS[1:])))
    assert isinstance(await begun(pool), tuple)
    assert 1 == pool.figures.starts


async def test_without_processes_nothing_is_looked_through() -> None:
    """The bot's own process knows no net, and has no time."""
    pool = ThinkingElsewhere(ThinkingHere(Random(1)), Random(2), processes=0)
    assert None is await pool.review(MATCH, seconds=1)
    async with pool.at_work():
        assert None is await pool.review(MATCH, seconds=1)


async def test_whoever_waits_when_the_bot_stops_is_told(pool: ThinkingElsewhere) -> None:
    """At once."""
    review = begun(pool)
    await until(lambda: is_reviewing(pool))
    pool.end_reviews()
    assert Reason.DIED is await review
