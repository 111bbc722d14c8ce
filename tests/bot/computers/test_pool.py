"""Processes in which computer players think: whatever one of them does, a turn gets a legal decision in time."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from random import Random

import pytest

from bot.computers import pool as pools
from bot.computers.deciding import is_legal
from bot.computers.figures import Reason
from bot.computers.here import ThinkingHere
from bot.computers.jobs import Job
from bot.computers.messages import Answer
from bot.computers.pool import ThinkingElsewhere
from murlan.computer.levels import Level
from tests.bot.computers.players import PLAYERS, Target, first_of, last_of, player_of, question
from tests.bot.test_presence import until

PATIENT = 30.0
"""So long a table waits whose answer has to come from a process, however slow the machine is."""


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for processes for as long as they take."""
    monkeypatch.setattr(pools, "AT_LEAST", PATIENT)


def is_searching(pool: ThinkingElsewhere) -> bool:
    """Return whether a process searches now."""
    return any(not desk.is_free for desk in pool._desks)


def only_pid(pool: ThinkingElsewhere) -> int:
    """Return the number of the one process."""
    (pid,) = pool.pids
    return pid


async def test_a_level_that_searches_does_what_its_search_found(pool: ThinkingElsewhere) -> None:
    """And it is counted."""
    asked = question(seconds=PATIENT)
    assert last_of(asked.snapshot) == await pool.choose(asked)
    figures = pool.figures
    assert (1, 1, 7, {Level.CHAMPION: 1}) == (figures.choices, figures.searched, figures.worlds, figures.decisions)


@pytest.mark.parametrize("level", [Level.EXPERT, Level.MASTER])
async def test_a_level_that_does_not_search_decides_in_a_process_too(
    level: Level, pool: ThinkingElsewhere, patient: None
) -> None:
    """It needs numpy, which the bot's own process does not import."""
    asked = question(level=level)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert (0, {}) == (pool.figures.choices, pool.figures.replaced)


async def test_a_table_that_waits_for_nothing_is_decided_without_search(pool: ThinkingElsewhere, patient: None) -> None:
    """Once no person holds cards the rest is played at once."""
    asked = question(Target.SEARCH_HANGS, seconds=0)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert (0, {}) == (pool.figures.choices, pool.figures.replaced)


async def test_the_cheap_levels_need_no_process() -> None:
    """They decide here, before any is begun."""
    pool = ThinkingElsewhere(ThinkingHere(Random(1), players=player_of), Random(2), processes=1, players="nowhere:none")
    for level in (Level.BEGINNER, Level.CASUAL, Level.CLUB):
        asked = question(level=level)
        assert first_of(asked.snapshot) == await pool.choose(asked)
    assert 0 == pool.figures.starts


async def test_a_process_that_is_killed_in_the_middle_of_a_search_is_not_noticed(pool: ThinkingElsewhere) -> None:
    """Its turn is decided without search, and the next turn by another process."""
    asked = question(Target.SEARCHES, seconds=PATIENT)
    thinking = asyncio.create_task(pool.choose(asked))
    await until(lambda: is_searching(pool))
    os.kill(only_pid(pool), signal.SIGKILL)
    assert first_of(asked.snapshot) == await thinking
    again = question(seconds=PATIENT)
    assert last_of(again.snapshot) == await pool.choose(again)
    assert ({Reason.DIED: 1}, 2) == (pool.figures.replaced, pool.figures.starts)


async def test_turns_that_a_killed_process_owed_are_decided_by_the_next(pool: ThinkingElsewhere, patient: None) -> None:
    """No request is lost but the one that was searched."""
    os.kill(only_pid(pool), signal.SIGSTOP)  # it hears nothing any more
    asked = [question(level=Level.MASTER, seed=seed) for seed in range(5)]
    thinking = [asyncio.create_task(pool.choose(one)) for one in asked]
    await until(lambda: sum(desk.load for desk in pool._desks) == 5)
    os.kill(only_pid(pool), signal.SIGKILL)
    assert [first_of(one.snapshot) for one in asked] == await asyncio.gather(*thinking)
    assert {} == pool.figures.replaced


