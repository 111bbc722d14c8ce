"""The commands besides `play`: what they write, what they refuse, and the JSON that other programs read."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import pytest

from murlan.cli import main
from murlan.commands.contest import Tally, play_match
from murlan.options import CLASSIC, PRESETS
from murlan.record import read_match, write_match
from tests.support.interrupts import hears_interrupts
from tests.support.walks import deal_walk

ROOT: Final = Path(__file__).parents[2]
CASES: Final = cast(
    "list[dict[str, Any]]", json.loads((ROOT / "tests" / "data" / "rule_cases.json").read_text(encoding="utf-8"))
)
HAND: Final = "3S 3H 4S 5D 6C 7S 9S 9H"


class Said(NamedTuple):
    """What a command did."""

    code: int
    out: str
    errors: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process; how far it is, which a slow machine tells, is left out."""

    def run_it(*arguments: str) -> Said:
        try:
            code = main(arguments)
        except SystemExit as left:
            code = cast("int", left.code)
        out, errors = capsys.readouterr()
        return Said(code, out, re.sub(r"^\d+ of \d+ matches.*\n", "", errors, flags=re.MULTILINE))

    return run_it


def of_kind(kind: str) -> list[Any]:
    """Return the cases of a kind, for each of their presets."""
    return [
        pytest.param(row["input"], row["expected"], rules, id=f"{row['id']}-{rules}")
        for row in CASES
        if row["kind"] == kind
        for rules in (row["ruleset"], *row["also_rulesets"])
    ]


@pytest.mark.parametrize(("given", "expected", "rules"), of_kind("identify"))
def test_classify_of_a_case_writes_its_json(run: Run, given: Any, expected: Any, rules: str) -> None:
    """Type, length and top on one line, in the form of the collected cases (R3)."""
    said = run("classify", ",".join(given["cards"]), "--rules", rules, "--json")
    assert (0, "", 1) == (said.code, said.errors, said.out.count("\n"))
    expected.pop("alt_top", None)
    assert expected == json.loads(said.out)


@pytest.mark.parametrize(("given", "expected", "rules"), of_kind("beats"))
def test_beats_of_a_case_writes_its_json(run: Run, given: Any, expected: Any, rules: str) -> None:
    """R4."""
    said = run("beats", " ".join(given["play"]), " ".join(given["table"]), "--rules", rules, "--json")
    assert Said(0, json.dumps({"beats": expected}) + "\n", "") == said


