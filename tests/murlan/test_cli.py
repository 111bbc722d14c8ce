"""`python -m murlan` as people run it: a process, a script of lines on its standard input, what it writes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
ALWAYS = "1\npass\n" * 400
"""Whatever is asked, the first of the list or a pass is an answer: this plays any match of one deal to its end."""

COLOUR = "\x1b["


def run(*arguments: str, script: str | bytes = "", **environ: str) -> subprocess.CompletedProcess[str]:
    """Run the command with these lines to read."""
    given = script.encode() if isinstance(script, str) else script
    done = subprocess.run(
        [sys.executable, "-m", "murlan", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environ},
        timeout=60,
        check=False,
    )
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8")
    )


@pytest.mark.parametrize("rules", ["classic", "visix", "rrethi"])
def test_play_of_one_deal_by_the_first_choice_or_a_pass_ends_with_a_winner(rules: str) -> None:
    """A whole match of one deal, to its places and its winner (R9.4)."""
    done = run("play", "--rules", rules, "--target", "0", "--seed", "tirana", "--name", "Ana", script=ALWAYS)
    assert (0, "") == (done.returncode, done.stderr)
    lines = done.stdout.splitlines()
    assert re.search(r"wins the match!$", lines[-1])
    places = [line.split()[0] for line in lines[-5:-1]]
    assert places == ["1st", "2nd", "3rd", "4th"]
    assert done.stdout.count("The deal is over.") == 1


def test_play_to_eleven_with_a_seed_goes_through_exchanges_to_its_end() -> None:
    """Several deals, with cards given, and one outcome (R8, R9.4)."""
    done = run("play", "--target", "11", "--seed", "shkodra", "--name", "Ana", script=ALWAYS * 8)
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.count("The deal is over.") > 3
    assert re.search(r" gives \w+ \S+\.", done.stdout)
    assert re.search(r"(wins the match!|share it\.)$", done.stdout.strip())


def test_play_with_the_same_seed_is_the_same_match() -> None:
    """A seed brings the same draw and the same cards (R2.2, R2.3)."""
    first, again = (run("play", "--target", "0", "--seed", "vlora", script=ALWAYS) for _ in range(2))
    assert first.stdout == again.stdout
    assert first.stdout != run("play", "--target", "0", "--seed", "berat", script=ALWAYS).stdout


def test_play_against_a_chosen_player_is_played_by_that_one() -> None:
    """Understudies pass what they may (R12.1): before the person is out they play no more than a forced 3♠ (R5.2)."""
    shown = run(
        "play", "--target", "0", "--seed", "3", "--name", "Ana", "--against", "understudy", script=ALWAYS
    ).stdout
    assert "1st  Ana" in shown
    before = shown.partition("Ana is out")[0]
    assert {"3♠"} >= set(re.findall(r"^  (?:Arben|Drita|Luan) plays (.+)$", before, flags=re.MULTILINE))


def test_play_without_a_seed_deals_other_cards_each_time() -> None:
    """The draw of two matches differs (256 bits of randomness)."""
    assert run("play").stdout != run("play").stdout


def test_play_at_a_turn_shows_seats_table_hand_and_choices() -> None:
    """Cards left, points, what lies, the hand in order, numbered choices."""
    shown = run("play", "--seed", "a", "--name", "Ana", script="quit\n").stdout
    assert "  Drita  13 cards   0 points\n" in shown
    assert "  Arben  13 cards   0 points  3♠\n" in shown
    assert "▸ Ana    14 cards   0 points\n" in shown
    assert "On the table: 3♠ (single by Arben)\n" in shown
    assert "Your hand (14): 3♥ 4♦ 6♠ 6♦ 7♠ 8♥ 10♦ J♠ Q♣ Q♥ A♦ A♥ 2♣ 2♥\n" in shown
    assert "single      1 4♦    2 6♠    3 7♠" in shown


def test_play_of_cards_by_name_lays_them() -> None:
    """Cards are typed in any notation of R1.3."""
    assert "  Ana plays 10♦\n" in run("play", "--seed", "a", "--name", "Ana", script="10♦\n").stdout


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("3h", "3♥ is not higher than 3♠."),
        ("6s 6d", "3♠ lies there: answer a single with a higher one, or with a quad."),
        ("4d 6s", "4♦ 6♠ is no combination: play a single"),
        ("rj", "You do not hold RJ."),
        ("9x", "I cannot read “9x” here"),
        ("4d 4D", "I cannot read “4D” here"),
        ("99", "There is no number 99 in the list."),
        ("0", "There is no number 0 in the list."),
        ("9" * 5000, "I cannot read “999"),
        ("help", "Type a number from the list"),
        ("", "Type a number from the list"),
        ("hint", "Hint: play "),
        ("sort", "Your hand (14): 6♠ 7♠ J♠   Q♣ 2♣   4♦ 6♦ 10♦ A♦   3♥ 8♥ Q♥ A♥ 2♥\n"),
    ],
    ids=["low", "kind", "none", "not-held", "bad", "twice", "beyond", "zero", "huge", "help", "empty", "hint", "sort"],
)
def test_line_that_is_no_play_is_answered_and_asked_again(line: str, sentence: str) -> None:
    """A refusal is one sentence, and the turn stays (R5.3)."""
    shown = run("play", "--seed", "a", "--name", "Ana", script=f"{line}\n4d\n").stdout
    assert f"Play or pass> {sentence}" in shown
    assert "  Ana plays 4♦\n" in shown


@pytest.mark.parametrize(
    ("lines", "sentences"),
    [
        ("qh", ["You may not give back Q♥. You may give: 3♠ 4♥ 5♠ 6♦ 7♣ 8♣ 10♣."]),
        ("rj", ["You may not give back RJ."]),
        ("pass", ["First a card must be given back."]),
        ("3s 3h", ["Give back exactly one card."]),
        ("8", ["There is no number 8 in the list."]),
        ("hint", ["Hint: give back "]),
        ("7", ["Ana gives Drita 10♣.", "Drita leads."]),
        ("5s", ["Ana gives Drita 5♠.", "Drita leads."]),
    ],
    ids=["high", "received", "pass", "two", "beyond", "hint", "number", "card"],
)
def test_exchange_asks_the_first_for_a_card_until_it_may_be_given(lines: str, sentences: list[str]) -> None:
    """The others always pass, so the person is 1st in the first deal; it is given the red joker (R8.1, R8.2)."""
    first_deal = "1\n" * 13
    shown = run(
        *("play", "--seed", "3", "--name", "Ana", "--against", "understudy"), script=f"{first_deal}{lines}\n"
    ).stdout
    asked = shown.partition("Give back> ")
    assert "Drita gives Ana RJ.\n" in asked[0]
    assert "give        1 3♠    2 4♥    3 5♠    4 6♦    5 7♣    6 8♣    7 10♣\n" in asked[0]
    assert [] == [sentence for sentence in sentences if sentence not in asked[2]]


def test_sort_twice_is_by_rank_again() -> None:
    """The order is switched to and fro."""
    shown = run("play", "--seed", "a", script="sort\nsort\n").stdout
    assert shown.count("Your hand (14): 3♥ 4♦ 6♠") == 2


@pytest.mark.parametrize(
    "script", ["", "hint\n", "quit\n", "q\n", "4d\nquit\n"], ids=["eof", "later", "quit", "q", "on"]
)
def test_play_that_the_person_leaves_ends_politely(script: str) -> None:
    """At the end of the input, or by ``quit``: no traceback, exit code 0."""
    done = run("play", "--seed", "a", script=script)
    assert (0, "") == (done.returncode, done.stderr)
    assert done.stdout.endswith("The match stops here. Goodbye.\n")


def test_input_that_is_no_utf8_is_answered() -> None:
    """Bytes from a strange terminal end in a sentence, not in a traceback."""
    done = run("play", "--seed", "a", script=b"\xff\xfe\n")
    assert (0, "") == (done.returncode, done.stderr)
    assert "I cannot read" in done.stdout


def test_output_that_cannot_show_suits_uses_letters() -> None:
    """On an ASCII terminal cards are in notation (R1.3)."""
    shown = run("play", "--seed", "a", script="quit\n", PYTHONIOENCODING="ascii").stdout
    assert "Your hand (14): 3H 4D 6S 6D 7S 8H TD JS QC QH AD AH 2C 2H\n" in shown


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("sing",),
        ("play", "--rules", "poker"),
        ("play", "--target", "17"),
        ("play", "--target", "many"),
        ("play", "--name", ""),
        ("play", "--name", "x" * 21),
        ("play", "--name", "a\x1b[31m"),
        ("play", "--name", "Drita"),
        ("play", "--against", "nobody"),
        ("play", "--loud"),
    ],
    ids=lambda arguments: " ".join(arguments).replace("\x1b", "ESC") or "nothing",
)
def test_bad_arguments_end_with_code_2_and_one_sentence(arguments: tuple[str, ...]) -> None:
    """The sentence names the command and where to read on."""
    done = run(*arguments)
    assert (2, "") == (done.returncode, done.stdout)
    assert re.fullmatch(r"murlan( play)?: .+; see murlan( play)? --help\.\n", done.stderr)


def test_help_of_each_command_explains_it() -> None:
    """The general help lists the commands, a command's help its options."""
    general, play = run("--help"), run("play", "--help")
    assert (0, 0) == (general.returncode, play.returncode)
    assert "play a match against three computer players" in general.stdout
    for word in ("--rules", "--target", "--seed", "--name", "--against", "NO_COLOR", "examples:"):
        assert word in play.stdout


