"""Players by name, our own and strangers'."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest

from murlan.arena.faults import NameProblem, UnknownPlayer
from murlan.arena.players import NAMES, player_named
from murlan.computer.levels import Level

STRANGERS = "tests.murlan.arena.strangers"


def test_names_are_the_levels_and_the_anchors() -> None:
    """From the lowest level up; then what they are measured against."""
    assert (*Level, "random", "understudy", "greedy", "monte-carlo") == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_player_of_every_name_is_there_and_can_be_pickled(name: str) -> None:
    """A player may work in another process."""
    player = player_named(name)
    assert callable(player.choose)
    assert type(player) is type(pickle.loads(pickle.dumps(player)))  # noqa: S301 — our own


@pytest.mark.parametrize("attribute", ["HighestPlayer", "made"])
def test_player_of_a_stranger_is_found_in_its_module(attribute: str) -> None:
    """By its class, which is called without arguments, or as it stands there."""
    assert "HighestPlayer" == type(player_named(f"{STRANGERS}:{attribute}")).__name__


def test_module_of_a_stranger_is_looked_for_in_the_working_directory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The command of the package does not put it on the path by itself."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    Path("besa_plays.py").write_text(
        "from murlan.computer.random_player import RandomPlayer\nclass Mine(RandomPlayer): pass\n", encoding="utf-8"
    )
    assert "besa_plays" == type(player_named("besa_plays:Mine")).__module__


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("bob", NameProblem.UNKNOWN),
        ("", NameProblem.UNKNOWN),
        (":Mine", NameProblem.UNKNOWN),
        ("mine:", NameProblem.UNKNOWN),
        ("no.such.module:Mine", NameProblem.NO_MODULE),
        ("murlan.no_such:Mine", NameProblem.NO_MODULE),
        (f"{STRANGERS}:Nobody", NameProblem.NO_ATTRIBUTE),
        (f"{STRANGERS}:DemandingPlayer", NameProblem.NOT_MADE),
        (f"{STRANGERS}:NoPlayer", NameProblem.NO_PLAYER),
        (f"{STRANGERS}:STRANGERS", NameProblem.NO_ATTRIBUTE),
        ("math:pi", NameProblem.NO_PLAYER),
    ],
)
def test_name_that_no_player_answers_to_is_refused_with_what_is_wrong(name: str, problem: NameProblem) -> None:
    """The name and the problem are data; the command makes the sentence."""
    with pytest.raises(UnknownPlayer) as refused:
        player_named(name)
    assert (name, problem) == (refused.value.name, refused.value.problem)


@pytest.mark.parametrize(
    ("code", "detail"),
    [("import no_such_thing\n", "no_such_thing"), ("1 / 0\n", "ZeroDivisionError: division by zero"), ("(", "Syntax")],
)
def test_module_that_cannot_be_imported_is_told_from_one_that_is_not_there(
    code: str, detail: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fault within the module is its author's to mend."""
    monkeypatch.syspath_prepend(tmp_path)
    module = f"broken_{len(code)}"
    (tmp_path / f"{module}.py").write_text(code, encoding="utf-8")
    with pytest.raises(UnknownPlayer) as refused:
        player_named(f"{module}:Mine")
    assert NameProblem.BAD_MODULE is refused.value.problem
    assert detail in refused.value.detail


def test_error_of_the_arena_comes_back_from_another_process_as_it_was() -> None:
    """Pickled, it keeps its data, however it was made."""
    error = UnknownPlayer(name="bob", problem=NameProblem.UNKNOWN)
    copy = pickle.loads(pickle.dumps(error))  # noqa: S301 — our own
    assert (UnknownPlayer, vars(error)) == (type(copy), vars(copy))
