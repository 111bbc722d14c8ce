"""Clusters in other processes: the same figures, and a clean end whatever happens there."""

from __future__ import annotations

import multiprocessing
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from murlan.arena.contest import Contest, Mode
from murlan.arena.faults import PlayerFailed, WorkerDied
from murlan.arena.scores import Score
from murlan.arena.workers import played
from murlan.options import CLASSIC

ROOT = Path(__file__).parents[3]
STRANGERS = "tests.murlan.arena.strangers"


def contest(player: str) -> Contest:
    """Return a contest against random players."""
    return Contest(player=player, against="random", options=CLASSIC, mode=Mode.ONE_AGAINST_THREE, seed="a")


@pytest.fixture(autouse=True)
def in_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes find the strangers."""
    monkeypatch.chdir(ROOT)


def test_figures_do_not_depend_on_how_many_processes_play() -> None:
    """Each cluster has its own cards and chance, and whole numbers are added up (times aside)."""
    found = []
    for processes in (1, 2):
        whole = Score()
        for _, score in played(((contest("greedy"), number) for number in range(7)), processes):
            whole.merge(score)
        found.append((whole.deals, whole.player.points, whole.against.points, whole.player.watch.decisions))
    assert found[0] == found[1]


def test_failure_of_a_player_comes_back_from_its_process() -> None:
    """With all that is needed to see it again."""
    with pytest.raises(PlayerFailed) as stopped:
        list(played([(contest(f"{STRANGERS}:none"), 4)], 2))
    assert (f"{STRANGERS}:none", 4) == (stopped.value.player, stopped.value.number)


def test_process_that_ends_in_the_middle_is_told_of() -> None:
    """Nobody waits for it for ever."""
    with pytest.raises(WorkerDied) as stopped:
        list(played([(contest(f"{STRANGERS}:DyingPlayer"), 0)], 2))
    assert 3 == stopped.value.exit_code


def test_processes_end_when_nobody_wants_more() -> None:
    """Closed in the middle of endless work, it leaves none behind."""
    before = set(multiprocessing.active_children())
    with closing(played(((contest("greedy"), number) for number in count()), 2)) as steps:
        next(steps)
        assert 2 == len(set(multiprocessing.active_children()) - before)
    assert before == set(multiprocessing.active_children())
