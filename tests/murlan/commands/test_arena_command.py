"""`python -m murlan arena`: its table, its JSON, and what it says of bad players."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest

from murlan.cli import main
from tests.support.interrupts import hears_interrupts

ROOT = Path(__file__).parents[3]
STRANGERS = "tests.murlan.arena.strangers"


class Said(NamedTuple):
    """What the command did."""

    code: int
    out: str
    errors: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the arena in this process, in the project's folder; how far it is, as a slow machine tells, is left out."""
    monkeypatch.chdir(ROOT)
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
        monkeypatch.setenv(name, "1")

    def run_it(*arguments: str) -> Said:
        try:
            code = main(["arena", *arguments])
        except SystemExit as left:
            code = cast("int", left.code)
        out, errors = capsys.readouterr()
        return Said(code, out, re.sub(r"^\d+ of \d+ \w+.*\n", "", errors, flags=re.MULTILINE))

    return run_it


def data_of(said: Said) -> dict[str, Any]:
    """Read the JSON, which is one line."""
    assert (0, 1) == (said.code, said.out.count("\n"))
    return cast("dict[str, Any]", json.loads(said.out))


def without_times(data: dict[str, Any]) -> dict[str, Any]:
    """Return the figures that a seed brings again."""
    players = [{key: value for key, value in row.items() if "ms" not in key} for row in data["players"]]
    return {**data, "players": players}


def test_two_players_are_a_table_with_a_row_each(run: Run) -> None:
    """Points with their error, firsts, lasts, and how long a decision takes."""
    said = run("greedy", "random", "--deals", "5", "--seed", "a")
    assert (0, "") == (said.code, said.errors)
    lines = said.out.splitlines()
    assert "One seat against three: 20 deals, on 5 sets of cards; seed a." == lines[0]
    assert "Rules: classic, free for all; deals of matches to 21, every other one after an exchange." == lines[1]
    assert "Among equals a seat makes 1.500 points a deal." == lines[2]
    assert "player points firsts lasts decisions ms p50 p95 max searched" == " ".join(lines[4].split())
    assert ["greedy", "random"] == [line.split()[0] for line in lines[5:]]
    row = r"\w+ +\d\.\d{3} ± \d\.\d{3} +\d+\.\d% +\d+\.\d% +\d+( +\d+\.\d\d){3} +–"
    assert all(re.fullmatch(row, line) for line in lines[5:])


def test_partners_are_measured_by_the_points_of_their_side(run: Run) -> None:
    """3 a deal among equals; a seat's own points stand beside them (R10.2)."""
    said = run("greedy", "random", "--deals", "5", "--rules", "rrethi", "--sides", "two-teams", "--passing", "locked")
    assert "Two against two: 10 deals, on 5 sets of cards; seed " in said.out
    assert "Rules: rrethi, two against two, locked passing; " in said.out
    assert "Among equals a side makes 3.000 points a deal." in said.out
    assert "points a side" in said.out
    assert "points a seat" in said.out


@pytest.mark.parametrize("sides", ["free-for-all", "two-teams"])
def test_more_players_meet_each_against_each(run: Run, sides: str) -> None:
    """A matrix, without its diagonal, then the times."""
    said = run("greedy", "random", "understudy", "--deals", "2", "--sides", sides)
    lines = said.out.splitlines()
    assert ["against", "greedy", "random", "understudy"] == lines[4].split()
    for row in lines[5:8]:
        assert (1, 2) == (len(re.findall(r"–(?!\d)", row)), row.count("±"))
    assert ["greedy", "random", "understudy"] == [line.split()[0] for line in lines[10:]]


def test_matrix_of_partners_has_both_views_of_one_contest(run: Run) -> None:
    """What one side makes and the other side makes are the 6 points of a deal (R7.1)."""
    said = run("greedy", "random", "understudy", "--deals", "3", "--sides", "two-teams", "--seed", "a")
    rows = {line.split()[0]: re.findall(r"[\d.]+(?= ±)", line) for line in said.out.splitlines()[5:8]}
    assert pytest.approx(6, abs=0.002) == float(rows["greedy"][0]) + float(rows["random"][0])


def test_json_has_the_terms_and_all_figures(run: Run) -> None:
    """On one line, for other programs."""
    data = data_of(run("greedy", "random", "--deals", "3", "--seed", "a", "--exchange", "always", "--json"))
    assert ("classic", "one-against-three", "always", "a") == tuple(
        data[key] for key in ("rules", "mode", "exchange", "seed")
    )
    (contest,) = data["contests"]
    assert (12, 0, 3) == tuple(contest[key] for key in ("deals", "matches", "clusters"))
    first, second = contest["standings"]
    assert ("greedy", 12, "random", 36) == (*(first[key] for key in ("player", "seat_deals")), "random", 36)
    assert pytest.approx(6) == first["points"] + 3 * second["points"]
    assert 12 == first["firsts"] + second["firsts"]
    assert first["won"] is None
    for row in data["players"]:
        assert 0 < row["ms"]["p50"] <= row["ms"]["p95"] <= 1.01 * row["ms"]["max"]


def test_whole_matches_tell_how_many_were_won(run: Run) -> None:
    """With a standard error from match to match (R9)."""
    said = run("greedy", "understudy", "--mode", "matches", "--target", "11", "--deals", "1")
    assert re.match(r"Whole matches: 4 matches, \d+ deals, on 1 sets of cards; ", said.out)
    assert "; matches to 11.\n" in said.out
    assert "matches won" in said.out