async def test_a_process_that_is_killed_while_it_has_nothing_to_do_is_begun_anew(pool: ThinkingElsewhere) -> None:
    """Before anybody asks."""
    os.kill(only_pid(pool), signal.SIGKILL)
    await until(lambda: pool.figures.starts == 2 and pool.figures.processes == 1)
    assert {} == pool.figures.replaced


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        (Target.SEARCH_DIES, Reason.DIED),
        (Target.SEARCH_EATS, Reason.FAILED),
        (Target.SEARCH_RAISES, Reason.FAILED),
        (Target.SEARCH_CHEATS, Reason.ILLEGAL),
    ],
    ids=lambda value: str(value.name),
)
async def test_a_search_that_fails_leaves_what_is_done_without(
    target: Target, reason: Reason, pool: ThinkingElsewhere
) -> None:
    """The cheaper level's play, and the next turn is searched again."""
    asked = question(target, seconds=PATIENT)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert {reason: 1} == pool.figures.replaced
    again = question(seconds=PATIENT)
    assert last_of(again.snapshot) == await pool.choose(again)


async def test_a_search_that_hangs_is_not_waited_for_and_its_process_is_ended(
    pool: ThinkingElsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table has its answer when it is due; the process has had its chance to end by itself."""
    monkeypatch.setattr("bot.computers.desk.HANG_SECONDS", 0.5)
    pid, asked = only_pid(pool), question(Target.SEARCH_HANGS)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert {Reason.LATE: 1} == pool.figures.replaced
    await until(lambda: pool.figures.starts == 2 and pool.figures.processes == 1)
    assert pid != only_pid(pool)


@pytest.mark.parametrize("level", [Level.MASTER, Level.CHAMPION])
async def test_a_player_that_hangs_at_once_is_replaced_by_one_that_decides_here(
    level: Level, pool: ThinkingElsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is at hand, so the club level decides, and the process goes."""
    monkeypatch.setattr("bot.computers.desk.HANG_SECONDS", 0.5)
    asked = question(Target.HANGS, level=level)
    pool._here = ThinkingHere(Random(1), players=lambda _: player_of(Level.CHAMPION), figures=pool.figures)
    assert last_of(asked.snapshot) == await pool.choose(asked)
    assert {Reason.BUSY: 1} == pool.figures.replaced
    await until(lambda: pool.figures.starts == 2 and pool.figures.processes == 1)


async def test_a_turn_over_which_two_processes_end_is_decided_here(pool: ThinkingElsewhere, patient: None) -> None:
    """It must not end all there are, one after the other."""
    pool._here = ThinkingHere(Random(1), players=lambda _: player_of(Level.CHAMPION), figures=pool.figures)
    asked = question(Target.DIES, level=Level.MASTER)
    assert last_of(asked.snapshot) == await pool.choose(asked)
    assert {Reason.DIED: 1} == pool.figures.replaced


@pytest.mark.parametrize("target", [Target.CHEATS, Target.RAISES], ids=lambda target: target.name)
async def test_no_card_of_a_player_that_fails_is_logged(
    target: Target, pool: ThinkingElsewhere, patient: None, caplog: pytest.LogCaptureFixture
) -> None:
    """Level, table and turn are, at ERROR; its cards only at DEBUG."""
    asked = question(target, level=Level.MASTER)
    with caplog.at_level(logging.DEBUG):
        assert is_legal(await pool.choose(asked), asked.snapshot)
    errors = [record.getMessage() for record in caplog.records if record.levelno > logging.DEBUG]
    first = errors[0]
    assert (True, True) == (first.startswith("table table00000, turn 1.0: "), "master" in first)
    assert [] == [card for card in map(str, asked.snapshot.hand) if any(card in error for error in errors)]
    assert any(repr(asked.snapshot) in record.getMessage() for record in caplog.records)


async def test_what_a_player_prints_is_no_answer(pool: ThinkingElsewhere, patient: None) -> None:
    """It goes where the bot's own errors go."""
    asked = question(Target.TALKS, level=Level.MASTER)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert 1 == pool.figures.starts


async def test_a_turn_that_nobody_waits_for_any_more_frees_its_process(pool: ThinkingElsewhere) -> None:
    """A table that ends does not keep others waiting."""
    left = asyncio.create_task(pool.choose(question(Target.SEARCHES, seconds=PATIENT)))
    await until(lambda: is_searching(pool))
    left.cancel()
    await until(lambda: not is_searching(pool))
    assert 1 == pool.figures.starts


async def test_questions_are_answered_in_the_middle_of_a_search(pool: ThinkingElsewhere, patient: None) -> None:
    """Who needs no search does not wait for one."""
    searched = asyncio.create_task(pool.choose(question(Target.SEARCHES, seconds=PATIENT)))
    await until(lambda: is_searching(pool))
    asked = question(level=Level.EXPERT)
    assert first_of(asked.snapshot) == await pool.choose(asked)
    assert (True, False) == (is_searching(pool) or searched.done(), bool(pool.figures.replaced))
    searched.cancel()


async def test_many_tables_at_once_all_get_a_legal_decision(pool: ThinkingElsewhere) -> None:
    """One process, 40 champions: none is left out, whatever share each gets."""
    asked = [question(Target.SEARCHES, seed=seed) for seed in range(40)]
    decided = await asyncio.gather(*map(pool.choose, asked))
    assert [True] * 40 == [is_legal(event, one.snapshot) for event, one in zip(decided, asked, strict=True)]
    assert pool.figures.choices == pool.figures.searched + sum(pool.figures.replaced.values())
    assert 0 == pool.figures.clear


async def test_processes_are_begun_as_there_is_work_for_them() -> None:
    """The first at once, the second when the first is busy, never more than there may be."""
    pool = ThinkingElsewhere(ThinkingHere(Random(1), players=player_of), Random(2), processes=2, players=PLAYERS)
    async with pool.at_work():
        await until(lambda: pool.figures.processes == 1)
        thinking = [asyncio.create_task(pool.choose(question(Target.SEARCHES, seconds=PATIENT))) for _ in range(4)]
        await until(lambda: pool.figures.processes == 2)
        for task in thinking:
            task.cancel()
        assert 2 == pool.figures.starts
    assert (0, []) == (pool.figures.processes, pool.pids)


async def test_where_no_process_can_be_begun_everything_is_decided_here(caplog: pytest.LogCaptureFixture) -> None:
    """As club, and it is tried again, less and less often."""
    here = ThinkingHere(Random(1), players=player_of)
    pool = ThinkingElsewhere(here, Random(2), processes=1, players="nowhere:nothing")
    async with pool.at_work():
        asked = question()
        assert first_of(asked.snapshot) == await pool.choose(asked)
        await until(lambda: "ended with code 1" in caplog.text)
    assert (0, {Reason.BUSY: 1}) == (pool.figures.processes, pool.figures.replaced)


async def test_a_bug_of_ours_does_not_end_a_desk(
    pool: ThinkingElsewhere, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The turn is decided here, the bug is logged, and a process is begun anew that decides the next turn."""

    def answered(job: Job, answer: Answer) -> None:
        raise ZeroDivisionError

    asked = question()
    with monkeypatch.context() as broken:
        broken.setattr(pool, "answered", answered)
        assert first_of(asked.snapshot) == await pool.choose(asked)
    assert "ZeroDivisionError" in caplog.text
    again = question(seconds=PATIENT)
    assert last_of(again.snapshot) == await pool.choose(again)
    assert 2 == pool.figures.starts