def test_output_to_a_pipe_has_no_colours() -> None:
    """Colours are for terminals."""
    assert COLOUR not in run("play", "--seed", "a", script="quit\n").stdout


@pytest.mark.parametrize(
    ("environ", "expected"),
    [({"TERM": "xterm"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)],
    ids=["terminal", "no-color", "dumb"],
)
def test_output_to_a_terminal_has_colours_unless_they_are_unwanted(environ: dict[str, str], *, expected: bool) -> None:
    """``NO_COLOR`` and dumb terminals are respected."""
    shown = _on_a_terminal(b"quit\n", environ)
    assert expected == (COLOUR in shown)
    assert "Goodbye." in shown


def test_interrupt_at_the_prompt_ends_politely() -> None:
    """Ctrl-C is a way to leave, too."""
    with started(stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"Play or pass> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        left, errors = process.communicate(timeout=60)
    assert (0, b"", b"\nThe match stops here. Goodbye.\n") == (process.returncode, errors, left)


def test_reader_that_goes_away_ends_the_command_quietly() -> None:
    """``murlan play | head`` leaves no traceback."""
    with started(stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        assert process.stdin is not None
        process.stdin.write(ALWAYS.encode())
        process.stdin.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait() == 0


def started(*, stdin: int, stdout: int, environ: dict[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Start `play` with a seed; the person has the first turn but one."""
    bare = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    return subprocess.Popen(
        [sys.executable, "-m", "murlan", "play", "--seed", "a"],
        stdin=stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**bare, "PYTHONIOENCODING": "utf-8", **(environ or {})},
    )


def _on_a_terminal(typed: bytes, environ: dict[str, str]) -> str:
    """Run `play` on a pseudo-terminal, type, and return what it wrote."""
    here, terminal = os.openpty()
    with started(stdin=terminal, stdout=terminal, environ=environ) as process:
        os.close(terminal)
        os.write(here, typed)
        shown = b""
        try:
            while chunk := os.read(here, 4096):
                shown += chunk
        except OSError:
            pass  # the other end of a terminal closes with an error
        assert process.wait(timeout=60) == 0
    os.close(here)
    return shown.decode()