@pytest.mark.parametrize(("given", "expected", "rules"), of_kind("legal"))
def test_legal_of_a_case_lists_the_play_or_not(run: Run, given: Any, expected: Any, rules: str) -> None:
    """R5.1–R5.3 with R4."""
    table = ["--on", " ".join(given["table"])] if given["table"] else []
    opening = ["--opening"] if given["context"]["first_hand"] and given["context"]["first_play"] else []
    said = run("legal", " ".join(given["hand"]), "--rules", rules, "--json", *table, *(opening if not table else []))
    assert (0, "", 1) == (said.code, said.errors, said.out.count("\n"))
    data = json.loads(said.out)
    if given["play"] == "pass":
        assert expected["legal"] == data["may_pass"]
    else:
        assert expected["legal"] == (sorted(given["play"]) in [sorted(cards) for cards in data["plays"]])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("classify", "9h 9s"), "9♠ 9♥ is a pair of rank 9."),
        (("classify", "rj"), "RJ is a single of rank RJ."),
        (("classify", "10S jh Qs kd as"), "10♠ J♥ Q♠ K♦ A♠ is a straight of 5, top A."),
        (("classify", "--rules", "rrethi", "AS 2S 3S 4S 5S"), "A♠ 2♠ 3♠ 4♠ 5♠ is a suited straight of 5, top 5."),
        (("classify", "AS 2S 3S 4S 5S"), "A♠ 2♠ 3♠ 4♠ 5♠ is a straight of 5, top 5."),
        (("classify", "9S KD"), "9♠ K♦ is no combination: "),
        (("beats", "9S", "4S"), "9♠ beats 4♠."),
        (("beats", "4S", "9S"), "No. 4♠ is not higher than 9♠."),
        (("beats", "5S 6S 7S 8S 9H", "3S 4S 5S 6S 7H", "--rules", "visix"), "No. By these rules only the straight"),
        (("legal", HAND), "\nstraight  "),
        (("legal", HAND), "It leads and may not pass."),
        (("legal", HAND, "--on", "8S 8D"), "pair        1 9♠ 9♥\nIt may pass."),
        (("legal", HAND, "--on", "RJ"), "Nothing in this hand may be played.\nIt may pass."),
        (("legal", HAND, "--opening"), "single      1 3♠\npair        2 3♠ 3♥\nstraight    3 3♠ 4♠ 5♦ 6♣ 7♠"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, tuple) else "",
)
def test_question_about_cards_is_answered_in_words(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    """Without ``--json`` a person reads the answer (R3–R5)."""
    said = run(*arguments)
    assert (0, "") == (said.code, said.errors)
    assert sentence in said.out


@pytest.mark.parametrize(
    ("arguments", "quoted"),
    [
        (("classify", "9S 9X"), "“9X” at character 4"),
        (("classify", "9S,9s"), "“9s” at character 4"),
        (("classify", ""), "“” names no card"),
        (("classify", "\x1b[31m"), "“�[31m”"),
        (("classify", "9S", "9H"), "9H"),
        (("classify", "9S", "--rules", "poker"), "poker"),
        (("beats", "9S KD", "4S"), "argument PLAY: “9S KD” is no combination"),
        (("beats", "9S", "4S 5S", "--json"), "argument TABLE: “4S 5S” is no combination"),
        (("beats", "9S"), "TABLE"),
        (("legal", "9S 1S"), "“1S” at character 4"),
        (("legal", HAND, "--on", "4S 5S"), "“4S 5S” is no combination"),
        (("legal", HAND, "--on", "4S", "--opening"), "--opening"),
        (("legal", "3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2S BJ RJ"), "these are 15"),
        (("replay", "no/such/file"), "“no/such/file” cannot be read"),
        (("replay", str(ROOT)), "cannot be read"),
        (("simulate", "0"), "“0” is no number"),
        (("simulate", "many"), "“many” is no number"),
        (("simulate", "9" * 5000), "is no number"),
        (("simulate", "3", "--players", "greedy,bob"), "“bob” is none of"),
        (("simulate", "3", "--players", "random,random,random"), "names 3 players"),
        (("simulate", "1", "--write", "no/such/folder/match.txt"), "“no/such/folder/match.txt” cannot be written"),
        (("simulate", "3", "--sides", "three"), "three"),
    ],
    ids=lambda value: " ".join(value)[:40].replace("\x1b", "ESC") if isinstance(value, tuple) else "",
)
def test_bad_input_ends_with_code_2_and_one_sentence(run: Run, arguments: tuple[str, ...], quoted: str) -> None:
    """The sentence quotes the place; nothing else is written, no traceback least of all."""
    said = run(*arguments)
    assert (2, "") == (said.code, said.out)
    assert re.fullmatch(rf"murlan {arguments[0]}: [^\n]+\.\n|murlan: [^\n]+\.\n", said.errors)
    assert quoted in said.errors


@pytest.mark.parametrize("rules", PRESETS)
def test_simulated_matches_are_written_and_replayed(run: Run, rules: str, tmp_path: Path) -> None:
    """A match goes out as a record and comes back told to its result (R9)."""
    file = tmp_path / "match.txt"
    said = run("simulate", "1", "--rules", rules, "--target", "11", "--seed", "a", "--write", str(file), "--json")
    assert (0, "") == (said.code, said.errors)
    shown = run("replay", str(file))
    assert (0, "") == (shown.code, shown.errors)
    assert shown.out.startswith(f"club 1, club 2, club 3, club 4: a match by {rules} rules.\n\nDeal 1: ")
    assert shown.out.count("The deal is over.") == json.loads(said.out)["deals"]
    assert re.search(r"(wins the match!|share it\.)\n$", shown.out)
    data = json.loads(run("replay", str(file), "--json").out)
    final = read_match(file.read_text("utf-8")).match()
    assert final.outcome is not None
    assert data == {
        "finished": True,
        "deals": final.deal_number,
        "totals": list(final.totals),
        "winners": list(final.outcome.winners),
    }


def test_simulated_matches_fill_a_directory(run: Run, tmp_path: Path) -> None:
    """Several matches are several files, each readable."""
    folder = tmp_path / "records" / "of today"
    assert run("simulate", "12", "--players", "random", "--seed", "a", "--write", str(folder)).code == 0
    files = sorted(folder.iterdir())
    assert [f"match-{n:02}.txt" for n in range(1, 13)] == [file.name for file in files]
    assert all(read_match(file.read_text("utf-8")).match().outcome for file in files)


def test_replay_of_an_unfinished_match_says_so(run: Run, tmp_path: Path) -> None:
    """A record that stops in the middle is told as far as it goes."""
    walk = deal_walk(0)
    file = tmp_path / "match.txt"
    file.write_text(write_match(walk.options, walk.events[:9]), encoding="utf-8")
    shown = run("replay", str(file))
    assert shown.code == 0
    assert shown.out.startswith("Seat 0, Seat 1, Seat 2, Seat 3: a match by ")
    assert shown.out.endswith("The match is not over: its record ends here.\n")
    assert json.loads(run("replay", str(file), "--json").out)["finished"] is False


def test_replay_of_two_sides_names_both_winners(run: Run, tmp_path: Path) -> None:
    """Partners win together (R10.2)."""
    file = tmp_path / "match.txt"
    run("simulate", "1", "--sides", "two-teams", "--target", "21", "--seed", "a", "--write", str(file))
    assert re.search(r"\nclub \d and club \d win the match!\n$", run("replay", str(file)).out)


@pytest.mark.parametrize(
    ("data", "quoted"),
    [
        (b"\xff\xfe", "is no text in UTF-8: byte 1 is wrong"),
        (b"", "line 1: “” is not the first line of a match"),
        (b"Murlan match, notation 1\nRules: poker\n", "line 2: “poker” stands where the notation has preset."),
        (b"\xef\xbb\xbfMurlan match, notation 1\nRules: visix\n", "line 2: after “visix” the notation has “Deal 1:”"),
    ],
    ids=["bytes", "empty", "preset", "bom"],
)
def test_replay_of_a_bad_file_names_the_place(run: Run, tmp_path: Path, data: bytes, quoted: str) -> None:
    """One sentence with the file, the line and what stands there."""
    file = tmp_path / "match.txt"
    file.write_bytes(data)
    said = run("replay", str(file))
    assert (2, "") == (said.code, said.out)
    assert re.fullmatch(r"murlan replay: [^\n]+\.\n", said.errors)
    assert f"“{file}”" in said.errors
    assert quoted in said.errors


def test_simulate_counts_each_place_once(run: Run) -> None:
    """In every deal one is first and one last, places average 2.5 and points 1.5 (R7.1)."""
    said = run("simulate", "40", "--players", "greedy,random", "--seed", "a", "--json")
    assert (0, 1) == (said.code, said.out.count("\n"))
    data = json.loads(said.out)
    players = data["players"]
    assert ["greedy", "random"] * 2 == [player["player"] for player in players]
    assert (40, 40) == (data["deals"], data["matches"])
    assert (40, 40) == (sum(p["firsts"] for p in players), sum(p["lasts"] for p in players))
    assert pytest.approx(2.5) == sum(player["place"] for player in players) / 4
    assert pytest.approx(1.5) == sum(player["points"] for player in players) / 4
    assert players[0]["firsts"] > players[1]["firsts"]
    assert said == run("simulate", "40", "--players", "greedy,random", "--seed", "a", "--json")


def test_simulate_for_people_is_a_table(run: Run) -> None:
    """A row a player; one match alone has no standard error."""
    said = run("simulate", "8", "--target", "11", "--players", "random,understudy", "--seed", "a")
    lines = said.out.splitlines()
    assert re.fullmatch(r"\d+ deals, 8 matches\.", lines[0])
    assert ["player", "firsts", "lasts", "place", "points", "a", "deal", "won"] == lines[1].split()
    assert ["random", "understudy"] * 2 == [line.split()[0] for line in lines[2:]]
    assert said.out.count("±") == 8
    assert "±" not in run("simulate", "1", "--seed", "a").out


def test_tally_of_a_match_won_by_a_side_counts_for_both_partners() -> None:
    """A tie counts for nobody (R9.3, R10.2)."""
    seeds = (bytes([n]) * 32 for n in range(1, 255))
    match = play_match(CLASSIC, ["random"] * 4, seeds)
    tallies = [Tally("random") for _ in range(4)]
    for seat, tally in enumerate(tallies):
        tally.count(match, seat)
    outcome = match.final.outcome
    assert outcome is not None
    assert [int(outcome.winners == (seat,)) for seat in range(4)] == [tally.won for tally in tallies]
    assert {len(match.ends)} == {tally.deals for tally in tallies}


def test_simulate_tells_how_far_it_is_and_an_interrupt_says_what_came_of_it() -> None:
    """Progress goes to standard error, a line now and then; Ctrl-C ends it with the table so far."""
    process = subprocess.Popen(
        [sys.executable, "-m", "murlan", "simulate", "1000000", "--players", "understudy", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        text=True,
        preexec_fn=hears_interrupts,  # noqa: PLW1509  # nothing else runs in this process
    )
    assert process.stderr is not None
    first = process.stderr.readline()
    process.send_signal(signal.SIGINT)
    out, errors = process.communicate(timeout=60)
    told = re.compile(r"(\d+ of 1000000 matches, [\d:]+ left\n)+")
    assert told.fullmatch(first + errors)
    assert process.returncode == 0
    assert json.loads(out)["matches"] > 0


def test_replay_of_standard_input_reads_it() -> None:
    """``-`` is standard input; the suits fall back to letters on an ASCII terminal."""
    walk = deal_walk(1)
    done = subprocess.run(
        [sys.executable, "-m", "murlan", "replay", "-"],
        input=write_match(walk.options, walk.events).encode(),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (0, b"") == (done.returncode, done.stderr)
    assert b"The deal is over." in done.stdout
    assert done.stdout.isascii()


@pytest.mark.parametrize("command", ["classify", "beats", "legal", "replay", "simulate", "arena"])
def test_help_of_the_command_explains_it(run: Run, command: str) -> None:
    """What it does, its JSON, an example; and the general help names it."""
    said = run(command, "--help")
    assert said.code == 0
    for word in ("examples:", f"python -m murlan {command} ", "--json: {"):
        assert word in re.sub(r"\n\[", " [", said.out)
    assert max(map(len, said.out.splitlines())) <= 120
    assert re.search(rf"^    {command} +\w", run("--help").out, re.MULTILINE)