def test_figures_are_the_same_by_seed_whatever_the_number_of_processes(run: Run) -> None:
    """The parts of a run are its whole, too: `--skip` leaves out what another run has played."""
    arguments = ("greedy", "random", "--seed", "a", "--json", "--deals")
    one = without_times(data_of(run(*arguments, "4")))
    assert one == without_times(data_of(run(*arguments, "4", "--processes", "2")))
    later = data_of(run(*arguments, "3", "--skip", "1"))["contests"][0]["standings"][0]["points"]
    first = data_of(run(*arguments, "1"))["contests"][0]["standings"][0]["points"]
    assert pytest.approx(4 * one["contests"][0]["standings"][0]["points"]) == first + 3 * later


def test_seed_that_nobody_gave_is_told(run: Run) -> None:
    """So that the same can be played again."""
    data = data_of(run("greedy", "random", "--deals", "2", "--json"))
    again = data_of(run("greedy", "random", "--deals", "2", "--json", "--seed", data["seed"]))
    assert without_times(data) == without_times(again)


def test_player_of_a_stranger_plays(run: Run) -> None:
    """``module:Class``, its searched decisions counted."""
    data = data_of(run(f"{STRANGERS}:SearchingPlayer", "random", "--deals", "2", "--json"))
    row = data["players"][0]
    assert (f"{STRANGERS}:SearchingPlayer", True) == (row["player"], 0 < row["searched"] < row["decisions"])


def test_habits_of_a_player_are_told_with_their_occasions(run: Run) -> None:
    """In the table and in JSON; players without habits have none to tell."""
    arguments = (f"{STRANGERS}:PronePlayer", "random", "--deals", "2", "--seed", "a")
    prone, other = data_of(run(*arguments, "--json"))["players"]
    counted = prone["habits"]["yawns"]
    assert (prone["decisions"], {}) == (counted["occasions"], other["habits"])
    share = f"{counted['lapses'] / counted['occasions']:.1%}"
    lines = run(*arguments).out.splitlines()
    assert ["", f"Habits of {STRANGERS}:PronePlayer:"] == lines[-3:-1]
    assert ["yawns", share, "of", str(counted["occasions"]), "occasions"] == lines[-1].split()


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        ((), "PLAYER"),
        (("greedy",), "an arena needs two players or more"),
        (("greedy", "bob"), "“bob” is none of beginner, "),
        (("greedy", "mine:Mine"), "“mine:Mine” names no module that is here"),
        (("greedy", f"{STRANGERS}:Nobody"), "has nothing of that name"),
        (("greedy", f"{STRANGERS}:NoPlayer"), "is no player: it has no method choose"),
        (("greedy", f"{STRANGERS}:DemandingPlayer"), "cannot be made without arguments: “TypeError: "),
        (("greedy", "random", "greedy"), "each is named once"),
        (("greedy", "random", "--deals", "0"), "“0” is no number from 1"),
        (("greedy", "random", "--processes", "no"), "“no” is no number from 1"),
        (("greedy", "random", "--mode", "chess"), "chess"),
        (("greedy", "random", "--exchange", "half", "--target", "0"), "--exchange is for single deals"),
        (("greedy", "random", "--exchange", "half", "--mode", "matches"), "--exchange is for single deals"),
    ],
)
def test_bad_input_ends_with_code_2_and_one_sentence(run: Run, arguments: tuple[str, ...], quoted: str) -> None:
    """The sentence quotes the place; nothing else is written."""
    said = run(*arguments)
    assert (2, "") == (said.code, said.out)
    assert re.fullmatch(r"murlan arena: [^\n]+\.\n", said.errors)
    assert quoted in said.errors


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "WildPlayer",
            r"on seat \d in turn \d+ of deal \d played \w\w.*, which the rules refuse: You do not hold .+\.",
        ),
        ("none", r"on seat \d in turn \d of deal 0 answered “None”, which is no play, no pass and no gift of cards\."),
        ("FallingPlayer", r"on seat 0 in turn \d of deal 0 raised “ValueError: the sky is falling” \(strangers.py, .+"),
        ("other", r"on seat 0 in turn \d of deal 0 passed, which the rules refuse: It is seat 0's turn\."),
    ],
)
def test_player_that_answers_badly_is_named_with_what_it_did(run: Run, name: str, sentence: str) -> None:
    """Then how to play the same cards again."""
    said = run(f"{STRANGERS}:{name}", "random", "--seed", "a", "--deals", "9")
    assert (2, "") == (said.code, said.out)
    first, second = said.errors.splitlines()
    assert re.fullmatch(rf"murlan arena: {STRANGERS}:{name} {sentence}", first)
    assert re.fullmatch(r"The same cards again: --seed a --skip \d+ --deals 1", second)


def test_process_that_dies_is_told_in_a_sentence(run: Run) -> None:
    """No traceback of ours."""
    said = run(f"{STRANGERS}:DyingPlayer", "random", "--processes", "2")
    assert (2, "", "murlan arena: a process that played ended with code 3.\n") == said


def test_interrupt_shows_what_there_is_so_far() -> None:
    """Ctrl-C goes to the worker processes as well, which leave it to the first one."""
    process = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "murlan",
            "arena",
            "greedy",
            "random",
            "--deals",
            "9999999",
            "--processes",
            "2",
            "--json",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        preexec_fn=hears_interrupts,  # noqa: PLW1509  # nothing else runs in this process
        process_group=0,
    )
    assert process.stderr is not None
    first = process.stderr.readline()
    assert re.fullmatch(r"\d+ of 39999996 deals, \d\.\d{3}( ± \d\.\d{3})?, [\w, :]+ left\n", first)
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    assert 0 == process.returncode
    assert "Traceback" not in errors
    assert json.loads(out)["contests"][0]["deals"] > 0
